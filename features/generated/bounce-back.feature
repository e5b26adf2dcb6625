# generated from spec/variants/bounce-back.yaml by `croupier features`; do not edit
Feature: Bounce Back
  Five-card draw with a second chance at the cards you threw away.

  Licence: CC-BY-4.0

  Rule: Two to seven players can play

    @rule-bounce-back.players.number @rule-bounce-back.policy.burn @grounds-person
    Scenario: seven-throw-two-each - Seven throw two each, and the deck holds out
      Forty-nine of the fifty-two cards are out.

      Given the hand "seven-throw-two-each" of Bounce Back between Ann, Ben, Cleo, Dan, Eve, Fay and Gus, Ann dealing
      When everyone checks
      And Ann discards 5♠ Q♦
      And Ben discards J♠ 4♦
      And Cleo discards K♣ Q♣
      And Dan discards 4♠ 7♣
      And Eve discards 7♦ 3♦
      And Fay discards 3♠ 5♦
      And Gus discards 3♣ J♥
      Then the hand has reached second round
      And Gus holds x x x x x

    @rule-bounce-back.players.number @grounds-person
    Scenario: eight-are-too-many - With eight at the table the deck could not serve them all
      Given the hand "eight-are-too-many" of Bounce Back between Ann, Ben, Cleo, Dan, Eve, Fay, Gus and Hal, Ann dealing
      Then the hand may not begin (players.number)

    @rule-bounce-back.players.number @grounds-person
    Scenario: nobody-plays-alone - Nobody plays alone
      Given the hand "nobody-plays-alone" of Bounce Back between Ann, Ann dealing
      Then the hand may not begin (players.number)

  Rule: The game uses one standard deck of 52 cards, without jokers; no card is wild

    @rule-bounce-back.deck.cards @grounds-person
    Scenario: nine-cards-for-two - A deck of nine cannot deal two hands
      Given the hand "nine-cards-for-two" of Bounce Back between Ann and Ben, Ann dealing
      And the deck is cut down to 9 cards
      Then the hand may not begin (deck.cards)

    @rule-bounce-back.deck.cards @rule-bounce-back.policy.reshuffle @grounds-person
    Scenario: ten-cards-for-two - A deck of ten deals two hands, and nobody draws
      Given the hand "ten-cards-for-two" of Bounce Back between Ann and Ben, Ann dealing
      And the deck is cut down to 10 cards
      Then Ann is to act
      When everyone checks
      Then Ann may not discard 7♣ (policy.reshuffle)
      And Ann may stand pat

  Rule: Before the deal every player puts the ante, a stake set by the table, into the pot

    @rule-bounce-back.the-ante.amount @grounds-source
    Scenario: one-chip-each - A chip from everyone before the first card
      Given the hand "one-chip-each" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      Then the pot is 3
      And Ann has 99 chips
      And Ben has 99 chips
      And Cleo has 99 chips

  Rule: What one player has put in beyond what any other could put in goes back to that player

    @rule-bounce-back.the-ante.unmatched @rule-bounce-back.policy.short-ante @grounds-person
    Scenario: ante-nobody-could-match - Of an ante that nobody else can cover, the excess comes back
      Given the hand "ante-nobody-could-match" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 3, bet 4
      And Ann starts with 100 chips
      And Ben starts with 1 chips
      And Cleo starts with 2 chips
      Then Ann has 98 chips
      And the pot is 5
      And Ben is all-in
      And Cleo is all-in

  Rule: A player with fewer chips than the ante posts all of them and is all-in

    @rule-bounce-back.policy.short-ante @rule-bounce-back.the-showdown.side-pots @grounds-person
    Scenario: last-chip-for-the-ante - The last chip goes into the ante, and triples
      Given the hand "last-chip-for-the-ante" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 2, bet 4
      And Ann starts with 100 chips
      And Ben starts with 1 chips
      And Cleo starts with 100 chips
      And Ann is dealt K♦ K♠ 7♥ 5♣ 2♦
      And Ben is dealt A♦ A♣ A♠ 4♥ 3♣
      And Cleo is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      Then the pot is 5
      And Ben is all-in
      When Ann bets 4
      And Cleo calls
      And everyone stands pat
      And everyone checks
      And everyone checks
      And Cleo shows
      Then Ben wins 3
      And Ann wins 10

  Rule: Each player gets five cards, face down; the dealer gives them out singly and clockwise, beginning with the player on the dealer's left

    @rule-bounce-back.the-deal.cards @rule-bounce-back.the-deal.sight @grounds-source
    Scenario: five-each-for-your-own-eyes - Five cards each, for your own eyes
      The player on the dealer's left receives the first card and every third one after it.

      Given the hand "five-each-for-your-own-eyes" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Cleo is dealt A♠ 2♦ 3♥ 4♣ 5♠
      Then Ann sees Ann's hand as 9♠ 9♦ 6♣ 6♥ K♦
      And Ben sees Ann's hand as x x x x x
      And Ann sees Cleo's hand as x x x x x

  Rule: The dealer begins each betting round

    @rule-bounce-back.first-round.opens @rule-bounce-back.second-round.opens
    @rule-bounce-back.last-round.opens @grounds-source
    Scenario: dealer-speaks-first - The dealer speaks first, three times
      Given the hand "dealer-speaks-first" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      Then Ben may not check (first-round.opens)
      And Ann may check
      When everyone checks
      And everyone stands pat
      Then Ben may not bet 2 (second-round.opens)
      And Ann may bet 2
      When everyone checks
      Then Cleo may not check (last-round.opens)
      And Ann may check

    @rule-bounce-back.last-round.opens @grounds-person
    Scenario: nobody-threw-anything - Nobody threw a card, so nobody is asked
      Given the hand "nobody-threw-anything" of Bounce Back between Ann and Ben, Ann dealing
      When everyone checks
      And everyone stands pat
      And everyone checks
      Then the hand has reached last round
      When Ann checks
      Then Ben is to act

  Rule: If the player who should begin a round has folded or is all-in, the next player to the left who can act begins it

    @rule-bounce-back.betting.absent-opener @rule-bounce-back.the-draw.order
    @rule-bounce-back.the-bounce.order @grounds-person
    Scenario: dealer-has-folded - The dealer is out, and the left neighbour leads
      Given the hand "dealer-has-folded" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ben is dealt 2♣ 3♣ 4♣ 5♣ 7♦
      And Cleo is dealt K♦ K♥ K♠ Q♦ J♣
      When Ann folds
      And everyone checks
      Then Cleo may not discard J♣ (the-draw.order)
      When Ben discards 7♦
      And Cleo discards J♣
      Then Cleo may not check (betting.absent-opener)
      And Ben may check
      When everyone checks
      Then Cleo may not keep (the-bounce.order)
      When everyone keeps
      Then the hand has reached last round
      And Ben is to act

    @rule-bounce-back.betting.absent-opener @rule-bounce-back.policy.all-in-exchanges @grounds-person
    Scenario: dealer-is-all-in - An all-in dealer no longer bets first, but still draws first
      Given the hand "dealer-is-all-in" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 11 chips
      And Ben starts with 100 chips
      And Cleo starts with 100 chips
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When Ann bets 10
      And everyone calls
      Then Ann is all-in
      And Ann is to act
      When Ann discards K♦ and draws 2♣
      And everyone stands pat
      Then Ben is to act
      When Ben bets 20
      And Cleo calls
      Then the pot is 73
      When Ann gives up 2♣ and takes back K♦
      Then Ben is to act

    @rule-bounce-back.betting.absent-opener @grounds-person
    Scenario: all-in-dealer-shows-later - Nobody bet at the end, and the dealer was all-in
      Ben began the last round in the dealer's place, so Ben shows first.

      Given the hand "all-in-dealer-shows-later" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 11 chips
      And Ben starts with 100 chips
      And Cleo starts with 100 chips
      When Ann bets 10
      And everyone calls
      And everyone stands pat
      And everyone checks
      And everyone checks
      Then Ben shows first

  Rule: The turn to act passes clockwise, skipping players who have folded or are all-in

    @rule-bounce-back.betting.turn @grounds-person
    Scenario: turn-passes-left - Wait for the player on your right
      Given the hand "turn-passes-left" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann bets 2
      Then Cleo may not call (betting.turn)
      And Ben may call
      When Ben folds
      And Cleo calls
      And everyone stands pat
      And Ann bets 2
      Then Cleo is to act

  Rule: While nobody has bet, a player may check or bet; once somebody has, a player may call, raise or fold

    @rule-bounce-back.betting.options @grounds-person
    Scenario: check-bet-or-fold - Check, bet or fold; then call, raise or fold
      A player who could check for nothing may fold all the same.

      Given the hand "check-bet-or-fold" of Bounce Back between Ann and Ben, Ann dealing
      Then Ann may not call (betting.options)
      And Ann may not raise to 4 (betting.options)
      And Ann may check
      And Ann may bet 2
      And Ann may fold
      When Ann bets 2
      Then Ben may not check (betting.options)
      And Ben may not bet 2 (betting.options)
      And Ben may call
      And Ben may raise to 4
      And Ben may fold

  Rule: To call is to bring one's bet up to the highest bet of the round

    @rule-bounce-back.betting.call @grounds-person
    Scenario: calling-the-difference - The first bettor calls a raise with two chips more
      Given the hand "calling-the-difference" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann bets 2
      And Ben raises to 4
      Then it costs Cleo 4 to call
      When Cleo calls
      Then it costs Ann 2 to call
      When Ann calls
      Then Ann has 95 chips
      And Cleo has 95 chips
      And the pot is 15

  Rule: A player who folds is out of the hand and cannot win any of the pot. The hand, and any discards still lying before the player, go to the muck unseen

    @rule-bounce-back.betting.fold @grounds-public-case
    Scenario: four-aces-folded - Four aces in the muck win nothing
      Given the hand "four-aces-folded" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt K♦ K♠ 7♥ 5♣ 2♦
      And Ben is dealt A♦ A♣ A♠ A♥ 3♣
      And Cleo is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      When Ann bets 2
      And Ben folds
      And Cleo calls
      Then Ben is out
      When everyone stands pat
      And everyone checks
      And everyone checks
      And Cleo shows
      Then Ann wins 7
      And Ben has not shown

  Rule: A round ends when every player still in the hand is all-in, or has acted and put in as much as the highest bet. It ends at once, or is not begun, when nobody has a bet to answer and fewer than two players still in the hand have chips left

    @rule-bounce-back.betting.ends @grounds-person
    Scenario: round-comes-back-to-the-checker - A bet behind you gives you another turn
      Given the hand "round-comes-back-to-the-checker" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann checks
      And Ben bets 2
      And Cleo calls
      Then the hand has reached first round
      And Ann is to act
      And it costs Ann 2 to call
      When Ann calls
      Then the hand has reached the draw

    @rule-bounce-back.betting.ends @grounds-person
    Scenario: checked-around - Three checks, and on to the draw
      Given the hand "checked-around" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann checks
      And Ben checks
      Then the hand has reached first round
      When Cleo checks
      Then the hand has reached the draw

  Rule: The first bet of a round is at least the smallest bet that the table has set

    @rule-bounce-back.betting.minimum @grounds-person
    Scenario: four-is-too-little - Where five is the bet, four is too little
      Given the hand "four-is-too-little" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 5
      Then Ann may not bet 4 (betting.minimum)
      And Ann may bet 5

  Rule: At a fixed-limit table every bet and every raise is of one size, the bet that the table has set

    @rule-bounce-back.betting.fixed-limit @grounds-person
    Scenario: bet-is-two - Two to bet, two to raise
      Given the hand "bet-is-two" of Bounce Back between Ann and Ben, Ann dealing
      Then Ann may not bet 1 (betting.fixed-limit)
      And Ann may not bet 3 (betting.fixed-limit)
      And Ann may bet 2
      When Ann bets 2
      Then Ben may not raise to 3 (betting.fixed-limit)
      And Ben may not raise to 5 (betting.fixed-limit)
      And Ben may raise to 4

  Rule: At a spread-limit table a bet or a raise adds at most the highest bet that the table has set

    @rule-bounce-back.betting.spread-limit @rule-bounce-back.betting.minimum
    @rule-bounce-back.policy.min-raise @grounds-person
    Scenario: from-two-to-ten - Any bet from two to ten
      Given the hand "from-two-to-ten" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are spread limit, ante 1, bet 2, max bet 10
      Then Ann may not bet 1 (betting.minimum)
      And Ann may bet 2
      And Ann may not bet 11 (betting.spread-limit)
      And Ann may bet 10
      When Ann bets 6
      Then Ben may not raise to 11 (policy.min-raise)
      And Ben may raise to 12
      And Ben may not raise to 17 (betting.spread-limit)
      And Ben may raise to 16

  Rule: At a pot-limit table nobody may bet more than the pot holds, and a raise adds at most what it holds, bets of the round included, once the raiser has called; though the smallest bet or raise is always allowed

    @rule-bounce-back.betting.pot-limit @grounds-public-case
    Scenario: fifteen-seven-thirty-six - Fifteen in the pot, seven bet, thirty-six at most
      Twenty-two lie there. After the call of seven that is twenty-nine, and so much may be added.

      Given the hand "fifteen-seven-thirty-six" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are pot limit, ante 5, bet 5
      Then Ann may not bet 16 (betting.pot-limit)
      And Ann may bet 15
      When Ann bets 7
      Then Ben may not raise to 37 (betting.pot-limit)
      And Ben may raise to 36

    @rule-bounce-back.betting.pot-limit @rule-bounce-back.betting.minimum @grounds-person
    Scenario: pot-below-the-minimum - A pot of two, and a bet of five all the same
      Given the hand "pot-below-the-minimum" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are pot limit, ante 1, bet 5
      Then the pot is 2
      And Ann may not bet 6 (betting.pot-limit)
      And Ann may not bet 4 (betting.minimum)
      And Ann may bet 5

  Rule: At a no-limit table a bet or a raise may be as high as the player's chips allow

    @rule-bounce-back.betting.no-limit @grounds-person
    Scenario: all-of-it - Everything, if you like
      Given the hand "all-of-it" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      Then Ann may bet 2
      And Ann may bet 50
      When Ann bets 99
      Then Ann is all-in
      And it costs Ben 99 to call

    @rule-bounce-back.betting.no-limit @grounds-person
    Scenario: no-limit-to-the-raises - Where sizes are free, nobody counts the raises
      Given the hand "no-limit-to-the-raises" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      When Ann bets 2
      And Ben raises to 4
      And Cleo raises to 6
      And Ann raises to 8
      Then Ben may raise to 10

  Rule: Nobody may bet more chips than they had in front of them when the hand began

    @rule-bounce-back.betting.table-stakes @grounds-person
    Scenario: only-what-lies-there - You play with the chips in front of you
      Given the hand "only-what-lies-there" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 21 chips
      And Ben starts with 100 chips
      Then Ann may not bet 21 (betting.table-stakes)
      And Ann may bet 20

  Rule: A player with too few chips to call, or to bet or raise in full, may put in all of them. A player who is all-in stays in the hand and bets no more. Nobody may bet or raise when every other player still in the hand is all-in

    @rule-bounce-back.betting.all-in @rule-bounce-back.betting.uncalled @grounds-public-case
    Scenario: sixty-against-a-hundred - Too few chips to call is a call for less
      Given the hand "sixty-against-a-hundred" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 301 chips
      And Ben starts with 61 chips
      And Ann is dealt K♦ K♠ 7♥ 5♣ 2♦
      And Ben is dealt A♦ A♣ A♠ 4♥ 3♣
      When Ann bets 100
      Then it costs Ben 60 to call
      When Ben calls
      Then Ben is all-in
      And Ann has 240 chips
      And the pot is 122
      When everyone stands pat
      Then Ben wins 122

    @rule-bounce-back.betting.all-in @rule-bounce-back.betting.ends @grounds-person
    Scenario: nobody-left-to-answer - No raise into an empty room
      Given the hand "nobody-left-to-answer" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 6 chips
      And Ben starts with 100 chips
      When Ann bets 5
      Then Ben may not raise to 10 (betting.all-in)
      And Ben may call
      When Ben calls
      And everyone stands pat
      Then the hand is over

    @rule-bounce-back.betting.all-in @rule-bounce-back.policy.min-raise @grounds-public-case
    Scenario: twenty-nine-facing-twenty-two - The last twenty-nine over a bet of twenty-two
      Given the hand "twenty-nine-facing-twenty-two" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 200 chips
      And Ben starts with 30 chips
      When Ann bets 22
      Then it costs Ben 22 to call
      And Ben may not raise to 28 (policy.min-raise)
      And Ben may raise to 29

    @rule-bounce-back.betting.all-in @rule-bounce-back.betting.fixed-limit @grounds-public-case
    Scenario: fifteen-where-twenty-is-the-bet - Fifteen all-in where twenty is the bet
      From half a bet on it stands as a bet, and a raise adds twenty to it.

      Given the hand "fifteen-where-twenty-is-the-bet" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 1, bet 20
      And Ann starts with 16 chips
      And Ben starts with 200 chips
      And Cleo starts with 200 chips
      Then Ann may not bet 14 (betting.fixed-limit)
      When Ann bets 15
      Then it costs Ben 15 to call
      And Ben may not raise to 20 (betting.fixed-limit)
      And Ben may raise to 35
      When Ben raises to 35
      And Cleo calls

  Rule: The part of a bet that nobody matched goes back to the player who made it

    @rule-bounce-back.betting.uncalled @rule-bounce-back.betting.last-player @grounds-public-case
    Scenario: ninety-nine-come-home - A bet that frightens everybody comes home
      Given the hand "ninety-nine-come-home" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      When Ann bets 99
      And Ben folds
      Then Ann wins 2
      And Ann has 101 chips
      And Ben may not check (betting.last-player)

  Rule: A player who has checked may raise later in the same round

    @rule-bounce-back.policy.check-raise @grounds-person
    Scenario: the-trap - Check, wait, raise
      Given the hand "the-trap" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann checks
      And Ben bets 2
      And Cleo calls
      And Ann raises to 4
      And everyone calls
      Then the pot is 15
      And the hand has reached the draw

  Rule: A player may fold even where a check would cost nothing

    @rule-bounce-back.policy.free-fold @grounds-person
    Scenario: folded-for-nothing - Nothing to call, and folded all the same
      Given the hand "folded-for-nothing" of Bounce Back between Ann and Ben, Ann dealing
      When Ann folds
      Then Ben wins 2

  Rule: In spread-limit, pot-limit and no-limit games a raise adds at least as much as the largest bet or raise of the round so far, and never less than the smallest bet

    @rule-bounce-back.policy.min-raise @grounds-public-case
    Scenario: bet-ten-raise-fifteen - Ten, and fifteen is no raise
      Given the hand "bet-ten-raise-fifteen" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      When Ann bets 10
      Then Ben may not raise to 15 (policy.min-raise)
      And Ben may raise to 20

    @rule-bounce-back.policy.min-raise @grounds-public-case
    Scenario: what-a-raise-adds - The next raise must add what the last one added
      The last raise added 1979, so 4158 will do; twice the bet is not needed.

      Given the hand "what-a-raise-adds" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 100
      And everyone starts with 20000 chips
      When Ann bets 200
      And Ben raises to 2179
      Then Ann may not raise to 4157 (policy.min-raise)
      And Ann may raise to 4158

    @rule-bounce-back.policy.min-raise @grounds-public-case
    Scenario: twenty-behind - Twenty chips behind do not make the raise smaller
      Ben could not call more than 20 of it; what nobody matches comes back.

      Given the hand "twenty-behind" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 1000 chips
      And Ben starts with 181 chips
      When Ann bets 80
      And Ben raises to 160
      Then Ann may not raise to 180 (policy.min-raise)
      And Ann may raise to 240

    @rule-bounce-back.policy.min-raise @rule-bounce-back.policy.short-all-in @grounds-public-case
    Scenario: fresh-player-over-a-short-all-in - Two hundred, 325 all-in, and a player who has not spoken
      Cleo has not acted, so the betting is open to her; a full raise on top of 325 makes 525.

      Given the hand "fresh-player-over-a-short-all-in" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 200
      And Ann starts with 5000 chips
      And Ben starts with 326 chips
      And Cleo starts with 5000 chips
      When Ann bets 200
      And Ben raises to 325
      Then it costs Cleo 325 to call
      And Cleo may not raise to 450 (policy.min-raise)
      And Cleo may raise to 525
      When Cleo calls
      Then Ann may not raise to 525 (policy.short-all-in)
      And Ann may call

    @rule-bounce-back.policy.min-raise @rule-bounce-back.betting.spread-limit @grounds-person
    Scenario: a-whole-bet-over-a-fragment - In a spread a raise adds a whole bet, even to a fragment of one
      At a fixed limit the one chip would be completed to five. Where sizes are free, five more go on top
      of it.

      Given the hand "a-whole-bet-over-a-fragment" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are spread limit, ante 1, bet 5, max bet 10
      And Ann starts with 2 chips
      And Ben starts with 100 chips
      And Cleo starts with 100 chips
      When Ann bets 1
      Then it costs Ben 1 to call
      And Ben may not raise to 5 (policy.min-raise)
      And Ben may raise to 6
      And Ben may not raise to 12 (betting.spread-limit)
      And Ben may raise to 11
      When Ben raises to 6
      And Cleo calls

  Rule: In a fixed-limit or spread-limit round at most three raises may follow the bet

    @rule-bounce-back.policy.raises @grounds-person
    Scenario: one-bet-three-raises - One bet, three raises, and no more
      Given the hand "one-bet-three-raises" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann bets 2
      And Ben raises to 4
      And Cleo raises to 6
      Then Ann may raise to 8
      When Ann raises to 8
      Then Ben may not raise to 10 (policy.raises)
      And Ben may call

    @rule-bounce-back.policy.raises @grounds-person
    Scenario: fold-does-not-lift-the-cap - Three began the round, so raises still count
      Given the hand "fold-does-not-lift-the-cap" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann bets 2
      And Ben raises to 4
      And Cleo folds
      And Ann raises to 6
      And Ben raises to 8
      Then Ann may not raise to 10 (policy.raises)
      And Ann may call

  Rule: The number of raises is not limited in a round that begins with only two players left in the hand

    @rule-bounce-back.policy.raises-heads-up @grounds-person
    Scenario: two-begin-the-round - Two players raise for as long as they like
      Given the hand "two-begin-the-round" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann checks
      And Ben checks
      And Cleo folds
      And everyone stands pat
      And Ann bets 2
      And Ben raises to 4
      And Ann raises to 6
      And Ben raises to 8
      And Ann raises to 10
      Then Ben may raise to 12
      When Ben calls
      Then the pot is 23

  Rule: An all-in that is less than a full bet or raise lets players who have already acted raise again only if what they now face is at least half of a full raise, in fixed-limit and spread-limit games, or all of one, in pot-limit and no-limit games. In fixed-limit and spread-limit games an all-in of half of that or more counts as a full bet or raise. At a fixed limit anyone who may raise may complete a smaller one to the full bet, and the two count as one

    @rule-bounce-back.policy.short-all-in @grounds-public-case
    Scenario: fourteen-all-in - Ten, a call, and fourteen all-in
      Given the hand "fourteen-all-in" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 200 chips
      And Ben starts with 200 chips
      And Cleo starts with 15 chips
      When Ann bets 10
      And Ben calls
      And Cleo raises to 14
      Then it costs Ann 4 to call
      And Ann may not raise to 24 (policy.short-all-in)
      And Ann may call

    @rule-bounce-back.policy.short-all-in @grounds-person
    Scenario: twenty-all-in - Ten, a call, and twenty all-in
      This one is a full raise, and everybody may raise again.

      Given the hand "twenty-all-in" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 200 chips
      And Ben starts with 200 chips
      And Cleo starts with 21 chips
      When Ann bets 10
      And Ben calls
      And Cleo raises to 20
      Then Ann may not raise to 29 (policy.min-raise)
      And Ann may raise to 30
      When Ann raises to 30
      Then Ben may raise to 40

    @rule-bounce-back.policy.short-all-in @grounds-person
    Scenario: short-and-short-make-full - Five more and five more make ten
      Neither all-in is a raise of ten, but Ann, who bet ten, now faces ten more.

      Given the hand "short-and-short-make-full" of Bounce Back between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 200 chips
      And Ben starts with 16 chips
      And Cleo starts with 21 chips
      And Dan starts with 200 chips
      When Ann bets 10
      And Ben raises to 15
      And Cleo raises to 20
      And Dan calls
      Then Ann may not raise to 29 (policy.min-raise)
      When Ann raises to 30

    @rule-bounce-back.policy.short-all-in @rule-bounce-back.betting.fixed-limit @grounds-public-case
    Scenario: six-over-five-is-completed - One chip more is completed, not raised
      Given the hand "six-over-five-is-completed" of Bounce Back between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are fixed limit, ante 1, bet 5
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 7 chips
      And Dan starts with 100 chips
      When Ann bets 5
      And Ben calls
      And Cleo raises to 6
      Then it costs Dan 6 to call
      And Dan may not raise to 11 (betting.fixed-limit)
      And Dan may raise to 10
      When Dan calls
      Then it costs Ann 1 to call
      And Ann may not raise to 10 (policy.short-all-in)
      And Ann may call

    @rule-bounce-back.policy.short-all-in @grounds-person
    Scenario: half-a-bet-reopens - Half a bet more, and the first bettor may raise again
      Given the hand "half-a-bet-reopens" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 1, bet 4
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 7 chips
      When Ann bets 4
      And Ben calls
      And Cleo raises to 6
      Then it costs Ann 2 to call
      And Ann may not raise to 8 (betting.fixed-limit)
      And Ann may raise to 10
      When Ann raises to 10
      And Ben calls

    @rule-bounce-back.policy.short-all-in @grounds-person
    Scenario: half-of-the-largest-raise - In a spread it takes half of the largest bet to open the betting again
      The smallest bet is two, but the last was eight, so that an all-in of three more is no raise, and
      one of four is.

      Given the hand "half-of-the-largest-raise" of Bounce Back between Ann, Ben, Cleo and Dan, Ann dealing
      And the stakes are spread limit, ante 1, bet 2, max bet 10
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 12 chips
      And Dan starts with 13 chips
      When Ann bets 8
      And Ben calls
      And Cleo raises to 11
      And Dan calls
      Then it costs Ann 3 to call
      And Ann may not raise to 19 (policy.short-all-in)
      When Ann calls
      Then Ben may not raise to 19 (policy.short-all-in)
      When Ben calls

    @rule-bounce-back.policy.short-all-in @rule-bounce-back.policy.min-raise @grounds-person
    Scenario: half-of-eight-is-enough - Four more over a bet of eight open the betting again
      Given the hand "half-of-eight-is-enough" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are spread limit, ante 1, bet 2, max bet 10
      And Ann starts with 100 chips
      And Ben starts with 100 chips
      And Cleo starts with 13 chips
      When Ann bets 8
      And Ben calls
      And Cleo raises to 12
      Then it costs Ann 4 to call
      And Ann may not raise to 19 (policy.min-raise)
      When Ann raises to 20
      And Ben calls

    @rule-bounce-back.policy.short-all-in @rule-bounce-back.policy.raises @grounds-person
    Scenario: completed-and-still-the-bet - A fragment and what completes it are one bet, after which three may raise
      Given the hand "completed-and-still-the-bet" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 1, bet 4
      And Ann starts with 2 chips
      And Ben starts with 100 chips
      And Cleo starts with 100 chips
      When Ann bets 1
      Then Ben may not raise to 5 (betting.fixed-limit)
      When Ben raises to 4
      And Cleo raises to 8
      And Ben raises to 12
      And Cleo raises to 16
      Then Ben may not raise to 20 (policy.raises)
      When Ben calls

  Rule: Each player still in the hand may discard up to two cards, or keep them all

    @rule-bounce-back.the-draw.limit @grounds-source
    Scenario: two-at-most - None, one or two, and never three
      Given the hand "two-at-most" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      Then Ann may not discard 6♣ 6♥ K♦ (the-draw.limit)
      And Ann may discard 6♥ K♦
      And Ann may discard K♦
      And Ann may stand pat

    @rule-bounce-back.the-draw.limit @grounds-person
    Scenario: an-ace-allows-no-third-card - An ace in the hand allows no third card
      In other games who keeps an ace may throw more. Here two are the most, whatever is kept.

      Given the hand "an-ace-allows-no-third-card" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt A♠ K♦ 9♥ 6♣ 3♠
      When everyone checks
      Then Ann may not discard 9♥ 6♣ 3♠ (the-draw.limit)
      And Ann may discard 6♣ 3♠

    @rule-bounce-back.the-draw.limit @grounds-public-case
    Scenario: not-your-card - You cannot throw what you do not hold, nor one card twice
      Given the hand "not-your-card" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      Then Ann may not discard Q♣ (the-draw.limit)
      And Ann may discard K♦
      And Ann may not discard K♦ K♦ (the-draw.limit)
      And Ann may discard 6♥ K♦

  Rule: The draw begins with the dealer and goes clockwise. If the dealer has folded, the next player to the left who is still in the hand begins

    @rule-bounce-back.the-draw.order @grounds-source
    Scenario: dealer-draws-first - The dealer throws first
      Given the hand "dealer-draws-first" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      Then Ben may not discard 4♦ (the-draw.order)
      When Ann stands pat
      Then Cleo may not stand pat (the-draw.order)
      And Ben may discard 4♦

  Rule: A player who discards receives the same number of cards from the top of the deck, face down

    @rule-bounce-back.the-draw.receives @rule-bounce-back.the-draw.public @grounds-source
    Scenario: two-thrown-two-drawn - Two thrown, two drawn
      Given the hand "two-thrown-two-drawn" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ann discards 6♥ K♦ and draws 2♣ 3♣
      And Ben stands pat
      Then Ann holds 9♠ 9♦ 6♣ 2♣ 3♣
      And Ben sees Ann's hand as x x x x x
      And Ben sees Ann's pile as x x

  Rule: Each player lays discards face down in a pile of their own, apart from everybody else's; only that player may look at them. As long as such a pile lies there, it is never shuffled

    @rule-bounce-back.the-draw.discards @rule-bounce-back.the-draw.public @grounds-source
    Scenario: face-down-before-its-owner - A pile of your own
      Everybody can count the cards of a pile; only its owner can look at them.

      Given the hand "face-down-before-its-owner" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      And Ann discards 6♥ K♦
      And Ben discards 4♦
      And Cleo stands pat
      Then Ann's pile is 6♥ K♦
      And Ben's pile is 4♦
      And Ann sees Ann's pile as 6♥ K♦
      And Ann sees Ben's pile as x
      And Cleo sees Ann's pile as x x

  Rule: A player who is all-in exchanges cards like everybody else, and nobody turns a hand up before the showdown

    @rule-bounce-back.policy.all-in-exchanges @rule-bounce-back.betting.ends @grounds-person
    Scenario: all-in-and-still-bouncing - All-in with the king in the pile
      The last chips are in, and the second chance is still to come. Until the showdown the cards stay
      face down.

      Given the hand "all-in-and-still-bouncing" of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 11 chips
      And Ben starts with 100 chips
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt 9♣ 9♥ 6♠ 6♦ Q♣
      When Ann bets 10
      And Ben calls
      And Ann discards K♦ and draws 2♣
      And Ben stands pat
      Then Ben sees Ann's hand as x x x x x
      And the hand has reached the bounce
      When Ann gives up 2♣ and takes back K♦
      And Ben shows
      Then Ann wins 22

  Rule: No card is burned

    @rule-bounce-back.policy.burn @rule-bounce-back.policy.bottom-card
    @rule-bounce-back.the-draw.receives @grounds-person
    Scenario: not-one-card-burned - Fourteen cards serve two players who throw two each
      Given the hand "not-one-card-burned" of Bounce Back between Ann and Ben, Ann dealing
      And the deck is cut down to 14 cards
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      And Ann discards 6♥ K♦ and draws 2♣ 3♣
      And Ben discards 7♥ 4♦ and draws 5♣ 8♣
      Then Ann holds 9♠ 9♦ 6♣ 2♣ 3♣
      And Ben holds Q♣ Q♦ 8♥ 5♣ 8♣

  Rule: Everyone discards before the first replacement is dealt. Then the players are served in the same order, one after the other

    @rule-bounce-back.policy.draw-service @grounds-person
    Scenario: served-when-all-have-thrown - Nobody is served before the last discard
      Given the hand "served-when-all-have-thrown" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      And Ann discards 6♥ K♦
      Then Ann holds 9♠ 9♦ 6♣
      And Ben is to act
      When Ben discards 4♦
      Then Ann holds 9♠ 9♦ 6♣ x x
      And Ben holds Q♣ Q♦ 8♥ 7♥ x

    @rule-bounce-back.policy.draw-service @rule-bounce-back.the-draw.receives @grounds-person
    Scenario: served-in-order - The dealer's two cards, then the neighbour's one, then two more
      Given the hand "served-in-order" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the deck is cut down to 20 cards
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Cleo is dealt A♠ A♣ J♥ 10♦ 8♠
      When everyone checks
      And Ann discards 6♥ K♦ and draws 2♣ 3♣
      And Ben discards 4♦ and draws 5♣
      And Cleo discards 10♦ 8♠ and draws A♥ A♦
      Then Ann holds 9♠ 9♦ 6♣ 2♣ 3♣
      And Ben holds Q♣ Q♦ 8♥ 7♥ 5♣
      And Cleo holds A♠ A♣ J♥ A♥ A♦

  Rule: When the deck runs out during a draw, what is left of it is dealt first. Then the dealer shuffles together the burned cards, the hands that have been folded and the discards lying in the muck, and deals on from those. Nobody may discard more cards than can certainly be replaced

    @rule-bounce-back.policy.reshuffle @grounds-person
    Scenario: three-cards-left - With three cards left, the second player cannot throw two
      Given the hand "three-cards-left" of Bounce Back between Ann and Ben, Ann dealing
      And the deck is cut down to 13 cards
      When everyone checks
      And Ann discards K♣ Q♣
      Then Ben may not discard J♣ A♣ (policy.reshuffle)
      And Ben may discard J♣

    @rule-bounce-back.policy.reshuffle @rule-bounce-back.policy.reshuffle-spares @grounds-person
    Scenario: folded-hand-becomes-the-deck - The last card of the deck, then one from a folded hand
      The cards thrown away stay with their owners, for they may still be wanted.

      Given the hand "folded-hand-becomes-the-deck" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the deck is cut down to 16 cards
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Cleo is dealt 3♣ 4♣ 5♣ 7♣ J♦
      When Ann checks
      And Ben checks
      And Cleo folds
      And Ann discards 6♥ K♦ and draws 2♣ 3♣
      And Ben discards 4♦ and draws J♦
      And the dealer shuffles 3♣ J♦ 5♣ 7♣ 4♣
      Then Ann holds 9♠ 9♦ 6♣ 2♣ 3♣
      And Ben holds Q♣ Q♦ 8♥ 7♥ J♦
      And Ann's pile is 6♥ K♦
      And Ben's pile is 4♦

    @rule-bounce-back.policy.reshuffle @grounds-person
    Scenario: folded-dealer-shuffles - The dealer has folded, and shuffles all the same
      Given the hand "folded-dealer-shuffles" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the deck is cut down to 15 cards
      And Ann is dealt 3♣ 4♣ 5♣ 7♣ J♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When Ann folds
      And everyone checks
      And Ben discards 7♥ 4♦ and draws J♦ 3♣
      And Cleo discards 10♣
      And the dealer shuffles J♦ 3♣ 4♣ 5♣ 7♣
      Then Ben holds Q♣ Q♦ 8♥ J♦ 3♣
      And Cleo holds x x x x x

  Rule: Whoever threw cards away in the draw and is still in the hand may now pick that pile up again, or leave it. Whoever stood pat in the draw has no pile, and so no choice

    @rule-bounce-back.the-bounce.from @grounds-source
    Scenario: two-thrown-none-back - Two thrown, and better off without them
      Given the hand "two-thrown-none-back" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ann discards 6♥ K♦ and draws 9♣ 6♠
      And Ben stands pat
      And everyone checks
      Then Ann may give up 9♣ 6♠ and take back 6♥ K♦
      And Ann may keep
      When Ann keeps
      Then Ann holds 9♠ 9♦ 6♣ 9♣ 6♠
      And the hand has reached last round

    @rule-bounce-back.the-bounce.from @grounds-person
    Scenario: neighbours-pile - The neighbour's discard is not yours to take
      Given the hand "neighbours-pile" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      And Ann discards K♦ and draws 2♣
      And Ben discards 4♦ and draws 5♣
      And everyone checks
      Then Ann may not give up 2♣ and take back 4♦ (the-bounce.from)
      And Ann may give up 2♣ and take back K♦

  Rule: It is all or nothing: a player who takes cards back takes all they discarded, and gives up exactly as many for them

    @rule-bounce-back.the-bounce.count @rule-bounce-back.the-bounce.from
    @rule-bounce-back.the-bounce.given @grounds-source
    Scenario: king-comes-home - The discarded king of diamonds comes back
      Given the hand "king-comes-home" of Bounce Back between A and B, A dealing
      And A is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And A discards K♦ and draws 2♣
      And B stands pat
      Then A holds 9♠ 9♦ 6♣ 6♥ 2♣
      And A's hand is two pair, nines and sixes, deuce kicker
      When everyone checks
      And A gives up 2♣ and takes back K♦
      Then A holds 9♠ 9♦ 6♣ 6♥ K♦
      And A's hand is two pair, nines and sixes, king kicker

    @rule-bounce-back.the-bounce.count @grounds-source
    Scenario: two-thrown-two-back - Two thrown, two taken back
      Given the hand "two-thrown-two-back" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ann discards 6♥ K♦ and draws 2♣ 3♣
      And Ben stands pat
      And everyone checks
      Then Ann may not give up 2♣ and take back K♦ (the-bounce.count)
      And Ann may give up 2♣ 3♣ and take back 6♥ K♦
      When Ann gives up 2♣ 3♣ and takes back 6♥ K♦
      Then Ann holds 9♠ 9♦ 6♣ 6♥ K♦

    @rule-bounce-back.the-bounce.count @grounds-source
    Scenario: one-for-one - One thrown, and not two back
      Given the hand "one-for-one" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ann discards K♦ and draws 2♣
      And Ben stands pat
      And everyone checks
      Then Ann may not give up 6♥ 2♣ and take back K♦ (the-bounce.count)
      And Ann may give up 2♣ and take back K♦

  Rule: Players choose freely what to give up: cards they were dealt, cards received in the draw, or some of each

    @rule-bounce-back.the-bounce.given @grounds-source
    Scenario: original-given-up - A pair is broken for two kings
      Ann throws one king, draws another, and gives up a six that she was dealt.

      Given the hand "original-given-up" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ann discards K♦ and draws K♣
      And Ben stands pat
      And everyone checks
      Then Ann may give up K♣ and take back K♦
      When Ann gives up 6♣ and takes back K♦
      Then Ann holds 9♠ 9♦ 6♥ K♣ K♦
      And Ann's hand is two pair, kings and nines, six kicker

    @rule-bounce-back.the-bounce.given @rule-bounce-back.the-bounce.count @grounds-person
    Scenario: one-old-one-new - One card dealt and one card drawn go out together
      Given the hand "one-old-one-new" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ann discards 6♥ K♦ and draws K♣ 2♣
      And Ben stands pat
      And everyone checks
      And Ann gives up 6♣ 2♣ and takes back 6♥ K♦
      Then Ann holds 9♠ 9♦ 6♥ K♣ K♦

    @rule-bounce-back.the-bounce.given @grounds-person
    Scenario: give-up-what-you-hold - You can give up only what you hold
      Given the hand "give-up-what-you-hold" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      And Ann discards 6♥ K♦ and draws 2♣ 3♣
      And Ben stands pat
      And everyone checks
      Then Ann may not give up 2♣ Q♣ and take back 6♥ K♦ (the-bounce.given)
      And Ann may not give up 2♣ 2♣ and take back 6♥ K♦ (the-bounce.given)
      And Ann may give up 2♣ 3♣ and take back 6♥ K♦

  Rule: Cards given up go face down to the muck, and so do discards that their owner leaves; none of them can come back

    @rule-bounce-back.the-bounce.dead @rule-bounce-back.the-bounce.public @grounds-person
    Scenario: given-up-is-gone - What is given up is gone
      Given the hand "given-up-is-gone" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      And Ann discards K♦ and draws 2♣
      And Ben discards 4♦ and draws 5♣
      And everyone checks
      And Ann gives up 2♣ and takes back K♦
      Then Ben sees Ann's hand as x x x x x
      And Ben may not give up 5♣ and take back 2♣ (the-bounce.from)
      And Ben may give up 5♣ and take back 4♦
      When Ben keeps
      Then the hand has reached last round

  Rule: Players decide in turn, beginning with the dealer and going clockwise; players who have folded or have nothing to take back are passed over

    @rule-bounce-back.the-bounce.order @rule-bounce-back.the-bounce.from @grounds-source
    Scenario: pat-has-nothing - Whoever stood pat has nothing to take back
      Given the hand "pat-has-nothing" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      And Ben is dealt 9♠ 9♦ 6♣ 6♥ K♦
      When everyone checks
      And Ann stands pat
      And Ben discards K♦ and draws 2♣
      And Cleo stands pat
      And everyone checks
      Then Ann may not keep (the-bounce.order)
      And Ben may keep
      When Ben keeps
      Then the hand has reached last round
      And Ann is to act

    @rule-bounce-back.the-bounce.order @rule-bounce-back.betting.fold @grounds-person
    Scenario: folded-before-the-bounce - Whoever folds leaves the pile behind
      Given the hand "folded-before-the-bounce" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt Q♣ Q♦ 8♥ 7♥ 4♦
      When everyone checks
      And Ann discards K♦ and draws 2♣
      And Ben discards 4♦ and draws 5♣
      And Cleo stands pat
      And Ann folds
      And everyone checks
      Then Ben is to act
      And Ann may not keep (the-bounce.order)
      And Ben may keep

  Rule: Nobody can win more from an opponent than they have put into the pot themselves. What others put in beyond an all-in player's chips makes a side pot, played for by those who paid into it. Every pot is won separately

    @rule-bounce-back.the-showdown.side-pots @grounds-person
    Scenario: beaten-for-one-pot-only - Beaten for the main pot, best for the side pot
      Ann's aces beat Ben, but Ann has no part in the side pot, so Ben shows and wins it.

      Given the hand "beaten-for-one-pot-only" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 11 chips
      And Ben starts with 100 chips
      And Cleo starts with 100 chips
      And Ann is dealt A♠ A♣ A♥ 9♦ 4♣
      And Ben is dealt K♦ K♠ 7♥ 5♣ 2♦
      And Cleo is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      When Ann bets 10
      And everyone calls
      And everyone stands pat
      And everyone checks
      And Ben checks
      And Cleo bets 20
      And Ben calls
      Then Cleo shows first
      And Ben has shown
      And Ann wins 33
      And Ben wins 40

    @rule-bounce-back.the-showdown.side-pots @rule-bounce-back.betting.uncalled @grounds-person
    Scenario: three-stacks - Three stacks, two pots
      Each of them put 20 into the main pot; Ben and Cleo put 30 more into the side pot.

      Given the hand "three-stacks" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 20 chips
      And Ben starts with 50 chips
      And Cleo starts with 100 chips
      And Ann is dealt A♠ A♣ A♥ 9♦ 4♣
      And Ben is dealt K♦ K♠ 7♥ 5♣ 2♦
      And Cleo is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      When Ann bets 19
      And Ben raises to 49
      And Cleo calls
      And everyone stands pat
      And Cleo shows
      Then Ann wins 60
      And Ben wins 60
      And Cleo has 50 chips

    @rule-bounce-back.the-showdown.side-pots @rule-bounce-back.betting.uncalled @grounds-public-case
    Scenario: main-pot-and-a-fold - The side pot is won by a bet, the main pot by aces
      Given the hand "main-pot-and-a-fold" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 100 chips
      And Ben starts with 1000 chips
      And Cleo starts with 1000 chips
      And Ann is dealt A♠ A♣ 8♦ 6♠ 4♣
      And Ben is dealt K♣ Q♦ 9♥ 7♠ 3♦
      And Cleo is dealt A♦ A♥ 8♠ 6♦ 4♠
      When Ann bets 99
      And everyone calls
      And everyone stands pat
      And Ben bets 200
      And Cleo calls
      And Ben bets 300
      And Cleo folds
      Then Ann wins 300
      And Ben wins 400
      And Ben has 1100 chips
      And Cleo has 700 chips

  Rule: The player who made the last bet or raise of the last betting round shows first. If nobody bet in it, the player who began it does, or the next still in the hand; where there was no betting, the first player still in the hand, clockwise from where it would have begun. The others follow clockwise

    @rule-bounce-back.policy.first-to-show @grounds-person
    Scenario: last-raiser-shows-first - Whoever raised last shows first
      Given the hand "last-raiser-shows-first" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When everyone checks
      And everyone stands pat
      And everyone checks
      And Ann checks
      And Ben bets 2
      And Cleo raises to 4
      And Ann folds
      And Ben calls
      Then Cleo shows first

    @rule-bounce-back.policy.first-to-show @grounds-person
    Scenario: checked-down - Nobody bet at the end, so the dealer shows first
      Ben's bet was made in the second round and no longer counts.

      Given the hand "checked-down" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When everyone checks
      And everyone stands pat
      And Ann checks
      And Ben bets 2
      And everyone calls
      And everyone checks
      And Ben shows
      Then Ann shows first

    @rule-bounce-back.policy.first-to-show @rule-bounce-back.policy.losers @grounds-person
    Scenario: show-in-turn - Shown in turn, from the bettor to the left
      Given the hand "show-in-turn" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt A♠ A♣ A♥ 9♦ 4♣
      And Ben is dealt K♦ K♠ 7♥ 5♣ 2♦
      And Cleo is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      When everyone checks
      And everyone stands pat
      And everyone checks
      And Ann bets 2
      And everyone calls
      Then Cleo may not muck (policy.first-to-show)
      And Ben may muck
      When Ben mucks
      Then Cleo may muck
      When Cleo shows
      Then Ann has shown
      And Ben has not shown
      And Cleo has shown
      And Ann wins 9

  Rule: All players left show in one go round the table, whichever pots they play for

    @rule-bounce-back.policy.pot-order @rule-bounce-back.policy.first-to-show @grounds-person
    Scenario: pots-shown-together - Nobody can bet any more, and all pots are shown down together
      Ann has no part in the side pot. She shows first all the same, since the last round would have begun
      with her.

      Given the hand "pots-shown-together" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 11 chips
      And Ben starts with 50 chips
      And Cleo starts with 100 chips
      And Ann is dealt A♠ A♣ A♥ 9♦ 4♣
      And Ben is dealt K♦ K♠ 7♥ 5♣ 2♦
      And Cleo is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      When Ann bets 10
      And Ben raises to 49
      And Cleo calls
      And everyone stands pat
      Then Cleo may muck
      When Cleo mucks
      Then Ann shows first
      And Ann wins 33
      And Ben wins 78

  Rule: A player who can no longer win any part of any pot against the hands already shown may muck unseen

    @rule-bounce-back.policy.losers @grounds-public-case
    Scenario: beaten-may-muck - The beaten hand goes down unseen, the winner's does not
      Ben has to show to win; Cleo has seen enough.

      Given the hand "beaten-may-muck" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      And Ben is dealt A♠ A♣ A♥ 9♦ 4♣
      And Cleo is dealt K♦ K♠ 7♥ 5♣ 2♦
      When everyone checks
      And everyone stands pat
      And everyone checks
      And Ann bets 2
      And everyone calls
      Then Cleo may show
      When Cleo mucks
      Then Ben has shown
      And Cleo has not shown
      And Ben wins 9

  Rule: A player who wins because everybody else has folded need not show any cards

    @rule-bounce-back.policy.lone-winner @rule-bounce-back.betting.last-player @grounds-person
    Scenario: lone-winner-shows-nothing - Everybody folds, and nobody sees the bluff
      Given the hand "lone-winner-shows-nothing" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann checks
      And Ben bets 2
      And Cleo folds
      And Ann folds
      Then the hand is over
      And Ben has not shown
      And Ben wins 3
      And Ben has 102 chips

  Rule: When a pot does not divide evenly among tied hands, the odd chips go one each to the winners, in order from the dealer's left

    @rule-bounce-back.policy.odd-chip @rule-bounce-back.pot.high.ties @grounds-public-case
    Scenario: twenty-five-for-two - The odd chip goes to the dealer's left
      Given the hand "twenty-five-for-two" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 5, bet 5
      And Ben is dealt A♠ K♦ Q♥ J♣ 9♠
      And Cleo is dealt A♥ K♠ Q♦ J♥ 9♣
      When Ann folds
      And Ben bets 5
      And Cleo calls
      And everyone stands pat
      And everyone checks
      And everyone checks
      Then Ben wins 13
      And Cleo wins 12
      And Ben has 103 chips
      And Cleo has 102 chips
      And Ann has 95 chips

    @rule-bounce-back.policy.odd-chip @grounds-person
    Scenario: dealer-is-last-for-the-odd-chip - The dealer is the last to get an odd chip
      Given the hand "dealer-is-last-for-the-odd-chip" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ann is dealt A♠ K♦ Q♥ J♣ 9♠
      And Cleo is dealt A♥ K♠ Q♦ J♥ 9♣
      When Ann checks
      And Ben folds
      And Cleo checks
      And everyone stands pat
      And everyone checks
      And everyone checks
      Then Cleo wins 2
      And Ann wins 1

    @rule-bounce-back.policy.odd-chip @rule-bounce-back.pot.high.ties @grounds-public-case
    Scenario: thirty-two-for-three - Eleven, eleven and ten of a pot of thirty-two
      Given the hand "thirty-two-for-three" of Bounce Back between Dan, Ann, Ben and Cleo, Dan dealing
      And the stakes are fixed limit, ante 2, bet 8
      And Ann is dealt A♠ K♦ Q♥ J♣ 9♠
      And Ben is dealt A♥ K♠ Q♦ J♥ 9♣
      And Cleo is dealt A♦ K♣ Q♠ J♦ 9♥
      When Dan folds
      And Ann bets 8
      And everyone calls
      And everyone stands pat
      And everyone checks
      And everyone checks
      Then Ann wins 11
      And Ben wins 11
      And Cleo wins 10
      And Ann has 101 chips
      And Ben has 101 chips
      And Cleo has 100 chips
      And Dan has 98 chips

    @rule-bounce-back.policy.odd-chip @grounds-person
    Scenario: raiser-gets-no-odd-chip - Who raised last has no claim to the odd chip
      Cleo raised last, but Ben sits nearer to the dealer's left.

      Given the hand "raiser-gets-no-odd-chip" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And Ben is dealt A♠ K♦ Q♥ J♣ 9♠
      And Cleo is dealt A♥ K♠ Q♦ J♥ 9♣
      When everyone checks
      And everyone stands pat
      And everyone checks
      And Ann bets 2
      And Ben calls
      And Cleo raises to 4
      And Ann folds
      And Ben calls
      Then Ben wins 7
      And Cleo wins 6

  Rule: Whoever shows the best five-card high hand takes the pot

    @rule-bounce-back.pot.high.best @rule-bounce-back.the-showdown.settles
    @rule-bounce-back.the-showdown.all-chips @grounds-person
    Scenario: king-wins - The king comes home and wins
      Given the hand "king-wins" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt 9♣ 9♥ 6♠ 6♦ Q♣
      When everyone checks
      And Ann discards K♦ and draws 2♣
      And Ben stands pat
      And everyone checks
      And Ann gives up 2♣ and takes back K♦
      Then Ann's hand is two pair, nines and sixes, king kicker
      When everyone checks
      And Ben shows
      Then Ann wins 2
      And Ben wins 0
      And Ann has shown
      And Ben has shown
      And Ben may not muck (the-showdown.settles)

    @rule-bounce-back.pot.high.best @grounds-person
    Scenario: king-left-behind - The king stays in the pile and the queen wins
      Given the hand "king-left-behind" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
      And Ben is dealt 9♣ 9♥ 6♠ 6♦ Q♣
      When everyone checks
      And Ann discards K♦ and draws 2♣
      And Ben stands pat
      And everyone checks
      And Ann keeps
      Then Ann's hand is two pair, nines and sixes, deuce kicker
      When everyone checks
      Then Ben wins 2
      And Ann wins 0

  Rule: From the best down, hands rank: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. A royal flush is the highest straight flush. An ace is high, or low in five, four, three, deuce, ace

    @rule-bounce-back.pot.high.ranking @rule-bounce-back.the-showdown.side-pots @grounds-person
    Scenario: seven-rungs-of-the-ladder - Seven stacks, six pots, and seven kinds of hand
      The better the hand, the shorter the stack, so that every pot goes to the next kind of hand.

      Given the hand "seven-rungs-of-the-ladder" of Bounce Back between Ann, Ben, Cleo, Dan, Eve, Fay and Gus, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 10 chips
      And Ben starts with 20 chips
      And Cleo starts with 30 chips
      And Dan starts with 40 chips
      And Eve starts with 50 chips
      And Fay starts with 60 chips
      And Gus starts with 70 chips
      And Ann is dealt 9♥ 8♥ 7♥ 6♥ 5♥
      And Ben is dealt 2♣ 2♦ 2♥ 2♠ A♣
      And Cleo is dealt 3♣ 3♦ 3♥ 4♣ 4♦
      And Dan is dealt K♦ J♦ 9♦ 7♦ 5♦
      And Eve is dealt 10♦ 9♣ 8♣ 7♣ 6♣
      And Fay is dealt Q♣ Q♦ Q♥ 5♣ 4♥
      And Gus is dealt K♠ K♣ A♠ A♥ J♣
      When Ann bets 9
      And Ben raises to 19
      And Cleo raises to 29
      And Dan raises to 39
      And Eve raises to 49
      And Fay raises to 59
      And Gus calls
      And everyone stands pat
      And Gus shows
      Then Ann wins 70
      And Ben wins 60
      And Cleo wins 50
      And Dan wins 40
      And Eve wins 30
      And Fay wins 20
      And Gus wins 0
      And Gus has 10 chips

    @rule-bounce-back.pot.high.ranking @grounds-person
    Scenario: lowest-rungs - The smallest two pair beats aces, and aces beat nothing
      Given the hand "lowest-rungs" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 10 chips
      And Ben starts with 20 chips
      And Cleo starts with 100 chips
      And Ann is dealt 3♠ 3♣ 2♠ 2♣ 4♦
      And Ben is dealt A♦ A♣ K♥ Q♦ J♠
      And Cleo is dealt A♠ K♦ Q♥ J♣ 9♠
      When Ann bets 9
      And Ben raises to 19
      And Cleo calls
      And everyone stands pat
      And Cleo shows
      Then Ann wins 30
      And Ben wins 20
      And Cleo wins 0

    @rule-bounce-back.pot.high.ranking @grounds-public-case
    Scenario: the-wheel - Ace to five is a straight, and the lowest
      Given the hand "the-wheel" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 10 chips
      And Ben starts with 20 chips
      And Cleo starts with 100 chips
      And Ann is dealt 6♣ 5♦ 4♥ 3♠ 2♦
      And Ben is dealt A♥ 5♣ 4♣ 3♦ 2♠
      And Cleo is dealt A♠ A♣ A♦ K♥ 9♦
      When Ann bets 9
      And Ben raises to 19
      And Cleo calls
      Then Ben's hand is straight, five high
      When everyone stands pat
      And Cleo shows
      Then Ann wins 30
      And Ben wins 20
      And Cleo wins 0

    @rule-bounce-back.pot.high.ranking @rule-bounce-back.pot.high.best @grounds-public-case
    Scenario: round-the-corner - Queen, king, ace, deuce, trey is not a straight
      Given the hand "round-the-corner" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt Q♠ K♥ A♣ 2♦ 3♠
      And Ben is dealt 2♣ 3♦ 7♥ 5♥ 2♠
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone checks
      Then Ben wins 2
      And Ann wins 0

  Rule: Hands that tie share the pot equally; no suit outranks another

    @rule-bounce-back.pot.high.ties @grounds-source
    Scenario: suits-are-equal - A flush of spades ties a flush of hearts
      Given the hand "suits-are-equal" of Bounce Back between Ann and Ben, Ann dealing
      And Ann is dealt A♠ K♠ 9♠ 5♠ 2♠
      And Ben is dealt A♥ K♥ 9♥ 5♥ 2♥
      When Ann bets 2
      And Ben calls
      And everyone stands pat
      And everyone checks
      And everyone checks
      Then Ann wins 3
      And Ben wins 3

    @rule-bounce-back.pot.high.ties @rule-bounce-back.pot.high.best @grounds-public-case
    Scenario: third-gets-nothing - Two of three tie, and the third gets nothing
      Given the hand "third-gets-nothing" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 10, bet 10
      And Ann is dealt A♣ K♥ Q♠ J♦ 8♣
      And Ben is dealt A♠ K♦ Q♥ J♣ 9♠
      And Cleo is dealt A♥ K♠ Q♦ J♥ 9♣
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone checks
      Then Ben wins 15
      And Cleo wins 15
      And Ann wins 0

  Rule: After each hand the deal passes to the next player on the left

    @rule-bounce-back.policy.deal-moves @grounds-source
    Scenario: deal-moves-on - The deal moves on to the left
      Given the hand "deal-moves-on" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann checks
      And Ben bets 2
      And Cleo folds
      And Ann folds
      Then Ben deals next

    @rule-bounce-back.policy.deal-moves @grounds-person
    Scenario: winner-does-not-deal - The deal moves on, whoever wins
      Given the hand "winner-does-not-deal" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann checks
      And Ben checks
      And Cleo bets 2
      And Ann folds
      And Ben folds
      Then Cleo wins 3
      And Ben deals next

  Rule: Where there are side pots, those who play for the last of them show first, then those who play for the one before it as well, and those who play for the main pot alone come last; among players for the same pots the usual order holds

    @rule-bounce-back.policy.pot-order @rule-bounce-back.policy.losers @grounds-person
    Scenario: card-room-side-pot-first - In a card room the side pot is shown down first, and the beaten show, too
      Ann, who plays for the main pot alone, is the last to show. As she is all-in, Cleo may not muck.

      Given the hand "card-room-side-pot-first" of Bounce Back between Ann, Ben and Cleo, Ann dealing
      And the house is casino
      And the stakes are no limit, ante 1, bet 2
      And Ann starts with 11 chips
      And Ben starts with 50 chips
      And Cleo starts with 100 chips
      And Ann is dealt A♠ A♣ A♥ 9♦ 4♣
      And Ben is dealt K♦ K♠ 7♥ 5♣ 2♦
      And Cleo is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      When Ann bets 10
      And Ben raises to 49
      And Cleo calls
      And everyone stands pat
      Then Ben shows first
      And Cleo has shown
      And Ann has shown
      And Ann wins 33
      And Ben wins 78

  Rule: Before the first replacement of a draw is dealt, the top card of the deck is burned: laid aside face down, unseen. If nobody gets a replacement, it is burned all the same

    @rule-bounce-back.policy.burn @grounds-person
    Scenario: card-room-burns-for-nobody - In a card room a card is burned although nobody draws
      Given the hand "card-room-burns-for-nobody" of Bounce Back between Ann and Ben, Ann dealing
      And the house is casino
      When everyone checks
      And everyone stands pat
