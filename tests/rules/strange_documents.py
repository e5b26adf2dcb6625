"""Folders of specs that nobody would write: documents of every kind, put together by chance and then spoilt."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeAlias

from hypothesis import strategies as st

from croupier.gherkin.vocabulary import vocabulary
from croupier.policies import every_policy
from croupier.table.cards import DECK

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.policies import Policy
    from croupier.spec.source import Loc

Some: TypeAlias = st.SearchStrategy[Any]
Files: TypeAlias = dict[str, str]
"""What the files of a folder say, by their names."""

RARELY = 24
"""One in so many parts is odd where it could be sound; a document has dozens of parts."""
OTHER_NAMES = (
    "The Draw",
    "the-draw",
    "deck",
    "players",
    "x",
    "one rule",
    "other rule",
    "third rule",
    "no name, please",
)
CLAUSES = (
    *("the-draw.limit", "players.number", "deck.cards", "policy.burn", "policy.reshuffle", "pot.high.best"),
    *("betting.options", "first-round.opens", "the-bounce.count", "nothing.here", "one/the-draw.limit", "", "."),
)
ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 1, 5, 6, 26, 27, 10**9 + 1, 10**15, 10**40, 0.5, "", " ", "all", "nothing", "x", "1", "true"),
    *("2 to 7", "1 to 1", "23 to 2", "ante", "showdown", "../x", "a\nb", "a\x1b[31mb", "\u202eabc", "ä♠é", "🂡" * 70),
    *("a" * 2100, "##[error]x", "[a", "{a", "`", "%s {0}", [], {}, [[]], [{}], [None], {"": ""}, {"a": "b"}),
    *({"the draw": {}}, {"the draw": []}, ["the draw"], [5], [5, "a"], {"usually": 3}, ["ante"], {"draw": 5}),
)
"""What may stand in the place of anything."""
KEYS = (*("name", "up_to", "extends", "house", "play", "pot", "with", "changes", "after", "without", "not_with"), "",
        "ä", "a\nb", "usually", "keeping an ace", "the draw", "x" * 100, "<<", "croupier", "__class__")  # fmt: skip
"""What any key may be called instead."""


def some(needed: Mapping[str, Some], **optional: Some) -> Some:
    """A mapping with these keys, and perhaps those; an underscore keeps a key apart from Python's own words."""
    return st.fixed_dictionaries(dict(needed), optional={key.rstrip("_"): each for key, each in optional.items()})


def mostly(sound: Some, odd: Some) -> Some:
    """The one, and now and then the other."""
    return st.integers(1, RARELY).flatmap(lambda die: odd if die == RARELY else sound)


def _of(*choices: object) -> Some:
    return st.sampled_from(choices)


def _few(each: Some, least: int = 0, most: int = 2) -> Some:
    return st.lists(each, min_size=least, max_size=most)


def _by(key: Some, each: Some, least: int = 0, most: int = 2) -> Some:
    return st.dictionaries(key, each, min_size=least, max_size=most)


names = _of("the ante", "the deal", "first round", "the draw", "the bounce", "last round", "the showdown", *OTHER_NAMES)
steps_named = mostly(_of("first round", "the draw", "last round"), names)
slugs = mostly(_of("one", "one", "two", "five-card-draw", "bounce-back"), _of("three", "nowhere"))
homes = mostly(_of("home", "casino"), _of("odd", "nowhere"))
named_rules = _of("one rule", "other rule", "third rule")
clauses = mostly(_few(_of("players.number")), _few(_of(*CLAUSES)))
texts = _of("A sentence.", "Given x", "# *_`<b>`", "| a | b |", "e\u0301 ♠", 'say "no": {{ x }}', "@a", '"""', "---")
case_ids = _of("case-one", "case-two", "king-comes-home", "none")
croupier = st.just(1)

# Steps

counts = _of(1, 2, 3, 4, 5, "all")
conditions = _of("usually", "keeping an ace", "keeping a wild card", "keeping an king", "keeping a duck", "keeping")
exceptions = _of({"usually": 3, "keeping an ace": 4, "keeping a wild card": "all"}, {"usually": 1, "keeping a ten": 2})
limits = mostly(counts | exceptions, _of(26) | _by(conditions, counts))
seats = _of("dealer", "left of dealer")
draw_options = {
    "up_to": limits, "at_least": mostly(_of(0, 1), _of(2, 6)), "in_a_row": _of(1, 4, 6), "first": seats,
    "discards": _of("muck", "own pile"),
}  # fmt: skip
sound_draws = some({}, **draw_options)
draws = some({}, name=names, or_take_back=steps_named, **draw_options)
sizes = _of("bet", "small bet", "big bet")
bets = some({"opens": seats}, name=steps_named, size=sizes)
take_backs = some(
    {"from": mostly(st.just("the draw"), _of("x"))}, name=names, count=_of("as discarded", "up to as discarded"),
    first=seats, given=_of("any cards", "replacements only"),
)  # fmt: skip
KINDS: Mapping[str, Some] = {
    "draw": draws, "bet": bets, "take_back": take_backs, "ante": some({}, name=names), "showdown": some({}, name=names),
    "deal": some({"down": _of(1, 2, 5)}, name=names), "drwa": draws,
}  # fmt: skip
odd_steps = _of("draw", "showdown", "ante", "bet") | st.one_of(
    *(st.fixed_dictionaries({w: o}) for w, o in KINDS.items())
)


