// Steps for cucumber-js, made from what the bridge says can be said. CROUPIER_PYTHON names the Python that has Croupier;
// CROUPIER_COMMAND an engine that answers the conformance protocol at level `full`, instead of Croupier's own.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { After, AfterAll, Before, BeforeStep, defineParameterType, defineStep } from '@cucumber/cucumber'

const engine = process.env.CROUPIER_COMMAND
const bridging = engine ? ['-m', 'croupier.conformance.bridge', engine] : ['-m', 'croupier.gherkin.bridge']
const bridge = spawn(process.env.CROUPIER_PYTHON ?? 'python3', bridging, {
  stdio: ['pipe', 'pipe', 'inherit'],
})
const answers = createInterface({ input: bridge.stdout })[Symbol.asyncIterator]()

async function ask(message) {
  bridge.stdin.write(`${JSON.stringify(message)}\n`)
  const { value, done } = await answers.next()
  if (done) throw new Error('the bridge has gone; does CROUPIER_PYTHON name a Python that has Croupier?')
  const answer = JSON.parse(value)
  if (!answer.ok) throw new Error(answer.why)
  return answer
}

const { parameters, sentences } = await ask({ do: 'hello' })

for (const { name, regexp } of parameters) {
  defineParameterType({ name, regexp: new RegExp(regexp), transformer: (text) => text, useForSnippets: false })
}

async function hear() {
  await ask({ do: 'hear', text: this.text })
}

for (const { expression, slots } of sentences) {
  // Cucumber counts the parameters of a step; the bridge wants the whole sentence, and takes it apart itself.
  const step = function (..._slots) {
    return hear.call(this)
  }
  defineStep(expression, Object.defineProperty(step, 'length', { value: slots }))
}

Before(async function ({ pickle }) {
  await ask({ do: 'begin', feature: pickle.uri, texts: pickle.steps.map((step) => step.text) })
})

BeforeStep(function ({ pickleStep }) {
  this.text = pickleStep.text
})

After(async function ({ result }) {
  if (result.status === 'PASSED') await ask({ do: 'end' })
})

AfterAll(function () {
  bridge.stdin.end()
})
