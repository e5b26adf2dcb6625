// How much processor time a browser's Python takes, without the browser: what else the machine is doing hardly matters.
// usage: node measure.mjs SITE     (a website with a playground)
import fs from 'node:fs'
import { loadPyodide } from 'pyodide'

const folder = `${process.argv[2]}/assets/playground/`
const read = name => fs.readFileSync(folder + name)
const parts = JSON.parse(read('parts.json'))
const spent = since => { const { user, system } = process.cpuUsage(since); return (user + system) / 1000 }
const told = (what, since) => console.log(`${Math.round(spent(since)).toString().padStart(6)} ms  ${what}`)
const measured = (what, deed) => { const since = process.cpuUsage(); const found = deed(); told(what, since); return found }

const python = await loadPyodide({ lockFileContents: read('pyodide-lock.json').toString() })
told('Python is there')
const unpack = name => {
  python.unpackArchive(new Uint8Array(read(name)), 'zip', { extractDir: '/croupier' })
  python.runPython('import importlib; importlib.invalidate_caches()')
}
unpack(parts.engine)
const answer = python.runPython("import sys; sys.path.insert(0, '/croupier'); from croupier.website.editing import answer; answer")
const ask = (call, values) => JSON.parse(answer(JSON.stringify({ call, with: values })))
let found = ask('sit_down', { game: { slug: 'bounce-back' }, seats: 4, stack: 100, betting: 'fixed limit', amounts: {}, seed: 7 })
let longest = 0
let first = true
while (!found.shown.over) {
  const since = process.cpuUsage()
  const verbs = found.shown.offers.map(offer => offer.verb)
  if (found.shown.yours && first) told('the first turn', undefined)
  if (found.shown.yours) first = false
  const verb = ['check', 'call', 'discard', 'keep', 'show'].find(each => verbs.includes(each))
  found = found.shown.yours ? ask('act', { table: found.table, verb }) : ask('go', { table: found.table })
  longest = Math.max(longest, spent(since))
}
told(`the hand is over, after ${found.table.actions.length} actions; the longest took ${Math.round(longest)} ms`)
measured('a hand of that length played again, ten times', () => { for (let n = 0; n < 10; n++) ask('act', { table: found.table, verb: 'check' }) })
for (const slug of ['bounce-back', 'five-card-draw']) {
  const { text } = ask('read', { slug })
  measured(`${slug} checked`, () => ask('check', { slug, text }))
  measured('and once more, changed', () => ask('check', { slug, text: `${text}# changed\n` }))
}
const faulty = ask('read', { slug: 'bounce-back' }).text.replace('up_to', 'up_too')
if (parts.judge) {
  measured('the first fault', () => { unpack(parts.judge); ask('check', { slug: 'bounce-back', text: faulty }) })
  measured('the second fault', () => ask('check', { slug: 'bounce-back', text: `${faulty}# changed\n` }))
}
for (const name of fs.readdirSync(folder)) console.log(`${fs.statSync(folder + name).size.toString().padStart(9)} bytes  ${name}`)
