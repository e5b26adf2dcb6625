"""For each kind of fault the miniatures that show it: implementations that are wrong in that way alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.phases.blinds import Blinds
from croupier.phases.showdown import Showdown
from croupier.table import DECK
from tests.public.forced import exchanged, with_rounds
from tests.public.miniatures import judges, rounds, showdowns
from tests.public.miniatures.plain import Plain
from tests.public.tables import Implementation

if TYPE_CHECKING:
    from croupier.phases.bet import Bet
    from croupier.rules import Rulebook
    from croupier.table import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class Miniature:
    """An implementation that is wrong in one way."""

    name: str
    by: Implementation
    clauses: frozenset[str] = frozenset()
    """The clauses of which one finds it out in the hand of a case, without the variant's slug."""
    scenarios: bool = False
    """Whether it is found out by the scenarios of a published variant instead."""


def _judge(judge: Plain) -> Miniature:
    return Miniature(name=type(judge).__name__, by=Implementation(judge=lambda _: judge))


def _betting(kind: type[Bet], *clauses: str) -> Miniature:
    by = Implementation(rules=lambda rules: with_rounds(rules, kind))
    return Miniature(name=kind.__name__, by=by, clauses=frozenset(clauses), scenarios=not clauses)


def _showdown(kind: type[Showdown], clause: str) -> Miniature:
    by = Implementation(rules=lambda rules: _shown_down(rules, kind))
    return Miniature(name=kind.__name__, by=by, clauses=frozenset({clause}))


def _shown_down(rules: Rulebook, kind: type[Showdown]) -> Rulebook:
    *before, last = rules.steps
    return replace(rules, steps=(*before, replace(last, phase=kind(name=last.phase.name))))


def _uncalled_lost(rules: Rulebook) -> Rulebook:
    """What nobody has matched does not come back, and is in no pot that is paid out."""
    return _shown_down(with_rounds(rules, rounds.UncalledKept), showdowns.LonePotDropped)


def _house(clause: str, **answers: str) -> Miniature:
    """A house that answers otherwise than its rulebook says."""

    def wrong(rules: Rulebook) -> Rulebook:
        return replace(rules, policies={**rules.policies, **answers})

    return Miniature(name=next(iter(answers.values())), by=Implementation(rules=wrong), clauses=frozenset({clause}))


def _without_a_call(record: Record) -> Record:
    """The record without the first call of a player who had bet before."""
    paid: set[int] = set()
    for place, event in enumerate(record.events):
        if event.what == "call" and event.seat in paid:
            return replace(record, events=(*record.events[:place], *record.events[place + 1 :]))
        paid |= {event.seat} if event.chips else set()
    return record


def _whole_blinds(blinds: Blinds) -> Blinds:
    return rounds.WholeBlindFromAll(name=blinds.name, post=blinds.post)


