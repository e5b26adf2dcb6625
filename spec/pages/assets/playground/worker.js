// Python in a thread of its own: the page never waits. It carries messages, and knows nothing of any game.
import createPyodideModule from './pyodide.asm.js'
import { loadPyodide } from './pyodide.js'

const HOME = '/croupier'
const here = name => new URL(name, import.meta.url)
const tell = telling => postMessage({ telling })
let parts, python, answer, shelf, judged = false

async function load(name) {
  const response = await fetch(here(name)).catch(() => null)
  if (!response?.ok) throw new Error(`${name} could not be loaded. Is the website still there?`)
  return response
}

async function unpack(loaded) {
  python.unpackArchive(await (await loaded).arrayBuffer(), 'zip', { extractDir: HOME })
  python.runPython('import importlib; importlib.invalidate_caches()')
}

async function begin() {
  tell('Loading Python')
  parts = await (await load('parts.json')).json()
  const archive = load(parts.engine) // both at once
  archive.catch(() => null)
  python = await loadPyodide({ createPyodideModule, indexURL: here('.').href })
  tell('Loading the rules')
  await unpack(archive)
  answer = python.runPython(`import sys; sys.path.insert(0, '${HOME}'); from croupier.website.editing import answer; answer`)
  shelf = python.FS.analyzePath(`${HOME}/shelf`).exists ? `${HOME}/shelf` : undefined
}

async function ask(request) {
  await begun
  let found = JSON.parse(answer(JSON.stringify(request), shelf))
  if (found.needs && parts.judge && !judged) {
    tell('Loading what finds faults')
    await unpack(load(parts.judge))
    judged = true
    found = JSON.parse(answer(JSON.stringify(request), shelf))
  }
  return found
}

/** The last line of a traceback says what happened. */
const why = error => String(error.message ?? error).trim().split('\n').at(-1)

const begun = begin()
let turn = begun.catch(() => null)
onmessage = ({ data: { id, request } }) => {
  turn = turn.then(async () => {
    try {
      postMessage({ id, found: await ask(request) })
    } catch (error) {
      postMessage({ id, error: why(error) })
    }
  })
}
