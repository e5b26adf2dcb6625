"""A variant understood: everything a table needs to play it, and every sentence of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from croupier.rules.uses import BOARD, holdings
from croupier.rules.wilds import NO_CARD_WILD, Wilds

if TYPE_CHECKING:
    from croupier.evaluators import Evaluator
    from croupier.phases import Clause, Step
    from croupier.rules.authority import Authority
    from croupier.rules.uses import Use
    from croupier.table import Card, Stakes


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """One share of the pot: its name, the ranking that decides it, of which cards, and what it takes to win it."""

    name: str
    ranking: Evaluator
    use: Use = ()
    needs: str = ""
    """The least hand that can win it, in the words of the ranking; nothing where every hand can."""
    least: int = 0
    """Its rank."""
    if_none: str = "others"
    """Where its part of a pot goes that nobody can win it of."""

    def strength(self, hand: tuple[Card, ...], board: Mapping[str, tuple[Card, ...]]) -> int | None:
        """How strong the best hand is that the cards make; None where it cannot win the share."""
        best: int | None
        if not self.use and len(cards := hand + board.get(BOARD, ())) >= self.ranking.hand_size:
            best = self.ranking.best_of(cards) if len(cards) > self.ranking.hand_size else self.ranking.rank(cards)
        else:
            made = holdings(self.use, self.ranking.hand_size, hand, board)
            best = max(map(self.ranking.strength, made), default=None)
        return None if best is None or (self.needs and best < self.least) else best

    def reaches(self, hand: tuple[Card, ...], board: Mapping[str, tuple[Card, ...]], words: str) -> bool:
        """Whether the cards make a hand that the ranking calls so, or a better one; not what it takes to win."""
        least = self.ranking.threshold(words)
        return any(self.ranking.rank(made) >= least for made in holdings(self.use, self.ranking.hand_size, hand, board))

    def best(self, hand: tuple[Card, ...], board: Mapping[str, tuple[Card, ...]]) -> tuple[Card, ...] | None:
        """The best hand that the cards make, whether or not it can win; None where they make none."""
        made = holdings(self.use, self.ranking.hand_size, hand, board)
        return max(made, key=self.ranking.rank, default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """One variant under one house. Nothing in it changes."""

    slug: str
    name: str
    also_known_as: tuple[str, ...]
    family: str
    summary: str
    sources: tuple[str, ...]
    """The source documents, by file name in `spec/sources/`."""
    house: str
    """The house that answers what the variant's sources leave open."""
    house_rules: tuple[str, ...] = ()
    """The house rules in force, by name, in the order of the document."""
    players: tuple[int, int]
    deck: tuple[Card, ...]
    """Every card of the game, unshuffled."""
    steps: tuple[Step, ...]
    shares: tuple[Share, ...]
    stakes: Stakes
    """What is played for where a table says nothing."""
    policies: Mapping[str, object]
    clauses: tuple[Clause, ...]
    """In the order of the page; ids without the variant's slug."""
    authorities: Mapping[str, tuple[Authority, ...]]
    """For each clause id, where it comes from, the strongest first."""
    cards: frozenset[Card]
    """The same as a set."""
    stakes_read: Mapping[str, str]
    """The stakes a table must set, each with the clause that speaks of it."""
    wild: Wilds = NO_CARD_WILD
    """The wild cards."""
    cards_dealt: int
    """Cards that each player certainly receives."""
    cards_laid: int = 0
    """Cards that are laid on the table, and burned before others, in every hand that is played to its end."""
    cards_drawn: int = 0
    """The most cards that each player may draw before others are dealt."""
    cards_spared: int = 0
    """How many of each player's cards may be replaced by one for all."""

    def least_deck(self, seats: int) -> int:
        """The fewest cards with which so many can play a hand to its end if nobody folds or draws at the end."""
        each = self.cards_dealt - self.cards_spared
        dealt = min(self.cards_dealt * seats, each * seats + self.cards_spared)
        return dealt + self.cards_drawn * seats + self.cards_laid

    def public(self, clause: str) -> str:
        """The full id of a clause: `the-draw.limit` → `bounce-back/the-draw.limit`."""
        return f"{self.slug}/{clause}"

    def clause(self, id_: str) -> Clause:
        """The clause of that id, with or without the slug. Raises KeyError."""
        local = id_.removeprefix(f"{self.slug}/")
        for clause in self.clauses:
            if clause.id == local:
                return clause
        raise KeyError(id_)

    @property
    def imprint(self) -> str:
        """A few letters that change whenever a sentence does, or what is usually played for."""
        said = [(clause.id, clause.text) for clause in self.clauses]
        return sha256(repr((said, str(self.stakes))).encode()).hexdigest()[:16]

    def readings(self, clause: Clause) -> Mapping[str, object]:
        """The options that a clause reads, each with its value here; by the key of the document."""
        return {key: self._value(clause, key) for key in clause.reads}

    def _value(self, clause: Clause, key: str) -> object:
        subject, _, share = clause.id.partition(".")
        if subject == "policy":
            return self.policies[key]
        if subject == "players":
            return "{} to {}".format(*self.players)
        if subject == "wild":
            return self.wild.said(clause.id)
        if subject == "pot":
            return _said(next(each for each in self.shares if each.name == share.partition(".")[0]), key)
        phases = [step.phase for step in self.steps if step.slug == subject or (subject, key) == ("betting", "size")]
        values = [getattr(phase, field) for phase in phases for field in (key, f"{key}_") if hasattr(phase, field)]
        return values[0] if values else None


def _said(share: Share, key: str) -> object:
    """An option of a share, as a document would say it."""
    match key:
        case "best":
            return share.ranking.word
        case "use":
            return ", ".join(f"{zone}: {count}" for zone, count in share.use) or "any"
        case _:
            return getattr(share, key)
