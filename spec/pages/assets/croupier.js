// Small help for a page that reads without it: four-colour decks, and what the theme forgot. And what all our scripts
// draw with: whatever somebody wrote becomes text, never HTML.
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)]

  /** An element with its properties, roles and children; children that are not there are left out. */
  const make = (tag, properties = {}, ...children) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(properties)) {
      if (name === 'role' || name === 'for' || name.startsWith('aria-')) element.setAttribute(name, value)
      else element[name] = value
    }
    element.append(...children.filter(child => child || child === 0))
    return element
  }

  const RANKS = { 2: 'deuce', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' }
  const SUITS = { c: ['♣', 'clubs'], d: ['♦', 'diamonds'], h: ['♥', 'hearts'], s: ['♠', 'spades'] }
  const CARD = /★([12])|\b(10|[2-9TJQKA])([♠♥♦♣])/
  const named = code => code[0] === 'W' ? `joker ${code[1]}` : `${RANKS[code[0]]} of ${SUITS[code[1]][1]}`

  /** `Td`, or `x` for a back, as `croupier.website.cards` draws it. */
  function card(code) {
    const back = code[0] === 'x'
    const joker = code[0] === 'W'
    const face = back ? ['x'] : joker ? [`★${code[1]}`] : [code[0] === 'T' ? '10' : code[0], make('span', { className: 'pip', textContent: SUITS[code[1]][0] })]
    const inner = make('span', { 'aria-hidden': 'true' }, ...face)
    return make('span', { className: `card card-${back ? 'back' : joker ? 'joker' : code[1]}`, role: 'img', 'aria-label': back ? 'face-down card' : named(code) }, inner)
  }

  /** A sentence with its cards drawn. */
  function sentence(text) {
    const drawn = make('span')
    for (let found; (found = CARD.exec(text)); text = text.slice(found.index + found[0].length)) {
      const [, joker, rank, symbol] = found
      const suit = Object.keys(SUITS).find(letter => SUITS[letter][0] === symbol)
      drawn.append(text.slice(0, found.index), card(joker ? `W${joker}` : (rank === '10' ? 'T' : rank) + suit))
    }
    drawn.append(text)
    return drawn
  }

  globalThis.croupier = { all, make, card, named, sentence } // for the scripts that come after this one

  // A page opened from a folder, or a careful browser, may have no storage; the choice then lasts as long as the page.
  const remembered = {
    get: key => { try { return localStorage.getItem(key) } catch { return null } },
    set: (key, value) => { try { localStorage.setItem(key, value) } catch { /* the page still works */ } },
  }

  function fourColours() {
    const set = on => {
      document.documentElement.classList.toggle('four-colours', on)
      button.setAttribute('aria-pressed', on)
    }
    const button = make('button', { type: 'button', className: 'md-header__button md-icon deck-toggle', title: 'Four-colour deck' })
    button.setAttribute('aria-label', 'Four-colour deck')
    button.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 1.500C5.900 3.800 2.400 5.100 2.400 8a2.200 2.200 0 0 0 4 1.300c-.1 1.200-.6 2.100-1.300 2.700h3.800c-.7-.6-1.200-1.500-1.300-2.700a2.200 2.200 0 0 0 4-1.300C11.600 5.100 8.100 3.800 7 1.500zM17 11.500c-1.200-2.300-5-4-5-6.900a2.600 2.600 0 0 1 5-1 2.600 2.600 0 0 1 5 1c0 2.900-3.800 4.600-5 6.900zM7 12.500c1.100 2.100 2.500 3.900 4.200 5.250C9.500 19.100 8.100 20.900 7 23c-1.100-2.100-2.500-3.900-4.200-5.250C4.500 16.400 5.900 14.600 7 12.500zM17 12.500a2.400 2.400 0 0 1 2 3.650 2.400 2.400 0 1 1-1.400 3.850c.1 1.300.5 2.400 1.300 3h-3.800c.8-.6 1.200-1.700 1.300-3a2.400 2.400 0 1 1-1.400-3.850 2.400 2.400 0 0 1 2-3.650z"/></svg>'
    button.onclick = () => {
      const on = !document.documentElement.classList.contains('four-colours')
      remembered.set('croupier.four-colours', on ? 'yes' : 'no')
      set(on)
    }
    document.querySelector('.md-header label[for="__search"]')?.before(button)
    set(remembered.get('croupier.four-colours') === 'yes')
  }

  function whatTheThemeForgot() {
    document.querySelector('.md-search[role=dialog]')?.setAttribute('aria-label', 'Search')
    for (const label of all('.md-header label[for^="__"]:not([for^="__palette"])')) {
      if (!label.classList.contains('md-header__button')) continue
      label.setAttribute('role', 'button')
      label.setAttribute('aria-label', label.htmlFor === '__search' ? 'Search' : 'Menu')
      label.tabIndex = 0
      label.onkeydown = event => { // the theme itself answers to Enter
        if (event.key !== ' ') return
        event.preventDefault()
        label.click()
      }
    }
    const seen = new Map()
    for (const nav of all('nav[aria-label], nav[aria-labelledby]')) {
      const name = nav.getAttribute('aria-label') ?? document.getElementById(nav.getAttribute('aria-labelledby'))?.textContent.trim()
      seen.set(name, (seen.get(name) ?? 0) + 1)
      if (seen.get(name) > 1) nav.setAttribute('aria-label', `${name} ${seen.get(name)}`)
    }
  }

  fourColours()
  whatTheThemeForgot()
})()
