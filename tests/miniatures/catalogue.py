"""For every clause of Bounce Back, what would break it: a record tampered with, or a game that is wrong in one way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from croupier.rules import Rulebook
from tests.miniatures import tampering as t
from tests.properties.rulebooks import AT_ONCE, BURN, ONE_DRAW
from tests.rules.writing import changed, rulebook, variant

ANYBODY = ("check", "bet", "call", "raise", "fold")
TAMPERINGS: Mapping[str, tuple[t.Tampering, ...]] = MappingProxyType(
    {
        "players.number": (lambda record: iter((replace(record, seats=8),)),),
        "deck.cards": (t.changed(t.foreign, "deal"), t.told("deal", cards=("Jo",))),
        "the-ante.amount": (t.added(1, "post"), t.added(-1, "post"), t.dropped("post")),
        "the-ante.unmatched": (t.dropped("return"), t.added(1, "return"), t.to_another("return")),
        "policy.short-ante": (t.dropped("post"), t.added(-1, "post")),
        "the-deal.cards": (t.swapped("deal"), t.dropped("deal"), t.to_another("deal"), t.changed(t.foreign, "deal")),
        "the-deal.sight": (t.told("deal", seen="all"), t.told("deal", seen="nobody")),
        "first-round.opens": (t.dropped(*ANYBODY, step="first-round"), t.to_another(*ANYBODY)),
        "second-round.opens": (t.dropped(*ANYBODY, step="second-round"), t.to_another(*ANYBODY)),
        "last-round.opens": (t.dropped(*ANYBODY, step="last-round"), t.to_another(*ANYBODY)),
        "betting.absent-opener": (t.dropped(*ANYBODY), t.to_another(*ANYBODY)),
        "betting.turn": (t.dropped(*ANYBODY), t.swapped(*ANYBODY), t.to_another(*ANYBODY)),
        "betting.options": (t.told("call", what="check"), t.told("bet", what="raise"), t.told("raise", what="bet")),
        "betting.call": (t.added(1, "call"), t.added(-1, "call")),
        "betting.fold": (
            t.told("check", "call", what="fold"),
            t.inserted(t.shows_though_folded, "win"),
        ),
        "betting.ends": (t.dropped("call"), t.dropped("check"), t.dropped("fold")),
        "betting.minimum": (t.told("bet", chips=1, to=1),),
        "betting.fixed-limit": (t.added(1, "bet", "raise"), t.changed(t.barely_raised, "raise")),
        "betting.spread-limit": (t.added(7, "bet", "raise"),),
        "betting.pot-limit": (t.added(90, "bet", "raise"),),
        "betting.no-limit": (t.changed(t.with_all_and_more, "bet", "raise"),),
        "betting.table-stakes": (t.changed(t.with_all_and_more, "bet", "call", "raise"),),
        "betting.all-in": (t.changed(t.acts_though_all_in, *ANYBODY), t.changed(t.raised_instead, "call")),
        "betting.uncalled": (t.dropped("return"), t.added(1, "return"), t.added(-1, "return")),
        "betting.last-player": (t.inserted(lambda _, event: event._replace(what="draw"), "win"),),
        "policy.min-raise": (t.changed(t.barely_raised, "raise"),),
        "policy.short-all-in": (t.changed(t.raised_instead, "call"),),
        "the-draw.order": (t.swapped("discard"), t.to_another("discard")),
        "the-draw.receives": (
            t.dropped("draw"),
            t.told("draw", seen="all"),
            t.changed(t.fewer, "draw"),
            t.changed(t.foreign, "draw"),
        ),
        "the-draw.public": (t.told("discard", seen="all"),),
        "the-draw.discards": (t.told("discard", place="muck"), t.told("discard", seen="nobody")),
        "policy.all-in-exchanges": (t.dropped("discard"),),
        "policy.draw-service": (t.swapped("discard", "draw"),),
        "policy.reshuffle": (t.to_another("shuffle"), t.changed(t.fewer, "shuffle")),
        "policy.reshuffle-spares": (t.changed(t.shuffles_what_was_thrown, "shuffle"),),
        "policy.bottom-card": (t.dropped("draw", "burn"),),
        "the-bounce.from": (t.changed(t.foreign, "take_back"), t.to_another("keep")),
        "the-bounce.count": (t.changed(t.fewer, "take_back"), t.changed(t.fewer, "give_up")),
        "the-bounce.given": (t.changed(t.foreign, "give_up"),),
        "the-bounce.dead": (t.told("give_up", place="own pile"), t.told("give_up", seen="all")),
        "the-bounce.public": (t.told("give_up", seen="all"), t.told("take_back", seen="all")),
        "the-bounce.order": (t.swapped("keep", "take_back"), t.to_another("keep")),
        "the-showdown.settles": (t.dropped("show"), t.dropped("muck"), t.to_another("show")),
        "the-showdown.side-pots": (t.added(50, "win"), t.to_another("win")),
        "the-showdown.all-chips": (t.dropped("win"), t.added(-1, "win"), t.added(1, "win")),
        "policy.first-to-show": (t.swapped("show", "muck"),),
        "policy.pot-order": (t.swapped("show", "muck"),),
        "policy.losers": (t.told("show", what="muck"), t.told("muck", seen="all")),
        "policy.lone-winner": (t.inserted(lambda _, event: event._replace(what="show"), "win"),),
        "policy.odd-chip": (t.even_winners_trade, t.added(2, "win")),
        "pot.high.best": (t.to_another("win"),),
        "pot.high.ranking": (t.to_another("win"),),
        "pot.high.ties": (t.one_winner_takes_both_parts, t.added(2, "win")),
        "policy.deal-moves": (t.to_another("pass_deal"),),
    }
)

WRONG: Mapping[str, tuple[Callable[[], Rulebook], ...]] = MappingProxyType(
    {
        "first-round.opens": (lambda: changed(("first round, opens: dealer", "first round, opens: left of dealer")),),
        "second-round.opens": (
            lambda: changed(("second round, opens: dealer", "second round, opens: left of dealer")),
        ),
        "last-round.opens": (lambda: changed(("last round, opens: dealer", "last round, opens: left of dealer")),),
        "policy.raises": (lambda: changed(raises='"4"'), lambda: changed(raises="no limit")),
        "the-draw.limit": (lambda: changed(("up_to: 2", "up_to: 3")), lambda: changed(("up_to: 2", "up_to: all"))),
        "the-draw.order": (lambda: changed(("up_to: 2, first: dealer", "up_to: 2, first: left of dealer")),),
        "the-draw.discards": (lambda: rulebook(variant(*ONE_DRAW)),),
        "policy.all-in-exchanges": (lambda: changed(all_in_exchanges="do not take part"),),
        "policy.burn": (lambda: changed(burn=BURN),),
        "policy.draw-service": (lambda: changed(draw_service=AT_ONCE),),
        "the-bounce.count": (lambda: changed(("as discarded", "up to as discarded")),),
        "the-bounce.order": (lambda: changed(("as discarded, first: dealer", "as discarded, first: left of dealer")),),
        "policy.first-to-show": (lambda: changed(first_to_show="left of dealer"),),
    }
)

TOOTHLESS: Mapping[str, str] = MappingProxyType(
    {
        "policy.check-raise": "it allows; what is allowed need not happen",
        "policy.free-fold": "it allows; what is allowed need not happen",
        "policy.raises-heads-up": "it allows; the cap is another clause",
        "policy.doubt": "printed, not played",
    }
)
"""Clauses whose check nothing breaks, each with the reason. The list may only shrink."""
