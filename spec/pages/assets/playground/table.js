// What both pages draw with. Whatever somebody typed becomes text, never HTML.
globalThis.croupier = (() => {
  const RANKS = { 2: 'deuce', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' }
  const SUITS = { c: ['♣', 'clubs'], d: ['♦', 'diamonds'], h: ['♥', 'hearts'], s: ['♠', 'spades'] }
  const CARD = /\b(10|[2-9JQKA])([♠♥♦♣])/

  const make = (tag, properties = {}, ...children) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(properties)) {
      if (name.startsWith('aria-') || name === 'role' || name === 'for') element.setAttribute(name, value)
      else element[name] = value
    }
    element.append(...children)
    return element
  }
  const button = (text, onclick, properties = {}) => make('button', { type: 'button', textContent: text, onclick, ...properties })
  const capital = text => text.slice(0, 1).toUpperCase() + text.slice(1)
  const listed = (words, or = 'or') => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`)
  const named = code => (code === 'x' ? 'face-down card' : `${RANKS[code[0]]} of ${SUITS[code[1]][1]}`)

  /** As `croupier.website.cards` draws it. */
  function card(code) {
    const inner = make('span', { 'aria-hidden': 'true' })
    if (code === 'x') inner.append('x')
    else inner.append(code[0] === 'T' ? '10' : code[0], make('span', { className: 'pip', textContent: SUITS[code[1]][0] }))
    return make('span', { className: `card card-${code === 'x' ? 'back' : code[1]}`, role: 'img', 'aria-label': named(code) }, inner)
  }

  /** A sentence with its cards drawn. */
  function sentence(text) {
    const drawn = make('span')
    for (let found; (found = CARD.exec(text)); text = text.slice(found.index + found[0].length)) {
      const suit = Object.keys(SUITS).find(letter => SUITS[letter][0] === found[2])
      drawn.append(text.slice(0, found.index), card((found[1] === '10' ? 'T' : found[1]) + suit))
    }
    drawn.append(text)
    return drawn
  }

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
    return make('div', { className: 'felt' }, middle, make('ul', { className: 'seats' }, ...seats))
  }

  return { make, button, capital, listed, card, sentence, spaced, table }
})()
