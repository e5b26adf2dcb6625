// Playing: the engine behind the page, and a table at which one sits. On pages with `data-page="play"` it starts at once.
Object.assign(globalThis.croupier, (() => {
  const { make, button, capital, listed, card, sentence, spaced, table: drawn } = croupier

  /** Python behind the page. It loads when it is first asked something, and again when it was stopped. */
  function engine(stage, tell) {
    let worker = null
    let count = 0
    const waiting = new Map()
    const fail = why => {
      worker?.terminate()
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(why))
      waiting.clear()
    }
    function start() {
      worker = new Worker(`${stage.dataset.assets}worker.js`, { type: 'module' })
      worker.onerror = event => fail(event.message ? `The engine failed: ${event.message}` : 'The engine could not be loaded. Is the website still there?')
      worker.onmessage = ({ data: { id, found, error, telling } }) => {
        if (telling) return tell(`${telling} …`)
        const asked = waiting.get(id)
        waiting.delete(id)
        error ? asked?.reject(new Error(error)) : asked?.resolve(found)
      }
    }
    return {
      ask: (call, values) => new Promise((resolve, reject) => {
        if (!worker) start()
        waiting.set(++count, { resolve, reject })
        worker.postMessage({ id: count, request: { call, with: values } })
      }),
      stop: () => fail('stopped'),
    }
  }

  /** Why nothing can be loaded here, in words; nothing where it can. */
  function hindrance() {
    if (location.protocol === 'file:') {
      return 'This page was opened from a folder, and browsers load no programs from there. Open it from a web server: in the folder of the website, python -m http.server shows it at http://localhost:8000.'
    }
    return typeof WebAssembly === 'object' && typeof Worker === 'function' ? '' : 'This browser cannot run Python: it lacks WebAssembly or workers.'
  }

  const number = (label, name, value, min = 1) =>
    make('label', {}, label, make('input', { type: 'number', name, value, min, max: 1e9, required: true }))

  /** What is chosen before the cards are dealt. */
  function choices(form, on) {
    const [least, most] = form.players
    const seats = make('select', { name: 'seats' }, ...Array.from({ length: most - least + 1 }, (_, n) => make('option', { textContent: least + n, value: least + n })))
    seats.value = form.seats
    const betting = make('select', { name: 'betting' }, ...form.structures.map(name => make('option', { textContent: name, value: name })))
    betting.value = form.betting
    const usual = { ...form.amounts, 'max bet': form.amounts['max bet'] ?? 5 * Math.max(...Object.values(form.amounts)) }
    const amounts = Object.entries(usual).map(([stake, chips]) => number(capital(stake), stake, chips, stake === 'ante' ? 0 : 1))
    const spread = amounts.at(-1)
    betting.onchange = () => { spread.hidden = betting.value !== 'spread limit' }
    betting.onchange()
    const rules = form.house_rules.map(rule => {
      const box = make('input', { type: 'checkbox', value: rule.slug, checked: on.includes(rule.slug) })
      box.onchange = () => rule.not_with.forEach(other => { if (box.checked) rules.find(({ value }) => value === other).checked = false })
      return box
    })
    const labels = rules.map((box, n) => make('label', { title: form.house_rules[n].because }, box, ` ${form.house_rules[n].name}`))
    const table = make('fieldset', {}, make('legend', { textContent: 'Seats, chips and stakes' }), make('label', {}, 'Players, you included', seats),
      number('Chips of each', 'stack', form.stack), make('label', {}, 'Betting', betting), ...amounts)
    const house = labels.length ? [make('fieldset', { className: 'house' }, make('legend', { textContent: 'House rules' }), ...labels)] : []
    const chosen = () => ({
      with: rules.filter(box => box.checked).map(box => box.value), seats: Number(seats.value), betting: betting.value,
      stack: Number(table.querySelector('[name=stack]').value),
      amounts: Object.fromEntries(amounts.filter(label => !label.hidden).map(label => [label.control.name, Number(label.control.value)])),
    })
    return { parts: [table, ...house], chosen }
  }

  /** A table on the page. `about` tells its form, the document if it is not the published one, and where clauses are. */
  function playing(stage, about) {
    const telling = make('p', { className: 'telling', role: 'status' })
    const tell = text => { telling.textContent = text }
    const { ask, stop } = about.engine ?? engine(stage, tell)
    const halt = button('Stop', () => { stopped = true; stop() }, { hidden: true })
    const place = make('div', { className: 'place' })
    const offers = make('div', { className: 'offers', role: 'group', 'aria-label': 'What you may do' })
    const refusal = make('p', { className: 'refusal', role: 'alert' })
    const log = make('div', { className: 'log', role: 'log', tabIndex: 0, 'aria-label': 'What has happened' })
    const asked = make('form', { onsubmit: event => { event.preventDefault(); sitDown(seedOf()) } })
    const before = make('details', { className: 'before folded', open: true }, make('summary', { textContent: 'Choose the table' }), asked)
    let form, table = null, shown = null, seed = null, stopped = false, chosen = new Set(), taken = new Set()

    const seedOf = () => Math.floor(Math.random() * 1e6)

    function prepare(on = []) {
      form = choices(about.form(), on)
      const loads = table ? '' : about.loads ?? ''
      asked.replaceChildren(...form.parts, make('button', { className: 'md-button', textContent: `Deal a hand${loads}` }))
    }

    /** Something that takes time; afterwards the buttons are those of the moment. */
    async function busy(what) {
      halt.hidden = false
      stopped = false
      asked.querySelector('.md-button').disabled = true
      refusal.replaceChildren()
      offers.replaceChildren()
      try {
        await what()
        offer()
      } catch (error) {
        tell(stopped ? 'Stopped. The hand is as you left it.' : `That did not work: ${error.message}`)
        if (table) offers.replaceChildren(button('Go on', () => busy(run)))
      }
      halt.hidden = true
      asked.querySelector('.md-button').disabled = false
    }

    function take(found) {
      if (found.needs) throw new Error(`this website was built without ${found.needs}`)
      if (found.cannot || found.refused) return refuse(found.cannot ?? found.refused)
      ;({ table, shown } = found)
      chosen = new Set()
      taken = new Set()
      found.lines.forEach(write)
      show()
      return true
    }

    function refuse({ why, clause }) {
      refusal.replaceChildren(capital(why))
      if (clause) refusal.append(' ', sentence(clause.text), ' ', make('a', { href: about.where(clause.id, table?.game.with ?? []), textContent: clause.id }))
      tell('')
    }

    function write({ hand, step, brief, text }) {
      const line = hand ? make('h3', { textContent: `Hand ${hand}` }) : step ? make('h4', { textContent: capital(step) }) : make('p', {}, sentence(text))
      if (brief) line.append(make('small', { textContent: ` ${brief}` }))
      if (text?.startsWith('You ')) line.className = 'you'
      log.append(line)
      log.scrollTop = log.scrollHeight
    }

    const sitDown = (cards, settings = form.chosen()) => busy(async () => {
      tell('Dealing …')
      seed = cards
      const { with: house, ...others } = settings
      const { slug, text } = about.game()
      const found = await ask('sit_down', { game: { slug, text, with: house }, seed, ...others })
      if (found.table) log.replaceChildren()
      if (!take(found)) return
      before.open = false
      asked.querySelector('.md-button').textContent = 'Deal a hand'
      await run()
    })

    /** Everybody else, until it is one's own turn. */
    async function run() {
      while (shown && !shown.over && !shown.yours) {
        tell(`${shown.seats.find(seat => seat.acting)?.name ?? 'The dealer'} is to act …`)
        take(await ask('go', { table }))
      }
    }

    const act = (verb, more = {}) => busy(async () => {
      if (take(await ask('act', { table, verb, ...more }))) await run()
    })

    const deal = () => busy(async () => {
      if (take(await ask('deal', { table }))) await run()
    })

    // What is shown

    const toggle = (set, code) => {
      const flip = button('', () => { set.has(code) ? set.delete(code) : set.add(code); flip.setAttribute('aria-pressed', set.has(code)); count() },
        { className: 'pick', 'aria-pressed': set.has(code) })
      flip.replaceChildren(card(code)) // whose label is then the button's name
      return flip
    }

    const choosing = () => Boolean(shown?.offers.some(offer => offer.among.length && offer.most))
    const show = () => place.replaceChildren(drawn(shown, choosing() ? code => toggle(chosen, code) : card))
    const count = () => { for (const spot of offers.querySelectorAll('.count')) spot.textContent = `${chosen.size} chosen` }

    function offer() {
      if (!shown) return
      if (shown.over) return ended()
      if (!shown.yours) return
      const said = shown.offers.flatMap(each => each.said.map(({ word, needs }) => `${word} ${needs}`.trim()))
      tell(`You may ${listed(said)}.`)
      offers.replaceChildren(...shown.offers.flatMap(buttons))
      count()
      if (!document.activeElement || document.activeElement === document.body) (place.querySelector('.pick') ?? offers.querySelector('button'))?.focus({ preventScroll: true })
    }

    /** The ways in which an offer can be taken. */
    function buttons({ verb, least, most, among, takes, said }) {
      const [{ word, needs }] = said
      if (among.length) {
        const whole = most ? [withCards(verb, word, needs, takes, least === most)] : []
        return [...whole, ...said.slice(most ? 1 : 0).map(each => button(capital(each.word), () => act(verb)))]
      }
      if (least < most) return [withChips(verb, word, least, most)]
      return [button(capital(`${word} ${needs}`.trim()), () => act(verb, { chips: most }))]
    }

    function withChips(verb, word, least, most) {
      const chips = make('input', { type: 'number', min: least, max: most, value: least, 'aria-label': `How much, ${least} to ${most}` })
      const go = () => act(verb, { chips: Math.trunc(Number(chips.value)) || 0 })
      chips.onkeydown = event => event.key === 'Enter' && go()
      return make('span', { className: 'amount' }, button(capital(word), go), chips, make('small', { textContent: `${least} to ${most}` }))
    }

    function withCards(verb, word, needs, takes, all) {
      if (all) takes.forEach(code => taken.add(code))
      const pile = takes.length ? [make('span', { className: 'pile', role: 'group', 'aria-label': 'Cards that may come back' }, ...spaced(takes.map(code => toggle(taken, code))))] : []
      const go = () => act(verb, { cards: [...chosen], takes: [...taken] })
      const hint = takes.length ? 'mark them, and as many of your cards' : needs
      return make('span', { className: 'amount' }, button(capital(word), go), ...pile, make('small', {}, hint, ', ', make('span', { className: 'count' })))
    }

    function ended() {
      tell(shown.broke ? 'You are out of chips. Thank you for the game.' : 'The hand is over.')
      offers.replaceChildren(shown.broke ? button('Sit down again', () => sitDown(seedOf())) : button('Next hand', deal))
      if (!document.activeElement || document.activeElement === document.body) offers.firstChild.focus({ preventScroll: true })
    }

    stage.append(before, make('div', { className: 'row' }, telling, halt), place, refusal, offers, log)
    const why = hindrance()
    if (why) stage.replaceChildren(make('p', { className: 'telling', textContent: why }))
    else prepare(about.on ?? [])
    return { prepare, again: () => table && sitDown(seed), tell }
  }

  return { engine, hindrance, playing }
})())

for (const stage of document.querySelectorAll('.playground[data-page=play]')) {
  const form = JSON.parse(stage.dataset.form)
  const on = (new URLSearchParams(location.search).get('with') ?? '').split(',')
  const where = (id, house) => `${stage.dataset.rules}${house.length ? `?with=${house.join(',')}` : ''}#${encodeURIComponent(id)}`
  croupier.playing(stage, { form: () => form, game: () => ({ slug: form.slug }), where, on, loads: ` (loads about ${stage.dataset.megabytes} MB, once)` })
}
