// The table as it stands in one scene of a trace, from one of its chairs. Nothing of a trace is ever read as HTML.
(() => {
  const { card: drawn } = globalThis.croupier
  const EVERYBODY = 0, SPECTATOR = 1, SEATS = 2 // the views in a scene; see engine/croupier/website/traces.py
  const make = (name, kind, ...children) => {
    const element = document.createElement(name)
    if (kind) element.className = kind
    element.append(...children.filter(child => child !== null))
    return element
  }
  const heard = text => make('span', 'unseen', text)
  const picture = (label, kind, ...children) => {
    const hidden = make('span', '', ...children)
    hidden.setAttribute('aria-hidden', 'true')
    const element = make('span', kind, hidden)
    element.setAttribute('role', 'img')
    element.setAttribute('aria-label', label)
    return element
  }

  /** A ten is wider than a seat has room for. */
  function card(name) {
    const face = drawn(name)
    face.classList.toggle('ten', name[0] === 'T')
    return face
  }

  /** Upright cards; those that were not there before come in. */
  function fan(text, before, kind) {
    const names = text.match(/../g) ?? [], old = before?.match(/../g) ?? []
    return make('span', `fan ${kind}`, ...names.map((name, place) => {
      const face = card(name)
      face.classList.toggle('new', before !== undefined && (name === 'xx' ? place >= old.length : !old.includes(name)))
      return face
    }))
  }

  const chips = (count, kind, before, after = '') => make('span', `chips ${kind}`, heard(before), make('i', 'chip'), `${count}`, heard(after))

  /** Where a seat is: around an oval, or in two columns where there is no room for one. The first sits nearest. */
  function places(seats) {
    const sides = Math.ceil(seats / 2) - 1, top = seats % 2 ? 0 : 1, upper = Math.ceil(sides / 2)
    const row = height => top + height + (height < upper ? 1 : 2) // the middle has a row of its own
    const at = seat => {
      if (seat === 0) return ['near', top + sides + 2]
      if (seat <= sides) return ['left', row(sides - seat)]
      if (top && seat === sides + 1) return ['far', 1]
      return ['right', row(seat - sides - 1 - top)]
    }
    const far = Math.min(...Array.from({ length: seats }, (_, seat) => Math.cos((2 * Math.PI * seat) / seats)))
    return {
      middle: top + upper + 1,
      at: seat => {
        const [side, row] = at(seat), turn = (2 * Math.PI * seat) / seats
        return { side, row, x: -Math.sin(turn), y: 1 - (2 * (1 - Math.cos(turn))) / (1 - far) }
      },
    }
  }

  function put(element, { side, row, x, y }) {
    element.classList.add(side)
    element.style.setProperty('--row', row)
    element.style.setProperty('--x', x.toFixed(3))
    element.style.setProperty('--y', y.toFixed(3))
  }

  function marks(scene, seat) {
    const folded = scene.folded.includes(seat), over = scene.actor === null
    const shown = /[^x]/.test(scene.hands[SPECTATOR][seat])
    return [
      [scene.won[seat] > 0, 'won', `wins ${scene.won[seat]}`],
      [scene.actor === seat, 'actor', 'to act'],
      [folded, 'folded', 'folded'],
      [!folded && !over && scene.stacks[seat] === 0, 'all-in', 'all-in'],
      [shown && !over, 'shown', 'shown'], // when it is over they lie open, and that is that
    ].filter(([is]) => is)
  }

  function seat(trace, scene, before, view, whose) {
    const found = marks(scene, whose), bet = scene.bets[whose], pile = scene.piles[view][whose]
    const button = whose === trace.button ? picture('dealer', 'dealer-button', 'D') : null
    const mark = found.length ? make('span', 'marks', found.map(([, , words]) => words).join(', ')) : null
    const name = make('span', 'who', make('b', '', trace.names[whose]), button)
    const held = fan(scene.hands[view][whose], before?.hands[view][whose], 'holding')
    const lies = fan(pile, before?.piles[view][whose], 'pile')
    if (pile) lies.prepend(heard(' thrown away: '))
    const wager = bet ? chips(bet, `bet${before && before.bets[whose] !== bet ? ' new' : ''}`, ' has bet ') : null
    const chair = make('div', 'chair', name, held, make('span', 'purse', chips(scene.stacks[whose], 'stack', ' ', ' chips behind'), mark))
    const place = make('li', 'seat', chair, make('div', 'before', lies, wager))
    place.classList.add(...found.map(([, kind]) => kind))
    place.classList.toggle('acted', scene.acted.includes(whose))
    place.classList.toggle('seeing', view === SEATS + whose)
    return place
  }

  function pot(trace, [count, seats], place, all) {
    const title = all.length === 1 ? 'Pot' : place ? `Side pot${all.length > 2 ? ` ${place}` : ''}` : 'Main pot'
    const among = place ? make('small', all.length > 4 ? 'unseen' : '', ' for ' + seats.map(who => trace.names[who]).join(', ')) : null
    return make('span', 'pot', `${title} `, chips(count, '', '', ' chips'), among)
  }

  function pile(title, count, words) {
    const backs = Array.from({ length: Math.min(3, count) }, () => make('i', 'card card-back'))
    return make('span', `heap${count ? '' : ' none'}`, make('span', 'backs', ...backs), `${title} ${count}`, heard(words))
  }

  function middle(trace, scene, before) {
    const over = scene.actor === null ? make('span', 'pot', 'The hand is over') : null
    const pots = make('div', 'pots', ...scene.pots.map((each, place, all) => pot(trace, each, place, all)), over)
    const boards = (scene.board ?? []).map((cards, place) => fan(cards, before?.board?.[place], 'board'))
    return make('div', 'middle', ...boards, pots, make('div', 'heaps', pile('Stub', scene.stub, ' cards'), pile('Muck', scene.muck, ' cards')))
  }

  /** The table in a scene, as one of the views has it; `before` is the scene that came before it, if one is to see what changed. */
  function draw(trace, scene, before, view) {
    const where = places(trace.names.length)
    const seats = trace.names.map((_, whose) => {
      const place = seat(trace, scene, before, view, whose)
      put(place, where.at(whose))
      return place
    })
    const centre = middle(trace, scene, before)
    centre.style.setProperty('--row', where.middle)
    const table = make('div', 'poker-table', make('div', 'felt'), centre, make('ul', 'seats', ...seats))
    if (seats.length > 6) table.classList.add('full')
    return table
  }

  /** With whose eyes the table can be looked at. */
  const viewers = trace => [
    ['everybody’s cards', EVERYBODY],
    ...trace.names.map((name, whose) => [`what ${name} sees`, SEATS + whose]),
    ['what a spectator sees', SPECTATOR],
  ]

  globalThis.croupierTable = { draw, viewers, make }
})()
