// Crawls a built site: requests beyond it, console errors, dead links and anchors, WCAG A and AA, sideways scrolling.
// usage: node audit.mjs SITE [--thorough]     (thorough: every page in every mode; else dark ones see a quarter of the
// pages, as their layout is that of the light ones, axe runs on each page in one mode, and of the rules pages without
// worked hands, which are of one make, it is every sixteenth)
import fs from 'node:fs'
import { axe, findings, folder, launch, pagesOf, serve, watched } from './browser.mjs'

const [root, thorough] = process.argv.slice(2)
const MODES = [
  { name: 'light', colorScheme: 'light', width: 1280 },
  { name: 'dark', colorScheme: 'dark', width: 1280, turns: true },
  { name: 'light phone', colorScheme: 'light', width: 320 },
  { name: 'dark phone', colorScheme: 'dark', width: 320, turns: true },
]
const IN_EVERY_MODE = 3 // pages on which axe runs in all modes even when not thorough; the others take turns
const ALIKE = /\/hands\.html$/ // long pages of one make: axe looks at the first of them, unless thorough

const RULES = /^variants\/([^/]+?)(\/[^/]+)?\.html$/
const has = (slug, page) => fs.existsSync(`${root}/variants/${slug}/${page}.html`)
const SAMPLE = 16

const pages = pagesOf(root).filter((name, n) => {
  const slug = RULES.exec(name)?.[1]
  return thorough || !has(slug, 'box') || has(slug, 'hands') || n % SAMPLE === 0
})
const found = findings()
const browser = await launch()
const server = await serve(root)

/** Everything a page links to, and everything it can be linked by. */
const anchors = page =>
  page.evaluate(() => ({
    links: [...document.querySelectorAll('a[href]')].map(a => a.href),
    ids: [...document.querySelectorAll('[id], a[name]')].flatMap(e => [e.id, e.name]).filter(Boolean),
    twice: [...document.querySelectorAll('[id]')].map(e => e.id).filter((seen => id => seen.has(id) || !seen.add(id))(new Set())),
  }))

async function crawl(mode, turn) {
  const context = await browser.newContext({ colorScheme: mode.colorScheme, viewport: { width: mode.width, height: 900 } })
  const page = await watched(context, server.base, found)
  const seen = new Map()
  const its = n => n < IN_EVERY_MODE || n % MODES.length === turn
  for (const [n, name] of pages.entries()) {
    if (mode.turns && !thorough && !its(n)) continue
    await page.goto(server.base + name, { waitUntil: 'load' })
    await page.evaluate(() => document.querySelectorAll('details').forEach(folded => { folded.open = true }))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wide > 0) found(`scrolls sideways  ${name}  by ${wide} px, ${mode.name}`)
    if (turn === 0) seen.set(name, await anchors(page))
    const another = ALIKE.test(name) && name !== pages.find(each => ALIKE.test(each))
    if (thorough || n < IN_EVERY_MODE || (its(n) && !another)) await axe(page, `${name} (${mode.name})`, found)
  }
  await context.close()
  return seen
}

function checkLinks(seen) {
  for (const [name, { links, twice }] of seen) {
    for (const id of new Set(twice)) found(`id twice  ${name}  #${id}`)
    for (const link of new Set(links)) {
      if (!link.startsWith(server.base)) continue
      const [path, anchor] = decodeURIComponent(link.slice(server.base.length)).split('#')
      const file = path.split('?')[0]
      const target = file === '' || file.endsWith('/') ? file + 'index.html' : file
      if (!seen.has(target)) fs.existsSync(`${root}/${target}`) || found(`dead link  ${name}  ${link}`)
      else if (anchor && !seen.get(target).ids.includes(anchor)) found(`dead anchor  ${name}  ${target}#${anchor}`)
    }
  }
}

async function withoutServer() {
  const context = await browser.newContext()
  const page = await watched(context, folder(root), found)
  // The 404 page is only ever served; it cannot know how deep the missing page was.
  for (const name of pages.filter(name => name !== '404.html')) await page.goto(folder(root) + name, { waitUntil: 'load' })
  await context.close()
}

const [seen] = await Promise.all(MODES.map(crawl))
checkLinks(seen)
await withoutServer()
await browser.close()
server.close()
found.end(`${pages.length} pages in ${MODES.length} modes, served and from a folder`)
