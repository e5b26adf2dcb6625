"""The head of a told witness: what it shows, under which clauses, and what would happen without the rule."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from croupier.gherkin.notation import told_example
from croupier.gherkin.vocabulary import sentences, tell_cards
from croupier.phases import the
from croupier.play import IllegalAction
from croupier.play.recording import History
from croupier.proof import EXPECTATIONS, Allowed, Barred, Deed, Expected, Refused, consult, refused_in
from croupier.proof.quiet import finished
from croupier.proof.witness import begun
from croupier.spec.values import MOST_LETTERS, in_words, slug_of
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from croupier.play import Hand
    from croupier.proof import Case, Moment
    from croupier.proof.mutants import Mutant
    from croupier.rules import Rulebook
    from croupier.rules.documents import Example
    from croupier.table import Action, Card

_MOST_CLAUSES = 2


def headed(rules: Rulebook, mutant: Mutant, example: Example) -> Example:
    """The example with its id, its title, its clauses and its note."""
    case, _ = told_example(rules, example)
    assert mutant.rules is not None, "the mutant compiles"
    said: list[Moment] = [moment for moment in case.moments if not isinstance(moment, Deed)]
    said = said or [told_by_deeds(mutant.rules, case)]
    would = list(dict.fromkeys(would_be_so(case, moment, rules, mutant.rules) for moment in said))
    would[1:] = [again.replace(" would win", "") if " would win" in would[0] else again for again in would[1:]]
    clauses = _clauses(rules, mutant, case)
    return replace(
        example,
        id=_id(mutant),
        title=_title(case, said, played(mutant.rules, case)),
        clauses=clauses,
        note=f"{_premise(rules, mutant, clauses)} {_listed(would)}.",
    )


def is_about(rules: Rulebook, mutant: Mutant, example: Example) -> bool:
    """Whether an example shows a clause that speaks of what the mutant changed."""
    case, _ = told_example(rules, example)
    return not set(_concerned(rules, mutant, case)).isdisjoint(example.clauses)


def played(rules: Rulebook, case: Case, *, on: bool = True) -> Hand | None:
    """The case's hand by a rulebook, as far as its deeds are legal, and `on` from there quietly.

    None where it cannot begin.
    """
    hand = begun(rules, History(stacks=case.stacks, button=case.button, deck=case.deck, stakes=case.stakes))
    if isinstance(hand, ValueError):
        return None
    for moment in case.moments:
        if isinstance(moment, Deed):
            try:
                hand = hand.act(moment.action)
            except IllegalAction:
                break
    return finished(hand) if on else hand


def told_by_deeds(wrong: Rulebook, case: Case) -> Moment:
    """The deed that tells the difference: the first that is refused, or else the last."""
    hand = played(wrong, case, on=False)
    deeds = [moment for moment in case.moments if isinstance(moment, Deed)]
    done = len(hand.history.actions) if hand else 0
    if done < len(deeds):
        return Allowed(action=deeds[done].action)
    return next((deed for deed in reversed(deeds) if deed.draws), deeds[-1])


def _id(mutant: Mutant) -> str:
    """`odd-chip-not-last-raiser`: permanent, as the names of options are."""
    option = mutant.option.removeprefix("policy.").removeprefix("pot.")
    _, arrow, after = mutant.change.partition("→ ")
    words = re.sub(r"[^a-z0-9]+", "-", f"{option} {'not ' if arrow else ''}{after or mutant.change}".lower())
    return slug_of(words.strip("-"))[:MOST_LETTERS].strip("-")


# What would be so instead


def would_be_so(case: Case, moment: Moment, rules: Rulebook, wrong: Rulebook) -> str:
    """What is so by the other rulebook instead of what is claimed."""
    names, other = case.names, played(wrong, case, on=False)
    match moment:
        case Barred():
            return "the hand could begin"
        case _ if other is None:
            return "the hand could not begin"
        case Refused(action=action):
            return f"{names[action.seat]} could {_infinitive(action)}"
        case Allowed(action=action):
            return f"{names[action.seat]} could not {_infinitive(action)}"
        case Expected(kind=kind, values=values):
            return _would_be(names, kind, values, finished(other) if kind in _ENDS else other)
    return _would_draw(case, played(rules, case, on=False), other)


_ENDS = frozenset({"wins", "shows_first", "deals_next", "shown", "not_shown"})


def _would_be(names: tuple[str, ...], kind: str, values: Mapping[str, object], other: Hand) -> str:
    seat = cast("int", values.get("seat", -1))
    who = names[seat] if seat >= 0 else ""
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


def _would_draw(case: Case, mine: Hand | None, other: Hand) -> str:
    """Whose replacements would be others; they are named where the case tells of them."""
    told = {card for moment in case.moments if isinstance(moment, Deed) for card in moment.draws}
    for seat, name in enumerate(case.names):
        draws, cards = (_drawn(hand, seat) if hand else () for hand in (mine, other))
        if draws != cards:
            others = "another card" if len(cards) == 1 else "other cards"
            return f"{name} would draw {tell_cards(cards) if set(cards) <= told else others}"
    return "the hand would go another way"


def _drawn(hand: Hand, seat: int) -> tuple[Card, ...]:
    return tuple(card for event in hand.events if event.what == "draw" and event.seat == seat for card in event.cards)


def _infinitive(action: Action) -> str:
    """`raise to 6`, `discard three cards`."""
    if action.cards:
        count = len(action.cards)
        return f"{action.verb.replace('_', ' ')} {in_words(count)} card{'s' * (count != 1)}"
    if action.verb == "discard":
        return "stand pat"
    for sentence in sentences("allowed", action.verb):
        if ("{chips}" in sentence.pattern) == bool(action.chips) and "{cards}" not in sentence.pattern:
            return sentence.pattern.removeprefix("{seat} may ").format(chips=action.chips)
    return action.verb.replace("_", " ")


# Title


def _title(case: Case, said: Sequence[Moment], other: Hand | None) -> str:
    text = _listed([_says(case, moment, other) for moment in said])
    return text[0].upper() + text[1:]


def _says(case: Case, moment: Moment, other: Hand | None) -> str:
    names = case.names
    match moment:
        case Barred():
            return "the hand may not begin"
        case Refused(action=action):
            return f"{names[action.seat]} may not {_infinitive(action)}"
        case Allowed(action=action):
            return f"{names[action.seat]} may {_infinitive(action)}"
        case Deed(action=action, draws=draws):
            return f"{names[action.seat]} draws {tell_cards(draws)}" if draws else f"what {names[action.seat]} draws"
        case Expected(kind=kind, values=values):
            words = {slot: _word(names, slot, each) for slot, each in values.items()}
            found = _first(other, kind) if other and kind in {"deals_next", "shows_first"} else None
            return EXPECTATIONS[kind].sentence.format(**words) + (f", not {names[found]}" if found is not None else "")


def _word(names: tuple[str, ...], slot: str, value: object) -> str:
    if slot in {"seat", "other"}:
        return names[cast("int", value)]
    if slot == "cards":
        cards = cast("tuple[Card, ...]", value)
        return f"{in_words(len(cards))} cards" if HIDDEN in cards else tell_cards(cards)
    return str(value)


def _listed(parts: list[str]) -> str:
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else parts[0]


# What the mutant changed


def _premise(rules: Rulebook, mutant: Mutant, clauses: tuple[str, ...]) -> str:
    """`Were the rule “…”,`, if the mutant words one of these clauses otherwise; else what it is, as far as known."""
    assert mutant.rules is not None, "the mutant compiles"
    theirs = {clause.id: clause.text for clause in mutant.rules.clauses}
    _, _, after = mutant.change.partition("→ ")
    match mutant.option.partition(".")[0]:
        case "pot" if mutant.option.count(".") == 1:
            return f"Were the ranking “{mutant.change}”,"
        case "steps" if mutant.change.startswith("without "):
            return f"Without {the(mutant.change.removeprefix('without '))}"
        case "steps":
            one, _, other = mutant.change.partition(" before ")
            return f"Were {the(one)} before {the(other)},"
        case "players":
            narrower = rules.players[0] <= mutant.rules.players[0] <= mutant.rules.players[1] <= rules.players[1]
            return f"Could {'only ' if narrower else ''}{after} play,"
    for clause in map(rules.clause, clauses):
        if theirs.get(clause.id, clause.text) != clause.text:
            return f"Were the rule “{theirs[clause.id].removesuffix('.')}”,"
    return "Otherwise"


def _clauses(rules: Rulebook, mutant: Mutant, case: Case) -> tuple[str, ...]:
    """Those that the case shows: first what the mutant words otherwise, then what its hand breaks, then others."""
    mine = played(rules, case, on=False)
    barred = (moment.clause for moment in case.moments if isinstance(moment, Barred))
    shown = refused_in(case) | (consult(rules, mine.record)[1] if mine else frozenset(barred))
    ids = [clause.id for clause in rules.clauses]
    near = {mutant.option.partition(".")[0], mine.step if mine else "players"} - {"policy"}
    nearby = (each for each in ids if each.partition(".")[0] in near)
    found = [each for each in (*_concerned(rules, mutant, case), *sorted(refused_in(case))) if each in shown]
    return tuple(dict.fromkeys(found or [each for each in nearby if each in shown]))[:_MOST_CLAUSES]


def _concerned(rules: Rulebook, mutant: Mutant, case: Case) -> Iterator[str]:
    """The clauses that speak of what the mutant changed."""
    assert mutant.rules is not None, "the mutant compiles"
    theirs = {clause.id: clause.text for clause in mutant.rules.clauses}
    yield from (clause.id for clause in rules.clauses if theirs.get(clause.id) != clause.text)
    other = played(mutant.rules, case)
    if other is not None:
        yield from (clause.id for clause in rules.clauses if any(clause.check(other.record)))
    subject, _, option = mutant.option.partition(".")
    for clause in rules.clauses:
        if (clause.id.partition(".")[0] == subject and option in clause.reads) or clause.id.startswith(mutant.option):
            yield clause.id
