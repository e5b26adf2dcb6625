// What both scripts need: the browser, a server for one folder, and a list of what was found.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const TYPES = { css: 'text/css', html: 'text/html', js: 'text/javascript', json: 'application/json', svg: 'image/svg+xml', woff2: 'font/woff2', wasm: 'application/wasm', xml: 'text/xml' }
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Headless Chromium; `CHROMIUM` names another executable. */
export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET })

/** Serves `root` and nothing above it, on a free port of this machine. */
export async function serve(root) {
  const server = http.createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://x').pathname)
    let file = path.join(root, path.normalize(asked))
    if (file.endsWith(path.sep)) file += 'index.html'
    if (!fs.existsSync(file) || !fs.statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': `${TYPES[path.extname(file).slice(1)] ?? 'text/plain'}${file.endsWith('.wasm') ? '' : '; charset=utf-8'}` })
    fs.createReadStream(file).pipe(response)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  return { base: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

/** The address of a folder opened without a server. */
export const folder = root => pathToFileURL(path.resolve(root)).href + '/'

/** All pages of the site, as paths with forward slashes. */
export const pagesOf = root =>
  fs.readdirSync(root, { recursive: true }).filter(file => file.endsWith('.html')).map(file => file.split(path.sep).join('/')).sort()

/** A page that reports every request beyond `base` and every complaint of the console to `found`. */
export async function watched(context, base, found) {
  const page = await context.newPage()
  const at = () => decodeURIComponent(page.url().replace(base, '')).split('#')[0]
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(base) && !/^(data|blob|about):/.test(url)) found(`external request  ${at()}  ${url}`)
  })
  page.on('console', message => message.type() === 'error' && found(`console error  ${at()}  ${message.text()}`))
  page.on('pageerror', error => found(`script error  ${at()}  ${error.message}`))
  return page
}

/** Collects findings, each once, and ends the process with them. */
export function findings() {
  const list = new Set()
  const found = text => list.add(text)
  found.end = summary => {
    for (const text of list) console.log(text)
    console.log(`${summary}: ${list.size} findings`)
    process.exitCode = list.size ? 1 : 0
  }
  return found
}

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Whether axe finds nothing on a page, or in a part of it; what it finds goes to `found`. */
export async function axe(page, where, found, part = null) {
  await page.evaluate(AXE)
  const look = ([part, tags]) => axe.run(part ?? document, { runOnly: tags, resultTypes: ['violations'] })
  const { violations } = await page.evaluate(look, [part, TAGS])
  for (const { id, nodes } of violations)
    found(`axe ${id}  ${where}  ${nodes.length} times, as in ${nodes[0].html.slice(0, 160)}`)
  return !violations.length
}

/** Keeps the promises, or says which are broken; then everything is closed, and the process ends with what was found. */
export async function kept(promises, { found, browser, server, only = '' }) {
  const wanted = Object.entries(promises).filter(([promise]) => promise.includes(only))
  for (const [promise, keep] of wanted) {
    try {
      if (!(await keep())) found(`broken promise  ${promise}`)
    } catch (error) {
      found(`broken promise  ${promise}: ${error.message.split('\n')[0]}`)
    }
  }
  await browser.close()
  server.close()
  found.end(`${wanted.length} promises`)
}
