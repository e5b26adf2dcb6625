# generated from spec/variants/five-card-draw.yaml by `croupier features`; do not edit
Feature: Five Card Draw
  Five cards, one draw, two rounds of betting. The poker that most people learn first.

  Licence: CC-BY-4.0

  Rule: Two to eight players can play

    @rule-five-card-draw.players.number @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: eight-throw-all-they-have - Eight throw all they have, and all are served
      Twelve cards are left for forty that are wanted, so the dealer shuffles.

      Given the hand "eight-throw-all-they-have" of Five Card Draw between Ann, Ben, Cleo, Dan, Eve, Fay, Gus and Hal, Ann dealing
      When everyone checks
      And Ben discards Q♣ 8♠ 4♦ 10♥ J♣
      And Cleo discards 7♠ 5♣ 2♦ 10♣ A♦
      And Dan discards K♦ 4♣ 10♠ 7♦ 7♣
      And Eve discards J♥ J♦ Q♦ A♣ 3♠
      And Fay discards 2♣ 8♣ K♥ 7♥ 9♠
      And Gus discards 6♦ 3♥ K♣ J♠ 4♠
      And Hal discards 5♦ 9♦ 9♥ 6♠ 5♠
      And Ann discards A♥ 6♥ Q♥ A♠ 8♥
      And the dealer shuffles Q♣ 9♠ 3♠ 3♥ K♣ K♥ A♠ A♥ 2♦ 7♠ J♥ A♣ Q♠ 8♠ 6♠ J♠ 10♣ 10♥ 6♦ 9♥ J♣ Q♥ 5♣ 7♥ J♦ 2♣ A♦ 8♥ 5♦ 5♠ Q♦ 6♥ 8♣ 4♦ 9♦ 4♠
      And Ben checks
      Then Dan holds x x x x x
      And Ann holds x x x x x

    @rule-five-card-draw.players.number @grounds-source
    Scenario: nine-are-too-many - A ninth player is one too many
      Given the hand "nine-are-too-many" of Five Card Draw between Ann, Ben, Cleo, Dan, Eve, Fay, Gus, Hal and Ivy, Ann dealing
      Then the hand may not begin (players.number)

    @rule-five-card-draw.players.number @grounds-source
    Scenario: nobody-plays-alone - One player is no game
      Given the hand "nobody-plays-alone" of Five Card Draw between Ann, Ann dealing
      Then the hand may not begin (players.number)

  Rule: The game uses one standard deck of 52 cards, without jokers; no card is wild

    @rule-five-card-draw.deck.cards @grounds-person
    Scenario: nine-cards-for-two - Nine cards are too few for two hands
      Given the hand "nine-cards-for-two" of Five Card Draw between Ann and Ben, Ann dealing
      And the deck is cut down to 9 cards
      Then the hand may not begin (deck.cards)

  Rule: Before the deal every player puts the ante, a stake set by the table, into the pot

    @rule-five-card-draw.the-ante.amount @grounds-person
    Scenario: one-chip-each - A chip from everyone before the first card
      Given the hand "one-chip-each" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      Then the pot is 3
      And Ann has 99 chips
      And Ben has 99 chips
      And Cleo has 99 chips

  Rule: What one player has put in beyond what any other could put in goes back to that player

    @rule-five-card-draw.the-ante.unmatched @rule-five-card-draw.policy.short-ante @grounds-person
    Scenario: ante-nobody-could-match - Of an ante that nobody else can cover, the excess comes back
      Given the hand "ante-nobody-could-match" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 3, bet 4
      And Ann starts with 100 chips
      And Ben starts with 1 chips
      And Cleo starts with 2 chips
      Then Ann has 98 chips
      And the pot is 5
      And Ben is all-in
      And Cleo is all-in

  Rule: A player with fewer chips than the ante posts all of them and is all-in

    @rule-five-card-draw.policy.short-ante @rule-five-card-draw.the-showdown.side-pots @grounds-person
    Scenario: last-chip-for-the-ante - The last chip goes into the ante, and triples
      Given the hand "last-chip-for-the-ante" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 2, bet 4
      And Ann starts with 100 chips
      And Ben starts with 1 chips
      And Cleo starts with 100 chips
      And Ann is dealt K♦ K♠ 7♥ 5♣ 2♦
      And Ben is dealt A♦ A♣ A♠ 4♥ 3♣
      And Cleo is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      Then the pot is 5
      And Ben is all-in
      When Cleo bets 4
      And Ann calls
      And everyone stands pat
      And everyone checks
      Then Ben wins 3
      And Ann wins 10

  Rule: Each player gets five cards, face down; the dealer gives them out singly and clockwise, beginning with the player on the dealer's left

    @rule-five-card-draw.the-deal.cards @rule-five-card-draw.the-deal.sight @grounds-source
    Scenario: five-each-kept-from-the-others - Five cards each, kept from the others
      Given the hand "five-each-kept-from-the-others" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Cleo is dealt A♠ 2♦ 3♥ 4♣ 5♠
      Then Ben sees Ben's hand as Q♣ Q♦ 8♥ 7♥ 4♦
      And Ann sees Ben's hand as x x x x x
      And Ben sees Cleo's hand as x x x x x

  Rule: The player on the dealer's left begins each betting round

    @rule-five-card-draw.first-round.opens @rule-five-card-draw.second-round.opens @grounds-source
    Scenario: left-of-dealer-leads-twice - The player on the dealer's left leads, before the draw and after it
      Given the hand "left-of-dealer-leads-twice" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      Then Cleo may not check (first-round.opens)
      And Ben may check
      When everyone checks
      And everyone stands pat
      Then Ann may not bet 2 (second-round.opens)
      And Ben may bet 2

  Rule: If the player who should begin a round has folded or is all-in, the next player to the left who can act begins it

    @rule-five-card-draw.betting.absent-opener @rule-five-card-draw.the-draw.order @grounds-person
    Scenario: left-of-dealer-has-folded - The first player is out, and the next one leads in everything
      Given the hand "left-of-dealer-has-folded" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Cleo is dealt K♦ K♥ K♠ Q♠ J♣
      When Ben folds
      And everyone checks
      Then Ann may not discard 4♦ (the-draw.order)
      When Cleo discards J♣
      And Ann discards 4♦
      Then Ann may not check (betting.absent-opener)
      And Cleo may check

    @rule-five-card-draw.betting.absent-opener @rule-five-card-draw.policy.all-in-exchanges
    @grounds-person
    Scenario: left-of-dealer-is-all-in - All-in, and no longer first to bet, but still first to draw
      Given the hand "left-of-dealer-is-all-in" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 11 chips
      And Cleo starts with 100 chips
      And Ben is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When Ben bets 10
      And everyone calls
      Then Ben is all-in
      And Ben is to act
      When Ben discards K♦
      Then Cleo is to act
      When everyone stands pat
      Then the hand has reached second round
      When Cleo bets 20

  Rule: The turn to act passes clockwise, skipping players who have folded or are all-in

    @rule-five-card-draw.betting.turn @grounds-person
    Scenario: turn-passes-left - Nobody may call before the player on the right has spoken
      Given the hand "turn-passes-left" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben bets 2
      Then Ann may not call (betting.turn)
      And Cleo may call
      When Cleo folds
      And Ann calls
      Then the hand has reached the draw

  Rule: While nobody has bet, a player may check or bet; once somebody has, a player may call, raise or fold

    @rule-five-card-draw.betting.options @grounds-person
    Scenario: check-bet-or-fold - Check, bet or fold; then call, raise or fold
      Given the hand "check-bet-or-fold" of Five Card Draw between Ann and Ben, Ann dealing
      Then Ben may not call (betting.options)
      And Ben may not raise to 4 (betting.options)
      And Ben may check
      And Ben may bet 2
      And Ben may fold
      When Ben bets 2
      Then Ann may not check (betting.options)
      And Ann may not bet 2 (betting.options)
      And Ann may call
      And Ann may raise to 4
      And Ann may fold

  Rule: To call is to bring one's bet up to the highest bet of the round

    @rule-five-card-draw.betting.call @grounds-person
    Scenario: calling-the-difference - The first bettor calls a raise with two chips more
      Given the hand "calling-the-difference" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben bets 2
      And Cleo raises to 4
      Then it costs Ann 4 to call
      When Ann calls
      Then it costs Ben 2 to call
      When Ben calls
      Then Ben has 95 chips
      And Ann has 95 chips
      And the pot is 15

  Rule: A player who folds is out of the hand and cannot win any of the pot. The hand goes to the muck unseen

    @rule-five-card-draw.betting.fold @grounds-public-case
    Scenario: four-aces-folded - Four aces in the muck win nothing
      Given the hand "four-aces-folded" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      And Ben is dealt A♦ A♣ A♠ A♥ 3♣
      And Cleo is dealt K♦ K♠ 7♥ 5♣ 2♦
      When Ben checks
      And Cleo bets 2
      And Ann calls
      And Ben folds
      Then Ben is out
      When everyone stands pat
      And everyone checks
      And Ann shows
      Then Cleo wins 7
      And Ben has not shown

  Rule: A round ends when every player still in the hand is all-in, or has acted and put in as much as the highest bet. It ends at once, or is not begun, when nobody has a bet to answer and fewer than two players still in the hand have chips left

    @rule-five-card-draw.betting.ends @grounds-person
    Scenario: round-comes-back-to-the-checker - A bet behind you gives you another turn
      Given the hand "round-comes-back-to-the-checker" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben checks
      And Cleo bets 2
      And Ann calls
      Then the hand has reached first round
      And Ben is to act
      And it costs Ben 2 to call
      When Ben calls
      Then the hand has reached the draw

    @rule-five-card-draw.betting.ends @grounds-person
    Scenario: checked-around - Three checks, and on to the draw
      Given the hand "checked-around" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben checks
      And Cleo checks
      Then the hand has reached first round
      When Ann checks
      Then the hand has reached the draw

  Rule: The first bet of a round is at least the smallest bet that the table has set

    @rule-five-card-draw.betting.minimum @grounds-person
    Scenario: four-is-too-little - Where five is the bet, four is too little
      Given the hand "four-is-too-little" of Five Card Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 5
      Then Ben may not bet 4 (betting.minimum)
      And Ben may bet 5

  Rule: At a fixed-limit table every bet and every raise is of one size, the bet that the table has set

    @rule-five-card-draw.betting.fixed-limit @grounds-person
    Scenario: bet-is-two - Two to bet, two to raise, in both rounds
      Given the hand "bet-is-two" of Five Card Draw between Ann and Ben, Ann dealing
      Then Ben may not bet 1 (betting.fixed-limit)
      And Ben may not bet 4 (betting.fixed-limit)
      And Ben may bet 2
      When Ben bets 2
      Then Ann may not raise to 5 (betting.fixed-limit)
      And Ann may raise to 4
      When Ann calls
      And everyone stands pat
      Then Ben may not bet 4 (betting.fixed-limit)
      And Ben may bet 2

  Rule: At a spread-limit table a bet or a raise adds at most the highest bet that the table has set

    @rule-five-card-draw.betting.spread-limit @rule-five-card-draw.policy.min-raise @grounds-person
    Scenario: from-one-to-three - Any bet from one to three
      Given the hand "from-one-to-three" of Five Card Draw between Ann and Ben, Ann dealing
      And the stakes are spread limit, ante 1, bet 1, max bet 3
      Then Ben may not bet 4 (betting.spread-limit)
      And Ben may bet 3
      And Ben may bet 1
      When Ben bets 2
      Then Ann may not raise to 3 (policy.min-raise)
      And Ann may raise to 4
      And Ann may not raise to 6 (betting.spread-limit)
      And Ann may raise to 5

  Rule: At a pot-limit table nobody may bet more than the pot holds, and a raise adds at most what it holds, bets of the round included, once the raiser has called; though the smallest bet or raise is always allowed

    @rule-five-card-draw.betting.pot-limit @grounds-public-case
    Scenario: fifteen-seven-thirty-six - Fifteen in the pot, seven bet, thirty-six at most
      Twenty-two lie there. After the call of seven that is twenty-nine, and so much may be added.

      Given the hand "fifteen-seven-thirty-six" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are pot limit, ante 5, bet 5
      Then Ben may not bet 16 (betting.pot-limit)
      And Ben may bet 15
      When Ben bets 7
      Then Cleo may not raise to 37 (betting.pot-limit)
      And Cleo may raise to 36

    @rule-five-card-draw.betting.pot-limit @rule-five-card-draw.policy.min-raise @grounds-person
    Scenario: one-chip-and-ten-more - A pot of one, and a raise by ten all the same
      Ben's last chip lies there. A call makes two, and the smallest raise adds ten.

      Given the hand "one-chip-and-ten-more" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are pot limit, ante 0, bet 10
      And Ann starts with 100 chips
      And Ben starts with 1 chips
      And Cleo starts with 100 chips
      When Ben bets 1
      Then Cleo may not raise to 12 (betting.pot-limit)
      And Cleo may not raise to 10 (policy.min-raise)
      When Cleo raises to 11

  Rule: At a no-limit table a bet or a raise may be as high as the player's chips allow

    @rule-five-card-draw.betting.no-limit @grounds-person
    Scenario: all-of-it - Everything, if you like, and as many raises as you like
      Given the hand "all-of-it" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      Then Ben may bet 2
      And Ben may bet 99
      When Ben bets 2
      And Cleo raises to 4
      And Ann raises to 6
      And Ben raises to 8
      And Cleo raises to 10
      Then Ann may raise to 12
      And Ann may raise to 99

  Rule: Nobody may bet more chips than they had in front of them when the hand began

    @rule-five-card-draw.betting.table-stakes @grounds-person
    Scenario: only-what-lies-there - You play with the chips in front of you
      Given the hand "only-what-lies-there" of Five Card Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 21 chips
      Then Ben may not bet 21 (betting.table-stakes)
      And Ben may bet 20

  Rule: A player with too few chips to call, or to bet or raise in full, may put in all of them. A player who is all-in stays in the hand and bets no more. Nobody may bet or raise when every other player still in the hand is all-in

    @rule-five-card-draw.betting.all-in @rule-five-card-draw.betting.uncalled @grounds-public-case
    Scenario: sixty-against-a-hundred - Too few chips to call is a call for less
      Given the hand "sixty-against-a-hundred" of Five Card Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 61 chips
      And Ben starts with 301 chips
      And Ann is dealt A♦ A♣ A♠ 4♥ 3♣
      And Ben is dealt K♦ K♠ 7♥ 5♣ 2♦
      When Ben bets 100
      Then it costs Ann 60 to call
      When Ann calls
      Then Ann is all-in
      And Ben has 240 chips
      And the pot is 122
      When everyone stands pat
      Then Ann wins 122

    @rule-five-card-draw.betting.all-in @rule-five-card-draw.betting.ends @grounds-person
    Scenario: nobody-left-to-answer - No raise into an empty room
      Given the hand "nobody-left-to-answer" of Five Card Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 6 chips
      When Ben bets 5
      Then Ann may not raise to 10 (betting.all-in)
      When Ann calls
      And everyone stands pat
      Then the hand is over

  Rule: When only one player is left in the hand, that player wins the pot at once

    @rule-five-card-draw.betting.last-player @rule-five-card-draw.betting.uncalled @grounds-source
    Scenario: no-cards-for-the-last-one - All but one fold before the draw, and no card is drawn
      Given the hand "no-cards-for-the-last-one" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben bets 2
      And Cleo folds
      And Ann folds
      Then the hand is over
      And Ben wins 3
      And Ben has 102 chips
      And Ben may not stand pat (betting.last-player)

  Rule: A player who has checked may raise later in the same round

    @rule-five-card-draw.policy.check-raise @grounds-person
    Scenario: the-trap - Check, wait, raise
      Given the hand "the-trap" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben checks
      And Cleo bets 2
      And Ann calls
      And Ben raises to 4
      And everyone calls
      Then the pot is 15
      And the hand has reached the draw

  Rule: A player may fold even where a check would cost nothing

    @rule-five-card-draw.policy.free-fold @grounds-person
    Scenario: folded-for-nothing - Nothing to call, and folded all the same
      Given the hand "folded-for-nothing" of Five Card Draw between Ann and Ben, Ann dealing
      When Ben folds
      Then Ann wins 2

  Rule: In spread-limit, pot-limit and no-limit games a raise adds at least as much as the largest bet or raise of the round so far, and never less than the smallest bet

    @rule-five-card-draw.policy.min-raise @grounds-public-case
    Scenario: bet-ten-raise-fifteen - Ten, and fifteen is no raise
      Given the hand "bet-ten-raise-fifteen" of Five Card Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      When Ben bets 10
      Then Ann may not raise to 15 (policy.min-raise)
      And Ann may raise to 20

    @rule-five-card-draw.policy.min-raise @grounds-person
    Scenario: twenty-behind - Twenty chips behind do not make the raise smaller
      Ann could not call more than 20 of it; what nobody matches comes back.

      Given the hand "twenty-behind" of Five Card Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 181 chips
      And Ben starts with 1000 chips
      When Ben bets 80
      And Ann raises to 160
      Then Ben may not raise to 180 (policy.min-raise)
      And Ben may raise to 240

    @rule-five-card-draw.policy.min-raise @grounds-person
    Scenario: all-in-for-less-sets-no-measure - Four more all-in are not what the next raise is measured by
      Cleo goes all-in for 14 over a bet of 10. Who raises now adds ten to the 14, as the bet did.

      Given the hand "all-in-for-less-sets-no-measure" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 15 chips
      When Ben bets 10
      And Cleo raises to 14
      Then Ann may not raise to 23 (policy.min-raise)
      And Ann may raise to 24

  Rule: In a fixed-limit or spread-limit round at most three raises may follow the bet

    @rule-five-card-draw.policy.raises @grounds-person
    Scenario: one-bet-three-raises - One bet, three raises, and no more
      Given the hand "one-bet-three-raises" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben bets 2
      And Cleo raises to 4
      And Ann raises to 6
      And Ben raises to 8
      Then Cleo may not raise to 10 (policy.raises)
      And Cleo may call

  Rule: The number of raises is not limited in a round that begins with only two players left in the hand

    @rule-five-card-draw.policy.raises-heads-up @grounds-person
    Scenario: two-begin-the-round - Two players raise for as long as they like
      Given the hand "two-begin-the-round" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben checks
      And Cleo checks
      And Ann folds
      And everyone stands pat
      And Ben bets 2
      And Cleo raises to 4
      And Ben raises to 6
      And Cleo raises to 8
      And Ben raises to 10
      Then Cleo may raise to 12

  Rule: An all-in that is less than a full bet or raise lets players who have already acted raise again only if what they now face is at least half of a full raise, in fixed-limit and spread-limit games, or all of one, in pot-limit and no-limit games. In fixed-limit and spread-limit games an all-in of half of that or more counts as a full bet or raise. At a fixed limit anyone who may raise may complete a smaller one to the full bet, and the two count as one

    @rule-five-card-draw.policy.short-all-in @grounds-public-case
    Scenario: fourteen-all-in - Ten, a call, and fourteen all-in
      Given the hand "fourteen-all-in" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 15 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      When Ben bets 10
      And Cleo calls
      And Ann raises to 14
      Then it costs Ben 4 to call
      And Ben may not raise to 24 (policy.short-all-in)
      And Ben may call

    @rule-five-card-draw.policy.short-all-in @grounds-person
    Scenario: twenty-all-in - Ten, a call, and twenty all-in
      Given the hand "twenty-all-in" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 21 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      When Ben bets 10
      And Cleo calls
      And Ann raises to 20
      Then Ben may not raise to 29 (policy.min-raise)
      When Ben raises to 30
      Then Cleo may raise to 40

    @rule-five-card-draw.policy.short-all-in @grounds-person
    Scenario: half-a-bet-reopens - Half a bet more, and the first bettor may raise again
      Given the hand "half-a-bet-reopens" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 1, bet 4
      And Ann starts with 7 chips
      And Ben starts with 100 chips
      And Cleo starts with 100 chips
      When Ben bets 4
      And Cleo calls
      And Ann raises to 6
      Then it costs Ben 2 to call
      And Ben may not raise to 8 (betting.fixed-limit)
      When Ben raises to 10

  Rule: Each player still in the hand may discard any number of cards, or keep them all

    @rule-five-card-draw.the-draw.limit @grounds-source
    Scenario: none-some-or-all - None, some or all of the five
      Given the hand "none-some-or-all" of Five Card Draw between Ann and Ben, Ann dealing
      And Ben is dealt K♦ Q♥ 8♠ 5♣ 2♦
      When everyone checks
      Then Ben may stand pat
      And Ben may discard 2♦
      And Ben may discard 8♠ 5♣ 2♦
      And Ben may discard Q♥ 8♠ 5♣ 2♦
      When Ben discards K♦ Q♥ 8♠ 5♣ 2♦ and draws 2♣ 3♣ 4♣ 5♦ 7♥
      And Ann stands pat
      Then Ben holds 2♣ 3♣ 4♣ 5♦ 7♥

    @rule-five-card-draw.the-draw.limit @grounds-public-case
    Scenario: not-your-card - You cannot throw what you do not hold, nor one card twice
      Given the hand "not-your-card" of Five Card Draw between Ann and Ben, Ann dealing
      And Ann is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Ben is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      Then Ben may not discard Q♣ (the-draw.limit)
      And Ben may not discard K♦ K♦ (the-draw.limit)
      And Ben may discard K♦

    @rule-five-card-draw.the-draw.limit @grounds-person
    Scenario: nothing-to-burn - Nobody draws, and nothing is burned
      All ten cards have been dealt; with nobody drawing, none is missed.

      Given the hand "nothing-to-burn" of Five Card Draw between Ann and Ben, Ann dealing
      And the deck is cut down to 10 cards
      When everyone checks
      And everyone stands pat
      Then the hand has reached second round

    @rule-five-card-draw.the-draw.limit @grounds-person
    Scenario: ace-does-not-matter - Without a limit, four may be thrown to a king as well, and nothing is shown
      Given the hand "ace-does-not-matter" of Five Card Draw between Ann and Ben, Ann dealing
      And Ann is dealt A♥ Q♣ 9♦ 6♠ 3♣
      And Ben is dealt K♥ Q♦ 9♠ 6♣ 3♦
      When everyone checks
      And Ben discards Q♦ 9♠ 6♣ 3♦
      And Ann discards Q♣ 9♦ 6♠ 3♣
      Then Ann sees Ben's hand as x x x x x
      And Ben sees Ann's hand as x x x x x

  Rule: The draw begins with the player on the dealer's left and goes clockwise. If the player on the dealer's left has folded, the next player to the left who is still in the hand begins

    @rule-five-card-draw.the-draw.order @grounds-source
    Scenario: left-of-dealer-draws-first - The player on the dealer's left throws first, the dealer last
      Given the hand "left-of-dealer-draws-first" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt A♠ A♣ J♥ 10♦ 8♠
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Cleo is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      Then Cleo may not discard K♦ (the-draw.order)
      When Ben discards 4♦
      Then Ann may not discard 8♠ (the-draw.order)
      When Cleo discards K♦
      And Ann discards 8♠
      Then the hand has reached second round

    @rule-five-card-draw.the-draw.order @grounds-person
    Scenario: thrown-is-thrown - A second thought comes too late
      Given the hand "thrown-is-thrown" of Five Card Draw between Ann and Ben, Ann dealing
      And Ben is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ben discards K♦
      Then Ben may not discard 6♥ (the-draw.order)
      And Ann may stand pat

  Rule: A player who discards receives the same number of cards from the top of the deck, face down

    @rule-five-card-draw.the-draw.receives @rule-five-card-draw.the-draw.public @grounds-source
    Scenario: three-thrown-three-drawn - Three thrown, three drawn
      The others see how many cards Ben throws, and no more.

      Given the hand "three-thrown-three-drawn" of Five Card Draw between Ann and Ben, Ann dealing
      And Ben is dealt 9♠ 9♦ 6♣ 5♥ K♦
      When everyone checks
      And Ben discards 6♣ 5♥ K♦ and draws 2♣ 3♣ 9♥
      And Ann stands pat
      Then Ben holds 9♠ 9♦ 2♣ 3♣ 9♥
      And Ann sees Ben's hand as x x x x x

  Rule: Discards go face down onto a common pile, the muck, and nobody may look at them again

    @rule-five-card-draw.the-draw.discards @grounds-person
    Scenario: common-pile - Nobody has a pile of their own
      What has been thrown lies in the muck, and not even its owner may look at it again.

      Given the hand "common-pile" of Five Card Draw between Ann and Ben, Ann dealing
      And Ben is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ben discards 6♥ K♦
      And Ann stands pat
      Then Ben's pile is nothing
      And Ben sees Ben's pile as nothing

  Rule: A player who is all-in exchanges cards like everybody else, and nobody turns a hand up before the showdown

    @rule-five-card-draw.policy.all-in-exchanges @rule-five-card-draw.betting.ends @grounds-person
    Scenario: all-in-and-still-drawing - The last chips are in, and the draw is still to come
      Both hands stay face down until nobody draws any more.

      Given the hand "all-in-and-still-drawing" of Five Card Draw between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 11 chips
      And Ben is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When Ben bets 10
      And Ann calls
      Then Ben is all-in
      When Ben discards K♦
      Then Ann sees Ben's hand as x x x x
      When Ann stands pat
      Then the hand is over
      And Ben has shown

  Rule: Before the first replacement of a draw is dealt, the top card of the deck is burned: laid aside face down, unseen

    @rule-five-card-draw.policy.burn @rule-five-card-draw.the-draw.receives @grounds-source
    Scenario: one-card-burned - One card is burned, however many players draw
      Six cards are left for the draw. One is burned, and the other five just suffice.

      Given the hand "one-card-burned" of Five Card Draw between Ann and Ben, Ann dealing
      And the deck is cut down to 16 cards
      And Ann is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Ben is dealt 9♠ 9♦ 6♣ 5♥ K♦
      When everyone checks
      And Ben discards 6♣ 5♥ K♦ and draws 2♣ 3♣ 4♣
      And Ann discards 7♥ 4♦ and draws 5♣ 8♣
      Then the hand has reached second round

    @rule-five-card-draw.policy.burn @grounds-person
    Scenario: all-stand-pat-and-none-is-burned - All stand pat, so no card is burned
      A card is burned before the first one is drawn, and here none is.

      Given the hand "all-stand-pat-and-none-is-burned" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When everyone checks
      And everyone stands pat
      Then the hand has reached second round
      And the dealer has burned nothing

    @rule-five-card-draw.policy.burn @grounds-person
    Scenario: one-burned-before-the-first-draw - The next card of the deck is burned, and the one after it is drawn
      Given the hand "one-burned-before-the-first-draw" of Five Card Draw between Ann and Ben, Ann dealing
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      And Ben discards 8♥ 7♥ and draws 2♣ 3♣
      And Ann stands pat
      Then the dealer has burned x
      And Ben holds Q♣ Q♦ 4♦ 2♣ 3♣

  Rule: Everyone discards before the first replacement is dealt. Then the players are served in the same order, one after the other

    @rule-five-card-draw.policy.draw-service @grounds-person
    Scenario: served-when-all-have-thrown - Nobody is served before the last discard
      Given the hand "served-when-all-have-thrown" of Five Card Draw between Ann and Ben, Ann dealing
      And Ann is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Ben is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ben discards 6♥ K♦
      Then Ben holds 9♠ 9♦ 6♣
      And Ann is to act
      When Ann discards 4♦
      Then Ben holds 9♠ 9♦ 6♣ x x
      And Ann holds Q♣ Q♦ 8♥ 7♥ x

  Rule: The bottom card of the deck is dealt like every other, once it is the only one left

    @rule-five-card-draw.policy.bottom-card @rule-five-card-draw.policy.reshuffle
    @rule-five-card-draw.policy.reshuffle-spares @grounds-person
    Scenario: both-of-two-cards-left - Two cards are left and three are wanted, so both come first
      Unless the bottom card is held back, it is dealt like the others. The third card comes from what was
      burned and what Ben and Cleo threw.

      Given the hand "both-of-two-cards-left" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the deck is cut down to 21 cards
      And Ann is dealt A♠ A♦ 6♣ 4♦ 2♠
      And Ben is dealt Q♣ Q♦ Q♠ 8♥ 3♥
      And Cleo is dealt 10♣ 9♣ 8♣ 7♣ 4♣
      When everyone checks
      And Ben discards 8♥ 3♥
      And Cleo discards 4♣
      And Ann discards 6♣ 4♦ 2♠ and draws 7♥ 5♥ 3♥
      And the dealer shuffles 3♥ 4♣ 8♥ J♣
      Then Ann holds A♠ A♦ 7♥ 5♥ 3♥

  Rule: When the deck runs out during a draw, what is left of it is dealt first. Then the dealer shuffles together the burned cards, the hands that have been folded and the discards lying in the muck, and deals on from those. Nobody may discard more cards than can certainly be replaced

    @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: folded-hand-becomes-the-deck - A folded hand is shuffled with the rest
      Given the hand "folded-hand-becomes-the-deck" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the deck is cut down to 18 cards
      And Ann is dealt A♠ A♦ A♣ 4♦ 2♠
      And Ben is dealt Q♣ Q♦ Q♠ 8♥ 3♥
      And Cleo is dealt 3♣ 4♣ 5♣ 7♣ J♦
      When Ben checks
      And Cleo folds
      And Ann checks
      And Ben discards 8♥ 3♥ and draws 9♥ 10♥
      And Ann discards 4♦ 2♠ and draws J♦ 8♥
      And the dealer shuffles J♦ 8♥ 3♣ 4♣ 5♣ 7♣ 3♥ 2♣
      Then Ann holds A♠ A♦ A♣ J♦ 8♥

  Rule: The cards that the player about to be served has just discarded stay out of the shuffle

    @rule-five-card-draw.policy.reshuffle-spares @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: player-in-the-middle - The deck runs out in the middle, and a waiting player's discard is dealt
      Only Ben's own cards stay out of the shuffle that serves him. What is left of it serves Cleo and
      Ann.

      Given the hand "player-in-the-middle" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the deck is cut down to 18 cards
      And Ann is dealt A♠ A♦ A♣ 4♦ 2♠
      And Ben is dealt Q♣ Q♦ 9♣ 8♥ 3♥
      And Cleo is dealt K♣ K♦ K♠ 6♣ 5♦
      When everyone checks
      And Ben discards 9♣ 8♥ 3♥ and draws 7♥ 10♥ 6♣
      And Cleo discards 6♣ 5♦ and draws 2♠ x
      And Ann discards 2♠ and draws 5♦
      And the dealer shuffles 6♣ 2♠ 2♣ 5♦
      Then Ben holds Q♣ Q♦ 7♥ 10♥ 6♣
      And Ann holds A♠ A♦ A♣ 4♦ 5♦

  Rule: Nobody can win more from an opponent than they have put into the pot themselves. What others put in beyond an all-in player's chips makes a side pot, played for by those who paid into it. Every pot is won separately

    @rule-five-card-draw.the-showdown.side-pots @rule-five-card-draw.betting.uncalled @grounds-person
    Scenario: three-stacks - Three stacks, two pots
      Given the hand "three-stacks" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 20 chips
      And Cleo starts with 50 chips
      And Ann is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      And Ben is dealt A♠ A♣ A♥ 9♦ 4♣
      And Cleo is dealt K♦ K♠ 7♥ 5♣ 2♦
      When Ben bets 19
      And Cleo raises to 49
      And Ann calls
      And everyone stands pat
      And Ann shows
      Then Ben wins 60
      And Cleo wins 60
      And Ann has 50 chips

  Rule: The player who made the last bet or raise of the last betting round shows first. If nobody bet in it, the player who began it does, or the next still in the hand; where there was no betting, the first player still in the hand, clockwise from where it would have begun. The others follow clockwise

    @rule-five-card-draw.policy.first-to-show @grounds-person
    Scenario: last-raiser-shows-first - Whoever raised last shows first
      Given the hand "last-raiser-shows-first" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When everyone checks
      And everyone stands pat
      And Ben checks
      And Cleo bets 2
      And Ann raises to 4
      And Ben folds
      And Cleo calls
      Then Ann shows first

    @rule-five-card-draw.policy.first-to-show @grounds-person
    Scenario: checked-down - Nobody bet after the draw, so the player on the dealer's left shows first
      Cleo's bet was made before the draw and no longer counts.

      Given the hand "checked-down" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben checks
      And Cleo bets 2
      And everyone calls
      And everyone stands pat
      And everyone checks
      And everyone shows
      Then Ben shows first

    @rule-five-card-draw.policy.first-to-show @rule-five-card-draw.policy.losers @grounds-person
    Scenario: show-in-turn - Shown in turn, and the beaten hand goes down unseen
      Given the hand "show-in-turn" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      And Ben is dealt A♠ A♣ A♥ 9♦ 4♣
      And Cleo is dealt K♦ K♠ 7♥ 5♣ 2♦
      When everyone checks
      And everyone stands pat
      And Ben bets 2
      And everyone calls
      Then Ann may not muck (policy.first-to-show)
      And Cleo may muck
      When Cleo mucks
      Then Ann may muck
      When Ann shows
      Then Ben has shown
      And Cleo has not shown
      And Ann has shown
      And Ben wins 9

  Rule: All players left show in one go round the table, whichever pots they play for

    @rule-five-card-draw.policy.pot-order @rule-five-card-draw.policy.first-to-show @grounds-person
    Scenario: pots-shown-together - Nobody can bet any more, and all pots are shown down together
      Given the hand "pots-shown-together" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 20 chips
      And Cleo starts with 50 chips
      And Ann is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      And Ben is dealt A♠ A♣ A♥ 9♦ 4♣
      And Cleo is dealt K♦ K♠ 7♥ 5♣ 2♦
      When Ben bets 19
      And Cleo raises to 49
      And Ann calls
      And everyone stands pat
      Then Ann may muck
      When Ann mucks
      Then Ben shows first
      And Cleo has shown
      And Ann has not shown

  Rule: A player who can no longer win any part of any pot against the hands already shown may muck unseen

    @rule-five-card-draw.policy.losers @rule-five-card-draw.the-showdown.settles
    @rule-five-card-draw.the-showdown.side-pots @grounds-person
    Scenario: nothing-in-the-pot - Nothing lies in the pot, and a beaten hand may be mucked all the same
      Nobody antes and nobody bets. Ben shows, for he could still win; Cleo's hand is beaten.

      Given the hand "nothing-in-the-pot" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 0, bet 2
      And Ann is dealt A♠ A♣ A♥ 9♦ 4♣
      And Ben is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      And Cleo is dealt J♦ J♠ 7♥ 5♣ 2♦
      Then the pot is 0
      When everyone checks
      And everyone stands pat
      And everyone checks
      And Cleo mucks
      Then Ben has shown
      And Ann has shown
      And Cleo has not shown
      And the hand is over
      And Ann has 100 chips
      And Ben has 100 chips
      And Cleo has 100 chips

  Rule: A player who wins because everybody else has folded need not show any cards

    @rule-five-card-draw.policy.lone-winner @rule-five-card-draw.betting.last-player @grounds-person
    Scenario: lone-winner-shows-nothing - Everybody folds after the draw, and nobody sees the bluff
      Given the hand "lone-winner-shows-nothing" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When everyone checks
      And everyone stands pat
      And Ben checks
      And Cleo bets 2
      And Ann folds
      And Ben folds
      Then the hand is over
      And Cleo has not shown
      And Cleo wins 3

  Rule: When a pot does not divide evenly among tied hands, the odd chips go one each to the winners, in order from the dealer's left

    @rule-five-card-draw.policy.odd-chip @grounds-person
    Scenario: dealer-is-last-for-the-odd-chip - The dealer is the last to get an odd chip
      Given the hand "dealer-is-last-for-the-odd-chip" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt A♠ K♦ Q♥ J♣ 9♠
      And Cleo is dealt A♥ K♠ Q♦ J♥ 9♣
      When Ben folds
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Cleo wins 2
      And Ann wins 1

    @rule-five-card-draw.policy.odd-chip @grounds-person
    Scenario: raiser-gets-no-odd-chip - Who raised last has no claim to the odd chip
      Cleo raised last, but Ben sits nearer to the dealer's left.

      Given the hand "raiser-gets-no-odd-chip" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And Ben is dealt A♠ K♦ Q♥ J♣ 9♠
      And Cleo is dealt A♥ K♠ Q♦ J♥ 9♣
      When everyone checks
      And everyone stands pat
      And Ben bets 2
      And Cleo raises to 4
      And Ann folds
      And Ben calls
      Then Ben wins 6
      And Cleo wins 5

  Rule: Whoever shows the best five-card high hand takes the pot

    @rule-five-card-draw.pot.high.best @rule-five-card-draw.the-showdown.settles
    @rule-five-card-draw.the-showdown.all-chips @grounds-person
    Scenario: best-hand-wins - Three queens beat two pair
      Given the hand "best-hand-wins" of Five Card Draw between Ann and Ben, Ann dealing
      And Ann is dealt A♠ A♦ K♣ K♠ 5♣
      And Ben is dealt Q♣ Q♦ Q♠ 8♥ 3♥
      When Ben bets 2
      And Ann calls
      And everyone stands pat
      And everyone checks
      And Ann shows
      Then Ben wins 6
      And Ann wins 0
      And Ben has shown
      And Ann has shown
      And Ann may not muck (the-showdown.settles)

  Rule: From the best down, hands rank: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. A royal flush is the highest straight flush. An ace is high, or low in five, four, three, deuce, ace

    @rule-five-card-draw.pot.high.ranking @rule-five-card-draw.the-showdown.side-pots @grounds-person
    Scenario: eight-rungs-of-the-ladder - Eight stacks, seven pots, and eight kinds of hand
      The better the hand, the shorter the stack, so that every pot goes to the next kind of hand.

      Given the hand "eight-rungs-of-the-ladder" of Five Card Draw between Ann, Ben, Cleo, Dan, Eve, Fay, Gus and Hal, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 80 chips
      And Ben starts with 10 chips
      And Cleo starts with 20 chips
      And Dan starts with 30 chips
      And Eve starts with 40 chips
      And Fay starts with 50 chips
      And Gus starts with 60 chips
      And Hal starts with 70 chips
      And Ben is dealt 9♥ 8♥ 7♥ 6♥ 5♥
      And Cleo is dealt 2♣ 2♦ 2♥ 2♠ A♣
      And Dan is dealt 3♣ 3♦ 3♥ 4♣ 4♦
      And Eve is dealt K♦ J♦ 9♦ 7♦ 5♦
      And Fay is dealt 10♦ 9♣ 8♣ 7♣ 6♣
      And Gus is dealt Q♣ Q♦ Q♥ 5♣ 4♥
      And Hal is dealt K♠ K♣ 8♦ 8♠ J♣
      And Ann is dealt A♠ A♥ J♥ 6♦ 3♠
      When Ben bets 9
      And Cleo raises to 19
      And Dan raises to 29
      And Eve raises to 39
      And Fay raises to 49
      And Gus raises to 59
      And Hal raises to 69
      And Ann calls
      And everyone stands pat
      And Ann shows
      Then Ben wins 80
      And Cleo wins 70
      And Dan wins 60
      And Eve wins 50
      And Fay wins 40
      And Gus wins 30
      And Hal wins 20
      And Ann wins 0
      And Ann has 10 chips

    @rule-five-card-draw.pot.high.ranking @rule-five-card-draw.the-showdown.side-pots @grounds-person
    Scenario: five-strong-hands - Straight, flush, full house, four of a kind and straight flush
      The better the hand, the fewer the chips, so every pot is won by another player.

      Given the hand "five-strong-hands" of Five Card Draw between Ann, Ben, Cleo, Dan and Eve, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 50 chips
      And Ben starts with 10 chips
      And Cleo starts with 20 chips
      And Dan starts with 30 chips
      And Eve starts with 40 chips
      And Ann is dealt 8♣ 7♦ 6♥ 5♥ 4♣
      And Ben is dealt 9♠ 8♠ 7♠ 6♠ 5♠
      And Cleo is dealt 10♣ 10♦ 10♥ 10♠ A♣
      And Dan is dealt A♠ A♦ A♥ 7♥ 7♣
      And Eve is dealt K♦ J♦ 8♦ 4♦ 2♦
      When Ben bets 9
      And Cleo raises to 19
      And Dan raises to 29
      And Eve raises to 39
      And Ann calls
      And everyone stands pat
      And Ann shows
      Then Ben wins 50
      And Cleo wins 40
      And Dan wins 30
      And Eve wins 20
      And Ann wins 0
      And Ann has 10 chips

    @rule-five-card-draw.pot.high.ranking @grounds-person
    Scenario: a-pair-beats-an-ace - The smallest pair beats an ace alone
      Given the hand "a-pair-beats-an-ace" of Five Card Draw between Ann and Ben, Ann dealing
      And Ann is dealt A♣ K♥ Q♦ J♠ 9♣
      And Ben is dealt 2♣ 2♦ 3♥ 4♠ 5♣
      When everyone checks
      And everyone stands pat
      And everyone checks
      And Ann shows
      Then Ben wins 2
      And Ann wins 0

    @rule-five-card-draw.pot.high.ranking @grounds-public-case
    Scenario: the-wheel - Ace to five is a straight, and the lowest
      Given the hand "the-wheel" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 10 chips
      And Cleo starts with 20 chips
      And Ann is dealt A♠ A♣ A♦ K♥ 9♦
      And Ben is dealt 6♣ 5♦ 4♥ 3♠ 2♦
      And Cleo is dealt A♥ 5♣ 4♣ 3♦ 2♠
      When Ben bets 9
      And Cleo raises to 19
      And Ann calls
      Then Cleo's hand is straight, five high
      When everyone stands pat
      And Ann shows
      Then Ben wins 30
      And Cleo wins 20
      And Ann wins 0

  Rule: Hands that tie share the pot equally; no suit outranks another

    @rule-five-card-draw.pot.high.ties @grounds-public-case
    Scenario: suits-are-equal - A flush of spades ties a flush of hearts
      Given the hand "suits-are-equal" of Five Card Draw between Ann and Ben, Ann dealing
      And Ann is dealt A♠ K♠ 9♠ 5♠ 2♠
      And Ben is dealt A♥ K♥ 9♥ 5♥ 2♥
      When Ben bets 2
      And Ann calls
      And everyone stands pat
      And everyone checks
      Then Ann wins 3
      And Ben wins 3

  Rule: After each hand the deal passes to the next player on the left

    @rule-five-card-draw.policy.deal-moves @grounds-person
    Scenario: deal-moves-on - The deal moves on to the left
      Given the hand "deal-moves-on" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben bets 2
      And Cleo folds
      And Ann folds
      Then Ben deals next

    @rule-five-card-draw.policy.deal-moves @grounds-person
    Scenario: winner-does-not-deal - The deal moves on, whoever wins
      Given the hand "winner-does-not-deal" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      When Ben checks
      And Cleo bets 2
      And Ann folds
      And Ben folds
      Then Cleo wins 3
      And Ben deals next

  Rule: Each player is served right after discarding, before the next player discards

    @rule-five-card-draw.policy.draw-service @rule-five-card-draw.policy.burn
    @rule-five-card-draw.the-draw.receives @rule-five-card-draw.second-round.opens
    @rule-five-card-draw.policy.first-to-show @grounds-source
    Scenario: flush-takes-nine - Three cards for Bob, one for David, three for Alice
      Nobody antes at this table, and bets are one to three chips.

      Given the hand "flush-takes-nine" of Five Card Draw between Alice, Bob, Carol and David, Alice dealing
      And the house rule served in turn is in force
      And the stakes are spread limit, ante 0, bet 1, max bet 3
      And Alice is dealt A♠ A♦ J♣ 9♦ 7♠
      And Bob is dealt Q♠ Q♦ 9♣ 6♥ 4♠
      And David is dealt K♥ J♥ 8♥ 5♥ 2♣
      When Bob bets 1
      And Carol folds
      And everyone calls
      Then the pot is 3
      When Bob discards 9♣ 6♥ 4♠ and draws 10♣ 7♦ 3♠
      Then Bob holds Q♠ Q♦ 10♣ 7♦ 3♠
      And David is to act
      When David discards 2♣ and draws 3♥
      And Alice discards J♣ 9♦ 7♠ and draws K♣ K♠ 5♣
      And Bob checks
      And David bets 3
      And Alice calls
      And Bob folds
      Then the pot is 9
      And David's hand is flush, king, jack, eight, five and three
      And Alice's hand is two pair, aces and kings, five kicker
      When Alice shows
      Then David shows first
      And Alice has shown
      And David wins 9
      And David has 105 chips
      And Alice has 96 chips
      And Bob has 99 chips
      And Carol has 100 chips

    @rule-five-card-draw.policy.draw-service @rule-five-card-draw.the-draw.in-a-row @grounds-person
    Scenario: four-at-once-and-one-at-the-end - Four at once, and the fifth when everyone has drawn
      Given the hand "four-at-once-and-one-at-the-end" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house rule four and then one is in force
      And the house rule served in turn is in force
      And Ann is dealt K♠ K♦ K♣ Q♦ 8♠
      And Ben is dealt J♣ 9♦ 7♠ 4♥ 2♣
      When everyone checks
      And Ben discards J♣ 9♦ 7♠ 4♥ 2♣
      Then Ben holds x x x x
      When Cleo stands pat
      Then Ben holds x x x x
      When Ann discards Q♦ and draws K♥
      Then Ben holds x x x x x

  Rule: Nobody receives more than four cards in a row. Whatever is still due to a player is held back until everybody else has received as many, or all that they are due

    @rule-five-card-draw.the-draw.in-a-row @rule-five-card-draw.policy.late-card-burn @grounds-person
    Scenario: fifth-card-last - Five thrown, and the fifth card comes last
      Cleo's card lies between Ben's fourth and his fifth, so none is burned before the fifth.

      Given the hand "fifth-card-last" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house rule four and then one is in force
      And Ben is dealt J♣ 9♦ 7♠ 4♥ 2♣
      And Cleo is dealt K♠ K♦ K♣ Q♦ 8♠
      When everyone checks
      And Ben discards J♣ 9♦ 7♠ 4♥ 2♣ and draws Q♣ Q♥ 6♠ 5♦ Q♠
      And Cleo discards Q♦ and draws K♥
      And Ann stands pat
      Then Ben holds Q♣ Q♥ 6♠ 5♦ Q♠
      And Cleo holds K♠ K♦ K♣ 8♠ K♥

    @rule-five-card-draw.the-draw.in-a-row @rule-five-card-draw.the-draw.limit @grounds-person
    Scenario: four-to-an-ace-in-a-row - Four cards drawn to an ace come in a row, and none is held back
      With three as the usual limit and four to an ace, nobody ever has a fifth card to come.

      Given the hand "four-to-an-ace-in-a-row" of Five Card Draw between Ann and Ben, Ann dealing
      And the house rule three-card limit is in force
      And the house rule four and then one is in force
      And Ann is dealt K♥ Q♦ 9♠ 6♣ 3♦
      And Ben is dealt A♥ Q♣ 9♦ 6♠ 3♣
      When everyone checks
      And Ben discards Q♣ 9♦ 6♠ 3♣ and draws K♦ 7♦ 4♥ 2♣
      Then Ann may not discard K♥ Q♦ 9♠ 6♣ 3♦ (the-draw.limit)
      When Ann discards 9♠ 6♣ 3♦
      Then Ben holds A♥ K♦ 7♦ 4♥ 2♣

    @rule-five-card-draw.the-draw.in-a-row @rule-five-card-draw.policy.late-card-burn @grounds-person
    Scenario: two-fifth-cards - Both throw five, and each fifth card follows the other's cards
      Eleven cards are left. One is burned, ten are drawn, and none is left for a second burn.

      Given the hand "two-fifth-cards" of Five Card Draw between Ann and Ben, Ann dealing
      And the house rule four and then one is in force
      And the deck is cut down to 21 cards
      And Ann is dealt K♥ Q♦ 9♠ 6♣ 3♦
      And Ben is dealt J♣ 9♦ 7♠ 4♥ 2♣
      When everyone checks
      And Ben discards J♣ 9♦ 7♠ 4♥ 2♣ and draws Q♣ Q♥ 6♠ 5♦ Q♠
      And Ann discards K♥ Q♦ 9♠ 6♣ 3♦ and draws A♠ A♣ 8♦ 8♥ A♦
      Then Ben holds Q♣ Q♥ 6♠ 5♦ Q♠
      And Ann holds A♠ A♣ 8♦ 8♥ A♦

  Rule: Before a card that was held back is dealt, a card is burned if the last one dealt went to the same player

    @rule-five-card-draw.policy.late-card-burn @rule-five-card-draw.the-draw.in-a-row @grounds-person
    Scenario: fifth-card-after-a-burn - Five thrown, nobody draws later, and a card is burned before the fifth
      Otherwise Ben would get five cards in a row after all.

      Given the hand "fifth-card-after-a-burn" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house rule four and then one is in force
      And Ben is dealt J♣ 9♦ 7♠ 4♥ 2♣
      When everyone checks
      And Ben discards J♣ 9♦ 7♠ 4♥ 2♣ and draws Q♣ Q♥ 6♠ 5♦ Q♠
      And everyone stands pat
      Then Ben holds Q♣ Q♥ 6♠ 5♦ Q♠

  Rule: When the deck runs out during a draw, what is left of it is dealt first. Then the dealer shuffles together the bottom card where it was held back, the burned cards, the hands that have been folded and the discards lying in the muck, and deals on from those. Nobody may discard more cards than can certainly be replaced

    @rule-five-card-draw.policy.reshuffle @rule-five-card-draw.policy.bottom-card
    @rule-five-card-draw.policy.reshuffle-spares @grounds-source
    Scenario: two-cards-left-and-three-wanted - Two cards are left, and the last player wants three
      Six cards are left for the draw. One is burned, Ben and Cleo get three, and the bottom card stays;
      so Ann gets one, and two more from a shuffle of the bottom card, the burned one, and what Ben and
      Cleo threw.

      Given the hand "two-cards-left-and-three-wanted" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house rule bottom card stays is in force
      And the house rule shuffle for the last players is in force
      And the deck is cut down to 21 cards
      And Ann is dealt A♠ A♦ 6♣ 4♦ 2♠
      And Ben is dealt Q♣ Q♦ Q♠ 8♥ 3♥
      And Cleo is dealt 10♣ 9♣ 8♣ 7♣ 4♣
      When everyone checks
      And Ben discards 8♥ 3♥ and draws 9♠ 5♥
      And Cleo discards 4♣ and draws J♣
      And Ann discards 6♣ 4♦ 2♠ and draws 7♥ 3♥ 4♣
      And the dealer shuffles 3♥ 4♣ 8♥ 2♣ 3♣
      Then Ann holds A♠ A♦ 7♥ 3♥ 4♣

    @rule-five-card-draw.policy.reshuffle @rule-five-card-draw.policy.reshuffle-spares @grounds-person
    Scenario: house-rule-beats-the-casino - In a casino, too, a table may shuffle the discards of this draw
      Ann's five are shuffled for Ben's third card, and what is left of them serves Ann.

      Given the hand "house-rule-beats-the-casino" of Five Card Draw between Ann and Ben, Ann dealing
      And the house rule shuffle for the last players is in force
      And the house is casino
      And the deck is cut down to 14 cards
      When everyone checks
      Then Ben may not discard Q♣ 4♣ 9♣ K♣ 2♦ (policy.reshuffle)
      When Ben discards Q♣ 4♣ 9♣
      And Ann discards 10♣ 6♣ 7♣ 2♣ J♣
      And the dealer shuffles J♣ 7♣ 6♣ 10♣ 3♣ 2♣ 8♣
      And everyone checks
      Then the hand is over
      And Ben holds x x x x x
      And Ann holds x x x x x

  Rule: Each player still in the hand may discard up to three cards, or four while keeping an ace; or keep the whole hand

    @rule-five-card-draw.the-draw.limit @rule-five-card-draw.policy.kept-card @grounds-person
    Scenario: four-with-an-ace - Four may be thrown to an ace, and not without one
      Everybody sees the ace. Cleo has none, and three cards are the most for her.

      Given the hand "four-with-an-ace" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house rule three-card limit is in force
      And Ben is dealt A♥ Q♣ 9♦ 6♠ 3♣
      And Cleo is dealt K♦ J♥ 8♠ 5♣ 2♦
      When everyone checks
      And Ben discards Q♣ 9♦ 6♠ 3♣ and draws A♠ 7♦ 4♥ 2♣
      Then Cleo may not discard J♥ 8♠ 5♣ 2♦ (the-draw.limit)
      And Cleo may discard 8♠ 5♣ 2♦
      When Cleo discards 8♠ 5♣ 2♦
      And Ann stands pat
      Then Cleo sees Ben's hand as A♥ x x x x

    @rule-five-card-draw.the-draw.limit @grounds-person
    Scenario: ace-thrown-away - An ace that is thrown is not kept
      Given the hand "ace-thrown-away" of Five Card Draw between Ann and Ben, Ann dealing
      And the house rule three-card limit is in force
      And Ben is dealt A♥ Q♣ 9♦ 6♠ 3♣
      When everyone checks
      Then Ben may not discard A♥ 9♦ 6♠ 3♣ (the-draw.limit)
      And Ben may not discard A♥ Q♣ 9♦ 6♠ 3♣ (the-draw.limit)
      And Ben may discard A♥ 9♦ 6♠
      And Ben may discard Q♣ 9♦ 6♠ 3♣

    @rule-five-card-draw.the-draw.limit @grounds-person
    Scenario: ace-kept-unseen - Three cards are no reason to show an ace
      Given the hand "ace-kept-unseen" of Five Card Draw between Ann and Ben, Ann dealing
      And the house rule three-card limit is in force
      And Ben is dealt A♥ K♣ 9♦ 6♠ 3♣
      When everyone checks
      And Ben discards 9♦ 6♠ 3♣
      Then Ann sees Ben's hand as x x

  Rule: In a fixed-limit or spread-limit round at most four raises may follow the bet

    @rule-five-card-draw.policy.raises @grounds-person
    Scenario: casino-allows-a-fourth - In a casino a fourth raise, and no fifth
      Given the hand "casino-allows-a-fourth" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house is casino
      When Ben bets 2
      And Cleo raises to 4
      And Ann raises to 6
      And Ben raises to 8
      And Cleo raises to 10
      Then Ann may not raise to 12 (policy.raises)
      And Ann may call

  Rule: Cards discarded in the same draw stay out of the shuffle

    @rule-five-card-draw.policy.reshuffle-spares @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: casino-spares-this-draw - In a casino the discards of this draw stay out of the shuffle
      Four cards are left, one of which is burned first. Ben gets three, so one is there for Ann.

      Given the hand "casino-spares-this-draw" of Five Card Draw between Ann and Ben, Ann dealing
      And the house is casino
      And the deck is cut down to 14 cards
      When everyone checks
      And Ben discards J♣ 3♣ 9♣
      Then Ann may not discard 2♦ 5♣ (policy.reshuffle)
      When Ann discards 2♦
      And the dealer shuffles K♣ 2♣
      And everyone checks
      Then the hand is over
      And Ann holds x x x x x

  Rule: Once everybody has discarded, the bottom card of the deck is dealt as a replacement if nobody is due another card after it; otherwise it stays. Once it has been shuffled in with other cards, it is a card like every other

    @rule-five-card-draw.policy.bottom-card @grounds-person
    Scenario: casino-completes-the-draw - In a casino the bottom card is dealt if it is the last one due
      Three cards are left, of which one is burned. Ben gets one and Ann the last.

      Given the hand "casino-completes-the-draw" of Five Card Draw between Ann and Ben, Ann dealing
      And the house is casino
      And the deck is cut down to 13 cards
      And Ann is dealt A♠ A♦ A♣ 4♦ 2♠
      And Ben is dealt Q♣ Q♦ 9♣ 8♥ 3♥
      When everyone checks
      And Ben discards 3♥ and draws 10♥
      And Ann discards 2♠ and draws 6♣
      Then Ben holds Q♣ Q♦ 9♣ 8♥ 10♥
      And Ann holds A♠ A♦ A♣ 4♦ 6♣

    @rule-five-card-draw.policy.bottom-card @grounds-person
    Scenario: casino-two-complete-the-draw - In a casino the last two cards go to a player who is due two
      Given the hand "casino-two-complete-the-draw" of Five Card Draw between Ann and Ben, Ann dealing
      And the house is casino
      And the deck is cut down to 13 cards
      And Ann is dealt A♠ A♦ A♣ 4♦ 2♠
      And Ben is dealt Q♣ Q♦ 9♣ 8♥ 3♥
      When everyone checks
      And Ben discards 8♥ 3♥ and draws 10♥ 6♣
      And Ann stands pat
      Then Ben holds Q♣ Q♦ 9♣ 10♥ 6♣

    @rule-five-card-draw.policy.bottom-card @grounds-person
    Scenario: casino-fifth-card-completes-the-draw - In a casino a fifth card that was held back may be the bottom card
      Seven cards are left. One is burned, four go to Ben, another is burned before his fifth, which is
      the last.

      Given the hand "casino-fifth-card-completes-the-draw" of Five Card Draw between Ann and Ben, Ann dealing
      And the house rule four and then one is in force
      And the house rule served in turn is in force
      And the house rule no second shuffle is in force
      And the house is casino
      And the deck is cut down to 17 cards
      And Ben is dealt J♣ 9♦ 7♠ 4♥ 2♣
      When everyone checks
      And Ben discards J♣ 9♦ 7♠ 4♥ 2♣
      Then Ben holds x x x x
      When Ann stands pat
      Then Ben holds x x x x x

    @rule-five-card-draw.policy.bottom-card @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: casino-shuffles-the-bottom-card - In a casino the bottom card is shuffled if more cards are due
      Ann is due two cards when only the bottom one is left. It is shuffled with the card that was burned.

      Given the hand "casino-shuffles-the-bottom-card" of Five Card Draw between Ann and Ben, Ann dealing
      And the house is casino
      And the deck is cut down to 13 cards
      And Ann is dealt A♠ A♦ A♣ 4♦ 2♠
      And Ben is dealt Q♣ Q♦ 9♣ 8♥ 3♥
      When everyone checks
      And Ben discards 3♥ and draws 10♥
      And Ann discards 4♦ 2♠ and draws x x
      And the dealer shuffles 2♣ 3♣
      Then Ben holds Q♣ Q♦ 9♣ 8♥ 10♥
      And Ann holds A♠ A♦ A♣ x x

  Rule: Two to five players can play

    @rule-five-card-draw.players.number @grounds-person
    Scenario: seat-limit-without-a-shuffle - Without a second shuffle, six are too many
      Five who throw everything use all but one of the cards, with the one that is burned.

      Given the hand "seat-limit-without-a-shuffle" of Five Card Draw between Ann, Ben, Cleo, Dan, Eve and Fay, Ann dealing
      And the house rule no second shuffle is in force
      Then the hand may not begin (players.number)

    @rule-five-card-draw.players.number @grounds-person
    Scenario: five-without-a-shuffle - Without a second shuffle, five can play
      Given the hand "five-without-a-shuffle" of Five Card Draw between Ann, Ben, Cleo, Dan and Eve, Ann dealing
      And the house rule no second shuffle is in force
      And Ben is dealt Q♣ Q♦ 9♣ 8♥ 3♥
      When everyone checks
      Then Ben may discard Q♣ Q♦ 9♣ 8♥ 3♥

  Rule: Nothing is shuffled when the deck runs out during a draw, and nobody may discard more cards than can be replaced

    @rule-five-card-draw.policy.reshuffle @rule-five-card-draw.policy.burn @grounds-person
    Scenario: three-left-and-one-burned - Without a second shuffle, one of the last three cards is burned, and two can be drawn
      Given the hand "three-left-and-one-burned" of Five Card Draw between Ann and Ben, Ann dealing
      And the house rule no second shuffle is in force
      And the deck is cut down to 13 cards
      And Ben is dealt Q♣ Q♦ 9♣ 8♥ 3♥
      When everyone checks
      Then Ben may not discard 9♣ 8♥ 3♥ (policy.reshuffle)
      When Ben discards 8♥ 3♥ and draws 2♣ 4♣
      Then Ann may not discard 7♣ (policy.reshuffle)
      When Ann stands pat
      Then Ben holds Q♣ Q♦ 9♣ 2♣ 4♣

    @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: folded-hands-stay-folded - Without a second shuffle, a folded hand gives nobody a card
      Given the hand "folded-hands-stay-folded" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house rule no second shuffle is in force
      And the deck is cut down to 18 cards
      And Ben is dealt Q♣ Q♦ 9♣ 8♥ 3♥
      When Ben bets 2
      And Cleo folds
      And Ann calls
      Then Ben may not discard 9♣ 8♥ 3♥ (policy.reshuffle)
      When Ben discards 8♥ 3♥ and draws 2♣ 4♣
      Then Ann may not discard A♣ (policy.reshuffle)
      When Ann stands pat

  Rule: The bottom card of the deck is never dealt as a replacement, since somebody may have seen it. Once it has been shuffled in with other cards, it is a card like every other

    @rule-five-card-draw.policy.bottom-card @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: bottom-card-without-a-shuffle - Without a second shuffle, a bottom card that stays is one card fewer to draw
      Given the hand "bottom-card-without-a-shuffle" of Five Card Draw between Ann and Ben, Ann dealing
      And the house rule bottom card stays is in force
      And the house rule no second shuffle is in force
      And the deck is cut down to 13 cards
      And Ben is dealt Q♣ Q♦ 9♣ 8♥ 3♥
      When everyone checks
      Then Ben may not discard 8♥ 3♥ (policy.reshuffle)
      When Ben discards 3♥ and draws 2♣
      And Ann stands pat
      Then Ben holds Q♣ Q♦ 9♣ 8♥ 2♣

    @rule-five-card-draw.policy.bottom-card @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: bottom-card-completes-nothing - One card is due, only the bottom card is left, and it stays
      Four cards are left for the draw. One is burned and Ben gets two; for Cleo the dealer shuffles.

      Given the hand "bottom-card-completes-nothing" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house rule bottom card stays is in force
      And the deck is cut down to 19 cards
      And Ben is dealt Q♣ Q♦ Q♠ 8♥ 3♥
      And Cleo is dealt 10♣ 9♣ 8♣ 7♣ 4♣
      When everyone checks
      And Ben discards 8♥ 3♥ and draws 9♠ 5♥
      And Cleo discards 4♣ and draws 3♥
      And Ann stands pat
      And the dealer shuffles 3♥ 8♥ 3♣
      Then Cleo holds 10♣ 9♣ 8♣ 7♣ 3♥

    @rule-five-card-draw.policy.bottom-card @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: bottom-card-stays-though-one-is-wanted - The bottom card stays, and the dealer shuffles for a card that it could have been
      Six cards are left for the draw. One is burned, Ben and Cleo get three, and the bottom card stays;
      so Ann gets one, and two more from a shuffle of the burned card and of what Ben and Cleo threw.

      Given the hand "bottom-card-stays-though-one-is-wanted" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house rule bottom card stays is in force
      And the deck is cut down to 21 cards
      And Ann is dealt A♠ A♦ 6♣ 4♦ 2♠
      And Ben is dealt Q♣ Q♦ Q♠ 8♥ 3♥
      And Cleo is dealt 10♣ 9♣ 8♣ 7♣ 4♣
      When everyone checks
      And Ben discards 8♥ 3♥ and draws 9♠ 5♥
      And Cleo discards 4♣ and draws J♣
      And Ann discards 6♣ 4♦ 2♠ and draws 7♥ 3♥ 4♣
      And the dealer shuffles 3♥ 4♣ 8♥ 2♣
      Then Ann holds A♠ A♦ 7♥ 3♥ 4♣

    @rule-five-card-draw.policy.bottom-card @rule-five-card-draw.policy.late-card-burn
    @rule-five-card-draw.policy.reshuffle @grounds-person
    Scenario: fifth-card-is-not-the-bottom-card - Only the bottom card is left for the fifth, so the burned cards are shuffled
      Seven cards are left. One is burned, four go to Ben, another is burned before his fifth, and the
      bottom card stays; so his fifth comes from the two burned ones.

      Given the hand "fifth-card-is-not-the-bottom-card" of Five Card Draw between Ann and Ben, Ann dealing
      And the house rule four and then one is in force
      And the house rule bottom card stays is in force
      And the deck is cut down to 17 cards
      And Ben is dealt J♣ 9♦ 7♠ 4♥ 2♣
      When everyone checks
      And Ben discards J♣ 9♦ 7♠ 4♥ 2♣ and draws Q♣ Q♥ 6♠ 5♦ Q♠
      And Ann stands pat
      And the dealer shuffles Q♠ 5♣
      Then Ben holds Q♣ Q♥ 6♠ 5♦ Q♠

  Rule: A player whose kept card allows a bigger draw shows that card to everybody before drawing

    @rule-five-card-draw.policy.kept-card @rule-five-card-draw.policy.draw-service @grounds-person
    Scenario: ace-shown-and-served - Served at once, and the ace lies open while the others think
      Given the hand "ace-shown-and-served" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house rule three-card limit is in force
      And the house rule served in turn is in force
      And Ben is dealt A♥ Q♣ 9♦ 6♠ 3♣
      When everyone checks
      And Ben discards Q♣ 9♦ 6♠ 3♣ and draws K♦ 7♦ 4♥ 2♣
      Then Cleo is to act
      And Cleo sees Ben's hand as A♥ x x x x

  Rule: Where there are side pots, those who play for the last of them show first, then those who play for the one before it as well, and those who play for the main pot alone come last; among players for the same pots the usual order holds

    @rule-five-card-draw.policy.pot-order @rule-five-card-draw.policy.losers @grounds-person
    Scenario: casino-side-pot-first - In a casino the side pot is shown down first, and the beaten show, too
      Given the hand "casino-side-pot-first" of Five Card Draw between Ann, Ben and Cleo, Ann dealing
      And the house is casino
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 20 chips
      And Cleo starts with 50 chips
      And Ann is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      And Ben is dealt A♠ A♣ A♥ 9♦ 4♣
      And Cleo is dealt K♦ K♠ 7♥ 5♣ 2♦
      When Ben bets 19
      And Cleo raises to 49
      And Ann calls
      And everyone stands pat
      Then Cleo shows first
      And Ann has shown
      And Ben has shown
