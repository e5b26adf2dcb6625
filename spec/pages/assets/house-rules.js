// House rules as switches. The page has every wording of a sentence; this shows the one that is played by, keeps the
// choice in the address (`?with=served-in-turn,three-card-limit`), and says what became of it.
(() => {
  const { all, make } = globalThis.croupier
  const rules = new Map(all('.house-rule').map(section => [section.dataset.rule, section]))
  if (!rules.size) return

  const words = text => text.split(' ').filter(Boolean)
  const on = new Set()
  const told = [...new Set(all('.wording').map(wording => wording.parentElement))]
  const boxes = []

  function set(rule, inForce) {
    if (!rules.has(rule)) return
    inForce ? on.add(rule) : on.delete(rule)
    if (inForce) words(rules.get(rule).dataset.not).forEach(other => on.delete(other))
  }

  /** Of all wordings whose house rules are in force, the one with the most; the first of the sentence as it is. */
  const fitting = sentence =>
    all(':scope > .wording', sentence)
      .filter(wording => words(wording.dataset.with).every(rule => on.has(rule)))
      .reduce((best, wording) => !best || words(wording.dataset.with).length > words(best.dataset.with).length ? wording : best, null)

  function show() {
    for (const sentence of told) {
      const chosen = fitting(sentence)
      for (const wording of all(':scope > .wording', sentence)) wording.hidden = wording !== chosen
      sentence.classList.toggle('changed', Boolean(chosen?.dataset.with))
      if (!sentence.querySelector(':scope > [data-with=""]')) sentence.closest('.clause').hidden = !chosen
    }
    for (const heading of all('h3[hidden], h3.brought')) { // of sections that only house rules bring
      heading.classList.add('brought')
      heading.hidden = true
      for (let next = heading.nextElementSibling; next?.matches('.clause'); next = next.nextElementSibling) {
        if (!next.hidden) heading.hidden = false
      }
    }
    for (const { box, rule } of boxes) box.checked = on.has(rule)
    for (const [rule, section] of rules) section.classList.toggle('in-force', on.has(rule))
    tell()
  }

  function tell() {
    summary.replaceChildren()
    const changed = told.filter(sentence => sentence.matches('.said.changed'))
    if (!on.size) return
    summary.append('Marked below: ')
    changed.forEach((sentence, n) => {
      const number = sentence.closest('.clause').querySelector('.num').textContent
      const letter = sentence.querySelector('.mark')?.textContent
      const link = make('a', { href: '#', textContent: letter ? `${number}(${letter})` : number })
      link.onclick = event => { event.preventDefault(); sentence.scrollIntoView({ block: 'center' }) }
      summary.append(n === 0 ? '' : n === changed.length - 1 ? ' and ' : ', ', link)
    })
    summary.append('.')
  }

  /** A page that was opened from a folder may not rewrite its address everywhere; the switches work all the same. */
  function remember() {
    const address = new URL(location.href)
    on.size ? address.searchParams.set('with', [...on].join(',')) : address.searchParams.delete('with')
    try { history.replaceState(history.state, '', address.href.replaceAll('%2C', ',')) } catch { /* see above */ }
  }

  function switchFor(rule, label, name) {
    const box = make('input', { type: 'checkbox' })
    if (name) box.setAttribute('aria-label', name)
    box.onchange = () => { set(rule, box.checked); show(); remember() }
    boxes.push({ box, rule })
    return make('label', { className: 'switch' }, box, label)
  }

  const summary = make('output', { className: 'agreed' })
  const head = make('fieldset', { className: 'switches' }, make('legend', { textContent: 'House rules in force' }))
  for (const [rule, section] of rules) {
    head.append(switchFor(rule, section.dataset.name))
    section.prepend(switchFor(rule, 'In force', `In force: ${section.dataset.name}`))
  }
  head.append(summary)
  document.getElementById('rules').after(head)

  ;(new URL(location.href).searchParams.get('with') ?? '').split(',').forEach(rule => set(rule, true))
  show()
  if (on.size && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
})()
