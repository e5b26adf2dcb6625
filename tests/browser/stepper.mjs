// What stepping through a hand promises: buttons, keys, whose eyes, links to a step; on any screen, for everybody.
// usage: node stepper.mjs SITE [WORDS]     (only the promises that have these words)
import fs from 'node:fs'
import { axe, findings, folder, kept, launch, serve, watched } from './browser.mjs'

const [root, only] = process.argv.slice(2)
const RULES = 'variants/double-draw.html', HANDS = 'variants/double-draw/hands.html'
const HAND = 'two-draws-and-three-bets', LINES = 18 // Ida deals, Jon and Kay; every card is told
const CROWD = 'every-kind-of-hand' // of nine seats and eight pots
const found = findings()
const browser = await launch()
const server = await serve(root)
const promises = {}

async function open({ base = server.base, page = RULES, hand = HAND, step = 0, before = null, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  context.setDefaultTimeout(20_000)
  const opened = await watched(context, base, found)
  if (before) await before(opened)
  await opened.goto(`${base}${page}${step ? `?step=${step}` : ''}#${hand}`, { waitUntil: 'load' })
  if (step) await opened.locator('.stepper.open .poker-table').waitFor()
  return opened
}
/** The stepper of a hand: it stands between what is said about the hand and its lines. */
const of = (page, hand = HAND) => page.locator(`#${hand} ~ .stepper`).first()
const lines = (page, hand = HAND) => page.locator(`#${hand} ~ .moves`).first().locator('li')
const seat = (stepper, name) => stepper.locator('.seat', { has: stepper.page().getByText(name, { exact: true }) })
const cards = held => held.locator('.holding .card').evaluateAll(found => found.map(card => card.getAttribute('aria-label')))
const at = async page => (await of(page).locator('output').textContent()).split(' ')[0]
const settled = check => check().then(async kept => kept || (await new Promise(done => setTimeout(done, 300)), check()))

promises['a hand is stepped through by button, forwards and back'] = async () => {
  const page = await open()
  const stepper = of(page), press = name => stepper.getByRole('button', { name, exact: true }).click({ force: true })
  await press('Step through this hand')
  await stepper.locator('.poker-table').waitFor()
  const began = (await at(page)) === '1' && !(await lines(page).nth(1).isVisible())
  await press('Next')
  await press('Next')
  const bet = (await at(page)) === '3' && (await seat(stepper, 'Kay').locator('.bet').innerText()).includes('2')
  await press('Back')
  const taken = (await at(page)) === '2' && (await seat(stepper, 'Kay').locator('.bet').count()) === 0
  await press('Last')
  const won = (await at(page)) === `${LINES}` && (await seat(stepper, 'Jon').innerText()).includes('wins 33')
  await press('Next')
  const stays = (await at(page)) === `${LINES}`
  await press('Show the whole hand')
  return began && bet && taken && won && stays && (await lines(page).last().isVisible()) && !(await stepper.locator('.poker-table').isVisible())
}

promises['keys do the same, and a list that is open keeps its own'] = async () => {
  const page = await open()
  await of(page).getByRole('button', { name: 'Step through this hand' }).press('Enter')
  await of(page).locator('.poker-table').waitFor()
  const steps = []
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft']) {
    await page.keyboard.press(key) // the focus went to "Next"
    steps.push(await at(page))
  }
  await of(page).locator('select').press('ArrowDown')
  return steps.join() === `2,3,4,3,${LINES},${LINES},1,1` && (await at(page)) === '1'
}

promises['each seat sees its own cards, a spectator none until they are shown'] = async () => {
  const page = await open({ step: 5 }), stepper = of(page)
  const see = async whom => {
    await stepper.getByLabel('Show').selectOption({ label: whom })
    return Promise.all(['Ida', 'Jon', 'Kay'].map(async name => (await cards(seat(stepper, name))).filter(card => card !== 'face-down card').length))
  }
  const seen = { all: await see('everybody’s cards'), kay: await see('what Kay sees'), jon: await see('what Jon sees'), nobody: await see('what a spectator sees') }
  await stepper.getByRole('button', { name: 'Last' }).click()
  const shown = await cards(seat(stepper, 'Ida'))
  return JSON.stringify(seen) === JSON.stringify({ all: [5, 2, 5], kay: [0, 0, 5], jon: [0, 2, 0], nobody: [0, 0, 0] })
    && shown.join() === 'ace of spades,ace of clubs,ace of diamonds,king of clubs,five of diamonds'
}

for (const [how, base] of [['from a folder', folder(root)], ['from a server', server.base]]) {
  promises[`a link opens a step, ${how}, and leads back to it`] = async () => {
    const page = await open({ base, step: 9 })
    await of(page).getByRole('button', { name: 'Next', exact: true }).click()
    const link = await of(page).getByRole('link', { name: 'Link to this step' }).getAttribute('href')
    await of(page).getByRole('link', { name: 'Link to this step' }).click()
    const kept = page.url() === link || base.startsWith('file:')
    await page.goto('about:blank')
    await page.goto(link)
    await of(page).locator('.poker-table').waitFor()
    const there = await settled(() => page.evaluate(id => Math.abs(document.getElementById(id).getBoundingClientRect().top) < 200, HAND))
    return kept && link.endsWith(`?step=10#${HAND}`) && (await at(page)) === '10' && there
  }
}

promises['a trace is loaded when it is asked for, and no other'] = async () => {
  const asked = []
  const page = await open({ page: HANDS, hand: CROWD, before: page => page.on('request', request => /\/hands\/.*\.js/.test(request.url()) && asked.push(request.url())) })
  const before = asked.length
  await of(page, CROWD).getByRole('button').first().click()
  await of(page, CROWD).locator('.poker-table').waitFor()
  return before === 0 && asked.length === 1 && asked[0].endsWith(`/${CROWD}.js`)
}

