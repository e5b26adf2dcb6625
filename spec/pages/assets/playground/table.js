// What both pages draw with, besides what every page has.
Object.assign(globalThis.croupier, (() => {
  const { make, card } = globalThis.croupier
  const button = (text, onclick, properties = {}) => make('button', { type: 'button', textContent: text, onclick, ...properties })
  const capital = text => text.slice(0, 1).toUpperCase() + text.slice(1)
  const listed = (words, or = 'or') => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`)
  const spaced = elements => elements.flatMap((element, place) => (place ? [' ', element] : [element]))
  const fan = drawn => make('span', { className: 'fan' }, make('span', { className: 'cards' }, ...spaced(drawn)))

  function seat(it, mine, cards) {
    const facts = [it.dealer && 'dealer', it.folded && 'folded', it.bet && `bet ${it.bet}`, !it.folded && !it.stack && 'all-in'].filter(Boolean)
    const about = make('span', { className: 'about' }, make('b', { textContent: it.name }), ` ${it.stack}`)
    if (facts.length) about.append(make('small', { textContent: ` ${facts.join(', ')}` }))
    const place = make('li', { className: ['seat', mine && 'mine', it.folded && 'out', it.acting && 'acting'].filter(Boolean).join(' ') }, about, cards)
    if (it.aside.length) place.append(make('span', { className: 'aside' }, make('small', { textContent: mine ? 'thrown away: ' : 'aside: ' }), ...spaced(it.aside.map(card))))
    if (it.says) place.append(make('small', { className: 'says', textContent: it.says }))
    return place
  }

  /** The table from the first chair: everybody's chips and cards, clockwise, oneself last. `own` draws one's own cards. */
  function table(shown, own = card) {
    const [me, ...others] = shown.seats
    const seats = [...others, me].map(it => seat(it, it === me, fan(it.cards.map(it === me ? own : card))))
    const middle = make('p', { className: 'middle' }, make('b', { textContent: shown.over ? 'The hand is over' : capital(shown.step) }),
      shown.over ? '' : ` · pot ${shown.pot} · ${shown.stub} cards in the deck`)
    const board = shown.board.length ? [make('p', { className: 'middle' }, 'board ', fan(shown.board.map(card)))] : []
    return make('div', { className: 'felt' }, middle, ...board, make('ul', { className: 'seats' }, ...seats))
  }

  return { button, capital, listed, spaced, table }
})())
