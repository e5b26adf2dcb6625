# generated from spec/variants/razz.yaml by `croupier features`; do not edit
Feature: Razz
  Seven-card stud for the lowest hand; straights and flushes do not count.

  Licence: CC-BY-4.0

  Rule: Two to eight players can play

    @rule-razz.players.number @grounds-person
    Scenario: eight-at-the-table - Eight at the table, and cards for all of them
      Given the hand "eight-at-the-table" of Razz between Ann, Ben, Cleo, Dan, Eve, Fay, Gus and Hal, Ann dealing
      And Ann is dealt 7♥ 2♣ 9♠
      And Hal is dealt A♦ K♦ Q♠
      Then Hal holds A♦ K♦ Q♠
      And Ann holds 7♥ 2♣ 9♠

    @rule-razz.players.number @grounds-person
    Scenario: nine-are-too-many - There is no ninth chair
      Given the hand "nine-are-too-many" of Razz between Ann, Ben, Cleo, Dan, Eve, Fay, Gus, Hal and Ida, Ann dealing
      Then the hand may not begin (players.number)

    @rule-razz.players.number @grounds-person
    Scenario: nobody-plays-alone - Nobody plays alone
      Given the hand "nobody-plays-alone" of Razz between Ann, Ann dealing
      Then the hand may not begin (players.number)

  Rule: The game uses one standard deck of 52 cards, without jokers; no card is wild

    @rule-razz.deck.cards @grounds-person
    Scenario: nine-cards-for-two - Nine cards are too few for two
      Given the hand "nine-cards-for-two" of Razz between Ann and Ben, Ann dealing
      And the deck is cut down to 9 cards
      Then the hand may not begin (deck.cards)

  Rule: Before the deal every player puts the ante, a stake set by the table, into the pot

    @rule-razz.the-ante.amount @grounds-source
    Scenario: everybody-antes - Everybody puts in the ante before a card is dealt
      Given the hand "everybody-antes" of Razz between Ann, Ben and Cleo, Ann dealing
      Then Ann has 99 chips
      And Ben has 99 chips
      And Cleo has 99 chips
      And the pot is 3

  Rule: What one player has put in beyond what any other could put in goes back to that player

    @rule-razz.the-ante.unmatched @grounds-person
    Scenario: nobody-can-match-the-ante - What nobody can match of an ante comes back
      Ben has three chips for an ante of five, so two of Ann's come back.

      Given the hand "nobody-can-match-the-ante" of Razz between Ann and Ben, Ann dealing
      And the stakes are fixed limit, ante 5, small bet 5, big bet 10, bring-in 1
      And Ann starts with 100 chips
      And Ben starts with 3 chips
      And Ann is dealt K♦ K♠ 9♠ 8♦ 7♣ 5♥ 2♣
      And Ben is dealt 7♦ 6♠ 2♦ 3♣ 4♠ 6♥ J♣
      Then the hand is over
      And Ben has 6 chips
      And Ann has 97 chips

  Rule: A player with fewer chips than the ante posts all of them and is all-in

    @rule-razz.policy.short-ante @grounds-person
    Scenario: two-for-an-ante-of-three - Two chips for an ante of three
      Given the hand "two-for-an-ante-of-three" of Razz between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 3, small bet 4, big bet 8, bring-in 1
      And Ann starts with 100 chips
      And Ben starts with 2 chips
      And Cleo starts with 100 chips
      Then Ben is all-in
      And Ann has 97 chips
      And the pot is 8

  Rule: Each player gets two cards, face down, and then one card, face up; the dealer gives them out singly and clockwise, beginning with the player on the dealer's left

    @rule-razz.first-three-cards.cards @rule-razz.first-three-cards.sight @grounds-source
    Scenario: two-down-one-up - Two cards for one's own eyes, and one for everybody's
      Given the hand "two-down-one-up" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt K♦ K♠ 9♠
      And Ben is dealt A♦ A♠ 2♦
      Then Ann sees Ann's hand as K♦ K♠ 9♠
      And Ann sees Ben's hand as x x 2♦
      And Ben sees Ann's hand as x x 9♠

  Rule: The player with the highest card showing, an ace counting low, must bring it in: put in the bring-in, a stake set by the table, or bet in full

    @rule-razz.the-bring-in.by @grounds-source
    Scenario: highest-card-brings-it-in - The highest card brings it in, and an ace is low
      Given the hand "highest-card-brings-it-in" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 9♠
      And Ben is dealt x x 10♦
      And Cleo is dealt x x A♥
      Then Ann may not bring it in (the-bring-in.by)
      And Cleo may not bring it in (the-bring-in.by)
      When Ben brings it in
      Then Cleo is to act

  Rule: If that player is all-in, the next player to the left who has chips must bring it in. Nobody does where fewer than two players have chips left

    @rule-razz.the-bring-in.absent @grounds-person
    Scenario: highest-card-is-all-in - The highest card is all-in, so the next player brings it in
      Given the hand "highest-card-is-all-in" of Razz between Ann, Ben, Cleo and Dan, Ann dealing
      And Ann starts with 100 chips
      And Ben starts with 1 chips
      And Cleo starts with 100 chips
      And Dan starts with 100 chips
      And Ann is dealt x x 9♠
      And Ben is dealt x x K♦
      And Cleo is dealt x x 2♥
      And Dan is dealt x x Q♣
      Then Dan may not bring it in (the-bring-in.absent)
      When Cleo brings it in

  Rule: Whoever brings it in may bet instead: the small bet at a fixed limit, at least that in other games; a player with fewer chips puts in all of them

    @rule-razz.the-bring-in.complete @grounds-person
    Scenario: brought-in-with-a-bet - It may be brought in with a bet in full
      Given the hand "brought-in-with-a-bet" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt x x 2♦
      And Ben is dealt x x 9♠
      Then Ben may not bet 3 (the-bring-in.complete)
      When Ben bets 2
      Then it costs Ann 2 to call
      And Ann may raise to 4

  Rule: What is brought in is a bet that the others must call or raise, though no bet in full: to complete it to one is the first bet, not a raise. A player too short for it brings in all the chips left, and the others owe the whole bring-in all the same

    @rule-razz.the-bring-in.live @grounds-public-case
    Scenario: completed-and-raised - To complete it is a bet, and then it is raised
      Given the hand "completed-and-raised" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 2♦
      And Ben is dealt x x K♠
      And Cleo is dealt x x 8♠
      When Ben brings it in
      Then it costs Cleo 1 to call
      When Cleo raises to 2
      Then it costs Ann 2 to call
      When Ann raises to 4
      Then it costs Ben 3 to call

    @rule-razz.the-bring-in.live @grounds-person
    Scenario: nobody-completes - Everybody has called, and whoever brought it in is not asked again
      Given the hand "nobody-completes" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x K♠ 9♦
      And Cleo is dealt x x 8♠ 7♦
      When Ben brings it in
      And everyone calls
      Then the hand has reached fourth street
      And the pot is 6

  Rule: Where two such cards are of the same rank, suits decide: spades are the highest, then hearts, diamonds, clubs

    @rule-razz.policy.suit-order @grounds-public-case
    Scenario: of-two-kings-the-spade - Of two kings the spade brings it in
      Given the hand "of-two-kings-the-spade" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 9♠
      And Ben is dealt x x K♦
      And Cleo is dealt x x K♠
      Then Ben may not bring it in (the-bring-in.by)
      When Cleo brings it in

  Rule: The player on the left of the bring-in begins the third street

    @rule-razz.third-street.opens @grounds-person
    Scenario: left-of-the-bring-in - The player on the left of the bring-in speaks next
      Given the hand "left-of-the-bring-in" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 2♦
      And Ben is dealt x x K♠
      And Cleo is dealt x x 8♠
      When Ben brings it in
      Then Ann may not call (third-street.opens)
      And Cleo may call

  Rule: If the player who should begin a round has folded or is all-in, the next player to the left who can act begins it; where cards say who begins, the house decides

    @rule-razz.betting.absent-opener @grounds-person
    Scenario: left-of-the-bring-in-is-all-in - The player on the left of the bring-in is all-in, so the next one speaks
      Given the hand "left-of-the-bring-in-is-all-in" of Razz between Ann, Ben, Cleo and Dan, Ann dealing
      And Ann starts with 100 chips
      And Ben starts with 1 chips
      And Cleo starts with 100 chips
      And Dan starts with 100 chips
      And Ann is dealt x x K♣
      And Ben is dealt x x 3♠
      And Cleo is dealt x x A♥
      And Dan is dealt x x 9♣
      When Ann brings it in
      Then Dan may not call (betting.absent-opener)
      And Cleo may call

  Rule: The turn to act passes clockwise, skipping players who have folded or are all-in

    @rule-razz.betting.turn @grounds-person
    Scenario: turn-passes-left - Wait for the player on your right
      Given the hand "turn-passes-left" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x K♠ 9♦
      And Cleo is dealt x x 8♠ 7♦
      When Ben brings it in
      And Cleo calls
      Then Ben may not call (betting.turn)
      When Ann calls
      And Ann checks
      Then Cleo may not check (betting.turn)
      And Ben may check

  Rule: While nobody has bet, a player may check or bet; once somebody has, a player may call, raise or fold

    @rule-razz.betting.options @grounds-person
    Scenario: call-raise-or-fold - The bring-in is a bet, so nobody checks on third street
      Given the hand "call-raise-or-fold" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      Then Ann may not check (betting.options)
      And Ann may call
      And Ann may raise to 2
      And Ann may fold
      When Ann calls
      Then Ann may not call (betting.options)
      And Ann may check
      And Ann may bet 2
      And Ann may fold

  Rule: To call is to bring one's bet up to the highest bet of the round

    @rule-razz.betting.call @grounds-person
    Scenario: calling-the-difference - Whoever completed it calls the raise with what is lacking
      Given the hand "calling-the-difference" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      And Ann raises to 2
      Then it costs Ben 1 to call
      When Ben raises to 4
      Then it costs Ann 2 to call
      When Ann calls
      Then Ann has 95 chips
      And Ben has 95 chips
      And the pot is 10

  Rule: A player who folds is out of the hand and cannot win any of the pot. The hand goes to the muck unseen

    @rule-razz.betting.fold @grounds-person
    Scenario: wheel-folded - Four to the best hand in the muck win nothing
      Given the hand "wheel-folded" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt K♥ Q♦ 2♠ 3♦
      And Ben is dealt A♦ 5♠ 4♦ 3♣
      When Ben brings it in
      And Ann calls
      And Ann bets 2
      And Ben folds
      Then Ben is out
      And Ann wins 4
      And Ben wins 0
      And Ben has not shown

  Rule: A round ends when every player still in the hand is all-in, or has acted and put in as much as the highest bet. It ends at once, or is not begun, when nobody has a bet to answer and fewer than two players still in the hand have chips left

    @rule-razz.betting.ends @grounds-person
    Scenario: raise-is-answered - A raise is answered before the next card comes
      Given the hand "raise-is-answered" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt x x 2♦ 3♣ 4♠
      And Ben is dealt x x 9♠ 8♦ 7♣
      When Ben brings it in
      And Ann calls
      And Ann bets 2
      And Ben raises to 4
      Then the hand has reached fourth street
      And it costs Ann 2 to call
      When Ann calls
      Then the hand has reached fifth street

  Rule: The first bet of a round is at least the smallest bet that the table has set

    @rule-razz.betting.minimum @grounds-person
    Scenario: less-than-the-small-bet - At a table without a limit nobody bets less than the small bet
      Given the hand "less-than-the-small-bet" of Razz between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      And Ann calls
      Then Ann may not bet 1 (betting.minimum)
      And Ann may bet 2

  Rule: At a fixed-limit table every bet and every raise is of one size: the small bet in the third street and the fourth street, the big bet in the fifth street, the sixth street and the seventh street

    @rule-razz.betting.fixed-limit @grounds-source
    Scenario: two-streets-of-two-and-three-of-four - Two on third and fourth street, four from the fifth on
      Given the hand "two-streets-of-two-and-three-of-four" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt x x 2♦ 3♣ 4♠ 5♥
      And Ben is dealt x x 9♠ 8♦ 7♣ 6♥
      When Ben brings it in
      Then Ann may not raise to 3 (betting.fixed-limit)
      And Ann may not raise to 4 (betting.fixed-limit)
      When Ann raises to 2
      And Ben calls
      Then Ann may not bet 4 (betting.fixed-limit)
      When Ann bets 2
      Then Ben may not raise to 6 (betting.fixed-limit)
      When Ben calls
      Then Ann may not bet 2 (betting.fixed-limit)
      When Ann bets 4
      Then Ben may not raise to 6 (betting.fixed-limit)
      When Ben calls
      Then Ann may not bet 2 (betting.fixed-limit)
      When Ann bets 4
      And Ben calls
      Then Ann may not bet 2 (betting.fixed-limit)
      When Ann bets 4
      Then Ben may raise to 8

  Rule: At a spread-limit table a bet or a raise adds at most the highest bet that the table has set

    @rule-razz.betting.spread-limit @rule-razz.policy.min-raise @grounds-person
    Scenario: from-two-to-ten - Any bet from two to ten
      Given the hand "from-two-to-ten" of Razz between Ann and Ben, Ann dealing
      And the stakes are spread limit, ante 1, small bet 2, big bet 2, bring-in 1, max bet 10
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      And Ann calls
      Then Ann may not bet 11 (betting.spread-limit)
      And Ann may bet 10
      When Ann bets 6
      Then Ben may not raise to 11 (policy.min-raise)
      And Ben may raise to 12
      And Ben may not raise to 17 (betting.spread-limit)
      When Ben raises to 16

  Rule: At a pot-limit table nobody may bet more than the pot holds, and a raise adds at most what it holds, bets of the round included, once the raiser has called; though the smallest bet or raise is always allowed

    @rule-razz.betting.pot-limit @grounds-person
    Scenario: a-pot-of-four - Four in the pot, four bet, sixteen at most
      After a call of four the pot is twelve, and so much may be added.

      Given the hand "a-pot-of-four" of Razz between Ann and Ben, Ann dealing
      And the stakes are pot limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      And Ann calls
      Then Ann may not bet 5 (betting.pot-limit)
      When Ann bets 4
      Then Ben may not raise to 17 (betting.pot-limit)
      When Ben raises to 16

    @rule-razz.betting.pot-limit @grounds-person
    Scenario: smallest-bet-is-more-than-the-pot - The smallest bet is always allowed, even above the pot
      Given the hand "smallest-bet-is-more-than-the-pot" of Razz between Ann and Ben, Ann dealing
      And the stakes are pot limit, ante 0, small bet 5, big bet 40, bring-in 1
      And Ann is dealt x x 2♦ 3♣ 4♠ 5♥
      And Ben is dealt x x 9♠ 8♦ 7♣ 6♥
      When Ben brings it in
      Then Ann may not raise to 6 (betting.pot-limit)
      And Ann may not raise to 4 (policy.min-raise)
      When Ann calls
      Then Ann may not bet 6 (betting.pot-limit)
      When Ann bets 5
      And Ben calls
      Then Ann may not bet 41 (betting.pot-limit)
      When everyone checks
      Then Ann may not bet 41 (betting.pot-limit)
      When everyone checks
      Then Ann may not bet 41 (betting.pot-limit)
      When Ann bets 40
      Then Ben may call

  Rule: At a no-limit table a bet or a raise may be as high as the player's chips allow

    @rule-razz.betting.no-limit @rule-razz.betting.table-stakes @grounds-person
    Scenario: all-of-it - Everything, if you like, and not a chip more
      Given the hand "all-of-it" of Razz between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann is dealt x x 2♦
      And Ben is dealt x x 9♠
      When Ben brings it in
      Then Ann may not raise to 100 (betting.table-stakes)
      And Ann may raise to 50
      When Ann raises to 99
      Then Ann is all-in
      And it costs Ben 98 to call

  Rule: A player with too few chips to call, or to bet or raise in full, may put in all of them. A player who is all-in stays in the hand and bets no more. Nobody may bet or raise when every other player still in the hand is all-in

    @rule-razz.betting.all-in @rule-razz.betting.ends @grounds-person
    Scenario: nobody-left-to-raise - All-in and called, the other cards come without a bet
      Given the hand "nobody-left-to-raise" of Razz between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann starts with 60 chips
      And Ben starts with 300 chips
      And Ann is dealt K♦ 7♠ 2♦ 3♣ 4♠ 6♥ J♣
      And Ben is dealt K♣ Q♠ 9♠ 8♦ 7♣ J♥ 10♥
      When Ben brings it in
      And Ann raises to 59
      Then Ben may not raise to 118 (betting.all-in)
      When Ben calls
      Then the hand is over
      And Ann has 120 chips
      And Ben has 240 chips

    @rule-razz.betting.all-in @rule-razz.betting.uncalled @grounds-person
    Scenario: too-few-to-call - Too few chips to call is a call for less
      Given the hand "too-few-to-call" of Razz between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann starts with 300 chips
      And Ben starts with 60 chips
      And Ann is dealt K♦ 7♠ 2♦ 3♣ 4♠ 6♥ J♣
      And Ben is dealt K♣ Q♠ 9♠ 8♦ 7♣ J♥ 10♥
      When Ben brings it in
      And Ann raises to 100
      Then it costs Ben 58 to call
      When Ben calls
      Then Ann wins 120
      And Ann has 360 chips
      And Ben has 0 chips

  Rule: The part of a bet that nobody matched goes back to the player who made it

    @rule-razz.betting.uncalled @rule-razz.betting.last-player @grounds-person
    Scenario: bet-and-a-fold - A bet that frightens everybody comes home
      Given the hand "bet-and-a-fold" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      And Ann calls
      And Ann bets 2
      And Ben folds
      Then the hand is over
      And Ann has 102 chips
      And Ben has 98 chips
      And Ann wins 4
      And Ann may not check (betting.last-player)

  Rule: A player who has checked may raise later in the same round

    @rule-razz.policy.check-raise @grounds-person
    Scenario: the-trap - Check, wait, raise
      Given the hand "the-trap" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt x x 2♦ 3♣ 4♠
      And Ben is dealt x x 9♠ 8♦ 7♣
      When Ben brings it in
      And Ann calls
      And Ann checks
      And Ben bets 2
      And Ann raises to 4
      And Ben calls
      Then the pot is 12

  Rule: A player may fold even where a check would cost nothing

    @rule-razz.policy.free-fold @grounds-person
    Scenario: folded-for-nothing - Nothing to call, and folded all the same
      Given the hand "folded-for-nothing" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      And Ann calls
      And Ann folds
      Then Ben wins 4

  Rule: In spread-limit, pot-limit and no-limit games a raise adds at least as much as the largest bet or raise of the round so far, and never less than the smallest bet

    @rule-razz.policy.min-raise @grounds-public-case
    Scenario: ten-and-fifteen - Ten, and fifteen is no raise
      Given the hand "ten-and-fifteen" of Razz between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      And Ann calls
      And Ann bets 10
      Then Ben may not raise to 15 (policy.min-raise)
      And Ben may raise to 20

    @rule-razz.policy.min-raise @grounds-person
    Scenario: what-a-raise-adds - The next raise must add what the last one added
      Given the hand "what-a-raise-adds" of Razz between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      And Ann calls
      And Ann bets 10
      And Ben raises to 35
      Then Ann may not raise to 59 (policy.min-raise)
      And Ann may raise to 60

    @rule-razz.policy.min-raise @grounds-public-case
    Scenario: twenty-behind - Twenty chips behind do not make the raise smaller
      Given the hand "twenty-behind" of Razz between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann starts with 1000 chips
      And Ben starts with 202 chips
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x 9♠ 8♦
      When Ben brings it in
      And Ann calls
      And Ann bets 90
      And Ben raises to 180
      Then Ann may not raise to 200 (policy.min-raise)
      And Ann may raise to 270

    @rule-razz.policy.min-raise @grounds-person
    Scenario: all-in-in-between - A short all-in does not make the next raise smaller
      Ben's raise added twenty, Cleo's last chips five more.

      Given the hand "all-in-in-between" of Razz between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 37 chips
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x K♠ 9♦
      And Cleo is dealt x x 8♠ 7♦
      When Ben brings it in
      And everyone calls
      And Ann bets 10
      And Ben raises to 30
      And Cleo raises to 35
      Then Ann may not raise to 54 (policy.min-raise)
      When Ann raises to 55

    @rule-razz.policy.min-raise @rule-razz.the-bring-in.live @grounds-person
    Scenario: a-bet-over-the-bring-in - A bet of six over the bring-in is six, and a raise adds as much
      Given the hand "a-bet-over-the-bring-in" of Razz between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann is dealt x x 2♦
      And Ben is dealt x x 9♠
      When Ben brings it in
      And Ann raises to 6
      Then Ben may not raise to 11 (policy.min-raise)
      And Ben may raise to 12

  Rule: In a fixed-limit or spread-limit round at most four raises may follow the bet

    @rule-razz.policy.raises @grounds-public-case
    Scenario: the-bet-and-four-raises - A completion is the bet, and four raises follow it
      Given the hand "the-bet-and-four-raises" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 2♦
      And Ben is dealt x x K♠
      And Cleo is dealt x x 8♠
      When Ben brings it in
      And Cleo raises to 2
      And Ann raises to 4
      And Ben raises to 6
      And Cleo raises to 8
      Then Ann may raise to 10
      When Ann raises to 10
      Then Ben may not raise to 12 (policy.raises)
      And Ben may call

  Rule: The number of raises is not limited in a round that begins with only two players left in the hand

    @rule-razz.policy.raises-heads-up @grounds-person
    Scenario: two-begin-the-round - Two players raise for as long as they like
      Given the hand "two-begin-the-round" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt x x 2♦
      And Ben is dealt x x 9♠
      When Ben brings it in
      And Ann raises to 2
      And Ben raises to 4
      And Ann raises to 6
      And Ben raises to 8
      And Ann raises to 10
      And Ben raises to 12
      Then it costs Ann 2 to call
      And Ann may raise to 14

  Rule: An all-in that is less than a full bet or raise lets players who have already acted raise again only if what they now face is at least half of a full raise, in fixed-limit and spread-limit games, or all of one, in pot-limit and no-limit games. In fixed-limit and spread-limit games an all-in of half of that or more counts as a full bet or raise. At a fixed limit anyone who may raise may complete a smaller one to the full bet, and the two count as one

    @rule-razz.policy.short-all-in @grounds-person
    Scenario: half-a-bet-reopens - Half a bet more, and the first bettor may raise again
      Given the hand "half-a-bet-reopens" of Razz between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 1, small bet 4, big bet 8, bring-in 1
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 8 chips
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x K♠ 9♦
      And Cleo is dealt x x 8♠ 7♦
      When Ben brings it in
      And everyone calls
      And Ann bets 4
      And Ben calls
      And Cleo raises to 6
      Then it costs Ann 2 to call
      And Ann may not raise to 8 (betting.fixed-limit)
      When Ann raises to 10

    @rule-razz.policy.short-all-in @grounds-person
    Scenario: a-quarter-of-a-bet - A quarter of a bet more, and the bettor may only call it
      Given the hand "a-quarter-of-a-bet" of Razz between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 1, small bet 4, big bet 8, bring-in 1
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 7 chips
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x K♠ 9♦
      And Cleo is dealt x x 8♠ 7♦
      When Ben brings it in
      And everyone calls
      And Ann bets 4
      And Ben calls
      And Cleo raises to 5
      Then Ann may not raise to 8 (policy.short-all-in)
      And Ann may call

    @rule-razz.policy.short-all-in @grounds-person
    Scenario: three-quarters-of-a-bet - Three quarters of a bet are a bet
      Given the hand "three-quarters-of-a-bet" of Razz between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 1, small bet 4, big bet 8, bring-in 1
      And Ann starts with 100 chips
      And Ben starts with 5 chips
      And Cleo starts with 100 chips
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x K♠ 9♦
      And Cleo is dealt x x 8♠ 7♦
      When Ben brings it in
      And everyone calls
      And Ann checks
      And Ben bets 3
      Then Cleo may not raise to 4 (betting.fixed-limit)
      When Cleo raises to 7

    @rule-razz.policy.short-all-in @grounds-public-case
    Scenario: fourteen-all-in - Ten, a call, and fourteen all-in
      Given the hand "fourteen-all-in" of Razz between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 16 chips
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x K♠ 9♦
      And Cleo is dealt x x 8♠ 7♦
      When Ben brings it in
      And everyone calls
      And Ann bets 10
      And Ben calls
      And Cleo raises to 14
      Then it costs Ann 4 to call
      And Ann may not raise to 24 (policy.short-all-in)
      And Ann may call

    @rule-razz.policy.short-all-in @grounds-person
    Scenario: short-and-short-make-full - Five more and five more make ten
      Neither all-in is a raise of ten, but Ann, who bet ten, now faces ten more.

      Given the hand "short-and-short-make-full" of Razz between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann starts with 100 chips
      And Ben starts with 17 chips
      And Cleo starts with 22 chips
      And Dan starts with 100 chips
      And Ann is dealt x x 2♦ 3♣
      And Ben is dealt x x K♠ 9♦
      And Cleo is dealt x x 8♠ 7♦
      And Dan is dealt x x 9♣ 10♦
      When Ben brings it in
      And everyone calls
      And Ann bets 10
      And Ben raises to 15
      And Cleo raises to 20
      And Dan calls
      Then Ann may not raise to 29 (policy.min-raise)
      When Ann raises to 30

  Rule: For the fourth card each player still in the hand gets one card, face up, singly and clockwise, beginning on the dealer's left

    @rule-razz.fourth-card.cards @rule-razz.fourth-card.sight @rule-razz.fifth-card.cards
    @rule-razz.sixth-card.cards @rule-razz.seventh-card.cards @rule-razz.seventh-card.sight
    @rule-razz.policy.street-burn @grounds-source
    Scenario: three-up-and-one-down - Three more face up, the seventh face down, and a card burned before each
      Given the hand "three-up-and-one-down" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt K♦ K♠ 2♦ 3♣ 4♠ 5♥ J♣
      And Ben is dealt A♦ Q♠ 9♠ 8♦ 7♣ 6♥ 10♣
      When Ben brings it in
      And Ann calls
      Then the hand has reached fourth street
      And Ann sees Ben's hand as x x 9♠ 8♦
      And the dealer has burned x
      When everyone checks
      Then the hand has reached fifth street
      And Ann sees Ben's hand as x x 9♠ 8♦ 7♣
      And the dealer has burned x x
      When everyone checks
      Then the hand has reached sixth street
      And Ann sees Ben's hand as x x 9♠ 8♦ 7♣ 6♥
      And the dealer has burned x x x
      When everyone checks
      Then the hand has reached seventh street
      And Ann sees Ben's hand as x x 9♠ 8♦ 7♣ 6♥ x
      And the dealer has burned x x x x
      And Ben sees Ben's hand as A♦ Q♠ 9♠ 8♦ 7♣ 6♥ 10♣
      And Ben sees Ann's hand as x x 2♦ 3♣ 4♠ 5♥ x

  Rule: The player with the lowest cards showing begins the fourth street: no pair before a pair, then the lowest cards; aces are low

    @rule-razz.fourth-street.opens @rule-razz.fifth-street.opens @rule-razz.sixth-street.opens
    @rule-razz.seventh-street.opens @grounds-source
    Scenario: lowest-cards-speak-first - From the fourth card on the lowest cards showing speak first
      Cleo brings it in; Eve, who shows an ace, is neither the dealer nor next to anybody who matters.

      Given the hand "lowest-cards-speak-first" of Razz between Ann, Ben, Cleo, Dan and Eve, Ann dealing
      And Ann is dealt x x 9♠ 8♦ 7♣ 4♥
      And Ben is dealt x x 10♠ 8♣ 6♦ 5♥
      And Cleo is dealt x x K♣ Q♦ J♠ Q♥
      And Dan is dealt x x J♥ 9♣ 4♦ 3♠
      And Eve is dealt x x A♥ 2♦ 3♥ 4♣
      When Cleo brings it in
      And everyone calls
      Then Cleo may not check (fourth-street.opens)
      And Dan may not check (fourth-street.opens)
      When Eve bets 2
      And everyone calls
      Then Ann may not check (fifth-street.opens)
      And Ben may not check (fifth-street.opens)
      When everyone checks
      Then Cleo may not check (sixth-street.opens)
      When everyone checks
      Then Cleo may not check (seventh-street.opens)
      And Dan may not check (seventh-street.opens)
      When Eve checks
      Then Ann is to act

    @rule-razz.fourth-street.opens @rule-razz.fifth-street.opens @rule-razz.sixth-street.opens
    @rule-razz.seventh-street.opens @grounds-person
    Scenario: somebody-else-bet-first - Who bet first in the hand does not matter
      Given the hand "somebody-else-bet-first" of Razz between Ann, Ben, Cleo, Dan and Eve, Ann dealing
      And Ann is dealt x x 9♠ 8♦ 7♣ 4♥
      And Ben is dealt x x 10♠ 8♣ 6♦ 5♥
      And Cleo is dealt x x K♣ Q♦ J♠ Q♥
      And Dan is dealt x x J♥ 9♣ 4♦ 3♠
      And Eve is dealt x x A♥ 2♦ 3♥ 4♣
      When Cleo brings it in
      And Dan raises to 2
      And everyone calls
      Then the hand has reached fourth street
      And Eve is to act
      When everyone checks
      Then the hand has reached fifth street
      And Eve is to act
      When everyone checks
      Then the hand has reached sixth street
      And Eve is to act
      When everyone checks
      Then the hand has reached seventh street
      And Eve is to act
      When Eve checks
      Then Ann is to act

    @rule-razz.fourth-street.opens @rule-razz.fifth-street.opens @rule-razz.sixth-street.opens
    @grounds-person
    Scenario: pairs-speak-last - A pair speaks after high cards, and an ace is low
      Given the hand "pairs-speak-last" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 3♠ 3♦ 4♣ 5♠
      And Ben is dealt x x K♦ Q♠ 9♥ J♣
      And Cleo is dealt x x A♥ 8♥ 8♦ 2♦
      When Ben brings it in
      And everyone calls
      Then Ann may not check (fourth-street.opens)
      When everyone checks
      Then Ann may not check (fifth-street.opens)
      When everyone checks
      Then Cleo may not check (sixth-street.opens)
      And Ben may check

    @rule-razz.fourth-street.opens @rule-razz.fifth-street.opens @rule-razz.sixth-street.opens
    @rule-razz.seventh-street.opens @grounds-person
    Scenario: ace-showing-is-low - Ace, eight speaks before deuce, nine
      Given the hand "ace-showing-is-low" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 2♠ 9♦ 7♣ 6♠
      And Ben is dealt x x K♦ Q♠ 10♥ J♣
      And Cleo is dealt x x A♥ 8♥ 7♦ 6♦
      When Ben brings it in
      And everyone calls
      Then Ann may not check (fourth-street.opens)
      When everyone checks
      Then Ann may not check (fifth-street.opens)
      When everyone checks
      Then Ann may not check (sixth-street.opens)
      When everyone checks
      Then Ann may not check (seventh-street.opens)
      When Cleo checks
      Then Ann is to act

  Rule: If the player whose cards say who begins is all-in, the next player to the left who can act begins

    @rule-razz.policy.absent-opener @grounds-person
    Scenario: lowest-cards-are-all-in - The lowest cards showing are all-in, so the next player to the left speaks first
      Ben shows the next lowest, but Dan sits on Cleo's left.

      Given the hand "lowest-cards-are-all-in" of Razz between Ann, Ben, Cleo and Dan, Ann dealing
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 2 chips
      And Dan starts with 100 chips
      And Ann is dealt x x K♣ Q♦
      And Ben is dealt x x 4♠ 5♦
      And Cleo is dealt x x A♥ 2♣
      And Dan is dealt x x 9♣ 8♥
      When Ann brings it in
      And everyone calls
      Then Ben may not check (policy.absent-opener)
      When Dan checks
      Then Ann is to act

  Rule: Where two players show equal cards, the first of them to the dealer's left begins the round

    @rule-razz.policy.showing-ties @grounds-person
    Scenario: equal-cards-showing - Of two who show the same, the first to the dealer's left speaks first
      Given the hand "equal-cards-showing" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x K♣ Q♦
      And Ben is dealt x x 2♥ 3♣
      And Cleo is dealt x x 2♦ 3♠
      When Ann brings it in
      And everyone calls
      Then the hand has reached fourth street
      And Ben is to act
      When Ben checks
      Then Cleo is to act

  Rule: If the deck does not hold a card for everybody, one card is laid face up in the middle instead, without a burn, and belongs to every hand

    @rule-razz.seventh-card.short @grounds-source
    Scenario: one-card-for-all - One card is left for two players, and lies there for both
      Twelve cards have been dealt and three burned, so one of sixteen is left.

      Given the hand "one-card-for-all" of Razz between Ann and Ben, Ann dealing
      And the deck is cut down to 16 cards
      And Ann is dealt x x 2♦ 3♣ 4♠ 5♥
      And Ben is dealt x x 9♠ 8♦ 7♣ 6♥
      When Ben brings it in
      And Ann calls
      And everyone checks
      And everyone checks
      And everyone checks
      And Ann checks
      Then the board is x
      And Ann sees Ben's hand as x x 9♠ 8♦ 7♣ 6♥

  Rule: When two or more players are left after the last betting round, they show their hands in turn

    @rule-razz.the-showdown.settles @rule-razz.the-showdown.all-chips @grounds-person
    Scenario: nothing-stays - The whole pot is paid out
      Given the hand "nothing-stays" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt K♦ 7♠ 2♦ 3♣ 4♠ 6♥ J♣
      And Ben is dealt K♣ Q♠ 9♠ 8♦ 7♣ J♥ 10♥
      When Ben brings it in
      And Ann calls
      And everyone checks
      And everyone checks
      And everyone checks
      And everyone checks
      And Ben shows
      Then Ann wins 4
      And Ben wins 0
      And Ann has 102 chips
      And Ben has 98 chips
      And Ann has shown
      And Ben has shown
      And Ben may not muck (the-showdown.settles)

  Rule: The player who made the last bet or raise of the last betting round shows first. If nobody bet in it, the player who began it does, or the next still in the hand; where there was no betting, the first player still in the hand, clockwise from where it would have begun. The others follow clockwise

    @rule-razz.policy.first-to-show @rule-razz.policy.losers @grounds-person
    Scenario: shown-in-turn - The last bettor shows first, and the beaten need not
      Given the hand "shown-in-turn" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt K♦ 9♥ 2♠ 3♦ 4♣ 8♥ J♣
      And Ben is dealt Q♦ Q♣ K♠ 9♦ 8♣ 10♥ 10♣
      And Cleo is dealt A♦ 6♠ 8♠ 7♦ 5♣ 3♥ 2♣
      When Ben brings it in
      And everyone calls
      And everyone checks
      And everyone checks
      And everyone checks
      And Ann checks
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

    @rule-razz.policy.first-to-show @grounds-person
    Scenario: checked-down - Nobody bet on the last street, so whoever began it shows first
      Ben bet on sixth street, and Cleo sits on the dealer's left but one.

      Given the hand "checked-down" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 8♠ 7♦ 5♣ 4♥
      And Ben is dealt x x K♠ 9♦ 10♣ J♥
      And Cleo is dealt x x 2♦ 3♣ 4♠ 5♥
      When Ben brings it in
      And everyone calls
      And everyone checks
      And everyone checks
      And Cleo checks
      And Ann checks
      And Ben bets 4
      And everyone calls
      And everyone checks
      And Ann shows
      Then Cleo shows first

  Rule: Where there are side pots, those who play for the last of them show first, then those who play for the one before it as well, and those who play for the main pot alone come last; among players for the same pots the usual order holds

    @rule-razz.policy.pot-order @rule-razz.policy.losers @rule-razz.the-showdown.side-pots
    @grounds-person
    Scenario: all-in-shows-all - Somebody is all-in, so every hand is turned up, the side pot's first
      Ann and Cleo play for the side pot; Ben, who shows the lowest cards and would come first, has no
      part in it.

      Given the hand "all-in-shows-all" of Razz between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann starts with 50 chips
      And Ben starts with 10 chips
      And Cleo starts with 100 chips
      And Ann is dealt K♦ Q♥ 9♠ 8♦ 7♣ 6♥ 5♣
      And Ben is dealt K♥ 4♦ 3♦ 2♣ A♣ 5♠ Q♣
      And Cleo is dealt 10♦ J♥ 8♠ 10♣ Q♦ 6♠ 5♥
      When Ann brings it in
      And Ben raises to 9
      And Cleo raises to 49
      And Ann calls
      Then the hand is over
      And Cleo shows first
      And Ann has shown
      And Ben has shown
      And Ben wins 30
      And Ann wins 80
      And Cleo has 50 chips

  Rule: A player who wins because everybody else has folded need not show any cards

    @rule-razz.policy.lone-winner @rule-razz.betting.last-player @grounds-person
    Scenario: everybody-folds - The last one in wins, and shows nothing
      Given the hand "everybody-folds" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 2♦
      And Ben is dealt x x K♠
      And Cleo is dealt x x 8♠
      When Ben brings it in
      And Cleo folds
      And Ann raises to 2
      And Ben folds
      Then Ann has 103 chips
      And Ben has 98 chips
      And Cleo has 99 chips
      And Ann has not shown

  Rule: Whoever shows the best five-card ace-to-five low hand takes the pot

    @rule-razz.pot.ace-to-five.best @rule-razz.pot.ace-to-five.ranking @grounds-source
    Scenario: the-wheel - Five, four, three, deuce, ace is the best hand there is, straight flush or not
      Given the hand "the-wheel" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt K♦ K♠ 5♦ 4♦ 3♦ 2♦ A♦
      And Ben is dealt K♣ K♥ 6♣ 4♠ 3♥ 2♣ A♠
      When Ben brings it in
      And Ann calls
      And everyone checks
      And everyone checks
      And everyone checks
      And everyone checks
      And Ben shows
      Then Ann wins 4
      And Ben wins 0

  Rule: The hand is made of any five of the player's own cards

    @rule-razz.pot.ace-to-five.use @rule-razz.pot.ace-to-five.best @grounds-source
    Scenario: five-of-seven - Any five of the seven cards play
      Ann leaves out her king and her second deuce, Ben his queens.

      Given the hand "five-of-seven" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt 7♦ 2♥ 2♦ 3♣ 4♠ K♥ 6♣
      And Ben is dealt Q♦ Q♣ 9♠ 8♦ 7♣ 6♥ 5♣
      When Ben brings it in
      And Ann calls
      And everyone checks
      And everyone checks
      And everyone checks
      And everyone checks
      Then Ann wins 4
      And Ben wins 0

  Rule: From the best down, hands rank: no pair, pair, two pair, three of a kind, full house, four of a kind. The lowest hand wins. An ace is always low. Straights and flushes do not count

    @rule-razz.pot.ace-to-five.ranking @rule-razz.the-showdown.side-pots @grounds-person
    Scenario: rungs-of-the-ladder - Nothing, a pair, two pair, three of a kind, a full house
      The better the hand, the shorter the stack, so that every pot goes to the next kind of hand. Of
      seven cards most make a low.

      Given the hand "rungs-of-the-ladder" of Razz between Ann, Ben, Cleo, Dan and Eve, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann starts with 30 chips
      And Ben starts with 40 chips
      And Cleo starts with 50 chips
      And Dan starts with 10 chips
      And Eve starts with 20 chips
      And Dan is dealt K♣ Q♦ 9♥ 10♥ 7♥ 7♠ 9♣
      And Eve is dealt 4♦ 4♣ Q♣ Q♠ 3♠ 3♥ J♦
      And Ann is dealt 8♦ 8♣ J♣ J♠ 6♠ 6♣ 6♥
      And Ben is dealt 5♠ 5♣ 10♦ 10♠ 10♣ 2♦ 2♣
      And Cleo is dealt A♥ A♦ K♠ K♥ K♦ A♠ A♣
      When Cleo brings it in
      And Dan raises to 9
      And Eve raises to 19
      And Ann raises to 29
      And Ben raises to 39
      And Cleo calls
      Then Dan wins 50
      And Eve wins 40
      And Cleo wins 0

    @rule-razz.pot.ace-to-five.ranking @rule-razz.pot.ace-to-five.best @grounds-person
    Scenario: three-ranks - Of seven cards in three ranks two pair play, and not three of a kind
      Deuces and aces for Ann, fours and treys for Ben.

      Given the hand "three-ranks" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt 9♣ 9♦ 9♥ 2♣ 2♦ A♣ A♦
      And Ben is dealt 3♣ 3♦ 3♥ 4♣ 4♦ 5♣ 5♦
      When Ann brings it in
      And Ben calls
      And everyone checks
      And everyone checks
      And everyone checks
      And everyone checks
      And Ben shows
      Then Ann wins 4
      And Ben wins 0

    @rule-razz.pot.ace-to-five.ranking @rule-razz.pot.ace-to-five.best @grounds-person
    Scenario: two-ranks - Of seven cards in two ranks a full house plays, and not four of a kind
      Deuces over fives for Ann, treys over fours for Ben.

      Given the hand "two-ranks" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt 5♣ 5♦ 5♥ 5♠ 2♣ 2♦ 2♥
      And Ben is dealt 4♣ 4♦ 4♥ 4♠ 3♣ 3♦ 3♥
      When Ann brings it in
      And Ben calls
      And everyone checks
      And everyone checks
      And everyone checks
      And everyone checks
      Then Ann wins 4
      And Ben wins 0

    @rule-razz.pot.ace-to-five.ranking @grounds-person
    Scenario: one-pair-is-better - One pair beats two
      Given the hand "one-pair-is-better" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt K♣ K♦ Q♥ Q♠ J♣ J♦ 10♥
      And Ben is dealt 9♣ 9♦ 9♥ 2♣ 2♦ A♣ A♦
      When Ann brings it in
      And Ben calls
      And everyone checks
      And everyone checks
      And everyone checks
      And everyone checks
      Then Ann wins 4
      And Ben wins 0

    @rule-razz.pot.ace-to-five.ranking @grounds-source
    Scenario: flush-does-no-harm - A flush to the seven beats an eight
      Given the hand "flush-does-no-harm" of Razz between Ann and Ben, Ann dealing
      And Ann is dealt K♦ Q♠ 7♥ 5♥ 4♥ 3♥ 2♥
      And Ben is dealt K♠ K♥ 8♣ 4♠ 3♣ 2♣ A♠
      When Ben brings it in
      And Ann calls
      And everyone checks
      And everyone checks
      And everyone checks
      And everyone checks
      And Ben shows
      Then Ann wins 4
      And Ben wins 0

    @rule-razz.pot.ace-to-five.ranking @rule-razz.pot.ace-to-five.best @grounds-person
    Scenario: the-highest-card-first - The highest card is compared first, and the last decides
      Eight, seven, six, five, ace beats eight, seven, six, five, deuce, and both beat nine, four, trey,
      deuce, ace.

      Given the hand "the-highest-card-first" of Razz between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, small bet 2, big bet 4, bring-in 1
      And Ann starts with 20 chips
      And Ben starts with 10 chips
      And Cleo starts with 30 chips
      And Ann is dealt Q♦ Q♠ 8♦ 7♠ 6♣ 5♥ 2♣
      And Ben is dealt J♠ J♦ 8♥ 7♣ 6♦ 5♠ A♦
      And Cleo is dealt K♦ K♥ 9♥ 4♦ 3♠ 2♠ A♣
      When Cleo brings it in
      And Ann raises to 19
      And everyone calls
      Then Ben wins 30
      And Ann wins 20
      And Cleo wins 0

  Rule: Hands that tie share the pot equally; no suit outranks another

    @rule-razz.pot.ace-to-five.ties @rule-razz.policy.odd-chip @grounds-person
    Scenario: suits-are-equal - The same ranks share, and the odd chip goes to the dealer's left
      Nineteen chips lie there. Ann bet, deals, and holds the spades; Cleo comes first to the dealer's
      left.

      Given the hand "suits-are-equal" of Razz between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 2, small bet 2, big bet 4, bring-in 1
      And Ann is dealt K♠ Q♠ 8♠ 7♠ 5♠ 3♠ 2♠
      And Ben is dealt x x K♦
      And Cleo is dealt K♥ Q♥ 8♥ 7♥ 5♥ 3♥ 2♥
      When Ben brings it in
      And Cleo raises to 2
      And Ann calls
      And Ben folds
      And everyone checks
      And everyone checks
      And everyone checks
      And Cleo checks
      And Ann bets 4
      And Cleo calls
      Then Cleo wins 10
      And Ann wins 9

  Rule: After each hand the deal passes to the next player on the left

    @rule-razz.policy.deal-moves @grounds-person
    Scenario: deal-moves-on - The deal moves on to the left, whoever wins
      Given the hand "deal-moves-on" of Razz between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt x x 2♦
      And Ben is dealt x x K♠
      And Cleo is dealt x x 8♠
      When Ben brings it in
      And Cleo folds
      And Ann raises to 2
      And Ben folds
      Then Ann wins 5
      And Ben deals next