promises['without its trace a hand is stepped through line by line'] = async () => {
  const page = await open({ before: page => page.route('**/hands/*.js', route => route.fulfill({ body: '' })) })
  await of(page).getByRole('button', { name: 'Step through this hand' }).click()
  await of(page).getByRole('button', { name: 'Next', exact: true }).click()
  return (await at(page)) === '2' && !(await of(page).getByLabel('Show').isVisible()) && !(await lines(page).nth(2).isVisible())
}

promises['without scripts a hand reads as a list, and nothing is there that does nothing'] = async () => {
  const page = await open({ javaScriptEnabled: false })
  return (await page.locator('.stepper').count()) === 0 && (await lines(page).count()) === LINES && (await lines(page).last().isVisible())
    && !(await page.locator('a.trace').first().isVisible())
}

promises['the clause that acts is told with its number, and marked on the page of the rules'] = async () => {
  const page = await open({ step: LINES })
  const told = of(page).locator('.by', { hasText: 'Whoever shows the best five-card high hand takes the pot.' })
  const marked = await page.locator('.said.acting').allInnerTexts()
  const leads = (await told.locator('a').getAttribute('href')).endsWith('#pot.high.best')
  const hands = await open({ page: HANDS, hand: CROWD, step: 12 })
  const there = await of(hands, CROWD).locator('.by a').first().getAttribute('href')
  await of(page).getByRole('button', { name: 'Show the whole hand' }).click()
  return marked.some(text => text.includes('takes the pot')) && leads && /\/double-draw\.html#/.test(there) && (await page.locator('.acting').count()) === 0
}

promises['whoever listens hears what happened, and every card by its name'] = async () => {
  const page = await open({ step: 5 }), stepper = of(page)
  const heard = await stepper.getByRole('status').textContent()
  const table = stepper.getByRole('group', { name: 'The table, with everybody’s cards' })
  const kay = await table.getByRole('listitem').nth(2).evaluate(item => item.textContent)
  const muck = await table.locator('.middle').textContent()
  return heard.includes('Jon discards king of hearts five of clubs deuce of diamonds') && kay.includes('97 chips behind')
    && kay.includes('to act') && muck.includes('Muck 3 cards') && (await table.getByRole('img', { name: 'dealer' }).count()) === 1
}

promises['what a stranger wrote is read as words'] = async () => {
  const bad = '<img src=x onerror=window.hit=1>'
  const spoil = async route => {
    const body = fs.readFileSync(`${root}/variants/double-draw/hands/${HAND}.js`, 'utf8').replaceAll('"Kay"', JSON.stringify(bad)).replaceAll('Whoever shows', bad)
    await route.fulfill({ body, contentType: 'text/javascript' })
  }
  const page = await open({ step: LINES, before: page => page.route('**/hands/*.js', spoil) })
  const names = await of(page).locator('.who b').allTextContents()
  return names[2] === bad && (await of(page).locator('.by').allTextContents()).some(text => text.includes(bad))
    && (await of(page).locator('img').count()) === 0 && (await page.evaluate(() => window.hit === undefined))
}

promises['nothing moves for whoever wants nothing to move'] = async () => {
  const page = await open({ step: 4, reducedMotion: 'reduce' })
  await of(page).getByRole('button', { name: 'Next', exact: true }).click()
  await of(page).getByRole('button', { name: 'Next', exact: true }).click()
  await of(page).getByRole('button', { name: 'Next', exact: true }).click()
  const lasting = await of(page).locator('.new').evaluateAll(moving => moving.map(each => parseFloat(getComputedStyle(each).animationDuration)))
  return lasting.length > 0 && lasting.every(seconds => seconds < 0.001)
}

promises['paper has the list, and no table'] = async () => {
  const page = await open({ step: 3 })
  await page.emulateMedia({ media: 'print' })
  return !(await page.locator('.poker-table').isVisible()) && (await lines(page).last().isVisible())
}

/** Seats that lie on one another, and what sticks out of the page. */
const crowded = page => page.evaluate(() => {
  const boxes = [...document.querySelectorAll('.stepper.open .chair, .stepper.open .middle')].map(each => each.getBoundingClientRect())
  const over = boxes.some((a, n) => boxes.slice(n + 1).some(b => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1))
  return over || document.documentElement.scrollWidth > document.documentElement.clientWidth || boxes.some(box => box.left < 0 || box.right > innerWidth)
})

for (const [name, width] of [['a phone', 320], ['a tablet', 700], ['a desk', 1280]]) {
  for (const hand of ['nine-draw-all-they-may', CROWD]) {
    promises[`on ${name} nine seats and their cards have room at every step of ${hand}`] = async () => {
      const page = await open({ page: HANDS, hand, step: 1, viewport: { width, height: 800 } })
      await of(page, hand).getByRole('button', { name: 'Next', exact: true }).focus()
      for (let steps = await lines(page, hand).count(); steps > 0; steps -= 1) {
        if (await crowded(page)) return false
        await page.keyboard.press('ArrowRight')
      }
      return true
    }
  }
}

for (const colorScheme of ['light', 'dark']) {
  for (const width of [320, 1280]) {
    promises[`axe finds nothing, ${colorScheme}, ${width} px wide`] = async () => {
      const page = await open({ step: LINES - 2, colorScheme, viewport: { width, height: 900 } })
      await of(page).getByLabel('Show').selectOption({ label: 'what Kay sees' })
      return axe(page, `${HAND}, ${colorScheme}, ${width} px`, found, '.stepper.open')
    }
  }
}

await kept(promises, { found, browser, server, only })
