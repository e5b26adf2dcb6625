// Any two variants side by side. Which rule answers to which is found as `croupier diff` finds it.
(() => {
  const list = document.querySelector('.compare')
  if (!list) return
  const { make, sentence: drawn } = globalThis.croupier
  const names = new Map([...list.querySelectorAll('[data-compare]')].map(item => [item.dataset.compare, item.textContent.trim()]))
  const known = new Map()
  const waiting = new Map()
  window.compareVariants = (slug, told) => { known.set(slug, told); waiting.get(slug)?.() }

  const read = slug => known.has(slug) ? Promise.resolve() : new Promise((done, fail) => {
    waiting.set(slug, done)
    document.head.append(make('script', { src: `${slug}.js`, onerror: fail }))
  })

  // ---- which answers to which

  const texts = (game, step) => new Set(game.clauses.filter(it => it.id.startsWith(`${step.slug}.`)).map(it => it.text))

  /** The steps of B by those of A: of one name; else of one kind, where they have words in common or are the only ones. */
  function steps(a, b) {
    const found = new Map(a.steps.filter(step => b.steps.some(it => it.slug === step.slug)).map(step => [step.slug, step.slug]))
    const ours = a.steps.filter(step => !found.has(step.slug))
    const free = b.steps.filter(step => !found.has(step.slug))
    const common = new Map()
    const strangers = ours.flatMap(step => free.filter(it => it.word === step.word).map(it => [step, it]))
    for (const pair of strangers) {
      const theirs = texts(b, pair[1])
      common.set(pair, [...texts(a, pair[0])].filter(text => theirs.has(text)).length)
    }
    for (const pair of [...strangers].sort((x, y) => common.get(y) - common.get(x))) {
      const [step, it] = pair
      const lone = strangers.filter(each => each[0].word === step.word).length === 1
      if ((lone || common.get(pair)) && !found.has(step.slug) && ![...found.values()].includes(it.slug)) found.set(step.slug, it.slug)
    }
    return found
  }

  function pairs(a, b) {
    const named = steps(a, b)
    const left = new Map(b.clauses.map(it => [it.id, it]))
    const found = new Map()
    const take = (clause, other) => { found.set(clause, other); left.delete(other.id) }
    for (const clause of a.clauses) {
      const [step, ...aspect] = clause.id.split('.')
      const other = left.get([named.get(step) ?? step, ...aspect].join('.'))
      if (other) take(clause, other)
    }
    for (const clause of a.clauses) {
      const alike = !found.has(clause) && [...left.values()].find(it => it.text === clause.text)
      if (alike) take(clause, alike)
    }
    return { found, onlyThere: [...left.values()] }
  }

  // ---- what is shown

  const rule = (slug, clause) => clause && make('p', {},
    clause.number && make('a', { className: 'num', href: `../variants/${slug.split('@')[0]}.html#${clause.id}`, textContent: clause.number }), ' ', clause.text)

  /** The words that only this one has are marked; the longest common sequence of words decides. */
  function marked(slug, clause, other, tag) {
    const mine = clause.text.split(' '), theirs = other.text.split(' ')
    const table = Array.from({ length: mine.length + 1 }, () => new Uint16Array(theirs.length + 1))
    for (let i = mine.length - 1; i >= 0; i--) for (let j = theirs.length - 1; j >= 0; j--) {
      table[i][j] = mine[i] === theirs[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1])
    }
    const said = rule(slug, { ...clause, text: '' })
    let run = []
    const flush = () => { if (run.length) said.append(make(tag, {}, run.join(' ')), ' '); run = [] }
    for (let i = 0, j = 0; i < mine.length; i++) {
      while (j < theirs.length && mine[i] !== theirs[j] && table[i][j + 1] > table[i + 1][j]) j++
      if (j < theirs.length && mine[i] === theirs[j]) { flush(); said.append(`${mine[i]} `); j++ } else run.push(mine[i])
    }
    flush()
    return said
  }

  const labelled = (name, child) => {
    const cell = make('td', {}, child)
    cell.dataset.label = name
    return cell
  }

  function table(title, one, other, rows) {
    if (!rows.length) return null
    const cell = (name, child) => labelled(name, child ?? make('span', { className: 'none', textContent: '—' }))
    const body = make('tbody', {}, ...rows.map(([mine, theirs]) => make('tr', {}, cell(one, mine), cell(other, theirs))))
    const head = make('thead', {}, make('tr', {}, ...[one, other].map(name => make('th', { scope: 'col', textContent: name }))))
    return make('section', {}, make('h2', { textContent: `${title}: ${rows.length}` }), make('table', { className: 'sides' }, head, body))
  }

  function hand(told, one, other) {
    const sentence = text => `${text[0].toUpperCase()}${text.slice(1)}.`
    const bare = text => sentence(text.replace(/ \([a-z0-9.-]+\)$/, ''))
    const { players } = told
    const who = `${players.slice(0, -1).join(', ')} and ${players.at(-1)} play; ${players[0]} deals.`
    return make('li', {},
      make('p', {}, drawn([who, ...told.setting.map(sentence), ...told.done.map(sentence)].join(' '))),
      make('p', {}, make('b', { textContent: `${one}: ` }), drawn(told.here.map(bare).join(' '))),
      make('p', {}, make('b', { textContent: `${other}: ` }), drawn(told.there.map(bare).join(' '))))
  }

  function compared(one, other) {
    const a = known.get(one), b = known.get(other)
    const { found, onlyThere } = pairs(a, b)
    const differently = [...found].filter(([mine, theirs]) => mine.text !== theirs.text || mine.modality !== theirs.modality)
    const onlyHere = a.clauses.filter(clause => !found.has(clause))
    const facts = [['Players', 'players'], ['Usual stakes', 'stakes']].filter(([, key]) => a[key] !== b[key])
    const hands = a.hands[other] ?? []
    status.textContent = one === other ? 'Choose two different games.'
      : `${differently.length} rules are worded differently, ${onlyHere.length} are only in ${a.name}, ${onlyThere.length} only in ${b.name}; `
        + `${found.size - differently.length} are the same.`
    result.replaceChildren(...(one === other ? [] : [
      hands.length && make('section', {}, make('h2', { textContent: 'Where a hand goes another way' }),
        make('ol', { className: 'apart' }, ...hands.map(told => hand(told, a.name, b.name)))),
      table('Facts that differ', a.name, b.name, facts.map(([label, key]) => [`${label}: ${a[key]}`, `${label}: ${b[key]}`])),
      table('Worded differently', a.name, b.name, differently.map(([mine, theirs]) => [marked(one, mine, theirs, 'del'), marked(other, theirs, mine, 'ins')])),
      table(`Only in ${a.name}`, a.name, b.name, onlyHere.map(clause => [rule(one, clause), null])),
      table(`Only in ${b.name}`, a.name, b.name, onlyThere.map(clause => [null, rule(other, clause)])),
    ].filter(Boolean)))
  }

  // ---- the choice

  const options = () => [...names].map(([slug, name]) => make('option', { value: slug, textContent: name }))
  const chosen = [['this', 'This game'], ['that', 'and this one']].map(([id, label]) => {
    const select = make('select', { id, onchange: () => show(true) }, ...options())
    return [select, make('label', { htmlFor: id }, `${label} `, select)]
  })
  const status = make('output', { className: 'agreed' })
  const result = make('div', { className: 'compared' })
  list.replaceChildren(make('div', { className: 'choice' }, ...chosen.map(([, label]) => label)), status, result)

  async function show(remember) {
    const [one, other] = chosen.map(([select]) => select.value)
    if (remember) {
      const address = new URL(location.href)
      address.search = `?${one}=&${other}=`.replaceAll('=', '')
      try { history.replaceState(history.state, '', address.href) } catch { /* a page from a folder; it works all the same */ }
    }
    try {
      await Promise.all([read(one), read(other)])
      compared(one, other)
    } catch {
      status.textContent = 'The data of these games could not be read.'
    }
  }

  const asked = location.search.slice(1).split('&').filter(slug => names.has(slug))
  const [first, second] = names.keys()
  chosen[0][0].value = asked[0] ?? first
  chosen[1][0].value = asked[1] ?? (asked[0] === second ? first : second)
  show(false)
})()
