"""Rulebooks as pages people like to read. The pages are plain Markdown in `spec/pages`, whatever builds the site.

`build` makes them all. Nothing is imported here, since a browser that plays (`playing`, `editing`) makes no pages.

The patterns that the style sheet knows, all of them readable without it:

| where | pattern |
|---|---|
| under the title | `… { .kicker }`, `… { .lead }`, `<dl class="facts">` with a `<div>` for each pair |
| rounds, rankings | a table in `<div class="rounds">` or `<div class="rankings">`; on a phone its rows become cards |
| a rule | a paragraph `{ .clause }` beginning with `[4.1](#id){ .num }`; each sentence is `<span class="said">` |
| what house rules change | in it a `<span class="wording" data-with="house-rule">` for each wording, one in sight |
| a house rule | a `<div class="house-rule" data-rule data-name data-not>` below its heading |
| changes | a list in `<div class="changes">`; `<ins>`, `<del>`, and `.was` for the sentence that was replaced |
| where it comes from | `<small class="note">` at the end of the paragraph |
| a worked example | an ordered list in `<div class="moves">`; `**The draw**` opens a step; `.then`, `.no`, `.yes` |
| questions, sources | a definition list in `<div class="questions">`; a list of pages in `<div class="catalogue">` |
| who keeps which rule | folded chapters in `<div class="matrix">`, each a table with a column for each implementation |
| cards | `card_html`, `cards_html`; upright inside `<span class="fan">` |
"""
