// Stepping through a hand: the table after each line of its list, in step with the lines. The page reads without it.
(() => {
  const { draw, viewers, make } = globalThis.croupierTable
  const all = (selector, root = document) => [...root.querySelectorAll(selector)]
  const label = (element, text) => { element.setAttribute('aria-label', text); return element }
  const opened = new Map() // for each hand by its id, what goes to one of its steps

  /** A script is loaded from a folder, too, where nothing could be fetched. */
  const loaded = (address, id) => new Promise(done => {
    const script = make('script')
    script.onload = script.onerror = () => done(globalThis.croupierTraces?.[id] ?? null)
    script.src = address
    document.head.append(script)
  })

  /** The scenes, each whole: a trace says only what has changed. */
  function whole(trace) {
    let scene = {}
    return trace.scenes.map(news => (scene = { ...scene, ...news }))
  }

  /** A line without its clauses. */
  function told(move) {
    const copy = move.cloneNode(true)
    all('.note', copy).forEach(note => note.remove())
    return copy
  }

  /** The same as somebody would say it: cards by name. */
  function spoken(move) {
    const copy = told(move)
    all('[role=img]', copy).forEach(card => card.replaceWith(card.getAttribute('aria-label')))
    return copy.textContent.replace(/\s+/g, ' ').trim()
  }

  function button(kind, text, act) {
    const made = make('button', kind, text)
    made.type = 'button'
    made.onclick = act
    return made
  }

  /** The clauses that come into play, with their numbers; on the page of the rules they are marked as well. */
  function rules(trace, ids, base) {
    return ids.filter(id => trace.clauses[id]).map(id => {
      const [number, text] = trace.clauses[id]
      const link = make('a', '', number)
      link.href = base.replace(/#.*/, '') + '#' + id
      return make('p', 'by', link, ' ', text)
    })
  }

  function stepper(list) {
    const moves = all(':scope > li', list), about = list.parentElement.previousElementSibling
    const source = about?.querySelector('a.trace'), base = about?.querySelector('a.rules')?.href
    let heading = about
    while (heading && !heading.id) heading = heading.previousElementSibling
    if (!source || !heading) return
    let at = null, view = 0, trace = null, scenes = [], lit = []

    const go = step => show(Math.max(0, Math.min(step, moves.length - 1)))
    const start = button('start', 'Step through this hand', () => open(0).then(() => next.focus({ preventScroll: true })))
    const first = button('', 'First', () => go(0))
    const back = button('', 'Back', () => go(at - 1))
    const next = button('', 'Next', () => go(at + 1))
    const last = button('', 'Last', () => go(moves.length - 1))
    const place = make('output', 'place')
    const choice = make('select')
    const seen = make('label', 'seen', 'Show ', choice)
    const copy = make('a', 'copy', 'Link to this step')
    const close = button('close', 'Show the whole hand', () => { show(null); start.focus() })
    const steps = make('div', 'steps', first, back, next, last, place, seen)
    const scene = make('div', 'scene'), line = make('div', 'line'), acting = make('div', 'acting-rules')
    const foot = make('div', 'foot', copy, close)
    const controls = make('div', 'stepper', start, steps, line, scene, acting, foot)
    controls.setAttribute('role', 'group')
    label(controls, 'Step through this hand')
    controls.tabIndex = -1 // so that the keys work after a click on the table
    line.setAttribute('aria-hidden', 'true') // `place` says it

    async function open(step) {
      trace ??= await loaded(source.href, heading.id)
      if (trace?.scenes.length !== moves.length) trace = null // of another version of the page
      scenes = trace ? whole(trace) : []
      if (trace && !choice.options.length) viewers(trace).forEach(([name, of]) => choice.add(new Option(name, of)))
      seen.hidden = !trace // without a trace the lines can be stepped through all the same
      go(step)
    }

    function show(step) {
      const before = at !== null && step === at + 1 ? scenes[at] : undefined
      at = step
      const stepping = at !== null
      start.hidden = stepping
      for (const part of [steps, scene, line, acting, foot]) part.hidden = !stepping
      controls.classList.toggle('open', stepping)
      for (const [end, to] of [[first, 0], [back, 0], [next, moves.length - 1], [last, moves.length - 1]]) end.setAttribute('aria-disabled', at === to)
      moves.forEach((move, n) => {
        move.classList.toggle('later', stepping && n > at)
        n === at ? move.setAttribute('aria-current', 'step') : move.removeAttribute('aria-current')
      })
      place.replaceChildren()
      light([])
      if (stepping) tell(before)
    }

    function tell(before) {
      const words = make('span', 'unseen', ': ' + spoken(moves[at]))
      place.append(`${at + 1} of ${moves.length}`, words)
      line.replaceChildren(...told(moves[at]).childNodes)
      if (trace) all('.dealt', line).forEach(hand => hand.remove()) // they lie below
      const address = new URL(location.href)
      address.searchParams.set('step', at + 1)
      address.hash = heading.id
      copy.href = address.href.replaceAll('%2C', ',')
      copy.textContent = 'Link to this step'
      if (!trace) return
      table(before)
      acting.replaceChildren(...rules(trace, scenes[at].clauses, base))
      light(scenes[at].clauses)
    }

    function table(before) {
      const drawn = draw(trace, scenes[at], before, view)
      scene.replaceChildren(label(drawn, `The table, with ${choice.selectedOptions[0].textContent}`))
      drawn.setAttribute('role', 'group')
    }

    function light(ids) {
      lit.forEach(sentence => sentence.classList.remove('acting'))
      lit = ids.map(id => document.getElementById(id)).filter(Boolean).map(found => found.closest('.said') ?? found)
      lit.forEach(sentence => sentence.classList.add('acting'))
    }

    /** The address can be copied from the link, from the bar, and in most browsers is copied already. */
    async function remember(event) {
      event.preventDefault()
      try { history.replaceState(history.state, '', copy.href) } catch { /* a page from a folder may not everywhere */ }
      try {
        await navigator.clipboard.writeText(copy.href)
        copy.textContent = 'Link copied'
      } catch { copy.textContent = 'Link in the address bar' }
    }

    const keys = { ArrowRight: () => at + 1, ArrowLeft: () => at - 1, Home: () => 0, End: () => moves.length - 1 }
    controls.onkeydown = event => {
      if (at === null || event.target === choice || event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]) return
      event.preventDefault()
      go(keys[event.key]())
    }
    choice.onchange = () => { view = Number(choice.value); table() }
    copy.onclick = remember
    show(null)
    list.parentElement.before(controls)
    opened.set(heading.id, step => open(step).then(() => heading.scrollIntoView()))
  }

  all('.moves > ol').forEach(stepper)
  const step = Number(new URL(location.href).searchParams.get('step'))
  if (step >= 1) opened.get(decodeURIComponent(location.hash.slice(1)))?.(Math.floor(step) - 1)
})()
