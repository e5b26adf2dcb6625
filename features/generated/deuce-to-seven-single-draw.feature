# generated from spec/variants/deuce-to-seven-single-draw.yaml by `croupier features`; do not edit
Feature: Deuce-to-Seven Single Draw
  Five cards and one draw; the lowest hand wins, and straights, flushes and aces are bad.

  Licence: CC-BY-4.0

  Rule: Two to seven players can play

    @rule-deuce-to-seven-single-draw.players.number @grounds-person
    Scenario: seven-at-the-table - Seven at the table, and cards for all of them
      Given the hand "seven-at-the-table" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo, Dan, Eve, Fay and Gus, Ann dealing
      And Ann is dealt 7♥ 5♣ 4♦ 3♠ 2♣
      And Gus is dealt A♦ K♦ Q♠ J♠ 9♥
      Then Gus holds A♦ K♦ Q♠ J♠ 9♥
      And Ann holds 7♥ 5♣ 4♦ 3♠ 2♣
      And Dan is to act

    @rule-deuce-to-seven-single-draw.players.number @grounds-person
    Scenario: eight-are-too-many - There is no eighth chair
      Given the hand "eight-are-too-many" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo, Dan, Eve, Fay, Gus and Hal, Ann dealing
      Then the hand may not begin (players.number)

    @rule-deuce-to-seven-single-draw.players.number @grounds-person
    Scenario: nobody-plays-alone - Nobody plays alone
      Given the hand "nobody-plays-alone" of Deuce-to-Seven Single Draw between Ann, Ann dealing
      Then the hand may not begin (players.number)

  Rule: The game uses one standard deck of 52 cards, without jokers; no card is wild

    @rule-deuce-to-seven-single-draw.deck.cards @grounds-person
    Scenario: nine-cards-for-two - A deck of nine cannot deal two hands of five
      Given the hand "nine-cards-for-two" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the deck is cut down to 9 cards
      Then the hand may not begin (deck.cards)

    @rule-deuce-to-seven-single-draw.deck.cards @grounds-person
    Scenario: three-cards-for-two - A deck of three cannot deal two hands
      Given the hand "three-cards-for-two" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the deck is cut down to 3 cards
      Then the hand may not begin (deck.cards)

  Rule: Before the deal the two players on the dealer's left post the small blind and the big blind, in that order

    @rule-deuce-to-seven-single-draw.the-blinds.post @grounds-source
    Scenario: small-blind-and-big-blind - The two on the dealer's left pay before they see a card
      Given the hand "small-blind-and-big-blind" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      Then Ben has 99 chips
      And Cleo has 98 chips
      And the pot is 3
      And Dan is to act
      And Dan has 100 chips
      And Ann has 100 chips

  Rule: Blinds are live: the first betting round begins with them as bets on the table, and whoever posted one need only add what is lacking

    @rule-deuce-to-seven-single-draw.the-blinds.live @grounds-public-case
    Scenario: big-blind-has-the-option - Everybody has called, and the big blind may still raise
      Given the hand "big-blind-has-the-option" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 5, big blind 10
      And everyone starts with 1000 chips
      Then it costs Dan 10 to call
      When Dan calls
      And Ann calls
      Then it costs Ben 5 to call
      When Ben calls
      Then the hand has reached first round
      And Cleo is to act
      And Cleo may check
      And Cleo may raise to 20

  Rule: A player with too few chips for a blind posts all of them and is all-in. The others owe the whole blind all the same

    @rule-deuce-to-seven-single-draw.the-blinds.short @rule-deuce-to-seven-single-draw.policy.min-raise
    @grounds-public-case
    Scenario: thirty-for-a-hundred - The big blind has thirty chips, and a call costs a hundred
      Given the hand "thirty-for-a-hundred" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 50, big blind 100
      And Ann starts with 1000 chips
      And Ben starts with 1000 chips
      And Cleo starts with 30 chips
      And Dan starts with 1000 chips
      Then Cleo is all-in
      And it costs Dan 100 to call
      And Dan may not raise to 199 (policy.min-raise)
      And Dan may raise to 200

  Rule: When only two play, the dealer posts the first blind and so acts first in the round that begins on the left of the last blind; the other player posts the second

    @rule-deuce-to-seven-single-draw.policy.heads-up @grounds-public-case
    Scenario: button-pays-the-small-blind - Between two, the button pays the small blind and speaks first before the draw
      Given the hand "button-pays-the-small-blind" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 5, big blind 10
      Then Ann has 95 chips
      And Ben has 90 chips
      And Ann is to act
      And it costs Ann 5 to call
      When Ann calls
      And Ben checks
      Then the hand has reached the draw
      And Ben is to act

  Rule: Nobody straddles: no bet is made before the deal but the blinds

    @rule-deuce-to-seven-single-draw.policy.straddle @grounds-person
    Scenario: nobody-straddles - Next to the big blind lies no chip
      Given the hand "nobody-straddles" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      Then Dan has 100 chips
      And it costs Dan 2 to call
      And Dan may raise to 4

  Rule: Each player gets five cards, face down; the dealer gives them out singly and clockwise, beginning with the player on the dealer's left

    @rule-deuce-to-seven-single-draw.the-deal.cards @rule-deuce-to-seven-single-draw.the-deal.sight
    @grounds-source
    Scenario: five-cards-of-ones-own - Five cards each, for one's own eyes
      Given the hand "five-cards-of-ones-own" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 9♠ 8♦ 5♣ 4♦ 2♠
      And Ben is dealt K♣ 7♦ 6♣ 5♥ 3♥
      And Cleo is dealt A♥ 2♦ 3♣ 4♥ 5♠
      Then Ann sees Ann's hand as 9♠ 8♦ 5♣ 4♦ 2♠
      And Ben sees Ann's hand as x x x x x
      And Ann sees Cleo's hand as x x x x x

  Rule: The player on the left of the last blind begins the first round

    @rule-deuce-to-seven-single-draw.first-round.opens @grounds-source
    Scenario: left-of-the-big-blind - Before the draw the big blind's neighbour speaks first
      Given the hand "left-of-the-big-blind" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      Then Ben may not call (first-round.opens)
      And Ann may not call (first-round.opens)
      And Dan may call

  Rule: If the player who should begin a round has folded or is all-in, the next player to the left who can act begins it

    @rule-deuce-to-seven-single-draw.betting.absent-opener @grounds-person
    Scenario: small-blind-has-folded - The small blind has folded, and the big blind leads
      Given the hand "small-blind-has-folded" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      When Ann calls
      And Ben folds
      And Cleo checks
      And everyone stands pat
      Then Ann may not check (betting.absent-opener)
      And Cleo may check

  Rule: The turn to act passes clockwise, skipping players who have folded or are all-in

    @rule-deuce-to-seven-single-draw.betting.turn @grounds-person
    Scenario: turn-passes-left - Wait for the player on your right
      Given the hand "turn-passes-left" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      When Ann calls
      Then Cleo may not check (betting.turn)
      And Ben may call
      When Ben folds
      Then Cleo is to act

  Rule: While nobody has bet, a player may check or bet; once somebody has, a player may call, raise or fold

    @rule-deuce-to-seven-single-draw.betting.options @grounds-person
    Scenario: call-raise-or-fold - The blinds are bets, so nobody checks before they are called
      Given the hand "call-raise-or-fold" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      Then Ann may not check (betting.options)
      And Ann may not bet 2 (betting.options)
      And Ann may call
      And Ann may raise to 4
      And Ann may fold
      When Ann calls
      Then Ben may not call (betting.options)
      And Ben may check
      And Ben may raise to 4

  Rule: To call is to bring one's bet up to the highest bet of the round

    @rule-deuce-to-seven-single-draw.betting.call @grounds-person
    Scenario: calling-the-difference - The first raiser calls the second with what is lacking
      Given the hand "calling-the-difference" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
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

  Rule: A player who folds is out of the hand and cannot win any of the pot. The hand goes to the muck unseen

    @rule-deuce-to-seven-single-draw.betting.fold @grounds-person
    Scenario: sevens-folded - The best hand of all, folded, wins nothing
      Given the hand "sevens-folded" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 10♥ 9♦ 8♣ 4♠ 2♥
      And Ben is dealt 7♦ 5♠ 4♣ 3♥ 2♣
      And Cleo is dealt K♦ Q♦ J♠ 10♣ 8♥
      When Ann calls
      And Ben folds
      Then Ben is out
      When Cleo checks
      And everyone stands pat
      And everyone checks
      Then Ann wins 5
      And Ben wins 0
      And Ben has not shown

  Rule: A round ends when every player still in the hand is all-in, or has acted and put in as much as the highest bet. It ends at once, or is not begun, when nobody has a bet to answer and fewer than two players still in the hand have chips left

    @rule-deuce-to-seven-single-draw.betting.ends @grounds-public-case
    Scenario: raise-is-answered - Whoever has called must answer a raise
      Given the hand "raise-is-answered" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 200 chips
      And Ben starts with 200 chips
      And Cleo starts with 90 chips
      When everyone calls
      And Cleo raises to 90
      Then the hand has reached first round
      And Ann is to act
      And it costs Ann 88 to call
      When Ann folds
      And Ben calls
      Then the hand has reached the draw

    @rule-deuce-to-seven-single-draw.betting.ends @grounds-person
    Scenario: bet-and-call-end-the-round - Bet, call, and the hands are shown
      Given the hand "bet-and-call-end-the-round" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And Ann is dealt 8♥ 6♣ 5♦ 4♠ 2♣
      And Ben is dealt 10♦ 9♠ 6♥ 4♣ 3♦
      When Ann calls
      And Ben checks
      And everyone stands pat
      And Ben checks
      And Ann bets 4
      And Ben calls
      And Ben shows
      Then the hand is over
      And Ann wins 12

  Rule: The first bet of a round is at least the smallest bet that the table has set; at a pot-limit or no-limit table that is the big blind

    @rule-deuce-to-seven-single-draw.betting.minimum @grounds-person
    Scenario: less-than-the-big-blind - After the draw nobody bets less than the big blind
      Given the hand "less-than-the-big-blind" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 5, big blind 10
      When Ann calls
      And Ben checks
      And everyone stands pat
      Then Ben may not bet 9 (betting.minimum)
      And Ben may bet 10

  Rule: At a fixed-limit table every bet and every raise is of one size: the small bet in the first round, the big bet in the last round

    @rule-deuce-to-seven-single-draw.betting.fixed-limit @grounds-source
    Scenario: two-before-and-four-after - Two before the draw, four after it
      Given the hand "two-before-and-four-after" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      Then Ann may not raise to 3 (betting.fixed-limit)
      And Ann may not raise to 6 (betting.fixed-limit)
      And Ann may raise to 4
      When Ann calls
      And Ben checks
      And everyone stands pat
      Then Ben may not bet 2 (betting.fixed-limit)
      When Ben bets 4
      Then Ann may not raise to 6 (betting.fixed-limit)
      And Ann may raise to 8

  Rule: At a spread-limit table a bet or a raise adds at most the highest bet that the table has set

    @rule-deuce-to-seven-single-draw.betting.spread-limit
    @rule-deuce-to-seven-single-draw.policy.min-raise @grounds-person
    Scenario: from-two-to-ten - Any bet from two to ten
      Given the hand "from-two-to-ten" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are spread limit, small bet 2, big bet 4, small blind 1, big blind 2, bet 2, max bet 10
      When Ann calls
      And Ben checks
      And everyone stands pat
      Then Ben may not bet 11 (betting.spread-limit)
      And Ben may bet 10
      When Ben bets 6
      Then Ann may not raise to 11 (policy.min-raise)
      And Ann may raise to 12
      And Ann may not raise to 17 (betting.spread-limit)
      When Ann raises to 16

  Rule: At a pot-limit table nobody may bet more than the pot holds, and a raise adds at most what it holds, bets of the round included, once the raiser has called; though the smallest bet or raise is always allowed

    @rule-deuce-to-seven-single-draw.betting.pot-limit @grounds-public-case
    Scenario: thirty-five-over-five-and-ten - Over blinds of five and ten, thirty-five is the pot
      After a call of ten the pot is 25, and so much may be added.

      Given the hand "thirty-five-over-five-and-ten" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are pot limit, small bet 2, big bet 4, small blind 5, big blind 10
      And everyone starts with 1000 chips
      Then Dan may not raise to 36 (betting.pot-limit)
      And Dan may raise to 35
      And Dan may not raise to 19 (policy.min-raise)
      And Dan may raise to 20
      When Dan raises to 35
      Then the pot is 50

  Rule: At a no-limit table a bet or a raise may be as high as the player's chips allow

    @rule-deuce-to-seven-single-draw.betting.no-limit
    @rule-deuce-to-seven-single-draw.betting.table-stakes @grounds-person
    Scenario: all-of-it - Everything, if you like, and not a chip more
      Given the hand "all-of-it" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      Then Ann may not raise to 101 (betting.table-stakes)
      And Ann may raise to 50
      When Ann raises to 100
      Then Ann is all-in
      And it costs Ben 98 to call

  Rule: A player with too few chips to call, or to bet or raise in full, may put in all of them. A player who is all-in stays in the hand and bets no more. Nobody may bet or raise when every other player still in the hand is all-in

    @rule-deuce-to-seven-single-draw.betting.all-in @rule-deuce-to-seven-single-draw.betting.uncalled
    @grounds-person
    Scenario: nobody-left-to-raise - All-in and called, nobody bets any more
      Given the hand "nobody-left-to-raise" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 60 chips
      And Ben starts with 300 chips
      And Ann is dealt 8♦ 6♠ 5♣ 4♥ 2♦
      And Ben is dealt 9♦ 6♥ 5♠ 3♣ 2♣
      When Ann raises to 60
      Then Ben may not raise to 118 (betting.all-in)
      When Ben calls
      And everyone stands pat
      Then the hand is over
      And Ann has 120 chips
      And Ben has 240 chips

    @rule-deuce-to-seven-single-draw.betting.all-in @rule-deuce-to-seven-single-draw.betting.uncalled
    @grounds-public-case
    Scenario: too-few-to-call - Too few chips to call is a call for less
      Given the hand "too-few-to-call" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 60 chips
      And Ben starts with 300 chips
      And Ann is dealt 9♦ 6♥ 5♠ 3♣ 2♣
      And Ben is dealt 8♦ 6♠ 5♣ 4♥ 2♦
      When Ann calls
      And Ben raises to 100
      Then it costs Ann 58 to call
      When Ann calls
      And everyone stands pat
      Then Ben wins 120
      And Ben has 360 chips
      And Ann has 0 chips

  Rule: The part of a bet that nobody matched goes back to the player who made it

    @rule-deuce-to-seven-single-draw.betting.uncalled
    @rule-deuce-to-seven-single-draw.betting.last-player @grounds-public-case
    Scenario: shove-and-a-fold - A bet that frightens everybody comes home
      Given the hand "shove-and-a-fold" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And everyone starts with 200 chips
      When Ann raises to 200
      And Ben folds
      Then the hand is over
      And Ann has 202 chips
      And Ben has 198 chips
      And Ann wins 4
      And Ann may not check (betting.last-player)

  Rule: A player who has checked may raise later in the same round

    @rule-deuce-to-seven-single-draw.policy.check-raise @grounds-person
    Scenario: the-trap - Check, wait, raise
      Given the hand "the-trap" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      When Ann calls
      And Ben checks
      And everyone stands pat
      And Ben checks
      And Ann bets 4
      And Ben raises to 8
      And Ann calls
      Then the pot is 20

  Rule: A player may fold even where a check would cost nothing

    @rule-deuce-to-seven-single-draw.policy.free-fold @grounds-person
    Scenario: folded-for-nothing - Nothing to call, and folded all the same
      Given the hand "folded-for-nothing" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      When Ann calls
      And Ben folds
      Then Ann wins 4

  Rule: In spread-limit, pot-limit and no-limit games a raise adds at least as much as the largest bet or raise of the round so far, and never less than the smallest bet

    @rule-deuce-to-seven-single-draw.policy.min-raise @grounds-public-case
    Scenario: ten-and-fifteen - Ten, and fifteen is no raise
      Given the hand "ten-and-fifteen" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And everyone starts with 500 chips
      When Ann calls
      And Ben checks
      And everyone stands pat
      And Ben bets 10
      Then Ann may not raise to 15 (policy.min-raise)
      And Ann may raise to 20

    @rule-deuce-to-seven-single-draw.policy.min-raise @grounds-public-case
    Scenario: what-a-raise-adds - The next raise must add what the last one added
      The last raise added 1979, so 4158 will do; twice the bet is not needed.

      Given the hand "what-a-raise-adds" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 50, big blind 100
      And everyone starts with 20000 chips
      When Ann raises to 200
      And Ben raises to 2179
      Then Ann may not raise to 4157 (policy.min-raise)
      And Ann may raise to 4158

    @rule-deuce-to-seven-single-draw.policy.min-raise @grounds-public-case
    Scenario: twenty-behind - Twenty chips behind do not make the raise smaller
      Given the hand "twenty-behind" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 10, big blind 20
      And Ann starts with 1000 chips
      And Ben starts with 200 chips
      When Ann raises to 100
      And Ben raises to 180
      Then Ann may not raise to 200 (policy.min-raise)
      And Ann may raise to 260

    @rule-deuce-to-seven-single-draw.policy.min-raise @grounds-public-case
    Scenario: all-in-under-the-gun - Two hundred, 325 all-in, and the next raise makes 525
      Given the hand "all-in-under-the-gun" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 100, big blind 200
      And Ann starts with 5000 chips
      And Ben starts with 5000 chips
      And Cleo starts with 5000 chips
      And Dan starts with 325 chips
      When Dan raises to 325
      Then it costs Ann 325 to call
      And Ann may not raise to 450 (policy.min-raise)
      And Ann may raise to 525

  Rule: In a fixed-limit or spread-limit round at most four raises may follow the bet

    @rule-deuce-to-seven-single-draw.policy.raises @grounds-person
    Scenario: the-blind-and-four-raises - The big blind is the bet, and four raises follow it
      Given the hand "the-blind-and-four-raises" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      When Ann raises to 4
      And Ben raises to 6
      And Cleo raises to 8
      Then Ann may raise to 10
      When Ann raises to 10
      Then Ben may not raise to 12 (policy.raises)
      And Ben may call

  Rule: The number of raises is not limited in a round that begins with only two players left in the hand

    @rule-deuce-to-seven-single-draw.policy.raises-heads-up @grounds-person
    Scenario: two-begin-the-round - Two players raise for as long as they like
      Given the hand "two-begin-the-round" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      When Ann raises to 4
      And Ben raises to 6
      And Ann raises to 8
      And Ben raises to 10
      And Ann raises to 12
      Then it costs Ben 2 to call
      And Ben may raise to 14

  Rule: An all-in that is less than a full bet or raise lets players who have already acted raise again only if what they now face is at least half of a full raise, in fixed-limit and spread-limit games, or all of one, in pot-limit and no-limit games. In fixed-limit and spread-limit games an all-in of half of that or more counts as a full bet or raise. At a fixed limit anyone who may raise may complete a smaller one to the full bet, and the two count as one

    @rule-deuce-to-seven-single-draw.policy.short-all-in @grounds-public-case
    Scenario: fourteen-all-in - Ten, a call, and fourteen all-in
      Given the hand "fourteen-all-in" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 16 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      When everyone calls
      And Cleo checks
      And everyone stands pat
      And Ben bets 10
      And Cleo calls
      And Ann raises to 14
      Then it costs Ben 4 to call
      And Ben may not raise to 24 (policy.short-all-in)
      And Ben may call

    @rule-deuce-to-seven-single-draw.policy.short-all-in @grounds-person
    Scenario: short-and-short-make-full - Five more and five more make ten
      Neither all-in is a raise of ten, but Cleo, who bet ten, now faces ten more.

      Given the hand "short-and-short-make-full" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 22 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      And Dan starts with 17 chips
      When everyone calls
      And Cleo checks
      And everyone stands pat
      And Ben checks
      And Cleo bets 10
      And Dan raises to 15
      And Ann raises to 20
      And Ben calls
      Then Cleo may not raise to 29 (policy.min-raise)
      When Cleo raises to 30

    @rule-deuce-to-seven-single-draw.policy.short-all-in @grounds-public-case
    Scenario: three-quarters-of-a-bet - Three quarters of a bet are a bet
      Given the hand "three-quarters-of-a-bet" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, small bet 10, big bet 20, small blind 5, big blind 10
      And Ann starts with 200 chips
      And Ben starts with 25 chips
      And Cleo starts with 200 chips
      When everyone calls
      And Cleo checks
      And everyone stands pat
      And Ben bets 15
      Then it costs Cleo 15 to call
      And Cleo may not raise to 20 (betting.fixed-limit)
      When Cleo raises to 35
      Then it costs Ann 35 to call

    @rule-deuce-to-seven-single-draw.policy.short-all-in @grounds-public-case
    Scenario: a-quarter-of-a-bet - A quarter of a bet more, and the bettor may only call it
      Given the hand "a-quarter-of-a-bet" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, small bet 10, big bet 20, small blind 5, big blind 10
      And Ann starts with 35 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      When everyone calls
      And Cleo checks
      And everyone stands pat
      And Ben bets 20
      And Cleo calls
      And Ann raises to 25
      Then Ben may not raise to 40 (policy.short-all-in)
      And Ben may call

    @rule-deuce-to-seven-single-draw.policy.short-all-in @grounds-person
    Scenario: half-a-bet-reopens - Half a bet more, and the first bettor may raise again
      Given the hand "half-a-bet-reopens" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, small bet 10, big bet 20, small blind 5, big blind 10
      And Ann starts with 40 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      When everyone calls
      And Cleo checks
      And everyone stands pat
      And Ben bets 20
      And Cleo calls
      And Ann raises to 30
      Then it costs Ben 10 to call
      When Ben raises to 50

    @rule-deuce-to-seven-single-draw.policy.short-all-in @grounds-public-case
    Scenario: three-more-all-in - Sixteen, a call, and nineteen all-in
      Given the hand "three-more-all-in" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
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

  Rule: Each player still in the hand may discard any number of cards, or keep them all

    @rule-deuce-to-seven-single-draw.the-draw.limit @grounds-source
    Scenario: none-some-or-all - None, some or all of the five
      Given the hand "none-some-or-all" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And Ben is dealt K♦ Q♥ 8♠ 5♣ 2♦
      When Ann calls
      And Ben checks
      Then Ben may stand pat
      And Ben may discard K♦
      And Ben may discard K♦ Q♥ 8♠ 5♣
      And Ben may not discard K♦ K♦ (the-draw.limit)
      When Ben discards K♦ Q♥ 8♠ 5♣ 2♦ and draws 2♣ 3♣ 4♣ 5♦ 7♥
      And Ann stands pat
      Then Ben holds 2♣ 3♣ 4♣ 5♦ 7♥

    @rule-deuce-to-seven-single-draw.the-draw.limit @rule-deuce-to-seven-single-draw.the-draw.receives
    @grounds-person
    Scenario: five-in-a-row - Whoever throws five gets five, one after the other
      Given the hand "five-in-a-row" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And Ann is dealt K♥ Q♦ J♠ 10♦ 9♣
      And Ben is dealt K♦ Q♥ 8♠ 5♣ 2♦
      When Ann calls
      And Ben checks
      And Ben discards K♦ Q♥ 8♠ 5♣ 2♦ and draws 2♣ 3♣ 4♣ 5♦ 7♥
      And Ann discards K♥ Q♦ J♠ 10♦ 9♣ and draws 2♥ 3♥ 4♥ 6♥ 8♥
      Then Ben holds 2♣ 3♣ 4♣ 5♦ 7♥
      And Ann holds 2♥ 3♥ 4♥ 6♥ 8♥

  Rule: The draw begins with the player on the dealer's left and goes clockwise. If the player on the dealer's left has folded, the next player to the left who is still in the hand begins

    @rule-deuce-to-seven-single-draw.the-draw.order @grounds-source
    Scenario: left-of-dealer-draws-first - The player on the dealer's left throws first, the dealer last
      Given the hand "left-of-dealer-draws-first" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt A♠ J♥ 10♦ 8♠ 2♣
      And Ben is dealt Q♦ 8♥ 7♥ 4♦ 3♦
      And Cleo is dealt 9♠ 9♦ 6♣ 4♥ K♦
      When everyone calls
      And Cleo checks
      Then Cleo may not discard K♦ (the-draw.order)
      When Ben discards Q♦
      Then Ann may not discard A♠ (the-draw.order)
      When Cleo discards K♦
      And Ann discards A♠
      Then the hand has reached last round

  Rule: A player who discards receives the same number of cards from the top of the deck, face down

    @rule-deuce-to-seven-single-draw.the-draw.receives @rule-deuce-to-seven-single-draw.the-draw.public
    @grounds-source
    Scenario: three-thrown-three-drawn - Three thrown, three drawn
      The others see how many cards Ben throws, and no more.

      Given the hand "three-thrown-three-drawn" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And Ben is dealt 3♠ 2♦ Q♣ J♥ K♦
      When Ann calls
      And Ben checks
      And Ben discards Q♣ J♥ K♦ and draws 4♣ 5♣ 7♥
      And Ann stands pat
      Then Ben holds 3♠ 2♦ 4♣ 5♣ 7♥
      And Ann sees Ben's hand as x x x x x

  Rule: Discards go face down onto a common pile, the muck, and nobody may look at them again

    @rule-deuce-to-seven-single-draw.the-draw.discards @grounds-person
    Scenario: common-pile - Nobody has a pile of their own
      What has been thrown lies in the muck, and not even its owner may look at it again.

      Given the hand "common-pile" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And Ben is dealt 9♠ 9♦ 6♣ 3♥ 2♥
      When Ann calls
      And Ben checks
      And Ben discards 9♠ 9♦
      And Ann stands pat
      Then Ben's pile is nothing
      And Ben sees Ben's pile as nothing

  Rule: A player who is all-in exchanges cards like everybody else, and nobody turns a hand up before the showdown

    @rule-deuce-to-seven-single-draw.policy.all-in-exchanges
    @rule-deuce-to-seven-single-draw.betting.ends @grounds-person
    Scenario: all-in-and-still-drawing - The last chips are in, and the draw is still to come
      Both hands stay face down until nobody draws any more.

      Given the hand "all-in-and-still-drawing" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 100 chips
      And Ben starts with 11 chips
      And Ben is dealt 8♠ 6♦ 4♣ 2♥ K♦
      When Ann raises to 11
      And Ben calls
      Then Ben is all-in
      When Ben discards K♦
      Then Ann sees Ben's hand as x x x x
      When Ann stands pat
      Then the hand is over
      And Ben has shown

  Rule: Before the first replacement of a draw is dealt, the top card of the deck is burned: laid aside face down, unseen. If nobody gets a replacement, it is burned all the same

    @rule-deuce-to-seven-single-draw.policy.burn @grounds-person
    Scenario: one-burned-before-the-first-draw - The next card of the deck is burned, and the one after it is drawn
      Given the hand "one-burned-before-the-first-draw" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And Ben is dealt 8♥ 7♥ 4♦ Q♣ Q♦
      When Ann calls
      And Ben checks
      And Ben discards Q♣ Q♦ and draws 2♣ 3♣
      And Ann stands pat
      Then the dealer has burned x
      And Ben holds 8♥ 7♥ 4♦ 2♣ 3♣

    @rule-deuce-to-seven-single-draw.policy.burn @grounds-person
    Scenario: burned-for-nobody - All stand pat, and a card is burned all the same
      Given the hand "burned-for-nobody" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      When Ann calls
      And Ben checks
      And everyone stands pat
      Then the dealer has burned x

  Rule: Everyone discards before the first replacement is dealt. Then the players are served in the same order, one after the other

    @rule-deuce-to-seven-single-draw.policy.draw-service @grounds-person
    Scenario: served-when-all-have-thrown - Nobody is served before the last discard
      Given the hand "served-when-all-have-thrown" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And Ann is dealt Q♣ 8♥ 7♥ 4♦ 2♠
      And Ben is dealt 9♠ 9♦ 6♣ 3♥ 2♥
      When Ann calls
      And Ben checks
      And Ben discards 9♠ 9♦
      Then Ben holds 6♣ 3♥ 2♥
      And Ann is to act
      When Ann discards Q♣
      Then Ben holds 6♣ 3♥ 2♥ x x
      And Ann holds 8♥ 7♥ 4♦ 2♠ x

  Rule: Once everybody has discarded, the bottom card of the deck is dealt as a replacement if nobody is due another card after it; otherwise it stays. Once it has been shuffled in with other cards, it is a card like every other

    @rule-deuce-to-seven-single-draw.policy.bottom-card @grounds-person
    Scenario: last-card-completes-the-draw - The bottom card is dealt if it is the last one due
      Three cards are left, of which one is burned. Ben gets one and Ann the last.

      Given the hand "last-card-completes-the-draw" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the deck is cut down to 13 cards
      And Ann is dealt 9♠ 8♦ 5♣ 4♦ 2♠
      And Ben is dealt K♣ 7♦ 6♣ 5♥ 3♥
      When Ann calls
      And Ben checks
      And Ben discards K♣ and draws 2♥
      And Ann discards 9♠ and draws 3♦
      Then the hand has reached last round
      And Ann holds 8♦ 5♣ 4♦ 2♠ 3♦

    @rule-deuce-to-seven-single-draw.policy.bottom-card
    @rule-deuce-to-seven-single-draw.policy.reshuffle
    @rule-deuce-to-seven-single-draw.policy.reshuffle-spares @grounds-person
    Scenario: bottom-card-is-shuffled - The bottom card does not complete the draw, so it is shuffled with the rest
      Three cards are left, and one is burned. Ben gets the next; the bottom card would not serve
      everybody. It is shuffled with the burned card, Dan's folded hand and what Ann threw; what Ben threw
      stays out.

      Given the hand "bottom-card-is-shuffled" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo and Dan, Ann dealing
      And the deck is cut down to 23 cards
      And Ann is dealt K♠ 8♦ 5♣ 4♦ 2♠
      And Ben is dealt K♣ Q♦ 6♣ 5♥ 3♥
      And Cleo is dealt 9♦ 8♠ 6♠ 4♠ 2♦
      And Dan is dealt J♣ J♦ J♠ 10♣ 10♦
      When Dan folds
      And everyone calls
      And Cleo checks
      And Ben discards K♣ Q♦ and draws 7♦ J♣
      And Cleo stands pat
      And Ann discards K♠ and draws 10♣
      And the dealer shuffles J♣ 10♣ J♦ J♠ 10♦ K♠ 3♣ 2♣
      Then Ben holds 6♣ 5♥ 3♥ 7♦ J♣
      And Ann holds 8♦ 5♣ 4♦ 2♠ 10♣

  Rule: When the deck runs out during a draw, what is left of it is dealt first. Then the dealer shuffles together the bottom card where it was held back, the burned cards, the hands that have been folded and the discards lying in the muck, and deals on from those. Nobody may discard more cards than can certainly be replaced

    @rule-deuce-to-seven-single-draw.policy.reshuffle @grounds-person
    Scenario: nothing-left-to-shuffle - What cannot be replaced cannot be thrown
      Two cards are left, and one of them is burned. Shuffled together they make two replacements, and not
      three.

      Given the hand "nothing-left-to-shuffle" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And the deck is cut down to 12 cards
      And Ben is dealt K♣ Q♦ 6♣ 5♥ 3♥
      When Ann calls
      And Ben checks
      Then Ben may not discard K♣ Q♦ 6♣ (policy.reshuffle)
      And Ben may discard K♣ Q♦

  Rule: The player on the dealer's left begins the last round

    @rule-deuce-to-seven-single-draw.last-round.opens @grounds-source
    Scenario: left-of-the-dealer - After the draw the dealer's neighbour speaks first
      Ann made the only raise before the draw, and still speaks last.

      Given the hand "left-of-the-dealer" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      When Ann raises to 4
      And everyone calls
      And everyone stands pat
      Then Ann may not check (last-round.opens)
      And Cleo may not bet 4 (last-round.opens)
      When Ben checks
      Then Cleo is to act

  Rule: When two or more players are left after the last betting round, they show their hands in turn

    @rule-deuce-to-seven-single-draw.the-showdown.settles
    @rule-deuce-to-seven-single-draw.the-showdown.all-chips @grounds-person
    Scenario: nothing-stays - The whole pot is paid out
      Given the hand "nothing-stays" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And Ann is dealt 8♦ 6♠ 4♠ 3♦ 2♦
      And Ben is dealt 9♦ 8♠ 5♥ 4♣ 2♠
      When Ann calls
      And Ben checks
      And everyone stands pat
      And everyone checks
      Then Ann wins 4
      And Ben wins 0
      And Ann has 102 chips
      And Ben has 98 chips
      And Ann has shown
      And Ben has shown
      And Ben may not muck (the-showdown.settles)

  Rule: The player who made the last bet or raise of the last betting round shows first. If nobody bet in it, the player who began it does, or the next still in the hand; where there was no betting, the first player still in the hand, clockwise from where it would have begun. The others follow clockwise

    @rule-deuce-to-seven-single-draw.policy.first-to-show @rule-deuce-to-seven-single-draw.policy.losers
    @grounds-person
    Scenario: shown-in-turn - The last bettor shows first, and the beaten need not
      Given the hand "shown-in-turn" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 9♦ 8♠ 5♥ 4♣ 2♠
      And Ben is dealt 10♦ 9♠ 5♠ 4♥ 2♣
      And Cleo is dealt 8♦ 6♠ 4♠ 3♦ 2♦
      When everyone calls
      And Cleo checks
      And everyone stands pat
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

    @rule-deuce-to-seven-single-draw.policy.first-to-show @grounds-person
    Scenario: checked-down - Nobody bet after the draw, so the dealer's neighbour shows first
      The raise before the draw no longer counts.

      Given the hand "checked-down" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      When everyone calls
      And Cleo raises to 4
      And everyone calls
      And everyone stands pat
      And everyone checks
      And Ann shows
      Then Ben shows first

  Rule: Where there are side pots, those who play for the last of them show first, then those who play for the one before it as well, and those who play for the main pot alone come last; among players for the same pots the usual order holds

    @rule-deuce-to-seven-single-draw.policy.pot-order @rule-deuce-to-seven-single-draw.policy.losers
    @rule-deuce-to-seven-single-draw.the-showdown.side-pots @grounds-person
    Scenario: all-in-shows-all - Somebody is all-in, so every hand is turned up, the side pot's first
      Ann and Cleo play for the side pot; Ben, who would come first, has no part in it.

      Given the hand "all-in-shows-all" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 50 chips
      And Ben starts with 10 chips
      And Cleo starts with 100 chips
      And Ann is dealt 9♦ 8♠ 5♥ 4♣ 2♠
      And Ben is dealt 8♦ 6♠ 4♠ 3♦ 2♦
      And Cleo is dealt 10♦ 9♠ 5♠ 4♥ 2♣
      When Ann raises to 50
      And everyone calls
      And everyone stands pat
      Then Cleo shows first
      And Ann has shown
      And Ben has shown
      And Cleo has shown
      And Ben wins 30
      And Ann wins 80
      And Cleo has 50 chips

  Rule: A player who wins because everybody else has folded need not show any cards

    @rule-deuce-to-seven-single-draw.policy.lone-winner
    @rule-deuce-to-seven-single-draw.betting.last-player @grounds-person
    Scenario: everybody-folds - The last one in wins, and shows nothing
      Given the hand "everybody-folds" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      When everyone calls
      And Cleo checks
      And everyone stands pat
      And Ben bets 4
      And Cleo folds
      And Ann folds
      Then Ben has 104 chips
      And Ben has not shown
      And Ann has 98 chips
      And Cleo has 98 chips

  Rule: Whoever shows the best five-card deuce-to-seven low hand takes the pot

    @rule-deuce-to-seven-single-draw.pot.deuce-to-seven.best
    @rule-deuce-to-seven-single-draw.pot.deuce-to-seven.ranking @grounds-source
    Scenario: number-one - Seven, five, four, three, deuce is the best hand there is
      Given the hand "number-one" of Deuce-to-Seven Single Draw between Ann and Ben, Ann dealing
      And Ann is dealt 7♦ 5♠ 4♣ 3♥ 2♣
      And Ben is dealt 7♥ 6♠ 4♦ 3♦ 2♦
      When Ann calls
      And Ben checks
      And everyone stands pat
      And everyone checks
      Then Ann wins 4
      And Ben wins 0

  Rule: From the best down, hands rank: no pair, pair, two pair, three of a kind, straight, flush, full house, four of a kind, straight flush. The lowest hand wins. An ace is always high

    @rule-deuce-to-seven-single-draw.pot.deuce-to-seven.ranking @grounds-source
    Scenario: ace-is-high - An ace is the highest card, and the wheel is no straight
      Ann's five low cards are an ace high without a pair. It beats a pair, and loses to a king.

      Given the hand "ace-is-high" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 20 chips
      And Ben starts with 10 chips
      And Cleo starts with 30 chips
      And Ann is dealt A♦ 5♠ 4♣ 3♥ 2♣
      And Ben is dealt K♥ Q♠ J♦ 10♦ 8♦
      And Cleo is dealt 4♦ 4♠ 5♥ 3♦ 2♦
      When Ann raises to 20
      And everyone calls
      And everyone stands pat
      Then Ben wins 30
      And Ann wins 20
      And Cleo wins 0

    @rule-deuce-to-seven-single-draw.pot.deuce-to-seven.ranking @grounds-source
    Scenario: straights-and-flushes-count - A straight and a flush are worse than three of a kind
      The better the hand, the shorter the stack, so that every pot goes to the next kind of hand.

      Given the hand "straights-and-flushes-count" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo, Dan and Eve, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 30 chips
      And Ben starts with 40 chips
      And Cleo starts with 50 chips
      And Dan starts with 10 chips
      And Eve starts with 20 chips
      And Dan is dealt Q♥ Q♦ 8♣ 4♠ 2♣
      And Eve is dealt J♣ J♦ 3♠ 3♥ 2♦
      And Ann is dealt 9♣ 9♦ 9♥ 4♦ 2♠
      And Ben is dealt 6♣ 5♦ 4♥ 3♣ 2♥
      And Cleo is dealt 8♦ 7♦ 6♦ 5♥ 4♣
      When Dan raises to 10
      And Eve raises to 20
      And Ann raises to 30
      And Ben raises to 40
      And Cleo calls
      And everyone stands pat
      Then Dan wins 50
      And Eve wins 40
      And Ann wins 30
      And Ben wins 20
      And Cleo wins 0

    @rule-deuce-to-seven-single-draw.pot.deuce-to-seven.ranking @grounds-person
    Scenario: worst-of-all - A straight, a flush, a full house, four of a kind, a straight flush
      Given the hand "worst-of-all" of Deuce-to-Seven Single Draw between Ann, Ben, Cleo, Dan and Eve, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 30 chips
      And Ben starts with 40 chips
      And Cleo starts with 50 chips
      And Dan starts with 10 chips
      And Eve starts with 20 chips
      And Dan is dealt 9♣ 8♦ 7♦ 6♦ 5♦
      And Eve is dealt K♥ 8♥ 6♥ 5♥ 2♥
      And Ann is dealt 4♣ 4♦ 4♥ 3♦ 3♣
      And Ben is dealt 10♣ 10♦ 10♠ 10♥ K♠
      And Cleo is dealt 8♠ 7♠ 6♠ 5♠ 4♠
      When Dan raises to 10
      And Eve raises to 20
      And Ann raises to 30
      And Ben raises to 40
      And Cleo calls
      And everyone stands pat
      Then Dan wins 50
      And Eve wins 40
      And Ann wins 30
      And Ben wins 20
      And Cleo wins 0

    @rule-deuce-to-seven-single-draw.pot.deuce-to-seven.ranking
    @rule-deuce-to-seven-single-draw.pot.deuce-to-seven.best @grounds-person
    Scenario: the-highest-card-first - The highest card is compared first, and the last decides
      Given the hand "the-highest-card-first" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, small bet 2, big bet 4, small blind 1, big blind 2
      And Ann starts with 20 chips
      And Ben starts with 10 chips
      And Cleo starts with 30 chips
      And Ann is dealt 8♦ 7♠ 6♣ 5♥ 3♣
      And Ben is dealt 8♥ 7♣ 6♦ 5♠ 2♦
      And Cleo is dealt 9♥ 5♦ 4♠ 3♦ 2♠
      When Ann raises to 20
      And everyone calls
      And everyone stands pat
      Then Ben wins 30
      And Ann wins 20
      And Cleo wins 0

  Rule: Hands that tie share the pot equally; no suit outranks another

    @rule-deuce-to-seven-single-draw.pot.deuce-to-seven.ties
    @rule-deuce-to-seven-single-draw.policy.odd-chip @grounds-person
    Scenario: suits-are-equal - The same ranks share, and the odd chip goes to the dealer's left
      Thirteen chips lie there. Ann bet, deals, and holds the spades; Cleo comes first to the dealer's
      left.

      Given the hand "suits-are-equal" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 8♠ 7♠ 5♦ 3♠ 2♠
      And Cleo is dealt 8♥ 7♥ 5♣ 3♥ 2♥
      When Ann calls
      And Ben folds
      And Cleo checks
      And everyone stands pat
      And Cleo checks
      And Ann bets 4
      And Cleo calls
      Then Cleo wins 7
      And Ann wins 6

  Rule: After each hand the deal passes to the next player on the left

    @rule-deuce-to-seven-single-draw.policy.deal-moves @grounds-person
    Scenario: deal-moves-on - The deal moves on to the left, whoever wins
      Given the hand "deal-moves-on" of Deuce-to-Seven Single Draw between Ann, Ben and Cleo, Ann dealing
      When Ann folds
      And Ben folds
      Then Cleo wins 2
      And Ben deals next
