// The pages on which one plays and changes rules, in a website with a playground: what they promise, in a real browser.
// usage: node playing.mjs SITE
import { axe, findings, folder, kept, launch, serve, watched } from './browser.mjs'

const [root] = process.argv.slice(2)
const SLOW = { timeout: 240_000 } // a machine that is busy with other tests takes its time
const TEN = '<span class="card card-d" role="img" aria-label="ten of diamonds"><span aria-hidden="true">10<span class="pip">♦</span></span></span>'
const found = findings()
const browser = await launch()
const server = await serve(root)
const promises = {}

async function open(base, path, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await watched(context, base, found)
  await page.goto(base + path, { waitUntil: 'load' })
  return page
}

/** Readable by everybody as it is now: in both colour schemes, and on a narrow phone. */
async function readable(page, where) {
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme })
    await axe(page, `${where} (${colorScheme})`, found, '.playground')
  }
  await page.setViewportSize({ width: 320, height: 700 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (wide > 0) found(`scrolls sideways  ${where}  by ${wide} px`)
  await page.setViewportSize({ width: 1280, height: 900 })
}

const telling = page => page.locator('.telling').first().innerText()
const settled = page => page.waitForFunction(() => [...document.querySelectorAll('.telling')].every(each => !each.textContent.endsWith('…')), null, SLOW)
const myTurn = async page => {
  await page.waitForSelector('.offers button', SLOW)
  await settled(page)
}

promises['a hand is played to its end from the keyboard, with a refusal on the way, and the next one is dealt'] = async () => {
  const page = await open(server.base, 'variants/bounce-back/play.html')
  await readable(page, 'before the deal')
  await page.getByRole('button', { name: /Deal a hand \(loads about \d+ MB, once\)/ }).press('Enter')
  let refused = false
  for (let turn = 0; turn < 30; turn++) {
    await myTurn(page)
    if ((await telling(page)).startsWith('The hand is over')) break
    const picks = page.locator('.pick')
    if (!refused && (await picks.count()) > 2 && (await page.getByRole('button', { name: 'Discard', exact: true }).count())) {
      await readable(page, 'drawing')
      for (const n of [0, 1, 2]) await picks.nth(n).press('Space')
      await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter')
      await page.waitForSelector('.refusal a', SLOW)
      const href = await page.locator('.refusal a').getAttribute('href')
      refused = href === '../bounce-back.html#the-draw.limit' && (await page.locator('.pick[aria-pressed=true]').count()) === 3
    }
    const cheap = page.locator('.offers button', { hasText: /^(Check|Call|Stand pat|Keep|Show)/ }).first()
    await cheap.press('Enter')
    await page.waitForTimeout(50)
  }
  await readable(page, 'after the hand')
  const log = await page.locator('.log').innerText()
  await page.getByRole('button', { name: 'Next hand' }).press('Enter')
  await page.waitForFunction(() => document.querySelector('.log').innerText.includes('Hand 2'), null, SLOW)
  await myTurn(page)
  return refused && /wins? \d+/.test(log) && log.includes('The bounce')
}

promises['what takes long can be stopped, and the hand goes on from where it was'] = async () => {
  const page = await open(server.base, 'variants/five-card-draw/play.html?with=three-card-limit')
  const agreed = await page.getByRole('checkbox', { name: 'three-card limit' }).isChecked()
  await page.getByRole('button', { name: /Deal a hand/ }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  const stopped = await telling(page)
  await page.getByRole('button', { name: /Deal a hand/ }).click()
  await page.waitForSelector('.seats', SLOW)
  for (const name of ['Stop', 'Go on']) { // unless it is one's turn already
    await page.evaluate(name => [...document.querySelectorAll('.playground button')].find(it => it.textContent === name && it.offsetParent)?.click(), name)
    await page.waitForTimeout(200)
  }
  await myTurn(page)
  const drawn = await page.evaluate(() => croupier.card('Td').outerHTML)
  return agreed && stopped.startsWith('Stopped') && drawn === TEN && (await page.locator('.seats li').count()) === 4
}

promises['rules are changed: a fault is underlined and gone again, sentences change, and a hand is dealt by them'] = async () => {
  const page = await open(server.base, 'playground/index.html?variant=bounce-back')
  await page.getByRole('button', { name: /Open it/ }).click()
  await page.waitForSelector('.said-now h2', SLOW)
  await settled(page)
  const area = page.getByRole('textbox', { name: 'The rules' })
  const text = await area.inputValue()
  const type = async typed => {
    await area.fill(typed)
    await page.waitForTimeout(600)
    await settled(page)
  }
  await type(text.replace('up_to: 2', 'up_too: 2'))
  const marked = await page.locator('.marks mark').allInnerTexts()
  const advice = await page.locator('.faults').innerText()
  await readable(page, 'a fault')
  await page.locator('.faults button').first().press('Enter')
  const selected = await area.evaluate(it => it.value.slice(it.selectionStart, it.selectionEnd))
  await type(text.replace('summary: ', 'summary: <img src=x onerror=alert(1)> '))
  const harmless = (await page.locator('.said-now .lead').innerText()).startsWith('<img') && (await page.locator('.playground img').count()) === 0
  await page.getByRole('button', { name: 'Deal a hand' }).click()
  await myTurn(page)
  await type(text.replace('up_to: 2', 'up_to: 3').replace('players: 2 to 7', 'players: 2 to 5'))
  await myTurn(page)
  const changed = await page.locator('.said-now .clause ins').allInnerTexts()
  const seats = await page.locator('select[name=seats] option').count()
  await readable(page, 'changed rules')
  await page.getByRole('button', { name: 'Undo all changes' }).click()
  await page.waitForFunction(() => document.querySelector('.amount-changed').textContent === 'Nothing is changed yet.', null, SLOW)
  return marked.join() === 'up_too' && advice.includes('Did you mean up_to?') && selected === 'up_too' && harmless && seats === 4
    && changed.some(sentence => sentence.includes('up to three')) && (await page.locator('.marks mark').count()) === 0
}

promises['a page that was opened from a folder says why nothing can be played there'] = async () => {
  const play = await open(folder(root), 'variants/bounce-back/play.html')
  const editor = await open(folder(root), 'playground/index.html')
  return (await telling(play)).includes('from a web server') && (await telling(editor)).includes('from a web server')
}

await kept(promises, { found, browser, server })
