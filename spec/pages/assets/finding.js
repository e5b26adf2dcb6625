// Filters for the list of variants, made of what each item says of itself. What is chosen stays in the address.
(() => {
  const { all, make } = globalThis.croupier
  const games = all('.catalogue dt').filter(term => term.dataset.least).map(term => {
    const parts = [term]
    for (let next = term.nextElementSibling; next?.tagName === 'DD'; next = next.nextElementSibling) parts.push(next)
    return { ...term.dataset, parts, words: parts.map(part => part.textContent).join(' ').toLowerCase() }
  })
  if (games.length < 2) return

  const listed = text => (text ?? '').split(',').filter(Boolean)
  const choices = key => [...new Set(games.flatMap(game => listed(game[key])))].sort()
  const fits = {
    q: (game, text) => text.toLowerCase().split(/\s+/).every(word => game.words.includes(word)),
    players: (game, number) => Number(game.least) <= Number(number) && Number(number) <= Number(game.most),
    family: (game, family) => game.family === family,
    has: (game, what) => listed(game.has).includes(what),
    rounds: (game, many) => game.rounds === many,
    wins: (game, share) => listed(game.wins).includes(share),
    deck: (game, cards) => game.deck === cards,
    tier: (game, tier) => game.tier === tier,
    lacks: (game, what) => listed(game.lacks).includes(what),
  }
  const labels = { q: 'Words', players: 'Players', family: 'Family', has: 'With', rounds: 'Betting rounds', wins: 'Wins', deck: 'Deck', tier: 'Proven', lacks: 'Lacks' }

  function field(key) {
    if (key === 'q') return make('input', { type: 'search' })
    if (key === 'players') return make('input', { type: 'number', min: 2, max: Math.max(...games.map(game => game.most)) })
    const found = choices(key)
    if (found.length < 2 && !(key === 'has' && found.length)) return null // nothing to choose from
    return make('select', {}, make('option', { value: '', textContent: 'any' }), ...found.map(each => make('option', { value: each, textContent: each })))
  }

  const fields = new Map()
  const form = make('form', { className: 'filters', onsubmit: event => event.preventDefault() })
  form.setAttribute('role', 'search')
  form.setAttribute('aria-label', 'Filter the list of variants')
  for (const key of Object.keys(fits)) {
    const input = field(key)
    if (!input) continue
    input.name = key
    input.addEventListener('input', () => show(true))
    fields.set(key, input)
    form.append(make('label', {}, labels[key], input))
  }
  const told = make('output')
  const clear = make('button', { type: 'button', textContent: 'Show all', onclick: () => { form.reset(); show(true); fields.get('q').focus() } })
  form.append(clear, told)
  document.querySelector('.catalogue').closest('.md-content__inner').querySelector('h2').before(form)

  function show(remember) {
    const wanted = [...fields].filter(([, input]) => input.value.trim()).map(([key, input]) => [key, input.value.trim()])
    let found = 0
    for (const game of games) {
      const fit = wanted.every(([key, value]) => fits[key](game, value))
      for (const part of game.parts) part.hidden = !fit
      found += fit
    }
    for (const list of all('.catalogue')) {
      const none = all('dt', list).every(term => term.hidden)
      list.hidden = none
      if (list.previousElementSibling?.tagName === 'H2') list.previousElementSibling.hidden = none
    }
    clear.hidden = !wanted.length
    told.textContent = wanted.length ? `${found} of ${games.length} games` : `${games.length} games`
    if (!remember) return
    const address = new URL(location.href)
    address.search = new URLSearchParams(wanted).toString()
    try { history.replaceState(history.state, '', address.href) } catch { /* a page from a folder; it works all the same */ }
  }

  for (const [key, value] of new URLSearchParams(location.search)) if (fields.has(key)) fields.get(key).value = value
  show(false)
})()
