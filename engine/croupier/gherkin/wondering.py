"""The head of a told witness: what it shows, under which clauses, and what would happen without the rule."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from croupier.gherkin.notation import told_example
from croupier.gherkin.vocabulary import sentences, tell_cards
from croupier.play import IllegalAction
from croupier.play.recording import History
from croupier.proof import EXPECTATIONS, Allowed, Barred, Deed, Expected, Refused, consult, refused_in
from croupier.proof.witness import begun
from croupier.spec.values import MOST_LETTERS, in_words, slug_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from croupier.play import Hand
    from croupier.proof import Case, Moment
    from croupier.proof.mutants import Mutant
    from croupier.rules import Rulebook
    from croupier.rules.documents import Example
    from croupier.table import Card

_MOST_CLAUSES = 2


def headed(rules: Rulebook, mutant: Mutant, example: Example) -> Example:
    """The example with its id, its title, its clauses and its note."""
    case, _ = told_example(rules, example)
    assert mutant.rules is not None, "the mutant compiles"
    other = _played(mutant.rules, case)
    said = [moment for moment in case.moments if not isinstance(moment, Deed)]
    would = [_would(case, moment, other) for moment in said] or [_would_draw(rules, case, other)]
    would[1:] = [again.replace(" would win", "") if " would win" in would[0] else again for again in would[1:]]
    clauses = _clauses(rules, mutant, case, other)
    return replace(
        example,
        id=_id(mutant),
        title=_title(case, said, other),
        clauses=clauses,
        note=f"{_premise(rules, mutant, clauses)} {_listed(would)}.",
    )


def _played(rules: Rulebook, case: Case) -> Hand | None:
    """The hand by another rulebook, as far as that goes; None where it cannot begin."""
    past = History(stacks=case.stacks, button=case.button, deck=case.deck, stakes=case.stakes)
    hand = begun(rules, past)
    if isinstance(hand, ValueError):
        return None
    for moment in case.moments:
        if isinstance(moment, Deed):
            try:
                hand = hand.act(moment.action)
            except IllegalAction:
                break
    return hand


def _id(mutant: Mutant) -> str:
    """`odd-chip-not-last-raiser`: permanent, as the names of options are."""
    option = mutant.option.removeprefix("policy.").removeprefix("pot.")
    _, arrow, after = mutant.change.partition("→ ")
    words = re.sub(r"[^a-z0-9]+", "-", f"{option} {'not ' if arrow else ''}{after or mutant.change}".lower())
    return slug_of(words.strip("-"))[:MOST_LETTERS].strip("-")


# Words for both playings


def _would(case: Case, moment: Moment, other: Hand | None) -> str:
    """What is so by the other rulebook instead of what is claimed."""
    names = case.names
    match moment:
        case Barred():
            return "the hand could begin"
        case _ if other is None:
            return "the hand could not begin"
        case Refused(action=action):
            return f"{names[action.seat]} could {_infinitive(action.verb, action.chips, len(action.cards))}"
        case Allowed(action=action):
            return f"{names[action.seat]} could not {_infinitive(action.verb, action.chips, len(action.cards))}"
        case Expected(kind=kind, values=values):
            return _would_be(names, kind, values, other)
    return "the hand would go another way"


def _would_be(names: tuple[str, ...], kind: str, values: Mapping[str, object], other: Hand) -> str:
    who = names[cast("int", values["seat"])] if "seat" in values else ""
    seat = cast("int", values.get("seat", -1))
    match kind:
        case "wins":
            return f"{who} would win {_won(other, seat) or 'nothing'}"
        case "to_act":
            return "the hand would be over" if other.actor is None else f"it would be {names[other.actor]}'s turn"
        case "deals_next" | "shows_first":
            found = _first(other, kind)
            deed = "deal next" if kind == "deals_next" else "show first"
            return f"nobody would {deed}" if found is None else f"{names[found]} would {deed}"
        case "shown" | "not_shown":
            return f"{who} would {'not show' if kind == 'shown' else 'have shown'}"
        case "holds":
            return f"{who} would hold other cards"
        case "chips":
            return f"{who} would have {other.stacks[seat]} chips"
        case "pot":
            return f"the pot would be {other.pot}"
        case "owes":
            return f"it would cost {who} {sum(offer.price for offer in other.legal)} to call"
    return "the hand would go another way"


def _first(hand: Hand, kind: str) -> int | None:
    verbs = {"pass_deal"} if kind == "deals_next" else {"show", "muck"}
    return next((event.seat for event in hand.events if event.what in verbs), None)


def _won(hand: Hand, seat: int) -> int:
    return sum(event.chips for event in hand.events if event.what == "win" and event.seat == seat)


def _would_draw(rules: Rulebook, case: Case, other: Hand | None) -> str:
    """Whose replacements would be others; they are named where the case tells them of somebody else."""
    mine = _played(rules, case)
    if other is None or mine is None:
        return "the hand could not begin"
    told = {card for moment in case.moments if isinstance(moment, Deed) for card in moment.draws}
    for moment in case.moments:
        if isinstance(moment, Deed) and moment.draws:
            seat = moment.action.seat
            got = [_drawn(hand, seat) for hand in (mine, other)]
            if got[0] != got[1]:
                cards = (
                    tell_cards(got[1]) if set(got[1]) <= told else "another card" if len(got[1]) == 1 else "other cards"
                )
                return f"{case.names[seat]} would draw {cards if got[1] else 'nothing yet'}"
    return "the hand would go another way"


def _drawn(hand: Hand, seat: int) -> tuple[Card, ...]:
    return tuple(card for event in hand.events if event.what == "draw" and event.seat == seat for card in event.cards)


def _infinitive(verb: str, chips: int, cards: int) -> str:
    """`raise to 6`, `discard three cards`."""
    if cards:
        return f"{verb.replace('_', ' ')} {in_words(cards)} card{'s' * (cards != 1)}"
    if verb == "discard":
        return "stand pat"
    for sentence in sentences("allowed", verb):
        if ("{chips}" in sentence.pattern) == bool(chips) and "{cards}" not in sentence.pattern:
            return sentence.pattern.removeprefix("{seat} may ").format(chips=chips)
    return verb.replace("_", " ")


# Title, note and clauses


def _title(case: Case, said: Sequence[Moment], other: Hand | None) -> str:
    parts = [part for moment in said if (part := _says(case, moment, other))]
    if not parts:
        drawn = next((moment for moment in reversed(case.moments) if isinstance(moment, Deed) and moment.draws), None)
        parts = [f"{case.names[drawn.action.seat]} draws {tell_cards(drawn.draws)}" if drawn else "The hand goes on"]
    text = _listed(parts)
    return text[0].upper() + text[1:]


def _says(case: Case, moment: Moment, other: Hand | None) -> str:
    names = case.names
    match moment:
        case Barred():
            return "the hand may not begin"
        case Refused(action=action):
            return f"{names[action.seat]} may not {_infinitive(action.verb, action.chips, len(action.cards))}"
        case Allowed(action=action):
            return f"{names[action.seat]} may {_infinitive(action.verb, action.chips, len(action.cards))}"
        case Expected(kind=kind, values=values):
            said = EXPECTATIONS[kind].sentence.format(
                **{slot: _word(names, slot, each) for slot, each in values.items()}
            )
            found = _first(other, kind) if other and kind in {"deals_next", "shows_first"} else None
            return said if found is None else f"{said}, not {names[found]}"
    return ""


def _word(names: tuple[str, ...], slot: str, value: object) -> str:
    if slot in {"seat", "other"}:
        return names[cast("int", value)]
    return tell_cards(cast("tuple[Card, ...]", value)) if slot == "cards" else str(value)


def _listed(parts: list[str]) -> str:
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else parts[0]


def _premise(rules: Rulebook, mutant: Mutant, clauses: tuple[str, ...]) -> str:
    """`Were the rule “…”,`, if the mutant words one of these clauses otherwise; `Without this rule` if it has none."""
    if mutant.option.startswith("pot."):
        return f"Were the ranking “{mutant.change}”,"
    assert mutant.rules is not None, "the mutant compiles"
    theirs = {clause.id: clause.text for clause in mutant.rules.clauses}
    for clause in map(rules.clause, clauses):
        if clause.id not in theirs:
            return "Without this rule"
        if theirs[clause.id] != clause.text:
            return f"Were the rule “{theirs[clause.id].removesuffix('.')}”,"
    return "Otherwise"


def _clauses(rules: Rulebook, mutant: Mutant, case: Case, other: Hand | None) -> tuple[str, ...]:
    """Those that the case shows: first what the mutant words otherwise, then what its hand breaks."""
    mine = _played(rules, case)
    shown = refused_in(case) | (consult(rules, mine.record)[1] if mine else frozenset())
    found = [each for each in _concerned(rules, mutant, other) if each in shown]
    return tuple(dict.fromkeys((*found, *sorted(refused_in(case)))))[:_MOST_CLAUSES]


def _concerned(rules: Rulebook, mutant: Mutant, other: Hand | None) -> Iterator[str]:
    assert mutant.rules is not None, "the mutant compiles"
    theirs = {clause.id: clause.text for clause in mutant.rules.clauses}
    yield from (clause.id for clause in rules.clauses if theirs.get(clause.id) != clause.text)
    if other is not None:
        for clause in rules.clauses:
            if any(clause.check(other.record)):
                yield clause.id
    subject, _, option = mutant.option.partition(".")
    for clause in rules.clauses:
        if clause.id.partition(".")[0] == subject and option in clause.reads:
            yield clause.id