def _step(word: str, options: Some, **fixed: str) -> Some:
    return options.map(lambda given: {word: {**given, **fixed}})


sound_steps = st.one_of(
    _step("draw", sound_draws, name="another draw"),
    _step("draw", sound_draws, name="last draw", or_take_back="the draw"),
    _step("bet", bets, name="another round"),
    _step("take_back", take_backs, name="the bounce"),
)
new_steps = mostly(_few(sound_steps, most=1), _few(odd_steps))
plays = st.tuples(
    _of([], ["ante"]),
    _of([{"deal": {"down": 5}}], [{"deal": {"down": 2}}, {"deal": {"down": 3, "name": "more cards"}}]),
    _step("bet", bets, name="first round").map(lambda step: [step]),
    (_step("draw", sound_draws, discards="own pile") | _step("draw", sound_draws)).map(lambda step: [step]),
    new_steps,
    _step("bet", bets, name="last round").map(lambda step: [step]),
    st.just(["showdown"]),
).map(lambda parts: [step for part in parts for step in part])

# Variants, houses


def _answer(policy: Policy) -> Some:
    word = st.sampled_from([each for each in policy.words if each not in policy.alone])
    return st.lists(word, min_size=1, max_size=2, unique=True) if policy.many else word


answers = {word: _answer(policy) for word, policy in every_policy().items()}
policies = st.one_of(*(st.fixed_dictionaries({word: answer}) for word, answer in answers.items()))
betting = _of("fixed limit", "spread limit", "pot limit", "no limit")
amounts = {"ante": 1, "bet": 2, "small bet": 2, "big bet": 4, "max bet": 6}
stakes = mostly(st.just(amounts), _by(_of(*amounts), st.integers(0, 9), most=5))
odd_pots = _of([{"best": "high", "name": "x"}, {"best": "high"}], [{"best": "high"}] * 2, [{"best": "low"}])
pots = mostly(_of([{"best": "high"}], [{"best": "high", "name": "x"}]), odd_pots)
players = mostly(_of("2 to 5", "2 to 6", "3 to 3", "2 to 2", "2 to 10"), _of("2 to 11", "1 to 5", "1 to 1"))
gone = st.fixed_dictionaries({"without": _few(_of("up_to", "in_a_row", "discards", "name", "down", ""))})
sound_changes = st.fixed_dictionaries({"the draw": sound_draws | gone})
amending = {
    "changes": mostly(sound_changes, _by(steps_named, draws | bets | take_backs)),
    "before": st.fixed_dictionaries({"last round": new_steps}),
    "after": _by(steps_named, new_steps, 1, 1),
    "instead": mostly(st.fixed_dictionaries({"last round": new_steps}), _by(names, _few(odd_steps))),
    "without": mostly(_of([], ["first round"]), _few(names)),
}
around = {"players": players, "betting": betting, "stakes": stakes, "pot": pots, "policies": policies}
switches = st.one_of(
    *(some({"because": texts, key: each}, not_with=mostly(st.just([]), _few(named_rules)))
      for key, each in {**amending, **around}.items())
)  # fmt: skip
odd_switches = some({"because": texts}, not_with=_few(named_rules | names), **amending, **around)
house_rules = _by(mostly(named_rules, names), mostly(switches, odd_switches), 1)


@st.composite
def sentences(draw: st.DrawFn) -> str:
    """What can be said in a case, true or not."""
    told = draw(st.sampled_from([each for each in vocabulary() if each.role not in {"begin", "setting"}]))
    filled = told.tell({slot: draw(SLOTS[slot]) for slot in told.slots})
    return f"{filled}{draw(_of('', '', '', ' in the draw', ' in nothing', ' out of turn'))}"


cards = _few(_of("x", *DECK), 1, 5).map(" ".join)
SLOTS: Mapping[str, Some] = {
    "seat": _of("A", "B", "C"), "other": _of("A", "B"), "cards": cards | _of("nothing", "x x"), "draws": cards,
    "takes": cards, "chips": _of("0", "2", "4", "100", "999999999999999"), "clause": _of(*CLAUSES),
    "step": steps_named, "words": _of("a pair of kings", "high card", "x"), "quiet": _of("checks", "stands pat"),
}  # fmt: skip
seated = mostly(_of("A B C", "A B"), _of("A", "A A", "a b", " ", "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"))
true = _of("everyone checks", "the deal is done by A", "B has 99 chips", "A holds x x x x x", "the pot is 3")
lines = mostly(_of("everyone checks", "A holds x x x x x"), _few(true | sentences(), 1, 3).map("; ".join))
examples = some(
    {"id": case_ids, "title": texts, "seats": seated, "play": _few(lines, 1)},
    clauses=clauses, grounds=_of("source", "person", "derived"), note=texts, betting=betting, house=homes,
    with_=mostly(st.just([]), _few(mostly(named_rules, names))), stakes=stakes,
    dealt=_by(mostly(_of("A"), _of("Z")), cards),
    stacks=mostly(_of(10, 100), _of(1) | _by(_of("A", "B", "C"), _of(1, 100), most=3)),
    deck=mostly(_of(30, 52), _of(1, 9, 10, 14, 15)),
)  # fmt: skip
about = {
    "also_known_as": _few(names), "family": _of("draw", "stud"), "house": homes, "house_rules": house_rules,
    "sources": mostly(st.just([]), _few(_of("paper", "nowhere"))), "examples": _few(examples, 1),
}  # fmt: skip
head = {"croupier": croupier, "name": _of("A Variant", "x", "Five-Card Draw"), "summary": texts}
alone = some({**head, "players": players, "play": plays, "pot": pots, "stakes": stakes}, betting=betting,
             policies=policies, **about)  # fmt: skip
