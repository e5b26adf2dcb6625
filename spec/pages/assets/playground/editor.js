// The editor: a text with its faults underlined, what the rules say now, and a hand by them.
for (const stage of document.querySelectorAll('.playground[data-page=editor]')) (() => {
  const { make, button, capital, sentence, engine, hindrance, playing } = croupier
  const PAUSE = 450 // milliseconds without a key before the text is checked
  const games = JSON.parse(stage.dataset.games)
  const why = hindrance()
  if (why) return stage.append(make('p', { className: 'telling', textContent: why }))

  // What was typed is kept in this browser, if it keeps anything.
  const remembered = {
    get: slug => { try { return localStorage.getItem(`croupier.editor.${slug}`) } catch { return null } },
    set: (slug, text) => { try { text === null ? localStorage.removeItem(`croupier.editor.${slug}`) : localStorage.setItem(`croupier.editor.${slug}`, text) } catch { /* it lasts as long as the page */ } },
  }

  const telling = make('p', { className: 'telling', role: 'status' })
  const tell = text => { telling.textContent = text }
  const python = engine(stage, tell)
  const select = make('select', {}, ...games.map(({ slug, name }) => make('option', { value: slug, textContent: name })))
  select.value = games.some(({ slug }) => slug === new URLSearchParams(location.search).get('variant')) ? new URLSearchParams(location.search).get('variant') : games[0]?.slug
  const open = button(`Open it (loads about ${stage.dataset.megabytes} MB, once)`, () => begin(), { className: 'md-button' })
  const halt = button('Stop', () => python.stop(), { hidden: true })
  const numbers = make('pre', { className: 'numbers', 'aria-hidden': 'true' })
  const marks = make('pre', { className: 'marks', 'aria-hidden': 'true' })
  const area = make('textarea', { spellcheck: false, wrap: 'off', autocomplete: 'off', 'aria-label': 'The rules, as a document' })
  area.setAttribute('autocapitalize', 'off')
  const faults = make('ol', { className: 'faults', 'aria-label': 'Faults' })
  const desk = make('div', { hidden: true },
    make('div', { className: 'paper' }, make('div', { className: 'margin' }, numbers), make('div', { className: 'sheet' }, marks, area)),
    faults,
    make('div', { className: 'row' }, button('Undo all changes', () => { area.value = original; typed(); area.focus() }), button('Download', () => download()),
      button('Play every case told of this game', () => check(true))))
  const said = make('div', { className: 'said-now' })
  const play = make('div', { className: 'try', hidden: true })
  stage.append(make('div', { className: 'row' }, make('label', {}, 'Begin with ', select), open), make('div', { className: 'row' }, telling, halt), desk, play, said)

  let slug = '', original = '', base = null, rules = null, table = null, timer = null, latest = 0, sound = ''

  async function begin() {
    slug = select.value
    rules = base = null
    said.replaceChildren()
    await patiently(async () => {
      const published = await python.ask('read', { slug })
      original = published.text
      base = (await python.ask('check', { slug, text: original })).rules
      area.value = remembered.get(slug) ?? original
      open.textContent = 'Open it'
      desk.hidden = false
      typed()
    })
  }

  /** Says what goes wrong, and can be stopped. */
  async function patiently(what) {
    halt.hidden = false
    try {
      await what()
    } catch (error) {
      tell(error.message === 'stopped' ? 'Stopped. Your text is as it was; the next change is checked again.' : `That did not work: ${error.message}`)
    }
    halt.hidden = true
  }

  function typed() {
    remembered.set(slug, area.value === original ? null : area.value)
    underline([])
    clearTimeout(timer)
    timer = setTimeout(() => check(), PAUSE)
  }

  async function check(cases = false) {
    const turn = ++latest
    const text = area.value
    tell(cases ? 'Playing every case …' : 'Checking …')
    await patiently(async () => {
      const found = await python.ask('check', { slug, text, cases })
      if (turn !== latest || text !== area.value) return
      if (found.needs) return tell('Something does not fit. This website was built without what says where: croupier check says it.')
      underline(found.faults)
      list(found.faults)
      const wrong = found.faults.length
      tell(wrong ? `${wrong} fault${wrong > 1 ? 's' : ''}.${found.rules ? '' : ' The rules below are those before.'}` : cases ? 'Every case holds.' : 'No fault: it can be played.')
      if (found.rules) accept(found.rules, text)
    })
  }

  // Faults: below the text, and in it

  /** Where a place is in the text: columns are counted in whole characters, the text in halves of some. */
  function span({ line, column, width }) {
    const lines = area.value.split('\n')
    const letters = [...(lines[line - 1] ?? '')]
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + letters.slice(0, column - 1).join('').length
    return [start, start + Math.max(letters.slice(column - 1, column - 1 + width).join('').length, 1)]
  }

  function underline(found) {
    const text = area.value
    const own = found.filter(fault => !fault.file).map(fault => [...span(fault), fault.level]).sort((a, b) => a[0] - b[0])
    marks.replaceChildren()
    let end = 0
    for (const [from, to, level] of own) {
      if (from < end) continue
      marks.append(text.slice(end, from), make('mark', { className: level, textContent: text.slice(from, to) || ' ' }))
      end = to
    }
    marks.append(text.slice(end), '\n')
    const wrong = new Set(found.filter(fault => !fault.file).map(fault => fault.line))
    numbers.replaceChildren(...text.split('\n').map((_, n) => make('span', { className: wrong.has(n + 1) ? 'wrong' : '', textContent: `${n + 1}\n` })))
    scroll()
  }

  /** A sentence in which something stands between backticks. */
  const written = text => capital(/[.?!]$/.test(text) ? text : `${text}.`).split('`').map((part, n) => (n % 2 ? make('code', { textContent: part }) : part))

  function list(found) {
    faults.replaceChildren(...found.map(fault => {
      const where = `${fault.file ? `${fault.file}, ` : ''}line ${fault.line}, column ${fault.column}`
      const spot = fault.file ? make('b', { textContent: where }) : button(where, () => { area.focus(); area.setSelectionRange(...span(fault)); reveal(fault.line) })
      const told = make('li', { className: fault.level }, spot, ' ', ...written(fault.message))
      if (fault.help) told.append(' ', make('small', {}, ...written(fault.help)))
      if (fault.note) told.append(' ', make('small', {}, ...written(`line ${fault.note.line}: ${fault.note.message}`)))
      return told
    }))
  }

  const height = () => parseFloat(getComputedStyle(area).lineHeight)
  const reveal = line => { area.scrollTop = Math.max(0, (line - 4) * height()); scroll() }
  function scroll() {
    marks.style.transform = `translate(${-area.scrollLeft}px, ${-area.scrollTop}px)`
    numbers.style.transform = `translateY(${-area.scrollTop}px)`
  }
  area.oninput = typed
  area.onscroll = scroll

  // What the rules say now

  const sentences = told => new Map(told.sections.flatMap(section => section.said.flatMap(each => each.ids.map(id => [id, each.text]))))

  function accept(told, text) {
    const before = JSON.stringify(rules)
    rules = told
    sound = text
    if (JSON.stringify(told) === before) return
    say()
    if (table) {
      table.prepare()
      table.again()
      return
    }
    play.hidden = false
    play.append(make('h2', { textContent: 'Play it' }))
    const stageOfGame = make('div', { className: 'playground' })
    Object.assign(stageOfGame.dataset, { assets: stage.dataset.assets })
    play.append(stageOfGame)
    table = playing(stageOfGame, { form: () => rules.form, game: () => ({ slug, text: sound }), where: id => `#rule-${id}` })
  }

  /** A text, marked where it is not what it was at the beginning. */
  const compared = (now, was) => (now === was ? sentence(now) : make('ins', { title: was ? `It was: ${was}` : 'New' }, sentence(now)))

  function say() {
    const was = base ? sentences(base) : new Map()
    const now = sentences(rules)
    const gone = [...was].filter(([id]) => !now.has(id))
    const changed = [...now].filter(([id, text]) => was.get(id) !== text)
    const facts = Object.entries(rules.facts).map(([name, value]) => make('div', {}, make('dt', { textContent: name }), make('dd', {}, compared(value, base?.facts[name]))))
    const steps = rules.steps.map(({ name, brief }) => make('li', {}, make('b', { textContent: capital(name) }), ' ', compared(brief, base?.steps.find(step => step.name === name)?.brief)))
    said.replaceChildren(
      make('h2', { textContent: 'What it says now' }),
      make('p', { className: 'amount-changed', textContent: changed.length + gone.length ? `${changed.length} ${changed.length === 1 ? 'rule reads' : 'rules read'} otherwise than in the published game${gone.length ? `, and ${gone.length} ${gone.length === 1 ? 'is' : 'are'} gone` : ''}.` : 'Nothing is changed yet.' }),
      make('p', {}, make('label', {}, make('input', { type: 'checkbox', checked: said.classList.contains('only'), onchange: event => said.classList.toggle('only', event.target.checked) }), ' Only the rules that read otherwise')),
      make('p', { className: 'title' }, compared(rules.name, base?.name)),
      make('p', { className: 'lead' }, compared(rules.summary, base?.summary)),
      make('dl', { className: 'facts' }, ...facts), make('ol', { className: 'steps' }, ...steps),
      ...rules.sections.flatMap(section => {
        const told = section.said.map(each => clause(each, was))
        return [make('h3', { textContent: section.title, className: told.some(each => each.matches('.changed')) ? 'changed' : '' }), ...told]
      }),
      ...(gone.length ? [make('h3', { className: 'changed', textContent: 'No longer said' }), ...gone.map(([, text]) => make('p', { className: 'clause changed' }, make('del', {}, sentence(text))))] : []))
  }

  function clause({ number, ids, text }, was) {
    const [first, ...others] = ids
    const anchors = others.map(id => make('span', { id: `rule-${id}` }))
    const changed = was.get(first) !== text
    const now = changed ? compared(text, was.get(first)) : sentence(text)
    return make('p', { className: changed ? 'clause changed' : 'clause', id: `rule-${first}`, title: ids.join(', ') }, ...anchors, make('span', { className: 'num', textContent: number }), now)
  }

  function download() {
    const link = make('a', { href: URL.createObjectURL(new Blob([area.value], { type: 'application/yaml' })), download: `${slug}.yaml` })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  }
})()
