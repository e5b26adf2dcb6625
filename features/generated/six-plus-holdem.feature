# generated from spec/variants/six-plus-holdem.yaml by `croupier features`; do not edit
Feature: Six-Plus Hold'em
  Hold'em with 36 cards, in which a flush beats a full house.

  Licence: CC-BY-4.0

  Rule: Two to nine players can play

    @rule-six-plus-holdem.players.number @grounds-person
    Scenario: nine-at-the-table - Nine at the table, and cards for all of them
      Given the hand "nine-at-the-table" of Six-Plus Hold'em between Ann, Ben, Cleo, Dan, Eve, Fay, Gus, Hal and Ida, Ann dealing
      And Ann is dealt 7♥ 6♣
      And Ida is dealt A♦ K♦
      Then Ida holds A♦ K♦
      And Ann holds 7♥ 6♣
      And Dan is to act

    @rule-six-plus-holdem.players.number @grounds-person
    Scenario: ten-are-too-many - There is no tenth chair
      Given the hand "ten-are-too-many" of Six-Plus Hold'em between Ann, Ben, Cleo, Dan, Eve, Fay, Gus, Hal, Ida and Joe, Ann dealing
      Then the hand may not begin (players.number)

    @rule-six-plus-holdem.players.number @grounds-person
    Scenario: nobody-plays-alone - Nobody plays alone
      Given the hand "nobody-plays-alone" of Six-Plus Hold'em between Ann, Ann dealing
      Then the hand may not begin (players.number)

  Rule: The game uses 36 cards: a standard deck without the deuces, threes, fours and fives, without jokers; no card is wild

    @rule-six-plus-holdem.deck.cards @grounds-person
    Scenario: three-cards-for-two - A deck of three cannot deal two hands
      Given the hand "three-cards-for-two" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the deck is cut down to 3 cards
      Then the hand may not begin (deck.cards)

  Rule: Before the deal the two players on the dealer's left post the small blind and the big blind, in that order

    @rule-six-plus-holdem.the-blinds.post @grounds-source
    Scenario: small-blind-and-big-blind - The two on the dealer's left pay before they see a card
      Given the hand "small-blind-and-big-blind" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      Then Ben has 99 chips
      And Cleo has 98 chips
      And the pot is 3
      And Dan is to act
      And Dan has 100 chips
      And Ann has 100 chips

  Rule: Blinds are live: the first betting round begins with them as bets on the table, and whoever posted one need only add what is lacking

    @rule-six-plus-holdem.the-blinds.live @grounds-public-case
    Scenario: big-blind-has-the-option - Everybody has called, and the big blind may still raise
      Given the hand "big-blind-has-the-option" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, bet 2, small blind 5, big blind 10
      And everyone starts with 1000 chips
      Then it costs Dan 10 to call
      When Dan calls
      And Ann calls
      Then it costs Ben 5 to call
      When Ben calls
      Then the hand has reached pre-flop round
      And Cleo is to act
      And Cleo may check
      And Cleo may raise to 20

    @rule-six-plus-holdem.the-blinds.live @grounds-public-case
    Scenario: small-blind-completes - Two fold, the small blind completes, and the big blind still speaks
      Given the hand "small-blind-completes" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      When Dan folds
      And Ann folds
      And Ben calls
      Then the hand has reached pre-flop round
      And Cleo is to act
      And Cleo may raise to 4

  Rule: A player with too few chips for a blind posts all of them and is all-in. The others owe the whole blind all the same

    @rule-six-plus-holdem.the-blinds.short @rule-six-plus-holdem.policy.min-raise @grounds-public-case
    Scenario: thirty-for-a-hundred - The big blind has thirty chips, and a call costs a hundred
      Given the hand "thirty-for-a-hundred" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, bet 2, small blind 50, big blind 100
      And Ann starts with 1000 chips
      And Ben starts with 1000 chips
      And Cleo starts with 30 chips
      And Dan starts with 1000 chips
      Then Cleo is all-in
      And it costs Dan 100 to call
      And Dan may not raise to 199 (policy.min-raise)
      And Dan may raise to 200

    @rule-six-plus-holdem.the-blinds.short @grounds-public-case
    Scenario: six-for-ten - Six chips for a blind of ten
      Given the hand "six-for-ten" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, bet 2, small blind 5, big blind 10
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 6 chips
      When everyone calls
      Then Cleo has 0 chips
      And Ann has 90 chips
      And Ben has 90 chips
      And the pot is 26
      And the hand has reached flop round
      And Ben is to act

  Rule: When only two play, the dealer posts the first blind and so acts first in the round that begins on the left of the last blind; the other player posts the second

    @rule-six-plus-holdem.policy.heads-up @grounds-public-case
    Scenario: button-pays-the-small-blind - Between two, the button pays the small blind and speaks first before the flop
      Given the hand "button-pays-the-small-blind" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the stakes are no limit, bet 2, small blind 5, big blind 10
      Then Ann has 95 chips
      And Ben has 90 chips
      And Ann is to act
      And it costs Ann 5 to call
      When Ann calls
      And Ben checks
      Then the hand has reached flop round
      And Ben is to act

  Rule: Nobody straddles: no bet is made before the deal but the blinds

    @rule-six-plus-holdem.policy.straddle @grounds-person
    Scenario: nobody-straddles - Next to the big blind lies no chip
      Given the hand "nobody-straddles" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      Then Dan has 100 chips
      And it costs Dan 2 to call
      And Dan may raise to 4

  Rule: Each player gets two cards, face down; the dealer gives them out singly and clockwise, beginning with the player on the dealer's left

    @rule-six-plus-holdem.the-deal.cards @rule-six-plus-holdem.the-deal.sight @grounds-source
    Scenario: two-cards-of-ones-own - Two cards each, for one's own eyes
      Given the hand "two-cards-of-ones-own" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 9♠ 9♦
      And Ben is dealt Q♣ Q♦
      And Cleo is dealt A♠ 6♦
      Then Ann sees Ann's hand as 9♠ 9♦
      And Ben sees Ann's hand as x x
      And Ann sees Cleo's hand as x x

  Rule: The player on the left of the last blind begins the pre-flop round

    @rule-six-plus-holdem.pre-flop-round.opens @grounds-source
    Scenario: left-of-the-big-blind - Before the flop the big blind's neighbour speaks first
      Given the hand "left-of-the-big-blind" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      Then Ben may not call (pre-flop-round.opens)
      And Ann may not call (pre-flop-round.opens)
      And Dan may call

  Rule: If the player who should begin a round has folded or is all-in, the next player to the left who can act begins it

    @rule-six-plus-holdem.betting.absent-opener @grounds-person
    Scenario: small-blind-has-folded - The small blind has folded, and the big blind leads
      Given the hand "small-blind-has-folded" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      When Ann calls
      And Ben folds
      And Cleo checks
      Then Ann may not check (betting.absent-opener)
      And Cleo may check

    @rule-six-plus-holdem.betting.absent-opener @grounds-public-case
    Scenario: small-blind-is-all-in - The small blind is all-in, and is not asked on the flop
      Given the hand "small-blind-is-all-in" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And Ann starts with 200 chips
      And Ben starts with 50 chips
      And Cleo starts with 200 chips
      When Ann calls
      And Ben raises to 50
      And everyone calls
      Then the hand has reached flop round
      And Cleo is to act
      And Ben is all-in
      When Cleo checks
      Then Ann is to act

  Rule: The turn to act passes clockwise, skipping players who have folded or are all-in

    @rule-six-plus-holdem.betting.turn @grounds-person
    Scenario: turn-passes-left - Wait for the player on your right
      Given the hand "turn-passes-left" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      When Ann calls
      Then Cleo may not check (betting.turn)
      And Ben may call
      When Ben folds
      Then Cleo is to act

  Rule: While nobody has bet, a player may check or bet; once somebody has, a player may call, raise or fold

    @rule-six-plus-holdem.betting.options @grounds-person
    Scenario: call-raise-or-fold - The blinds are bets, so nobody checks before they are called
      Given the hand "call-raise-or-fold" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      Then Ann may not check (betting.options)
      And Ann may not bet 2 (betting.options)
      And Ann may call
      And Ann may raise to 4
      And Ann may fold
      When Ann calls
      And Ben checks
      Then Ben may not call (betting.options)
      And Ben may not raise to 4 (betting.options)
      And Ben may check
      And Ben may bet 2
      And Ben may fold

  Rule: To call is to bring one's bet up to the highest bet of the round

    @rule-six-plus-holdem.betting.call @grounds-person
    Scenario: calling-the-difference - The first raiser calls the second with what is lacking
      Given the hand "calling-the-difference" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      When Ann raises to 4
      Then it costs Ben 3 to call
      When Ben raises to 6
      Then it costs Cleo 4 to call
      When Cleo calls
      Then it costs Ann 2 to call
      When Ann calls
      Then Ann has 94 chips
      And Ben has 94 chips
      And Cleo has 94 chips
      And the pot is 18

    @rule-six-plus-holdem.betting.call @grounds-public-case
    Scenario: raises-are-totals - Forty, eighty, 120, 160 make a pot of 360
      Eighty lay there before the flop. Ann's bets come to 120, Ben's to 160.

      Given the hand "raises-are-totals" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the stakes are no limit, bet 2, small blind 20, big blind 40
      And everyone starts with 1040 chips
      When Ann calls
      And Ben checks
      And Ben checks
      And Ann bets 40
      And Ben raises to 80
      And Ann raises to 120
      And Ben raises to 160
      Then the pot is 360
      And it costs Ann 40 to call

  Rule: A player who folds is out of the hand and cannot win any of the pot. The hand goes to the muck unseen

    @rule-six-plus-holdem.betting.fold @grounds-person
    Scenario: aces-folded - Aces in the muck win nothing
      Given the hand "aces-folded" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 9♠ 9♦
      And Ben is dealt A♦ A♠
      And Cleo is dealt K♦ Q♦
      And the board is dealt A♣ A♥ 7♣ 8♠ 6♥
      When Ann calls
      And Ben folds
      Then Ben is out
      When Cleo checks
      And everyone checks
      And everyone checks
      And everyone checks
      Then Ann wins 5
      And Ben wins 0
      And Ben has not shown

  Rule: A round ends when every player still in the hand is all-in, or has acted and put in as much as the highest bet. It ends at once, or is not begun, when nobody has a bet to answer and fewer than two players still in the hand have chips left

    @rule-six-plus-holdem.betting.ends @grounds-public-case
    Scenario: bet-and-call-end-the-round - Check, bet, call, and the next card comes
      Given the hand "bet-and-call-end-the-round" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      When Ann calls
      And Ben checks
      And Ben checks
      And Ann bets 10
      And Ben calls
      Then the hand has reached turn round
      And Ben is to act
      And the pot is 24

    @rule-six-plus-holdem.betting.ends @grounds-public-case
    Scenario: shove-over-two-callers - An all-in raise must be answered by those who had called
      Given the hand "shove-over-two-callers" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And Ann starts with 90 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      When everyone calls
      And Cleo checks
      And Ben bets 10
      And Cleo calls
      And Ann raises to 88
      Then the hand has reached flop round
      And Ben is to act
      And it costs Ben 78 to call

  Rule: The first bet of a round is at least the smallest bet that the table has set; at a pot-limit or no-limit table that is the big blind

    @rule-six-plus-holdem.betting.minimum @grounds-person
    Scenario: less-than-the-big-blind - On the flop nobody bets less than the big blind
      Given the hand "less-than-the-big-blind" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the stakes are no limit, bet 2, small blind 5, big blind 10
      When Ann calls
      And Ben checks
      Then Ben may not bet 9 (betting.minimum)
      And Ben may bet 10

  Rule: At a fixed-limit table every bet and every raise is of one size, the bet that the table has set

    @rule-six-plus-holdem.betting.fixed-limit @grounds-person
    Scenario: one-size-for-all-streets - At a fixed limit every bet is of one size
      Given the hand "one-size-for-all-streets" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the stakes are fixed limit, bet 2, small blind 1, big blind 2
      Then Ann may not raise to 3 (betting.fixed-limit)
      And Ann may not raise to 6 (betting.fixed-limit)
      And Ann may raise to 4
      When Ann calls
      And Ben checks
      And everyone checks
      And everyone checks
      Then Ben may not bet 4 (betting.fixed-limit)
      When Ben bets 2
      Then Ann may raise to 4

  Rule: At a spread-limit table a bet or a raise adds at most the highest bet that the table has set

    @rule-six-plus-holdem.betting.spread-limit @rule-six-plus-holdem.policy.min-raise @grounds-person
    Scenario: from-two-to-ten - Any bet from two to ten
      Given the hand "from-two-to-ten" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the stakes are spread limit, bet 2, small blind 1, big blind 2, max bet 10
      When Ann calls
      And Ben checks
      Then Ben may not bet 11 (betting.spread-limit)
      And Ben may bet 10
      When Ben bets 6
      Then Ann may not raise to 11 (policy.min-raise)
      And Ann may raise to 12
      And Ann may not raise to 17 (betting.spread-limit)
      When Ann raises to 16

  Rule: At a pot-limit table nobody may bet more than the pot holds, and a raise adds at most what it holds, bets of the round included, once the raiser has called; though the smallest bet or raise is always allowed

    @rule-six-plus-holdem.betting.pot-limit @grounds-public-case
    Scenario: thirty-five-over-five-and-ten - Over blinds of five and ten, thirty-five is the pot
      After a call of ten the pot is 25, and so much may be added.

      Given the hand "thirty-five-over-five-and-ten" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are pot limit, bet 2, small blind 5, big blind 10
      And everyone starts with 1000 chips
      Then Dan may not raise to 36 (betting.pot-limit)
      And Dan may raise to 35
      And Dan may not raise to 19 (policy.min-raise)
      And Dan may raise to 20
      When Dan raises to 35
      Then the pot is 50

    @rule-six-plus-holdem.betting.pot-limit @grounds-public-case
    Scenario: fifteen-seven-thirty-six - Fifteen in the pot, seven bet, thirty-six at most
      Given the hand "fifteen-seven-thirty-six" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And the stakes are pot limit, bet 2, small blind 1, big blind 5
      And everyone starts with 200 chips
      When everyone calls
      And Cleo checks
      And Ben checks
      And Cleo bets 7
      Then Ann may not raise to 37 (betting.pot-limit)
      When Ann raises to 36
      Then the pot is 58

  Rule: At a no-limit table a bet or a raise may be as high as the player's chips allow

    @rule-six-plus-holdem.betting.no-limit @rule-six-plus-holdem.betting.table-stakes @grounds-person
    Scenario: all-of-it - Everything, if you like, and not a chip more
      Given the hand "all-of-it" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      Then Ann may not raise to 101 (betting.table-stakes)
      And Ann may raise to 50
      When Ann raises to 100
      Then Ann is all-in
      And it costs Ben 98 to call

  Rule: A player with too few chips to call, or to bet or raise in full, may put in all of them. A player who is all-in stays in the hand and bets no more. Nobody may bet or raise when every other player still in the hand is all-in

    @rule-six-plus-holdem.betting.all-in @rule-six-plus-holdem.betting.ends @grounds-person
    Scenario: board-runs-out - All-in and called, the board comes without another bet
      Given the hand "board-runs-out" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And Ann starts with 200 chips
      And Ben starts with 400 chips
      And Ann is dealt A♣ A♦
      And Ben is dealt 7♥ 6♣
      And the board is dealt Q♠ 9♦ 8♥ K♣ J♠
      When Ann raises to 200
      Then Ben may not raise to 398 (betting.all-in)
      And Ben may call
      When Ben calls
      Then the hand is over
      And the board is Q♠ 9♦ 8♥ K♣ J♠
      And Ann has 400 chips
      And Ben has 200 chips

    @rule-six-plus-holdem.betting.all-in @rule-six-plus-holdem.policy.min-raise @grounds-public-case
    Scenario: twenty-nine-facing-twenty-two - The last twenty-nine over a bet of twenty-two
      Given the hand "twenty-nine-facing-twenty-two" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And Ann starts with 31 chips
      And Ben starts with 200 chips
      When Ann calls
      And Ben checks
      And everyone checks
      And everyone checks
      And Ben bets 22
      Then it costs Ann 22 to call
      And Ann may not raise to 28 (policy.min-raise)
      And Ann may raise to 29

  Rule: The part of a bet that nobody matched goes back to the player who made it

    @rule-six-plus-holdem.betting.uncalled @rule-six-plus-holdem.betting.last-player
    @grounds-public-case
    Scenario: shove-and-a-fold - A bet that frightens everybody comes home
      Given the hand "shove-and-a-fold" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And everyone starts with 200 chips
      When Ann raises to 200
      And Ben folds
      Then the hand is over
      And Ann has 202 chips
      And Ben has 198 chips
      And Ann wins 4
      And Ann may not check (betting.last-player)

  Rule: When only one player is left in the hand, that player wins the pot at once

    @rule-six-plus-holdem.betting.last-player @rule-six-plus-holdem.policy.lone-winner
    @grounds-public-case
    Scenario: everybody-folds - The last one in wins, and shows nothing
      Given the hand "everybody-folds" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, bet 2, small blind 5, big blind 10
      And everyone starts with 1000 chips
      When Dan raises to 30
      And Ann calls
      And Ben folds
      And Cleo folds
      And Dan checks
      And Ann bets 20
      And Dan folds
      Then Ann has 1045 chips
      And Ben has 995 chips
      And Cleo has 990 chips
      And Dan has 970 chips
      And Ann has not shown

  Rule: A player who has checked may raise later in the same round

    @rule-six-plus-holdem.policy.check-raise @grounds-person
    Scenario: the-trap - Check, wait, raise
      Given the hand "the-trap" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      When Ann calls
      And Ben checks
      And Ben checks
      And Ann bets 2
      And Ben raises to 4
      And Ann calls
      Then the pot is 12

  Rule: A player may fold even where a check would cost nothing

    @rule-six-plus-holdem.policy.free-fold @grounds-person
    Scenario: folded-for-nothing - Nothing to call, and folded all the same
      Given the hand "folded-for-nothing" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      When Ann calls
      And Ben folds
      Then Ann wins 4

  Rule: In spread-limit, pot-limit and no-limit games a raise adds at least as much as the largest bet or raise of the round so far, and never less than the smallest bet

    @rule-six-plus-holdem.policy.min-raise @grounds-public-case
    Scenario: ten-and-fifteen - Ten, and fifteen is no raise
      Given the hand "ten-and-fifteen" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And everyone starts with 500 chips
      When Ann calls
      And Ben checks
      And Ben bets 10
      Then Ann may not raise to 15 (policy.min-raise)
      And Ann may raise to 20

    @rule-six-plus-holdem.policy.min-raise @grounds-public-case
    Scenario: what-a-raise-adds - The next raise must add what the last one added
      The last raise added 1979, so 4158 will do; twice the bet is not needed.

      Given the hand "what-a-raise-adds" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the stakes are no limit, bet 2, small blind 50, big blind 100
      And everyone starts with 20000 chips
      When Ann raises to 200
      And Ben raises to 2179
      Then Ann may not raise to 4157 (policy.min-raise)
      And Ann may raise to 4158

    @rule-six-plus-holdem.policy.min-raise @grounds-public-case
    Scenario: twenty-behind - Twenty chips behind do not make the raise smaller
      Given the hand "twenty-behind" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the stakes are no limit, bet 2, small blind 10, big blind 20
      And Ann starts with 1000 chips
      And Ben starts with 200 chips
      When Ann raises to 100
      And Ben raises to 180
      Then Ann may not raise to 200 (policy.min-raise)
      And Ann may raise to 260

    @rule-six-plus-holdem.policy.min-raise @grounds-public-case
    Scenario: all-in-under-the-gun - Two hundred, 325 all-in, and the next raise makes 525
      Given the hand "all-in-under-the-gun" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, bet 2, small blind 100, big blind 200
      And Ann starts with 5000 chips
      And Ben starts with 5000 chips
      And Cleo starts with 5000 chips
      And Dan starts with 325 chips
      When Dan raises to 325
      Then it costs Ann 325 to call
      And Ann may not raise to 450 (policy.min-raise)
      And Ann may raise to 525

  Rule: In a fixed-limit or spread-limit round at most four raises may follow the bet

    @rule-six-plus-holdem.policy.raises @grounds-person
    Scenario: the-blind-and-four-raises - At a fixed limit the big blind is the bet, and four raises follow it
      Given the hand "the-blind-and-four-raises" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, bet 2, small blind 1, big blind 2
      When Ann raises to 4
      And Ben raises to 6
      And Cleo raises to 8
      Then Ann may raise to 10
      When Ann raises to 10
      Then Ben may not raise to 12 (policy.raises)
      And Ben may call

  Rule: The number of raises is not limited in a round that begins with only two players left in the hand

    @rule-six-plus-holdem.policy.raises-heads-up @grounds-person
    Scenario: two-begin-the-round - Two players raise for as long as they like
      Given the hand "two-begin-the-round" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the stakes are fixed limit, bet 2, small blind 1, big blind 2
      When Ann raises to 4
      And Ben raises to 6
      And Ann raises to 8
      And Ben raises to 10
      And Ann raises to 12
      Then it costs Ben 2 to call
      And Ben may raise to 14

  Rule: An all-in that is less than a full bet or raise lets players who have already acted raise again only if what they now face is at least half of a full raise, in fixed-limit and spread-limit games, or all of one, in pot-limit and no-limit games. In fixed-limit and spread-limit games an all-in of half of that or more counts as a full bet or raise. At a fixed limit anyone who may raise may complete a smaller one to the full bet, and the two count as one

    @rule-six-plus-holdem.policy.short-all-in @grounds-person
    Scenario: half-a-bet-reopens - At a fixed limit half a bet more, and the first bettor may raise again
      Given the hand "half-a-bet-reopens" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, bet 4, small blind 2, big blind 4
      And Ann starts with 10 chips
      And Ben starts with 100 chips
      And Cleo starts with 100 chips
      When everyone calls
      And Cleo checks
      And Ben bets 4
      And Cleo calls
      And Ann raises to 6
      Then it costs Ben 2 to call
      When Ben raises to 10

    @rule-six-plus-holdem.policy.short-all-in @grounds-public-case
    Scenario: fourteen-all-in - Ten, a call, and fourteen all-in
      Given the hand "fourteen-all-in" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And Ann starts with 16 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      When everyone calls
      And Cleo checks
      And Ben bets 10
      And Cleo calls
      And Ann raises to 14
      Then it costs Ben 4 to call
      And Ben may not raise to 24 (policy.short-all-in)
      And Ben may call

    @rule-six-plus-holdem.policy.short-all-in @grounds-public-case
    Scenario: three-more-all-in - Sixteen, a call, and nineteen all-in
      Given the hand "three-more-all-in" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      And Ann starts with 200 chips
      And Ben starts with 19 chips
      And Cleo starts with 200 chips
      And Dan starts with 200 chips
      When Dan raises to 16
      And Ann calls
      And Ben raises to 19
      And Cleo calls
      Then it costs Dan 3 to call
      And Dan may not raise to 33 (policy.short-all-in)
      And Dan may call

    @rule-six-plus-holdem.policy.short-all-in @grounds-person
    Scenario: short-and-short-make-full - Five more and five more make ten
      Neither all-in is a raise of ten, but Cleo, who bet ten, now faces ten more.

      Given the hand "short-and-short-make-full" of Six-Plus Hold'em between Ann, Ben, Cleo and Dan, Ann dealing
      And Ann starts with 22 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      And Dan starts with 17 chips
      When everyone calls
      And Cleo checks
      And Ben checks
      And Cleo bets 10
      And Dan raises to 15
      And Ann raises to 20
      And Ben calls
      Then Cleo may not raise to 29 (policy.min-raise)
      When Cleo raises to 30

  Rule: For the flop the dealer lays three cards face up on the board, the cards in the middle of the table

    @rule-six-plus-holdem.the-flop.cards @rule-six-plus-holdem.the-turn.cards
    @rule-six-plus-holdem.the-river.cards @rule-six-plus-holdem.policy.street-burn @grounds-source
    Scenario: three-and-one-and-one - The flop, the turn and the river
      Given the hand "three-and-one-and-one" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And the board is dealt A♥ K♦ 7♣ 9♠ 6♥
      Then the board is nothing
      When everyone calls
      And Cleo checks
      Then the hand has reached flop round
      And the board is A♥ K♦ 7♣
      And the dealer has burned x
      When everyone checks
      Then the hand has reached turn round
      And the board is A♥ K♦ 7♣ 9♠
      And the dealer has burned x x
      When everyone checks
      Then the hand has reached river round
      And the board is A♥ K♦ 7♣ 9♠ 6♥
      And the dealer has burned x x x

  Rule: The player on the dealer's left begins the flop round

    @rule-six-plus-holdem.flop-round.opens @rule-six-plus-holdem.turn-round.opens
    @rule-six-plus-holdem.river-round.opens @grounds-source
    Scenario: left-of-the-dealer - From the flop on the dealer's neighbour speaks first
      Given the hand "left-of-the-dealer" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      When everyone calls
      And Cleo checks
      Then Ann may not check (flop-round.opens)
      And Cleo may not check (flop-round.opens)
      When everyone checks
      Then Ann may not check (turn-round.opens)
      And Cleo may not bet 4 (turn-round.opens)
      When everyone checks
      Then Cleo may not check (river-round.opens)
      And Ann may not check (river-round.opens)
      And Ben may check

    @rule-six-plus-holdem.flop-round.opens @grounds-public-case
    Scenario: dealer-is-not-first-on-the-flop - The dealer raised, and does not speak first on the flop
      Given the hand "dealer-is-not-first-on-the-flop" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, bet 2, small blind 5, big blind 10
      When Ann raises to 20
      And everyone calls
      Then the hand has reached flop round
      And Ben is to act
      And the pot is 60
      When Ben checks
      Then Cleo is to act

  Rule: When two or more players are left after the last betting round, they show their hands in turn

    @rule-six-plus-holdem.the-showdown.settles @rule-six-plus-holdem.the-showdown.all-chips
    @grounds-person
    Scenario: nothing-stays - The whole pot is paid out
      Given the hand "nothing-stays" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And Ann is dealt A♦ A♠
      And Ben is dealt K♦ K♠
      And the board is dealt J♣ 8♦ 7♥ Q♣ 6♠
      When Ann calls
      And Ben checks
      And everyone checks
      And everyone checks
      And everyone checks
      Then Ann wins 4
      And Ben wins 0
      And Ann has 102 chips
      And Ben has 98 chips
      And Ann has shown
      And Ben has shown
      And Ben may not muck (the-showdown.settles)

  Rule: The player who made the last bet or raise of the last betting round shows first. If nobody bet in it, the player who began it does, or the next still in the hand; where there was no betting, the first player still in the hand, clockwise from where it would have begun. The others follow clockwise

    @rule-six-plus-holdem.policy.first-to-show @rule-six-plus-holdem.policy.losers @grounds-person
    Scenario: shown-in-turn - The river's bettor shows first, and the beaten need not
      Given the hand "shown-in-turn" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt K♦ K♠
      And Ben is dealt 9♦ 9♠
      And Cleo is dealt A♦ A♠
      And the board is dealt Q♠ 8♦ 7♥ J♣ 6♠
      When everyone calls
      And Cleo checks
      And everyone checks
      And everyone checks
      And Ben checks
      And Cleo bets 4
      And everyone calls
      Then Ben may not muck (policy.first-to-show)
      And Ann may muck
      When Ann mucks
      And Ben shows
      Then Cleo shows first
      And Ann has not shown
      And Cleo wins 18

    @rule-six-plus-holdem.policy.first-to-show @grounds-person
    Scenario: checked-down - Nobody bet on the river, so the small blind shows first
      The bet on the turn no longer counts.

      Given the hand "checked-down" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      When everyone calls
      And Cleo checks
      And everyone checks
      And Ben checks
      And Cleo bets 4
      And everyone calls
      And everyone checks
      And Ann shows
      Then Ben shows first

  Rule: Where there are side pots, those who play for the last of them show first, then those who play for the one before it as well, and those who play for the main pot alone come last; among players for the same pots the usual order holds

    @rule-six-plus-holdem.policy.pot-order @rule-six-plus-holdem.policy.losers
    @rule-six-plus-holdem.the-showdown.side-pots @grounds-person
    Scenario: all-in-shows-all - Somebody is all-in, so every hand is turned up, the side pot's first
      Ann and Cleo play for the side pot; Ben, who would come first, has no part in it.

      Given the hand "all-in-shows-all" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And Ann starts with 50 chips
      And Ben starts with 10 chips
      And Cleo starts with 100 chips
      And Ann is dealt K♦ K♠
      And Ben is dealt A♦ A♠
      And Cleo is dealt Q♦ Q♥
      And the board is dealt J♣ 8♦ 7♥ 9♣ 6♠
      When Ann raises to 50
      And everyone calls
      Then Cleo shows first
      And Ann has shown
      And Ben has shown
      And Cleo has shown
      And Ben wins 30
      And Ann wins 80
      And Cleo has 50 chips

  Rule: Whoever shows the best five-card high hand takes the pot

    @rule-six-plus-holdem.pot.high.best @grounds-person
    Scenario: jack-beats-ten - The fifth card decides
      Given the hand "jack-beats-ten" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And Ann is dealt J♥ 6♣
      And Ben is dealt 10♥ 6♦
      And the board is dealt A♠ A♦ K♣ Q♥ 7♦
      When Ann calls
      And Ben checks
      And everyone checks
      And everyone checks
      And everyone checks
      Then Ann wins 4
      And Ben wins 0

  Rule: The hand is made of any five of the player's own cards and the board

    @rule-six-plus-holdem.pot.high.use @rule-six-plus-holdem.pot.high.ties @grounds-person
    Scenario: playing-the-board - Four eights and an ace lie on the board, and all share
      Given the hand "playing-the-board" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt K♦ K♠
      And Ben is dealt 7♦ 6♠
      And Cleo is dealt Q♥ J♥
      And the board is dealt 8♣ 8♦ 8♥ 8♠ A♦
      When everyone calls
      And Cleo checks
      And everyone checks
      And everyone checks
      And everyone checks
      Then Ann wins 2
      And Ben wins 2
      And Cleo wins 2

  Rule: From the best down, hands rank: straight flush, four of a kind, flush, full house, straight, three of a kind, two pair, pair, high card. A royal flush is the highest straight flush. An ace is high, or low in nine, eight, seven, six, ace

    @rule-six-plus-holdem.pot.high.ranking @rule-six-plus-holdem.the-showdown.side-pots @grounds-source
    Scenario: rungs-of-the-ladder - Seven stacks, and seven kinds of hand over one board
      Fay's flush beats Gus's full house; with so few cards a flush is rarer.

      Given the hand "rungs-of-the-ladder" of Six-Plus Hold'em between Ann, Ben, Cleo, Dan, Eve, Fay and Gus, Ann dealing
      And Ann starts with 50 chips
      And Ben starts with 60 chips
      And Cleo starts with 70 chips
      And Dan starts with 10 chips
      And Eve starts with 20 chips
      And Fay starts with 30 chips
      And Gus starts with 40 chips
      And Dan is dealt 10♥ J♥
      And Eve is dealt 6♥ 6♠
      And Fay is dealt A♥ K♥
      And Gus is dealt 9♣ 9♦
      And Ann is dealt J♣ 10♠
      And Ben is dealt A♠ A♣
      And Cleo is dealt K♣ Q♦
      And the board is dealt 9♥ 8♥ 7♥ 6♣ 6♦
      When Dan raises to 10
      And Eve raises to 20
      And Fay raises to 30
      And Gus raises to 40
      And Ann raises to 50
      And Ben raises to 60
      And Cleo calls
      Then Dan wins 70
      And Eve wins 60
      And Fay wins 50
      And Gus wins 40
      And Ann wins 30
      And Ben wins 20
      And Cleo wins 0

    @rule-six-plus-holdem.pot.high.ranking @grounds-person
    Scenario: lower-rungs - Straight, three of a kind, two pair, pair, nothing
      Given the hand "lower-rungs" of Six-Plus Hold'em between Ann, Ben, Cleo, Dan and Eve, Ann dealing
      And Ann starts with 30 chips
      And Ben starts with 40 chips
      And Cleo starts with 50 chips
      And Dan starts with 10 chips
      And Eve starts with 20 chips
      And Dan is dealt J♠ 10♠
      And Eve is dealt 9♣ 9♥
      And Ann is dealt K♦ Q♥
      And Ben is dealt A♦ A♣
      And Cleo is dealt A♥ J♦
      And the board is dealt K♣ 9♦ 8♥ 6♠ Q♣
      When Dan raises to 10
      And Eve raises to 20
      And Ann raises to 30
      And Ben raises to 40
      And Cleo calls
      Then Dan wins 50
      And Eve wins 40
      And Ann wins 30
      And Ben wins 20
      And Cleo wins 0

    @rule-six-plus-holdem.pot.high.ranking @grounds-source
    Scenario: ace-to-nine - Ace, six, seven, eight, nine is a straight, and beats three of a kind
      Given the hand "ace-to-nine" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And Ann is dealt A♥ 9♣
      And Ben is dealt K♦ K♠
      And the board is dealt 6♠ 7♦ 8♣ K♥ Q♦
      When Ann calls
      And Ben checks
      And everyone checks
      And everyone checks
      And everyone checks
      Then Ann wins 4
      And Ben wins 0

    @rule-six-plus-holdem.pot.high.ranking @grounds-person
    Scenario: ten-over-ace-to-nine - Ace to nine is the lowest straight
      Given the hand "ten-over-ace-to-nine" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And Ann is dealt A♥ 6♣
      And Ben is dealt 10♦ 6♦
      And the board is dealt 7♦ 8♣ 9♥ K♠ Q♠
      When Ann calls
      And Ben checks
      And everyone checks
      And everyone checks
      And everyone checks
      And Ann shows
      Then Ben wins 4

    @rule-six-plus-holdem.pot.high.ranking @grounds-person
    Scenario: round-the-corner - Queen, king, ace, six, seven is not a straight
      Given the hand "round-the-corner" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And Ann is dealt A♣ 10♦
      And Ben is dealt 9♦ 8♦
      And the board is dealt Q♠ K♥ 6♦ 7♠ 9♣
      When Ann calls
      And Ben checks
      And everyone checks
      And everyone checks
      And everyone checks
      And Ann shows
      Then Ben wins 4

  Rule: Hands that tie share the pot equally; no suit outranks another

    @rule-six-plus-holdem.pot.high.ties @rule-six-plus-holdem.policy.odd-chip @grounds-person
    Scenario: suits-are-equal - Ace of spades and ace of hearts share, and the odd chip goes to the dealer's left
      Thirteen chips lie there. Ann bet, deals, and holds the spade; Cleo comes first to the dealer's
      left.

      Given the hand "suits-are-equal" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt A♠ 7♦
      And Cleo is dealt A♥ 7♣
      And the board is dealt 8♣ 8♦ 8♥ 8♠ K♦
      When Ann calls
      And Ben folds
      And Cleo checks
      And everyone checks
      And everyone checks
      And Cleo checks
      And Ann bets 4
      And Cleo calls
      Then Cleo wins 7
      And Ann wins 6

  Rule: After each hand the deal passes to the next player on the left

    @rule-six-plus-holdem.policy.deal-moves @grounds-person
    Scenario: deal-moves-on - The deal moves on to the left, whoever wins
      Given the hand "deal-moves-on" of Six-Plus Hold'em between Ann, Ben and Cleo, Ann dealing
      When Ann folds
      And Ben folds
      Then Cleo wins 2
      And Ben deals next

  Rule: From the best down, hands rank: straight flush, four of a kind, flush, full house, three of a kind, straight, two pair, pair, high card. A royal flush is the highest straight flush. An ace is high, or low in nine, eight, seven, six, ace

    @rule-six-plus-holdem.pot.high.ranking @grounds-person
    Scenario: trips-above-straights - Where three of a kind counts more, it beats the straight
      Given the hand "trips-above-straights" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the house rule trips above straights is in force
      And Ann is dealt A♥ 9♣
      And Ben is dealt K♦ K♠
      And the board is dealt 6♠ 7♦ 8♣ K♥ Q♦
      When Ann calls
      And Ben checks
      And everyone checks
      And everyone checks
      And everyone checks
      And Ann shows
      Then Ben wins 4
      And Ann wins 0

    @rule-six-plus-holdem.pot.high.ranking @grounds-person
    Scenario: full-house-above-trips - Where three of a kind counts more, a full house still beats it
      Ben's kings and sixes beat Ann's three sixes with an ace.

      Given the hand "full-house-above-trips" of Six-Plus Hold'em between Ann and Ben, Ann dealing
      And the house rule trips above straights is in force
      And Ann is dealt A♥ 6♣
      And Ben is dealt K♦ 6♥
      And the board is dealt 6♦ 6♠ K♥ Q♦ 8♣
      When Ann calls
      And Ben checks
      And everyone checks
      And everyone checks
      And everyone checks
      And Ann shows
      Then Ben wins 4
      And Ann wins 0