extending = some({**head, "extends": slugs}, **about, **amending, **around)
neither = some(head, play=plays, extends=slugs, **about, **amending, **around)
houses = some({**head, "betting": betting, "stakes": stakes.map({"ante": 1, "bet": 2}.__or__),
               "policies": st.fixed_dictionaries(answers)})  # fmt: skip

# All other documents

questions = some({"id": case_ids, "asks": texts, "answer": texts}, clauses=clauses, cases=_few(case_ids),
                 page=_of("yes", "no"))  # fmt: skip
statements = some({"id": case_ids, "says": texts}, with_=_few(names), clauses=clauses, cases=_few(case_ids),
                  no_rule=texts)  # fmt: skip
full_ids = st.tuples(_of("one", "two", "gone"), _of(*CLAUSES)).map("/".join)
DOCUMENTS: Mapping[str, Some] = {
    "variants/one.yaml": alone,
    "variants/two.yaml": extending,
    "variants/three.yaml": mostly(alone | extending, neither),
    "cases/one.yaml": some({"croupier": croupier}, cases=_few(examples), questions=_few(questions)),
    "cases/nobody.yaml": some({"croupier": croupier}, cases=_few(examples), questions=_few(questions)),
    "house/home.yaml": houses,
    "house/odd.yaml": houses,
    "sources/paper.yaml": some({"croupier": croupier, "title": texts, "where": texts, "variant": slugs,
                                "statements": _few(statements)}),
    "rulings/doubt.md": some({"croupier": croupier, "question": texts, "answer": texts, "says": texts}, clauses=clauses,
                             variants=_few(slugs)),
    "glossary.yaml": some({"croupier": croupier, "terms": _by(names, some({"means": texts}, see=_few(names)))}),
    "unproven.yaml": some({"croupier": croupier}, unshown=_by(full_ids, texts)),
    "renamed.yaml": some({"croupier": croupier}, clauses=_by(full_ids, full_ids)),
}  # fmt: skip


def _locs(data: object, loc: Loc = ()) -> Iterator[Loc]:
    """The way to everything inside."""
    for step in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*loc, step)
        yield from _locs(data[step], (*loc, step))  # type: ignore[index]


@st.composite
def spoilt(draw: st.DrawFn, data: Any) -> Any:  # noqa: ANN401 - whatever a document holds
    """The document with one thing in it that is wrong, or only odd."""
    data = json.loads(json.dumps(data))
    *way, step = draw(st.sampled_from([*_locs(data)]))
    inside = data
    for each in way:
        inside = inside[each]
    match draw(_of("replace", "drop", "rename", "add", "move")):
        case "drop":
            del inside[step]
        case "rename" if isinstance(inside, dict):
            inside[draw(st.sampled_from(KEYS))] = inside.pop(step)
        case "add" if isinstance(inside[step], dict):
            inside[step][draw(st.sampled_from(KEYS))] = draw(st.sampled_from(ODD))
        case "move":
            inside[step] = draw(st.sampled_from([json.loads(json.dumps(data)), [inside[step]], {"x": inside[step]}]))
        case _:
            inside[step] = draw(st.sampled_from(ODD))
    return data


def written(name: str, data: object) -> str:
    """The document as a file of that name says it; JSON is YAML."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    return f"---\n{text}---\n\nReasons.\n" if name.endswith(".md") else text


@st.composite
def folders(draw: st.DrawFn) -> Files:
    """A few variants with documents of other kinds, a few things in each spoilt."""
    first = st.sets(_of("variants/two.yaml", *DOCUMENTS), max_size=3).map({"variants/one.yaml"}.__or__)
    found: Files = {}
    accidents = draw(_of(0, 0, 0, 0, 1, 1, 2, 4))
    for name in sorted(draw(first)):
        data = draw(DOCUMENTS[name])
        for _ in range(accidents):
            data = draw(spoilt(data)) if data else data
        found[name] = written(name, data)
    if draw(_of("a lock", "none", "none", "none")) == "a lock":
        found["clauses.lock"] = "".join(f"{id_}\n" for id_ in draw(_few(full_ids)))
    return found
