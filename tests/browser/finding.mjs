// Finding a game: the list of variants is filtered, and any two are compared as `croupier diff` compares them.
// usage: node finding.mjs SITE DIFFS     (DIFFS: a JSON list of what `croupier diff A B --json` says, for all pairs)
import fs from 'node:fs'
import { findings, folder, kept, launch, serve, watched } from './browser.mjs'

const [root, diffs] = process.argv.slice(2)
const found = findings()
const browser = await launch()
const server = await serve(root)
const promises = {}

async function open(base, name) {
  const page = await watched(await browser.newContext({ viewport: { width: 1280, height: 900 } }), base, found)
  await page.goto(base + name, { waitUntil: 'load' })
  return page
}

const games = page => page.locator('.catalogue dt:visible').allInnerTexts().then(texts => texts.map(text => text.trim()))

promises['the list of variants is filtered by players and by words, and the address keeps it'] = async () => {
  const page = await open(server.base, 'variants/index.html')
  const all = await games(page)
  await page.getByLabel('Players').fill('9')
  const nine = await games(page)
  const again = await open(server.base, page.url().replace(server.base, ''))
  const kept = await games(again)
  await again.getByRole('button', { name: 'Show all' }).click()
  await again.getByLabel('Words').fill('second chance')
  return all.length > nine.length && nine.includes('Double Draw') && !nine.includes('Five Card Draw') && kept.join() === nine.join() && (await games(again)).join() === 'Bounce Back'
}

promises['the list of documented games is filtered by tier'] = async () => {
  const page = await open(server.base, 'reference/catalogue.html')
  const all = await games(page)
  await page.getByLabel('Proven').selectOption('gold')
  const gold = await games(page)
  return all.length > 200 && gold.includes('Bounce Back') && !gold.includes('Shotgun')
}

promises['a family of which nothing is left is not announced'] = async () => {
  const page = await open(server.base, 'variants/index.html')
  await page.getByLabel('Words').fill('no such game')
  return (await games(page)).length === 0 && !(await page.locator('h2#draw').isVisible())
}

for (const query of ['odd chip', 'what if the deck runs out']) {
  promises[`search finds "${query}"`] = async () => {
    const page = await open(server.base, 'index.html')
    await page.keyboard.press('/')
    await page.keyboard.type(query)
    await page.waitForSelector('.md-search-result__item', { timeout: 20000 })
    return page.locator('.md-search-result__link').evaluateAll(links => links.some(a => /variants|rulings/.test(a.href)))
  }
}

const told = async page => ({
  differently: await page.locator('section:has(> h2:text("Worded differently")) tbody tr').count(),
  only: await page.locator('section:has(> h2:text-matches("^Only in")) tbody tr').count(),
})

for (const [how, base] of [['from a folder', folder(root)], ['from a server', server.base]]) {
  promises[`two games are compared, ${how}, as the command compares them`] = async () => {
    for (const diff of JSON.parse(fs.readFileSync(diffs, 'utf8'))) {
      const page = await open(base, `compare/index.html?${diff.a.variant}&${diff.b.variant}`)
      await page.locator('.compared section').first().waitFor({ timeout: 20000 })
      const { differently, only } = await told(page)
      const said = await page.locator('.agreed').innerText()
      const wanted = diff.only_in_a.length + diff.only_in_b.length
      if (differently !== diff.differently.length || only !== wanted || !said.includes(`${diff.same.length} are the same`)) return false
      await page.close()
    }
    return true
  }
}

promises['a choice changes what is compared, and the address'] = async () => {
  const page = await open(server.base, 'compare/index.html?five-card-draw&double-draw')
  await page.getByLabel('and this one').selectOption('bounce-back')
  await page.getByRole('heading', { name: 'Only in Bounce Back' }).waitFor({ timeout: 20000 })
  return page.url().endsWith('?five-card-draw&bounce-back')
}

await kept(promises, { found, browser, server })
