// What the pages promise to do: search from a folder, read without scripts, remember four colours, switch house rules.
// usage: node behaviour.mjs SITE PAGE WORD     (PAGE has a worked example; WORD is on it)
import { findings, folder, kept, launch, serve, watched } from './browser.mjs'

const [root, name, word] = process.argv.slice(2)
const withHouseRules = 'variants/five-card-draw.html'
const found = findings()
const browser = await launch()
const server = await serve(root)
const promises = {}

async function open(base, options = {}, page = name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const opened = await watched(context, base, found)
  await opened.goto(base + page, { waitUntil: 'load' })
  return opened
}

for (const [how, base] of [['from a folder', folder(root)], ['from a server', server.base]]) {
  promises[`search finds "${word}" ${how}`] = async () => {
    const page = await open(base, {}, 'index.html')
    await page.keyboard.press('/')
    await page.keyboard.type(word)
    await page.waitForSelector('.md-search-result__item', { timeout: 5000 })
    return page.locator('.md-search-result__link').evaluateAll((links, name) => links.some(a => a.href.includes(name)), name)
  }
}

// In a browser of its own, for the console complains, as it should.
for (const [how, base] of [['from a folder', folder(root)], ['from a server', server.base]]) {
  promises[`a script that somebody put into a page does not run ${how}`] = async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(base + name, { waitUntil: 'load' })
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.evil = true' }))
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.evil = true"><a id="tempting" href="javascript:window.evil = true">x</a>')
      document.getElementById('tempting').click()
    })
    await page.waitForTimeout(300)
    return !(await page.evaluate(() => window.evil))
  }
}

promises['a game fits into a box on a page elsewhere'] = async () => {
  const page = await watched(await browser.newContext({ viewport: { width: 480, height: 260 } }), server.base, found)
  await page.goto(server.base + name.replace('.html', '/box.html'), { waitUntil: 'load' })
  return page.evaluate(() => document.documentElement.scrollHeight <= 260 && document.querySelectorAll('dd').length > 3)
}

promises['cards and moves are there without scripts'] = async () => {
  const page = await open(server.base, { javaScriptEnabled: false })
  const sizes = await page.locator('.moves .pip').evaluateAll(pips => pips.map(pip => pip.getBoundingClientRect().width))
  return sizes.length > 0 && sizes.every(width => width > 4) && (await page.locator('.moves li').last().isVisible())
}

promises['the four-colour deck is remembered'] = async () => {
  const page = await open(server.base)
  const diamond = () => page.locator('.card-d').first().evaluate(card => getComputedStyle(card).color)
  const red = await diamond()
  await page.getByRole('button', { name: 'Four-colour deck' }).click()
  const blue = await diamond()
  await page.reload()
  return red !== blue && (await diamond()) === blue
}

promises['the menu of a phone opens from the keyboard and is out of the way until then'] = async () => {
  const page = await open(server.base, { viewport: { width: 320, height: 700 } })
  const link = page.locator('.md-sidebar--primary a').first()
  const before = await link.isVisible()
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.waitForTimeout(400)
  return !before && (await link.isVisible())
}

promises['a linked rule is marked and not hidden under the header'] = async () => {
  const page = await open(server.base)
  const id = await page.locator('.said').last().getAttribute('id')
  await page.goto(`${server.base}${name}#${id}`)
  await page.waitForTimeout(300)
  return page.evaluate(id => {
    const top = document.getElementById(id).getBoundingClientRect().top
    return document.querySelector('.said:target')?.id === id && top >= document.querySelector('.md-header').getBoundingClientRect().bottom
  }, id)
}

const switched = { name: 'served in turn', at: '#policy\\.draw-service', says: 'before the next player discards' }
const read = page => page.locator(switched.at).innerText()

promises['a house rule is switched on and off with the keyboard, in the rules and in the address'] = async () => {
  const page = await open(server.base, {}, withHouseRules)
  const box = page.getByRole('checkbox', { name: switched.name, exact: true })
  const before = await read(page)
  await box.press('Space')
  const on = await read(page)
  const told = await page.locator('.agreed').innerText()
  const address = page.url()
  await box.press('Space')
  return !before.includes(switched.says) && on.includes(switched.says) && told.includes('4.3(c)')
    && address.endsWith('?with=served-in-turn') && (await read(page)) === before && !page.url().includes('?')
}

for (const [how, base] of [['from a folder', folder(root)], ['from a server', server.base]]) {
  promises[`a link opens the rules as a hand was played by them, ${how}`] = async () => {
    const page = await open(base, {}, `${withHouseRules}?with=served-in-turn,four-and-then-one#policy.draw-service`)
    const added = page.locator('.clause', { hasText: 'Nobody receives more than four cards in a row' })
    const boxes = page.getByRole('checkbox', { checked: true })
    return (await read(page)).includes(switched.says) && (await added.isVisible()) && (await boxes.count()) === 4
  }
}

promises['house rules that exclude each other switch each other off'] = async () => {
  const page = await open(server.base, {}, withHouseRules)
  const [one, other] = ['shuffle for the last players', 'no second shuffle'].map(name => page.getByRole('checkbox', { name, exact: true }))
  await one.check()
  await other.check()
  return (await other.isChecked()) && !(await one.isChecked())
}

promises['without scripts house rules read as a list, and no switch is there that does nothing'] = async () => {
  const page = await open(server.base, { javaScriptEnabled: false }, withHouseRules)
  const hidden = page.locator('.clause[hidden]')
  return (await page.locator('input[type=checkbox].switch, .switches').count()) === 0 && !(await hidden.first().isVisible())
    && (await page.getByText('Nobody receives more than four cards in a row').last().isVisible()) && !(await read(page)).includes(switched.says)
}

promises['printed, a game takes six sheets at most, as it is played and without what implementers look up'] = async () => {
  const page = await open(server.base, {}, `${withHouseRules}?with=served-in-turn`)
  await page.emulateMedia({ media: 'print' })
  const shown = selector => page.locator(selector).first().isVisible()
  const parts = await Promise.all(['#rules', '#examples', '#rule\\.served-in-turn'].map(shown))
  const left = await Promise.all(['#implementers', '#sources', 'details', '#rule\\.three-card-limit', '.stepper'].map(shown))
  await page.goto(server.base + withHouseRules)
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g).length
  return parts.every(Boolean) && !left.some(Boolean) && sheets <= 6 && (await read(page)).length > 0
}

await kept(promises, { found, browser, server })
