"""Cards and decks. A card is two letters, rank and suit: `Ah`, `Td`, `2c`; jokers, which have neither, are numbered."""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

Card = NewType("Card", str)
"""Rank (`23456789TJQKA`) and suit (`cdhs`), as in `Ah`, always one of `DECK`; or one of `JOKERS`."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
RANK_NAMES = dict(zip(RANKS, "deuce three four five six seven eight nine ten jack queen king ace".split(), strict=True))
SUIT_NAMES = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}

DECK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
"""The standard 52 cards, clubs first, deuces first."""

# `X1` would be read as the `x` of a card that nobody names.
JOKERS: tuple[Card, ...] = (Card("W1"), Card("W2"))
"""The cards of no rank and no suit, which some games add."""

STAR = "★"
"""What stands for the letter of a joker where people read it, as symbols stand for suits."""
_KNOWN = frozenset((*DECK, *JOKERS))
_SYMBOL_SUIT = {symbol: suit for suit, symbol in SYMBOLS.items()} | {"♡": "h", "♢": "d", "♤": "s", "♧": "c"}


def shuffled(random: Random, cards: Sequence[Card] = DECK) -> list[Card]:
    """The cards in a random order: sorted by chance, at half the cost of `random.shuffle`."""
    chance = random.random
    return sorted(cards, key=lambda _: chance())


def plural(rank: str) -> str:
    """`6` → `sixes`, `K` → `kings`."""
    name = RANK_NAMES[rank]
    return name + ("es" if name == "six" else "s")


def read_card(text: str) -> Card:
    """The card somebody wrote as `Ah`, `10h`, `ah`, `AH` or `A♥`, or a joker, `★1` or `W1`.

    Raises ValueError for anything else.
    """
    plain = text.strip().replace("\ufe0e", "").replace("\ufe0f", "")
    rank, suit = plain[:-1].upper().replace("10", "T").replace(STAR, "W"), plain[-1:]
    card = Card(rank + _SYMBOL_SUIT.get(suit, suit.lower()))
    if card not in _KNOWN:
        msg = f"{text!r} is no card; cards look like Ah, Td or 2c"
        raise ValueError(msg)
    return card


def show_card(card: Card) -> str:
    """The card as people read it: `K♦`, `10♥`, `★1`."""
    if card in JOKERS:
        return STAR + card[1]
    rank = "10" if card[0] == "T" else card[0]
    return rank + SYMBOLS[card[1]]


def show_cards(cards: tuple[Card, ...]) -> str:
    """Several cards as people read them: `9♠ 9♦ K♦`."""
    return " ".join(map(show_card, cards))


def name_card(card: Card) -> str:
    """The card spoken: `king of diamonds`, `joker 1`."""
    if card in JOKERS:
        return f"joker {card[1]}"
    return f"{RANK_NAMES[card[0]]} of {SUIT_NAMES[card[1]]}"


def height(card: Card) -> tuple[int, int]:
    """How high a card is where suits count: clubs, diamonds, hearts, spades. A joker is lower than any."""
    return RANKS.find(card[0]), SUITS.find(card[1])