FAULTS: Mapping[str, tuple[Miniature, ...]] = MappingProxyType(
    {
        "ace_low_straight_missing": (_judge(judges.WithoutWheel()),),
        "flush_compared_by_top_card": (_judge(judges.FlushByTopCard()),),
        "wrong_pairs_chosen_of_three": (_judge(judges.LowestPairs()),),
        "third_pair_used_as_kicker": (_judge(judges.ThirdPairKicks()),),
        "rank_sum_instead_of_lexicographic": (_judge(judges.SumOfRanks()),),
        "straight_flush_from_different_cards": (_judge(judges.SeparateFlags()),),
        "category_order": (_judge(judges.FoursOnTop()),),
        "wrap_around_straight": (_judge(judges.RoundTheCorner()),),
        "straight_shortcut_test": (_judge(judges.NearlyStraight()),),
        "category_label_wrong": (_judge(judges.WrongLabels()),),
        "full_house_false_positive": (_judge(judges.TripleIsFull()),),
        "board_plays_not_recognised": (_judge(judges.BoardForAll()), _judge(judges.BoardThenHole())),
        "draw_strength_leaks_into_showdown": (_judge(judges.DrawsCount()),),
        "kicker_beyond_five_cards": (_judge(judges.SixthCard()),),
        "card_notation_silently_misread": (Miniature(name="misread", by=Implementation(card=judges.misread)),),
        "short_all_in_reopens": (_betting(rounds.OpenToAll, "policy.short-all-in"),),
        "min_raise_capped_by_effective_stack": (_betting(rounds.RaiseCappedByOthers, "policy.min-raise"),),
        "all_in_raise_not_offered": (_betting(rounds.NoShortRaise),),
        "short_call_treated_as_fold": (_betting(rounds.ShortCallFolds),),
        "raise_offered_without_chips": (_betting(rounds.HalfPotForAll, "betting.table-stakes"),),
        "pot_limit_cap": (_betting(rounds.PotWithoutTheCall),),
        "big_blind_option": (_betting(rounds.EvenBetsEnd, "betting.ends"),),
        "all_in_raise_not_answered": (_betting(rounds.AllInUnanswered, "betting.ends"),),
        "all_in_player_asked_to_act": (_betting(rounds.AllInAsked, "betting.all-in"),),
        "postflop_first_actor": (_betting(rounds.DealerFirst, "flop.opens"),),
        "betting_round_never_ends": (_betting(rounds.CallerAskedAgain, "betting.turn"),),
        "last_player_can_fold": (_betting(rounds.PotDeleted, "the-showdown.all-chips"),),
        "winner_eliminated": (_betting(rounds.BustedWinner, "the-showdown.all-chips"),),
        "uncalled_bet_not_returned": (
            _betting(rounds.UncalledKept, "betting.uncalled"),
            Miniature(
                name="uncalled lost",
                by=Implementation(rules=_uncalled_lost),
                clauses=frozenset({"betting.uncalled"}),
            ),
        ),
        "all_in_player_loses_eligibility": (_showdown(showdowns.AllInForgotten, "pot.high.best"),),
        "folded_player_still_eligible": (_showdown(showdowns.OnePotForTheRich, "betting.fold"),),
        "folded_only_layer_lost": (_showdown(showdowns.LonePotDropped, "the-showdown.all-chips"),),
        "split_rounding": (_showdown(showdowns.RoundedAway, "policy.odd-chip"),),
        "odd_chip_lost": (
            _showdown(showdowns.OddChipDropped, "the-showdown.all-chips"),
            _showdown(showdowns.HalvesRoundedDown, "the-showdown.all-chips"),
        ),
        "tie_refunds_everyone": (_showdown(showdowns.TieRefunds, "pot.high.best"),),
        "folded_player_wins": (_betting(rounds.FoldedHandWins, "betting.fold"),),
        "call_marked_all_in": (_betting(rounds.CallIsAllIn, "betting.call"),),
        "hand_history_amounts": (
            Miniature(
                name="without a call",
                by=Implementation(record=_without_a_call),
                clauses=frozenset({"the-showdown.all-chips"}),
            ),
        ),
        "bet_not_added_to_pot": (_betting(rounds.BetsMoveNothing, "betting.options"),),
        "wild_straight_overreach": (_judge(judges.WildTwice([card for card in DECK if card[0] == "2"], ())),),
        "badugi_compare_order": (_judge(judges.LowestFirst()),),
        "badugi_subset_choice": (_judge(judges.FirstFour()), _judge(judges.Greedy()), _judge(judges.SameRanksTie())),
        "blind_skipped_after_bust": (_house("policy.button-moves", button_moves="simplified moving button"),),
        "heads_up_blinds": (_house("policy.heads-up", heads_up="as with more players"),),
        "short_blind_lowers_call": (_betting(rounds.ShortBlindIsTheBet, "betting.call"),),
        "negative_stack": (
            Miniature(
                name="WholeBlindFromAll",
                by=Implementation(rules=lambda rules: exchanged(rules, Blinds, _whole_blinds)),
                clauses=frozenset({"the-blinds.short"}),
            ),
        ),
        "single_blind_first_actor": (_betting(rounds.PosterOpens, "preflop.opens"),),
        "all_in_player_denied_draw": (_house("policy.all-in-exchanges", all_in_exchanges="do not take part"),),
        "showdown_order": (_house("policy.first-to-show", first_to_show="left of dealer"),),
    }
)
