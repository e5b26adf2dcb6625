"""The spec that `croupier new` begins with: a whole game, every line explained to somebody who writes their first."""

from __future__ import annotations

HEAD = """\
# yaml-language-server: $schema=../schema/variant.schema.json
# By the line above an editor checks this file while you type, and offers what can be written; it needs no network.
# Lines that begin with # are notes for you. Delete them when you have read them, and change the others as you like:
# after each change `croupier check {slug}` tells whether the game can be played.

# The format in which this file is written. Leave it as it is.
croupier: {format}

# What players call the game. Its short name, in commands and addresses, is the name of this file: {slug}
name: {name}

# Other names that it goes by:
# also_known_as: [Kitchen Draw]

# The kind of game.
family: {family}
"""
SUMMARY = """
# The idea in a sentence or two. The rules page begins with it.
summary: {summary}
"""
EXAMPLES = """
# Worked examples: hands that show a rule. The page prints them, `croupier features` writes them as scenarios, and
# `croupier test` runs those. `croupier show --sentences` lists all that can be said in them.
examples:
"""
DRAWN = """\
  # A short name of its own, for ever; and what the example shows.
  - id: two-for-two
    title: Two cards go, two cards come
    # The rules that it shows. `croupier show {slug}` prints the name of each rule below its sentence.
    clauses: [{draw}.receives]
    # Who plays, clockwise. The first one deals.
    seats: Ann Ben
    # A hand, as far as it matters: 2 to 9, T, J, Q, K, A, and a letter for the suit (clubs, diamonds, hearts, spades).
    dealt: {{Ann: 9s 9d 9c 6h Kd}}
    # What is done, and what must then be true. Whoever is not spoken of checks, or keeps their cards.
    play:
      - Ann discards 6h Kd and draws 2c 7s
      - Ann holds 9s 9d 9c 2c 7s
"""
FOLDED = """\
  # A short name of its own, for ever; and what the example shows.
  - id: last-one-in
    title: Whoever is left alone wins the pot
    # The rules that it shows. `croupier show {slug}` prints the name of each rule below its sentence.
    clauses: [betting.last-player]
    # Who plays, clockwise. The first one deals.
    seats: Ann Ben
    # What is done, and what must then be true. Whoever is not spoken of checks, or keeps their cards.
    play:
      - {first} folds
      - the hand is over
"""
_GAME = """
# How many can play.
players: 2 to 6

# One hand, in the order in which it is played. A step is a word, or a word with options in braces.
play:
  # Before the cards, everyone puts a small stake into the pot. How much is agreed at the table.
  - ante
  # Five cards to each player, face down.
  - deal: {down: 5}
  # A betting round: check, bet, call, raise, fold. Rounds are told apart by their names.
  # It is opened by the dealer, or by the player `left of dealer`.
  - bet: {name: first round, opens: left of dealer}
  # In turn, players throw away up to three cards and get as many. Without a name of its own the step is `the draw`.
  - draw: {up_to: 3}
  # Another betting round, which needs another name.
  - bet: {name: second round, opens: left of dealer}
  # Whoever is left shows their cards.
  - showdown

# Who wins the pot: here, all of it goes to the best hand in the usual ranking.
pot:
  - {best: high}

# What is usually played for. A table may agree on something else.
betting: fixed limit
stakes: {ante: 1, bet: 2}

# Questions that most rules leave open are answered by the house, unless they are answered here.
# `croupier show {slug}` prints the answers as they are now.
policies:
  # No card is laid aside before a draw; the other answer is `one before each draw`.
  burn: none

# House rules are switches: a table may agree on them before the cards are dealt.
# house_rules:
#   four with an ace:
#     because: An ace is worth keeping, whatever came with it.
#     changes:
#       the draw: {up_to: {usually: 3, keeping an ace: 4}}
"""
_REFUSED = """\
  # `may not` says that something is refused, and by which rule.
  - id: three-at-most
    title: Nobody throws four cards away
    clauses: [the-draw.limit]
    seats: Ann Ben
    dealt: {Ann: 9s 9d 6c 4h Kd}
    play:
      - Ann may not discard 9s 6c 4h Kd (the-draw.limit)
      - Ann may discard 6c 4h Kd
"""


def whole_game(slug: str, name: str, format_: int) -> str:
    """A five-card game, every step written out. The name is written as YAML wants it."""
    head = HEAD.format(slug=slug, name=name, format=format_, family="draw")
    summary = SUMMARY.format(summary="Five cards each, one draw, and two rounds of betting.")
    examples = EXAMPLES + DRAWN.format(slug=slug, draw="the-draw") + _REFUSED
    return head + summary + _GAME.replace("{slug}", slug) + examples
