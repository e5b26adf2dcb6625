"""`croupier diff`: how two variants differ, clause by clause."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import json
import textwrap
from dataclasses import asdict
from shutil import get_terminal_size
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, common
from croupier.cli._offering import profiles_for_shell
from croupier.cli._profiles import anywhere, read_profile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.gherkin.apart import Apart
    from croupier.phases import Clause
    from croupier.rules.comparing import Comparison
    from croupier.rules.rulebook import Rulebook
    from croupier.rules.wording import Piece

WIDEST = 100
"""Letters on a line: what the eye follows."""
_MARKS = {"gone": ("[-", "-]", "red"), "new": ("{+", "+}", "green")}


@click.command(short_help="Tell how two variants differ.")
@click.argument("one", metavar="A", shell_complete=profiles_for_shell)
@click.argument("other", metavar="B", shell_complete=profiles_for_shell)
@click.option("--json", "as_json", is_flag=True, help="Print the differences as JSON.")
@click.option("--hand", is_flag=True, help="Search for small hands that they play differently, and tell them.")
@click.option("--exit-code", is_flag=True, help="Exit with 1 if there are differences, and with 0 if there are none.")
@common
@click.pass_context
def command(ctx: click.Context, one: str, other: str, *, as_json: bool, hand: bool, exit_code: bool) -> None:
    """Tell how B differs from A, clause by clause. A step that only has another name is compared as well.

    A and B are variants, each with the house rules and the house that are wanted, as in
    five-card-draw+three-card-limit or five-card-draw@casino.
    """
    from croupier.rules.comparing import Comparison

    profiles = read_profile(one), read_profile(other)
    wanted = dict.fromkeys((profile.name, profile.house) for profile in profiles)
    entries = {(name, house): anywhere(ctx, name, house) for name, house in wanted}
    a, b = (profile.rules(entries[profile.name, profile.house]) for profile in profiles)
    found = Comparison(a, b)
    hands = _hands(found) if hand else None
    if as_json:
        told = {} if hands is None else {"hands": [asdict(each) for each in hands]}
        click.echo(json.dumps({**_plain(found), **told}, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join((*_page(found, one, other), *_played(hands, one, other))))
    ctx.exit(FINDINGS if exit_code and found.differ else FINE)


def _hands(found: Comparison) -> tuple[Apart, ...]:
    from croupier.gherkin.apart import apart

    return tuple(apart(found.a, found.b))


# As JSON


def _plain(found: Comparison) -> dict[str, object]:
    from croupier.rules.comparing import alike

    return {
        "a": _side(found.a),
        "b": _side(found.b),
        "only_in_a": [_clause(clause) for clause in found.only[0]],
        "only_in_b": [_clause(clause) for clause in found.only[1]],
        "differently": [{**_ids(one, other), "a": _words(one), "b": _words(other)} for one, other in found.differently],
        "same": [one.id for one, other in found.pairs if alike(one, other)],
    }


def _side(rules: Rulebook) -> dict[str, object]:
    return {
        "variant": rules.slug,
        "house_rules": list(rules.house_rules),
        "house": rules.house,
        "stakes": str(rules.stakes),
    }


def _clause(clause: Clause) -> dict[str, str]:
    return {"id": clause.id, **_words(clause)}


def _ids(one: Clause, other: Clause) -> dict[str, str]:
    return {"id": one.id} if one.id == other.id else {"id": one.id, "became": other.id}


def _words(clause: Clause) -> dict[str, str]:
    return {"text": clause.text, "modality": clause.modality}


# For people


def _page(found: Comparison, one: str, other: str) -> Iterator[str]:
    yield click.style(f"--- {one}", fg="red") + f"   {_title(found.a)}"
    yield click.style(f"+++ {other}", fg="green") + f"   {_title(found.b)}"
    for name, clauses, sign in ((one, found.only[0], "gone"), (other, found.only[1], "new")):
        if clauses:
            yield from _heading(f"Only in {name}", len(clauses))
            for clause in clauses:
                yield from _sentence(clause.text, _MARKS[sign][2])
                yield _facts(clause)
    if found.differently:
        yield from _heading("Worded differently", len(found.differently))
        for clause, now in found.differently:
            yield from _rewording(clause.text, now.text)
            yield _facts(clause, now)
    if found.a.stakes != found.b.stakes:
        yield from _heading("Usually played for")
        yield from _rewording(str(found.a.stakes), str(found.b.stakes))
    same = len(found.pairs) - len(found.differently)
    yield from _heading("The same", same) if found.differ else ("", f"No difference: all {same} clauses are the same.")


def _played(hands: Iterable[Apart] | None, one: str, other: str) -> Iterator[str]:
    """Hands that go different ways, each up to where they do."""
    from croupier.gherkin.vocabulary import tell_names

    if hands is None:
        return
    yield from _heading("Played differently")
    for place, hand in enumerate(hands):
        players = f"{tell_names(hand.players)} play; {hand.players[0]} deals."
        yield from ("", *_sentence(" ".join((players, *(f"{sentence}." for sentence in hand.setting))), None))[
            not place :
        ]
        for deed in hand.done:
            yield from _sentence(f"{deed}.", None)
        for name, said, colour in ((one, hand.here, "red"), (other, hand.there, "green")):
            yield from _sentence(f"{name}: {', '.join(said)}.", colour)
    if not hands:
        yield "  Nobody noticed a difference in the hands that were tried."


def _title(rules: Rulebook) -> str:
    with_ = f" with {', '.join(rules.house_rules)}" if rules.house_rules else ""
    return click.style(f"{rules.name}{with_}, house {rules.house}", dim=True)


def _heading(text: str, count: int | None = None) -> Iterable[str]:
    many = "" if count is None else f": {count} clause{'s' * (count != 1)}"
    return "", click.style(f"{text}{many}", bold=True)


def _facts(clause: Clause, now: Clause | None = None) -> str:
    now = now or clause
    pairs = (clause.id, now.id), (clause.modality, now.modality)
    facts = (before if before == after else f"{before} → {after}" for before, after in pairs)
    return click.style(f"    {' · '.join(facts)}", dim=True)


def _rewording(before: str, after: str) -> Iterator[str]:
    """One sentence with its changes marked; two, where they have little in common."""
    from croupier.rules.wording import compared

    pieces = compared(before, after)
    if pieces is None:
        yield from _sentence(before, "red", "- ")
        yield from _sentence(after, "green", "+ ")
    else:
        yield from _filled(word for piece in pieces for word in _marked(piece))


def _marked(piece: Piece) -> Iterator[tuple[str, str]]:
    """Each word as it reads, and in its colour."""
    opening, closing, colour = _MARKS.get(piece.what, ("", "", None))
    for word in f"{opening}{piece.words}{closing}".split():
        yield word, click.style(word, fg=colour) if colour else word


def _sentence(text: str, colour: str | None, sign: str = "") -> Iterable[str]:
    lines = textwrap.wrap(text, _width(), initial_indent=f"  {sign}", subsequent_indent=" " * (2 + len(sign)),
                          break_on_hyphens=False)  # fmt: skip
    return [click.style(line, fg=colour) for line in lines]


def _filled(words: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Lines of words that bear colours, which take no room."""
    line, used = " ", 1
    for plain, styled in words:
        if used > 1 and used + 1 + len(plain) > _width():
            yield line
            line, used = " ", 1
        line, used = f"{line} {styled}", used + 1 + len(plain)
    yield line


def _width() -> int:
    return min(get_terminal_size().columns, WIDEST)
