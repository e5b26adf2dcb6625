# generated from spec/variants/double-draw.yaml by `croupier features`; do not edit
Feature: Double Draw
  Five-card draw with a second, smaller draw and a third round of betting.

  Licence: CC-BY-4.0

  Rule: Two to nine players can play

    @rule-double-draw.players.number @rule-double-draw.policy.reshuffle
    @rule-double-draw.policy.bottom-card @grounds-person
    Scenario: nine-draw-all-they-may - Nine throw three, then two, and everybody is served
      Forty-five cards are dealt and forty-five more are drawn. Eight shuffles make up for what the deck
      lacks.

      Given the hand "nine-draw-all-they-may" of Double Draw between Ida, Jon, Kay, Leo, Mae, Ned, Ola, Pia and Ray, Ida dealing
      When everyone checks
      And Jon discards K♣ 9♠ Q♦
      And Kay discards 4♣ 4♦ 6♦
      And Leo discards 8♦ 10♠ 10♥
      And Mae discards 7♣ 6♠ 5♦
      And Ned discards A♥ 2♦ 10♦
      And Ola discards 10♣ 7♥ 5♥
      And Pia discards 3♥ 4♥ K♦
      And Ray discards 5♣ 9♦ Q♠
      And Ida discards 6♣ Q♥ 3♠
      And the dealer shuffles 5♥ K♣ K♦ 6♠ 7♣ 10♦ Q♥ 6♣ 2♦ 4♦ Q♦ Q♠ 4♣ 9♦ 6♦ 5♣ A♥ 3♠ 3♥ 4♥ 5♦ 9♠ 7♥ 10♣
      And everyone checks
      And Jon discards K♥ 8♣
      And Kay discards A♣ 3♣
      And Leo discards 8♥ 2♥
      And Mae discards 4♠ J♥
      And Ned discards J♠ A♠
      And Ola discards 2♣ J♣
      And Pia discards K♠ 5♠
      And Ray discards 7♠ J♦
      And Ida discards 6♥ Q♣
      And the dealer shuffles J♠ 2♣ 5♠ Q♣ 8♦ J♦ A♠ 10♥ K♥ A♣ 6♥ 8♣ 3♣ 4♠ 7♠ J♥ 10♠ K♠ J♣
      And Jon checks
      Then Ida holds x x x x x
      And Ray holds x x x x x

    @rule-double-draw.players.number @grounds-person
    Scenario: ten-are-one-too-many - With ten at the table, two cards would be left to draw from
      Given the hand "ten-are-one-too-many" of Double Draw between Ida, Jon, Kay, Leo, Mae, Ned, Ola, Pia, Ray and Sue, Ida dealing
      Then the hand may not begin (players.number)

    @rule-double-draw.players.number @grounds-person
    Scenario: one-is-no-game - One player is no game
      Given the hand "one-is-no-game" of Double Draw between Ida, Ida dealing
      Then the hand may not begin (players.number)

  Rule: The game uses one standard deck of 52 cards, without jokers; no card is wild

    @rule-double-draw.deck.cards @grounds-person
    Scenario: fourteen-cards-for-three - A deck of fourteen cannot deal three hands
      Given the hand "fourteen-cards-for-three" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the deck is cut down to 14 cards
      Then the hand may not begin (deck.cards)

    @rule-double-draw.deck.cards @rule-double-draw.policy.reshuffle @grounds-person
    Scenario: fifteen-cards-for-three - A deck of fifteen deals three hands, and nobody draws
      Given the hand "fifteen-cards-for-three" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the deck is cut down to 15 cards
      When everyone checks
      Then Jon may not discard 9♣ (policy.reshuffle)
      And Jon may stand pat

  Rule: Before the deal every player puts the ante, a stake set by the table, into the pot

    @rule-double-draw.the-ante.amount @grounds-source
    Scenario: two-chips-to-begin - An ante of two from everyone
      Given the hand "two-chips-to-begin" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are fixed limit, ante 2, bet 4
      Then the pot is 6
      And Ida has 98 chips
      And Jon has 98 chips
      And Kay has 98 chips

  Rule: What one player has put in beyond what any other could put in goes back to that player

    @rule-double-draw.the-ante.unmatched @rule-double-draw.policy.short-ante @grounds-person
    Scenario: ante-nobody-could-match - Of an ante that nobody else can cover, the excess comes back
      Given the hand "ante-nobody-could-match" of Double Draw between Ann, Ben and Cleo, Ann dealing
      And the stakes are fixed limit, ante 3, bet 4
      And Ann starts with 100 chips
      And Ben starts with 1 chips
      And Cleo starts with 2 chips
      Then Ann has 98 chips
      And the pot is 5
      And Ben is all-in
      And Cleo is all-in

  Rule: A player with fewer chips than the ante posts all of them and is all-in

    @rule-double-draw.policy.short-ante @rule-double-draw.betting.absent-opener
    @rule-double-draw.the-showdown.side-pots @grounds-person
    Scenario: half-an-ante - One chip for an ante of two
      Jon plays for one chip from each player. The side pot goes to the better of the other two.

      Given the hand "half-an-ante" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are fixed limit, ante 2, bet 4
      And Ida starts with 100 chips
      And Jon starts with 1 chips
      And Kay starts with 100 chips
      And Ida is dealt J♣ J♠ 8♥ 6♣ 4♦
      And Jon is dealt A♦ A♣ A♠ 4♥ 3♣
      And Kay is dealt Q♦ Q♠ 7♥ 5♣ 2♦
      Then Jon is all-in
      And the pot is 5
      And Ida may not check (betting.absent-opener)
      When Kay bets 4
      And Ida calls
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Jon wins 3
      And Kay wins 10
      And Ida wins 0

  Rule: Each player gets five cards, face down; the dealer gives them out singly and clockwise, beginning with the player on the dealer's left

    @rule-double-draw.the-deal.cards @rule-double-draw.the-deal.sight @grounds-source
    Scenario: five-cards-of-ones-own - Five cards each, and nobody else sees them
      Given the hand "five-cards-of-ones-own" of Double Draw between Ida and Jon, Ida dealing
      And Ida is dealt A♠ A♣ 7♦ 6♠ 3♦
      And Jon is dealt 8♠ 8♦ K♥ 5♣ 2♦
      Then Ida sees Ida's hand as A♠ A♣ 7♦ 6♠ 3♦
      And Ida sees Jon's hand as x x x x x
      And Jon sees Jon's hand as 8♠ 8♦ K♥ 5♣ 2♦
      And Jon sees Ida's hand as x x x x x

  Rule: The player on the dealer's left begins each betting round

    @rule-double-draw.first-round.opens @rule-double-draw.second-round.opens
    @rule-double-draw.final-round.opens @grounds-source
    Scenario: left-of-the-dealer-three-times - The left neighbour begins all three rounds
      Given the hand "left-of-the-dealer-three-times" of Double Draw between Ida, Jon and Kay, Ida dealing
      Then Kay may not bet 2 (first-round.opens)
      When Jon bets 2
      And everyone calls
      And everyone stands pat
      Then Ida may not check (second-round.opens)
      When Jon checks
      And Kay bets 2
      And everyone calls
      And everyone stands pat
      Then Kay may not check (final-round.opens)
      And Jon may check

  Rule: If the player who should begin a round has folded or is all-in, the next player to the left who can act begins it

    @rule-double-draw.betting.absent-opener @rule-double-draw.first-draw.order
    @rule-double-draw.second-draw.order @grounds-source
    Scenario: left-neighbour-is-out - The left neighbour is out, and the next player leads in everything
      Given the hand "left-neighbour-is-out" of Double Draw between Ida, Jon and Kay, Ida dealing
      And Ida is dealt A♠ A♣ 7♦ 6♠ 3♦
      And Kay is dealt Q♥ J♥ 9♥ 4♥ 3♠
      When Jon folds
      And everyone checks
      Then Ida may not discard 3♦ (first-draw.order)
      When Kay discards 3♠
      And Ida stands pat
      Then Ida may not check (betting.absent-opener)
      And Kay may check
      When everyone checks
      Then Ida may not discard 3♦ (second-draw.order)
      When Kay stands pat
      And Ida discards 3♦
      Then the hand has reached final round
      And Kay is to act

  Rule: The turn to act passes clockwise, skipping players who have folded or are all-in

    @rule-double-draw.betting.turn @grounds-source
    Scenario: the-turn-goes-left - Two seats to the left of a bet, you have to wait
      Given the hand "the-turn-goes-left" of Double Draw between Ida, Jon and Kay, Ida dealing
      When Jon bets 2
      Then Ida may not fold (betting.turn)
      When Kay folds
      And Ida calls
      And everyone stands pat
      And Jon checks
      And Ida bets 2
      Then Jon is to act

  Rule: While nobody has bet, a player may check or bet; once somebody has, a player may call, raise or fold

    @rule-double-draw.betting.options @grounds-source
    Scenario: same-choices-in-every-round - Check, bet or fold; call, raise or fold: the same in every round
      Given the hand "same-choices-in-every-round" of Double Draw between Ida and Jon, Ida dealing
      Then Jon may not call (betting.options)
      And Jon may check
      And Jon may bet 2
      And Jon may fold
      When Jon bets 2
      Then Ida may not check (betting.options)
      And Ida may call
      And Ida may raise to 4
      And Ida may fold
      When Ida calls
      And everyone stands pat
      And Jon checks
      Then Ida may not raise to 4 (betting.options)
      And Ida may bet 2
      When Ida checks
      And everyone stands pat
      And Jon checks
      And Ida bets 2
      Then Jon may not bet 2 (betting.options)
      And Jon may raise to 4

  Rule: To call is to bring one's bet up to the highest bet of the round

    @rule-double-draw.betting.call @grounds-person
    Scenario: two-raises-to-answer - A call costs what is missing from one's bet
      Given the hand "two-raises-to-answer" of Double Draw between Ida, Jon and Kay, Ida dealing
      When Jon bets 2
      And Kay raises to 4
      And Ida raises to 6
      Then it costs Jon 4 to call
      When Jon calls
      Then it costs Kay 2 to call
      When Kay calls
      Then Ida has 93 chips
      And Jon has 93 chips
      And Kay has 93 chips
      And the pot is 21

  Rule: A player who folds is out of the hand and cannot win any of the pot. The hand goes to the muck unseen

    @rule-double-draw.betting.fold @grounds-person
    Scenario: full-house-folded - A full house thrown away wins nothing
      Given the hand "full-house-folded" of Double Draw between Ida, Jon and Kay, Ida dealing
      And Ida is dealt J♣ J♠ 8♥ 6♣ 4♦
      And Jon is dealt A♦ A♣ A♠ 4♥ 4♣
      And Kay is dealt Q♦ Q♠ 7♥ 5♣ 2♦
      When Jon checks
      And Kay bets 2
      And Ida calls
      And Jon folds
      Then Jon is out
      And the hand has reached first draw
      And Kay is to act
      When everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Kay wins 7
      And Jon wins 0
      And Jon has not shown

  Rule: A round ends when every player still in the hand is all-in, or has acted and put in as much as the highest bet. It ends at once, or is not begun, when nobody has a bet to answer and fewer than two players still in the hand have chips left

    @rule-double-draw.betting.ends @rule-double-draw.the-showdown.all-chips @grounds-source
    Scenario: checked-three-times - Three rounds of checks are played for the antes
      Given the hand "checked-three-times" of Double Draw between Ida, Jon and Kay, Ida dealing
      And Ida is dealt J♣ J♠ 8♥ 6♣ 4♦
      And Jon is dealt A♦ A♣ A♠ 4♥ 3♣
      And Kay is dealt Q♦ Q♠ 7♥ 5♣ 2♦
      When Jon checks
      And Kay checks
      Then the hand has reached first round
      When Ida checks
      Then the hand has reached first draw
      When everyone stands pat
      And everyone checks
      Then the hand has reached second draw
      When everyone stands pat
      And everyone checks
      Then Jon wins 3
      And Jon has 102 chips
      And Ida has 99 chips
      And Kay has 99 chips

  Rule: At a fixed-limit table every bet and every raise is of one size, the bet that the table has set

    @rule-double-draw.betting.fixed-limit @grounds-person
    Scenario: five-in-every-round - Bets of five, in the last round as in the first
      Given the hand "five-in-every-round" of Double Draw between Ida and Jon, Ida dealing
      And the stakes are fixed limit, ante 1, bet 5
      Then Jon may not bet 4 (betting.fixed-limit)
      And Jon may not bet 6 (betting.fixed-limit)
      When Jon bets 5
      Then Ida may not raise to 9 (betting.fixed-limit)
      And Ida may not raise to 11 (betting.fixed-limit)
      And Ida may raise to 10
      When Ida calls
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And Jon checks
      Then Ida may not bet 10 (betting.fixed-limit)
      And Ida may bet 5

  Rule: At a spread-limit table a bet or a raise adds at most the highest bet that the table has set

    @rule-double-draw.betting.spread-limit @rule-double-draw.policy.min-raise @grounds-person
    Scenario: one-to-three - Bets from one to three
      Given the hand "one-to-three" of Double Draw between Ida and Jon, Ida dealing
      And the stakes are spread limit, ante 1, bet 1, max bet 3
      Then Jon may not bet 4 (betting.spread-limit)
      And Jon may bet 3
      And Jon may bet 1
      When Jon bets 2
      Then Ida may not raise to 3 (policy.min-raise)
      And Ida may raise to 4
      And Ida may not raise to 6 (betting.spread-limit)
      And Ida may raise to 5

  Rule: At a pot-limit table nobody may bet more than the pot holds, and a raise adds at most what it holds, bets of the round included, once the raiser has called; though the smallest bet or raise is always allowed

    @rule-double-draw.betting.pot-limit @grounds-person
    Scenario: a-pot-of-six - Six in the pot, four bet, eighteen at most
      With the bet there are ten. After a call of four there are fourteen, and so much may be added.

      Given the hand "a-pot-of-six" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are pot limit, ante 2, bet 2
      Then Jon may not bet 7 (betting.pot-limit)
      And Jon may bet 6
      When Jon bets 4
      Then Kay may not raise to 19 (betting.pot-limit)
      And Kay may raise to 18

  Rule: At a no-limit table a bet or a raise may be as high as the player's chips allow

    @rule-double-draw.betting.no-limit @rule-double-draw.betting.minimum
    @rule-double-draw.betting.table-stakes @grounds-person
    Scenario: four-to-ninety-nine - At least the table's bet, at most the stack
      Given the hand "four-to-ninety-nine" of Double Draw between Ida and Jon, Ida dealing
      And the stakes are no limit, ante 1, bet 4
      Then Jon may not bet 3 (betting.minimum)
      And Jon may bet 4
      And Jon may not bet 100 (betting.table-stakes)
      When Jon bets 99
      Then Jon is all-in

  Rule: A player with too few chips to call, or to bet or raise in full, may put in all of them. A player who is all-in stays in the hand and bets no more. Nobody may bet or raise when every other player still in the hand is all-in

    @rule-double-draw.betting.all-in @rule-double-draw.betting.ends @grounds-person
    Scenario: nobody-to-bet-against - After the all-in there is nothing left but to draw twice
      Given the hand "nobody-to-bet-against" of Double Draw between Ida and Jon, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 100 chips
      And Jon starts with 21 chips
      When Jon bets 20
      Then Ida may not raise to 40 (betting.all-in)
      When Ida calls
      And everyone stands pat
      Then the hand has reached second draw
      When everyone stands pat
      Then the hand is over

  Rule: The part of a bet that nobody matched goes back to the player who made it

    @rule-double-draw.betting.uncalled @rule-double-draw.betting.all-in @grounds-person
    Scenario: forty-against-sixty - Forty chips against a bet of sixty
      Given the hand "forty-against-sixty" of Double Draw between Ida and Jon, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 41 chips
      And Jon starts with 100 chips
      When Jon bets 60
      Then it costs Ida 40 to call
      When Ida calls
      Then Ida is all-in
      And Jon has 59 chips
      And the pot is 82

  Rule: When only one player is left in the hand, that player wins the pot at once

    @rule-double-draw.betting.last-player @rule-double-draw.betting.uncalled
    @rule-double-draw.policy.lone-winner @grounds-source
    Scenario: thirty-and-nobody-calls - A bet that nobody calls comes back with the pot
      No card is drawn any more, and none is shown.

      Given the hand "thirty-and-nobody-calls" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      When Jon checks
      And Kay bets 30
      And Ida folds
      And Jon folds
      Then the hand is over
      And Kay wins 3
      And Kay has 102 chips
      And Kay has not shown
      And Kay may not stand pat (betting.last-player)

  Rule: A player who has checked may raise later in the same round

    @rule-double-draw.policy.check-raise @rule-double-draw.betting.ends @grounds-person
    Scenario: check-and-raise - Jon checks, waits for a bet, and raises it
      Given the hand "check-and-raise" of Double Draw between Ida, Jon and Kay, Ida dealing
      When Jon checks
      And Kay checks
      And Ida bets 2
      Then the hand has reached first round
      When Jon raises to 4
      And Kay folds
      Then it costs Ida 2 to call
      When Ida calls
      Then the hand has reached first draw
      And the pot is 11

  Rule: In spread-limit, pot-limit and no-limit games a raise adds at least as much as the largest bet or raise of the round so far, and never less than the smallest bet

    @rule-double-draw.policy.min-raise @grounds-person
    Scenario: ten-more-and-ten-more - A raise of ten is answered by ten more, or by a bigger raise
      Given the hand "ten-more-and-ten-more" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      When Jon bets 4
      And Kay raises to 14
      Then Ida may not raise to 23 (policy.min-raise)
      And Ida may raise to 24

    @rule-double-draw.policy.min-raise @grounds-person
    Scenario: twenty-behind - Twenty chips behind do not make the raise smaller
      Ida could not call more than 20 of it; what nobody matches comes back.

      Given the hand "twenty-behind" of Double Draw between Ida and Jon, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 181 chips
      And Jon starts with 1000 chips
      When Jon bets 80
      And Ida raises to 160
      Then Jon may not raise to 180 (policy.min-raise)
      And Jon may raise to 240

    @rule-double-draw.policy.min-raise @grounds-person
    Scenario: all-in-for-less-sets-no-measure - Four more all-in are not what the next raise is measured by
      Kay goes all-in for 14 over a bet of 10. Who raises now adds ten to the 14, as the bet did.

      Given the hand "all-in-for-less-sets-no-measure" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 100 chips
      And Jon starts with 100 chips
      And Kay starts with 15 chips
      When Jon bets 10
      And Kay raises to 14
      Then Ida may not raise to 23 (policy.min-raise)
      And Ida may raise to 24

  Rule: In a fixed-limit or spread-limit round at most three raises may follow the bet

    @rule-double-draw.policy.raises @grounds-person
    Scenario: a-fourth-raise - A fourth raise is one too many
      Given the hand "a-fourth-raise" of Double Draw between Ida, Jon and Kay, Ida dealing
      When Jon bets 2
      And Kay raises to 4
      And Ida raises to 6
      And Jon raises to 8
      Then Kay may not raise to 10 (policy.raises)
      And Kay may call

  Rule: The number of raises is not limited in a round that begins with only two players left in the hand

    @rule-double-draw.policy.raises-heads-up @rule-double-draw.policy.raises @grounds-person
    Scenario: counted-for-three-not-for-two - Three begin the first round, two the second
      In the first round raises are counted, although Kay folds. The second round begins with two, and
      they are not.

      Given the hand "counted-for-three-not-for-two" of Double Draw between Ida, Jon and Kay, Ida dealing
      When Jon bets 2
      And Kay folds
      And Ida raises to 4
      And Jon raises to 6
      And Ida raises to 8
      Then Jon may not raise to 10 (policy.raises)
      When Jon calls
      And everyone stands pat
      And Jon bets 2
      And Ida raises to 4
      And Jon raises to 6
      And Ida raises to 8
      And Jon raises to 10
      Then Ida may raise to 12
      When Ida calls
      Then the pot is 39

  Rule: An all-in that is less than a full bet or raise lets players who have already acted raise again only if what they now face is at least half of a full raise, in fixed-limit and spread-limit games, or all of one, in pot-limit and no-limit games. In fixed-limit and spread-limit games an all-in of half of that or more counts as a full bet or raise. At a fixed limit anyone who may raise may complete a smaller one to the full bet, and the two count as one

    @rule-double-draw.policy.short-all-in @grounds-person
    Scenario: one-chip-over - An all-in for one chip more does not reopen the betting
      Given the hand "one-chip-over" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are fixed limit, ante 1, bet 4
      And Ida starts with 6 chips
      And Jon starts with 100 chips
      And Kay starts with 100 chips
      When Jon bets 4
      And Kay calls
      And Ida raises to 5
      Then it costs Jon 1 to call
      And Jon may not raise to 8 (policy.short-all-in)
      And Jon may call

    @rule-double-draw.policy.short-all-in @rule-double-draw.betting.fixed-limit @grounds-person
    Scenario: two-chips-over - An all-in for half a bet more reopens the betting
      Given the hand "two-chips-over" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are fixed limit, ante 1, bet 4
      And Ida starts with 7 chips
      And Jon starts with 100 chips
      And Kay starts with 100 chips
      When Jon bets 4
      And Kay calls
      And Ida raises to 6
      Then Jon may not raise to 8 (betting.fixed-limit)
      And Jon may raise to 10
      When Jon raises to 10
      And Kay calls

    @rule-double-draw.policy.short-all-in @grounds-person
    Scenario: thirty-over-twenty - Ten more are no full raise over twenty
      Given the hand "thirty-over-twenty" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 31 chips
      And Jon starts with 100 chips
      And Kay starts with 100 chips
      When Jon bets 20
      And Kay calls
      And Ida raises to 30
      Then it costs Jon 10 to call
      And Jon may not raise to 50 (policy.short-all-in)
      And Jon may call

  Rule: Each player still in the hand may discard up to three cards, or keep them all

    @rule-double-draw.first-draw.limit @grounds-source
    Scenario: three-with-or-without-an-ace - Three at most, whether an ace is kept or not
      Given the hand "three-with-or-without-an-ace" of Double Draw between Ida and Jon, Ida dealing
      And Jon is dealt A♠ K♦ 9♥ 6♣ 2♠
      When everyone checks
      Then Jon may not discard K♦ 9♥ 6♣ 2♠ (first-draw.limit)
      And Jon may discard 9♥ 6♣ 2♠
      And Jon may discard 2♠
      And Jon may stand pat

  Rule: The draw begins with the player on the dealer's left and goes clockwise. If the player on the dealer's left has folded, the next player to the left who is still in the hand begins

    @rule-double-draw.first-draw.order @rule-double-draw.second-draw.order @grounds-source
    Scenario: left-neighbour-draws-first - The dealer draws last, both times
      Given the hand "left-neighbour-draws-first" of Double Draw between Ida and Jon, Ida dealing
      And Ida is dealt A♠ A♣ 7♦ 6♠ 3♦
      And Jon is dealt 8♠ 8♦ K♥ 5♣ 2♦
      When everyone checks
      Then Ida may not discard 3♦ (first-draw.order)
      When Jon discards K♥ 5♣ 2♦
      And Ida discards 3♦
      And everyone checks
      Then Ida may not discard 6♠ (second-draw.order)
      When Jon stands pat
      And Ida discards 6♠

  Rule: A player who discards receives the same number of cards from the top of the deck, face down

    @rule-double-draw.second-draw.receives @grounds-person
    Scenario: nobody-else-sees-the-second-draw - What comes in the second draw only its owner sees
      Given the hand "nobody-else-sees-the-second-draw" of Double Draw between Ida and Jon, Ida dealing
      And Jon is dealt 8♠ 8♦ K♥ 5♣ 2♦
      When everyone checks
      And Jon discards K♥ 5♣ 2♦ and draws 8♥ 6♣ 10♦
      And Ida stands pat
      Then Ida sees Jon's hand as x x x x x
      When everyone checks
      And Jon discards 6♣ 10♦ and draws 4♣ 4♠
      And Ida stands pat
      Then Jon holds 8♠ 8♦ 8♥ 4♣ 4♠
      And Ida sees Jon's hand as x x x x x

  Rule: How many cards a player discards is public; which cards they are is not

    @rule-double-draw.first-draw.public @rule-double-draw.first-draw.discards
    @rule-double-draw.second-draw.public @rule-double-draw.second-draw.discards @grounds-person
    Scenario: counted-but-not-seen - All may count the discards, and nobody looks at them again
      Given the hand "counted-but-not-seen" of Double Draw between Ida and Jon, Ida dealing
      And Jon is dealt 10♠ 10♦ 7♥ 5♣ 2♦
      When everyone checks
      And Jon discards 7♥ 5♣ 2♦
      Then Ida sees Jon's hand as x x
      And Jon sees Jon's pile as nothing
      When Ida stands pat
      Then Ida sees Jon's hand as x x x x x
      When everyone checks
      And Jon discards 10♦
      Then Ida sees Jon's hand as x x x x
      And Jon sees Jon's pile as nothing

  Rule: A player who is all-in exchanges cards like everybody else, and nobody turns a hand up before the showdown

    @rule-double-draw.policy.all-in-exchanges @rule-double-draw.first-draw.receives
    @rule-double-draw.second-draw.receives @grounds-person
    Scenario: all-in-draws-twice - All-in before the first draw, and both draws to come
      Given the hand "all-in-draws-twice" of Double Draw between Ida and Jon, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 100 chips
      And Jon starts with 11 chips
      And Ida is dealt K♠ K♦ Q♥ J♣ 4♠
      And Jon is dealt A♠ A♦ 8♦ 5♣ 3♥
      When Jon bets 10
      And Ida calls
      Then Jon is all-in
      When Jon discards 8♦ 5♣ 3♥ and draws A♣ 6♦ 2♥
      And Ida stands pat
      Then Ida sees Jon's hand as x x x x x
      When Jon discards 6♦ 2♥ and draws 9♣ 9♥
      And Ida stands pat
      Then Jon's hand is full house, aces over nines
      And Jon wins 22

  Rule: No card is burned

    @rule-double-draw.policy.burn @rule-double-draw.policy.draw-service
    @rule-double-draw.first-draw.receives @rule-double-draw.second-draw.receives @grounds-person
    Scenario: twenty-three-cards-for-three - Three players draw eight cards, and none is burned
      With the deck cut to 23 cards, a single burn would leave one player short.

      Given the hand "twenty-three-cards-for-three" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the deck is cut down to 23 cards
      And Ida is dealt 9♠ 9♦ 8♣ 6♥ 4♦
      And Jon is dealt 10♠ 10♦ 7♥ 5♣ 2♦
      And Kay is dealt A♠ K♠ Q♠ J♠ 3♥
      When everyone checks
      And Jon discards 7♥ 5♣ 2♦ and draws 10♣ 3♣ 4♥
      And Kay discards 3♥ and draws 9♥
      And Ida discards 6♥ 4♦ and draws 8♦ A♣
      Then Jon holds 10♠ 10♦ 10♣ 3♣ 4♥
      And Kay holds A♠ K♠ Q♠ J♠ 9♥
      And Ida holds 9♠ 9♦ 8♣ 8♦ A♣
      When everyone checks
      And Jon discards 3♣ and draws Q♥
      And Kay discards 9♥ and draws Q♦
      And Ida stands pat
      Then Jon holds 10♠ 10♦ 10♣ 4♥ Q♥
      And Kay holds A♠ K♠ Q♠ J♠ Q♦
      And Ida holds 9♠ 9♦ 8♣ 8♦ A♣

    @rule-double-draw.policy.burn @grounds-person
    Scenario: card-room-burns-nothing - A card room burns a card, but not in this game
      The variant's own answer comes before the house's. Fourteen cards would not do if one were burned.

      Given the hand "card-room-burns-nothing" of Double Draw between Ida and Jon, Ida dealing
      And the house is casino
      And the deck is cut down to 14 cards
      And Ida is dealt A♠ A♣ 7♦ 6♠ 3♦
      And Jon is dealt 8♠ 8♦ K♥ 5♣ 2♦
      When everyone checks
      And Jon discards K♥ 5♣ 2♦ and draws 8♥ 6♣ 10♦
      And Ida discards 3♦ and draws 9♣
      Then Jon holds 8♠ 8♦ 8♥ 6♣ 10♦
      And Ida holds A♠ A♣ 7♦ 6♠ 9♣

  Rule: Everyone discards before the first replacement is dealt. Then the players are served in the same order, one after the other

    @rule-double-draw.policy.draw-service @grounds-person
    Scenario: all-throw-then-all-are-served - In both draws, nobody is served before the last discard
      Given the hand "all-throw-then-all-are-served" of Double Draw between Ida and Jon, Ida dealing
      And Ida is dealt Q♠ Q♦ 8♣ 6♥ 4♠
      And Jon is dealt 10♠ 10♦ 7♥ 5♣ 2♦
      When everyone checks
      And Jon discards 7♥ 5♣ 2♦
      Then Jon holds 10♠ 10♦
      And Ida is to act
      When Ida discards 4♠
      Then Jon holds 10♠ 10♦ x x x
      And Ida holds Q♠ Q♦ 8♣ 6♥ x
      When everyone checks
      And Jon discards 10♦
      Then Jon holds 10♠ x x x
      When Ida discards 6♥
      Then Jon holds 10♠ x x x x
      And Ida holds Q♠ Q♦ 8♣ x x

  Rule: The cards that the player about to be served has just discarded stay out of the shuffle

    @rule-double-draw.policy.reshuffle-spares @rule-double-draw.policy.reshuffle
    @rule-double-draw.policy.bottom-card @grounds-person
    Scenario: own-cards-stay-out - The deck runs out, and the card that Kay has just thrown stays out of the shuffle
      The deck was cut to 25 cards, so Jon's second draw takes the last of them. For Kay, Leo's folded
      hand, Jon's four discards and the four that she threw in the first draw are shuffled; the six that
      she has just thrown is not.

      Given the hand "own-cards-stay-out" of Double Draw between Ida, Jon, Kay and Leo, Ida dealing
      And the deck is cut down to 25 cards
      And Ida is dealt 10♣ 10♥ A♣ 8♦ 5♠
      And Jon is dealt 9♠ 9♦ K♥ 7♣ 2♦
      And Kay is dealt Q♠ Q♦ Q♥ 8♣ 4♠
      And Leo is dealt A♠ J♦ 6♥ 5♦ 3♣
      When Jon checks
      And Kay bets 2
      And Leo folds
      And everyone calls
      And Jon discards 7♣ 2♦ and draws 10♦ 3♥
      And Kay discards 4♠ and draws 6♣
      And Ida stands pat
      And everyone checks
      And Jon discards 10♦ 3♥ and draws 9♣ K♠
      And Kay discards 6♣ and draws 7♣
      And Ida stands pat
      And the dealer shuffles 7♣ 2♦ 10♦ 3♥ A♠ J♦ 6♥ 5♦ 3♣ 4♠
      Then Kay holds Q♠ Q♦ Q♥ 8♣ 7♣
      When everyone checks
      Then Jon shows first
      And Jon's hand is full house, nines over kings
      And Jon wins 10

    @rule-double-draw.policy.reshuffle-spares @rule-double-draw.policy.reshuffle
    @rule-double-draw.policy.bottom-card @rule-double-draw.policy.draw-service @grounds-person
    Scenario: first-draw-runs-dry - The deck runs out in the first draw, and only Kay's own cards stay out of her shuffle
      Kay draws out of what Jon and Ida threw. What is left of that is the deck for Ida, and holds a card
      of her own.

      Given the hand "first-draw-runs-dry" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the deck is cut down to 18 cards
      And Ida is dealt 9♠ 9♦ 9♣ 6♥ 4♦
      And Jon is dealt 10♠ 10♦ 7♥ 5♣ 2♦
      And Kay is dealt A♠ K♠ Q♠ 8♥ 3♦
      When everyone checks
      And Jon discards 7♥ 5♣ 2♦ and draws 10♣ 3♣ 4♥
      And Kay discards 8♥ 3♦ and draws 5♣ 2♦
      And Ida discards 6♥ 4♦ and draws 7♥ 4♦
      And the dealer shuffles 5♣ 2♦ 7♥ 4♦ 6♥
      Then Kay holds A♠ K♠ Q♠ 5♣ 2♦
      And Ida holds 9♠ 9♦ 9♣ 7♥ 4♦

    @rule-double-draw.policy.reshuffle-spares @rule-double-draw.policy.reshuffle @grounds-person
    Scenario: discards-of-the-first-draw - What Jon threw in the first draw may come back to him in the second
      The deck is used up. Jon's two cards of the first draw are shuffled; the one that he has just thrown
      is not.

      Given the hand "discards-of-the-first-draw" of Double Draw between Ida and Jon, Ida dealing
      And the deck is cut down to 12 cards
      And Ida is dealt A♠ A♣ 7♥ 6♦ 4♠
      And Jon is dealt K♦ K♠ 8♥ 3♣ 2♦
      When everyone checks
      And Jon discards 3♣ 2♦ and draws 9♣ J♥
      And Ida stands pat
      And everyone checks
      And Jon discards 8♥ and draws 2♦
      And Ida stands pat
      And the dealer shuffles 2♦ 3♣
      Then Jon holds K♦ K♠ 9♣ J♥ 2♦

    @rule-double-draw.policy.reshuffle-spares @rule-double-draw.policy.reshuffle @grounds-person
    Scenario: back-by-way-of-the-deck - Shuffled for Ida, a card of Jon's may come back to him later
      Jon had been served when his cards were shuffled. The one that was left is now a card of the deck.

      Given the hand "back-by-way-of-the-deck" of Double Draw between Ida and Jon, Ida dealing
      And the deck is cut down to 12 cards
      And Ida is dealt A♠ A♣ 7♥ 6♦ 4♠
      And Jon is dealt K♦ K♠ 8♥ 3♣ 2♦
      When everyone checks
      And Jon discards 3♣ 2♦ and draws 9♣ J♥
      And Ida discards 4♠ and draws 3♣
      And the dealer shuffles 3♣ 2♦
      And everyone checks
      And Jon discards 8♥ and draws 2♦
      And Ida stands pat
      Then Jon holds K♦ K♠ 9♣ J♥ 2♦

    @rule-double-draw.policy.reshuffle-spares @rule-double-draw.policy.reshuffle
    @rule-double-draw.policy.bottom-card @grounds-person
    Scenario: card-room-shuffles-fresh-discards - A card room keeps discards of the same draw out of the shuffle, but not in this game
      The bottom card, Jon's jack, is dealt as well, and Ida draws what Jon has just thrown.

      Given the hand "card-room-shuffles-fresh-discards" of Double Draw between Ida and Jon, Ida dealing
      And the house is casino
      And the deck is cut down to 12 cards
      And Ida is dealt A♠ A♣ 7♥ 6♦ 4♠
      And Jon is dealt K♦ K♠ 8♥ 3♣ 2♦
      When everyone checks
      And Jon discards 3♣ 2♦ and draws 9♣ J♥
      And Ida discards 4♠ and draws 3♣
      And the dealer shuffles 3♣ 2♦
      Then Jon holds K♦ K♠ 8♥ 9♣ J♥
      And Ida holds A♠ A♣ 7♥ 6♦ 3♣

  Rule: Each player still in the hand may discard up to two cards, or keep them all

    @rule-double-draw.second-draw.limit @rule-double-draw.first-draw.limit
    @rule-double-draw.second-draw.order @rule-double-draw.policy.losers @rule-double-draw.pot.high.best
    @grounds-person
    Scenario: two-draws-and-three-bets - A pair becomes three of a kind, and then a full house
      Jon draws three and then two. The last to raise shows first, and the beaten hands are shown as well.

      Given the hand "two-draws-and-three-bets" of Double Draw between Ida, Jon and Kay, Ida dealing
      And Ida is dealt A♠ A♣ 7♦ 6♠ 3♦
      And Jon is dealt 8♠ 8♦ K♥ 5♣ 2♦
      And Kay is dealt Q♥ J♥ 9♥ 4♥ 3♠
      When Jon checks
      And Kay bets 2
      And everyone calls
      Then the pot is 9
      When Jon discards K♥ 5♣ 2♦ and draws 8♥ 6♣ 10♦
      And Kay discards 3♠ and draws K♠
      And Ida discards 7♦ 6♠ 3♦ and draws A♦ 9♣ 2♠
      Then Jon's hand is three of a kind, eights
      And Ida's hand is three of a kind, aces
      When Jon checks
      And Kay checks
      And Ida bets 2
      And everyone calls
      Then the pot is 15
      When Jon discards 6♣ 10♦ and draws 4♣ 4♠
      And Kay discards K♠ and draws 7♥
      And Ida discards 9♣ 2♠ and draws K♣ 5♦
      Then Jon's hand is full house, eights over fours
      And Kay's hand is flush, queen high
      When Jon bets 2
      And Kay raises to 4
      And Ida calls
      And Jon raises to 6
      And everyone calls
      Then Jon shows first
      And Kay has shown
      And Ida has shown
      And Jon wins 33

    @rule-double-draw.second-draw.limit @grounds-source
    Scenario: pat-and-then-two - Whoever stood pat may still draw, but two at most
      Given the hand "pat-and-then-two" of Double Draw between Ida and Jon, Ida dealing
      And Jon is dealt A♠ K♦ 9♥ 6♣ 2♠
      When everyone checks
      And everyone stands pat
      And everyone checks
      Then Jon may not discard 9♥ 6♣ 2♠ (second-draw.limit)
      And Jon may discard 6♣ 2♠
      And Jon may stand pat
      When Jon discards 6♣ 2♠
      Then Jon holds A♠ K♦ 9♥

    @rule-double-draw.second-draw.limit @rule-double-draw.first-draw.limit
    @rule-double-draw.first-draw.discards @grounds-person
    Scenario: thrown-is-thrown - A card thrown in the first draw is not there in the second
      Given the hand "thrown-is-thrown" of Double Draw between Ida and Jon, Ida dealing
      And Ida is dealt 10♠ 10♦ 7♥ 5♣ 3♦
      And Jon is dealt A♠ K♦ 9♥ 6♣ 2♠
      When everyone checks
      Then Jon may not discard 3♦ (first-draw.limit)
      And Jon may not discard 2♠ 2♠ (first-draw.limit)
      When Jon discards 2♠
      And Ida stands pat
      And everyone checks
      Then Jon may not discard 2♠ (second-draw.limit)
      And Jon may discard 6♣

  Rule: When two or more players are left after the last betting round, they show their hands in turn

    @rule-double-draw.the-showdown.settles @rule-double-draw.betting.ends @grounds-person
    Scenario: no-last-round-to-go-by - Where nobody could bet any more, even an all-in player shows first
      The last round would have begun with Jon, so the order of showing does.

      Given the hand "no-last-round-to-go-by" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 100 chips
      And Jon starts with 11 chips
      And Kay starts with 11 chips
      When Jon bets 10
      And everyone calls
      And everyone stands pat
      And everyone stands pat
      Then the hand is over
      And Jon shows first
      And Jon has shown
      And Kay has shown
      And Ida has shown

  Rule: The player who made the last bet or raise of the last betting round shows first. If nobody bet in it, the player who began it does, or the next still in the hand; where there was no betting, the first player still in the hand, clockwise from where it would have begun. The others follow clockwise

    @rule-double-draw.policy.first-to-show @rule-double-draw.policy.losers
    @rule-double-draw.the-showdown.settles @grounds-source
    Scenario: last-raise-shows-first - Whoever raised last shows first, and the beaten show too
      Given the hand "last-raise-shows-first" of Double Draw between Ida, Jon and Kay, Ida dealing
      And Ida is dealt J♣ J♠ 8♥ 6♣ 4♦
      And Jon is dealt Q♦ Q♠ 7♥ 5♣ 2♦
      And Kay is dealt A♦ A♣ A♠ 4♥ 3♣
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And Jon bets 2
      And Kay raises to 4
      And everyone calls
      Then Kay shows first
      And Ida has shown
      And Jon has shown
      And Kay wins 15
      And Ida may not muck (the-showdown.settles)

    @rule-double-draw.policy.first-to-show @grounds-person
    Scenario: bet-without-a-raise - A bet that nobody raised counts as the last raise
      Given the hand "bet-without-a-raise" of Double Draw between Ida, Jon and Kay, Ida dealing
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And Jon checks
      And Kay bets 2
      And everyone calls
      Then Kay shows first

    @rule-double-draw.policy.first-to-show @grounds-person
    Scenario: no-bet-at-the-end - Nobody bet at the end, so the left neighbour shows first
      Kay's bet was made in the second round and no longer counts.

      Given the hand "no-bet-at-the-end" of Double Draw between Ida, Jon and Kay, Ida dealing
      When everyone checks
      And everyone stands pat
      And Jon checks
      And Kay bets 2
      And everyone calls
      And everyone stands pat
      And everyone checks
      Then Jon shows first

    @rule-double-draw.policy.first-to-show @rule-double-draw.policy.free-fold @grounds-person
    Scenario: opener-folds-for-nothing - The left neighbour folds without a bet, and the next player shows first
      Given the hand "opener-folds-for-nothing" of Double Draw between Ida, Jon and Kay, Ida dealing
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And Jon folds
      And everyone checks
      Then Kay shows first
      And Jon has not shown
      And Ida has shown

    @rule-double-draw.policy.first-to-show @grounds-person
    Scenario: all-in-bet-shows-first - The last bet was all-in, and its player shows first
      Given the hand "all-in-bet-shows-first" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 100 chips
      And Jon starts with 11 chips
      And Kay starts with 100 chips
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And Jon bets 10
      Then Jon is all-in
      When everyone calls
      Then Jon shows first

    @rule-double-draw.policy.first-to-show @rule-double-draw.betting.absent-opener @grounds-person
    Scenario: all-in-waits-behind-the-checks - All-in since the first round, and the last to show
      Kay began the last round in Jon's place, so Kay shows first, then Ida, then Jon.

      Given the hand "all-in-waits-behind-the-checks" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 100 chips
      And Jon starts with 11 chips
      And Kay starts with 100 chips
      When Jon bets 10
      And everyone calls
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Kay shows first

  Rule: All players left show in one go round the table, whichever pots they play for

    @rule-double-draw.policy.pot-order @rule-double-draw.policy.first-to-show @grounds-person
    Scenario: pots-shown-together - Nobody can bet any more, and all pots are shown down together
      Given the hand "pots-shown-together" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 100 chips
      And Jon starts with 20 chips
      And Kay starts with 50 chips
      And Ida is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      And Jon is dealt A♠ A♣ A♥ 9♦ 4♣
      And Kay is dealt K♦ K♠ 7♥ 5♣ 2♦
      When Jon bets 19
      And Kay raises to 49
      And Ida calls
      And everyone stands pat
      And everyone stands pat
      Then Jon shows first
      And Kay has shown
      And Ida has shown

  Rule: A player who wins because everybody else has folded does not show any cards

    @rule-double-draw.policy.lone-winner @rule-double-draw.betting.last-player @grounds-source
    Scenario: alone-after-two-draws - Alone in the last round, and not a card is turned
      Given the hand "alone-after-two-draws" of Double Draw between Ida, Jon and Kay, Ida dealing
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And Jon checks
      And Kay bets 2
      And Ida folds
      And Jon folds
      Then the hand is over
      And Kay has not shown
      And Kay wins 3
      And Kay may not show (betting.last-player)

  Rule: When a pot does not divide evenly among tied hands, the odd chips go one each to the winners, in order from the dealer's left

    @rule-double-draw.policy.odd-chip @rule-double-draw.pot.high.ties
    @rule-double-draw.the-showdown.all-chips @grounds-person
    Scenario: three-chips-for-two - Two straights share three chips
      Given the hand "three-chips-for-two" of Double Draw between Ida, Jon and Kay, Ida dealing
      And Ida is dealt J♣ J♠ 8♠ 6♣ 4♦
      And Jon is dealt 9♠ 8♦ 7♥ 6♥ 5♠
      And Kay is dealt 9♣ 8♥ 7♦ 6♠ 5♦
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Jon wins 2
      And Kay wins 1
      And Ida wins 0

    @rule-double-draw.policy.odd-chip @rule-double-draw.pot.high.ties @grounds-person
    Scenario: dealer-takes-the-smaller-part - The dealer ties and gets the smaller part
      Given the hand "dealer-takes-the-smaller-part" of Double Draw between Ida, Jon and Kay, Ida dealing
      And Ida is dealt 9♠ 8♦ 7♥ 6♥ 5♠
      And Jon is dealt J♣ J♠ 8♠ 6♣ 4♦
      And Kay is dealt 9♣ 8♥ 7♦ 6♠ 5♦
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Kay wins 2
      And Ida wins 1
      And Jon wins 0

    @rule-double-draw.policy.odd-chip @rule-double-draw.pot.high.ties @grounds-person
    Scenario: four-chips-for-three - Of four chips, three players get two, one and one
      Given the hand "four-chips-for-three" of Double Draw between Ida, Jon, Kay and Leo, Ida dealing
      And Ida is dealt 9♥ 8♣ 7♣ 6♦ 5♥
      And Kay is dealt 9♠ 8♦ 7♥ 6♥ 5♠
      And Leo is dealt 9♣ 8♥ 7♦ 6♠ 5♦
      When Jon folds
      And everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Kay wins 2
      And Leo wins 1
      And Ida wins 1

    @rule-double-draw.policy.odd-chip @rule-double-draw.the-showdown.side-pots @grounds-person
    Scenario: odd-chips-in-two-pots - Two pots, and odd chips in each
      Three tie for the main pot of 44, which makes 15, 15 and 14. Two of them tie for the side pot of 65,
      which makes 33 and 32. Leo threw in chips for both and folded.

      Given the hand "odd-chips-in-two-pots" of Double Draw between Ida, Jon, Kay and Leo, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 100 chips
      And Jon starts with 11 chips
      And Kay starts with 100 chips
      And Leo starts with 100 chips
      And Ida is dealt 9♥ 8♣ 7♣ 6♦ 5♥
      And Jon is dealt 9♠ 8♦ 7♥ 6♥ 5♠
      And Kay is dealt 9♣ 8♥ 7♦ 6♠ 5♦
      When Jon bets 10
      And everyone calls
      And everyone stands pat
      And Kay bets 15
      And everyone calls
      And everyone stands pat
      And Kay bets 10
      And Leo folds
      And Ida calls
      Then Jon wins 15
      And Kay wins 48
      And Ida wins 46

    @rule-double-draw.policy.odd-chip @grounds-person
    Scenario: raiser-gets-no-odd-chip - Who raised last has no claim to the odd chip
      Kay raised last, but Jon sits nearer to the dealer's left.

      Given the hand "raiser-gets-no-odd-chip" of Double Draw between Ida, Jon and Kay, Ida dealing
      And Jon is dealt 9♠ 8♦ 7♥ 6♥ 5♠
      And Kay is dealt 9♣ 8♥ 7♦ 6♠ 5♦
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And Jon bets 2
      And Kay raises to 4
      And Ida folds
      And Jon calls
      Then Jon wins 6
      And Kay wins 5

  Rule: From the best down, hands rank: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. A royal flush is the highest straight flush. An ace is high, or low in five, four, three, deuce, ace

    @rule-double-draw.pot.high.ranking @rule-double-draw.pot.high.best
    @rule-double-draw.the-showdown.side-pots @grounds-person
    Scenario: every-kind-of-hand - Nine stacks, eight pots, and every kind of hand
      The better the hand, the shorter the stack, so that every pot goes to the next kind of hand.

      Given the hand "every-kind-of-hand" of Double Draw between Ida, Jon, Kay, Leo, Mae, Ned, Ola, Pia and Ray, Ida dealing
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 90 chips
      And Jon starts with 10 chips
      And Kay starts with 20 chips
      And Leo starts with 30 chips
      And Mae starts with 40 chips
      And Ned starts with 50 chips
      And Ola starts with 60 chips
      And Pia starts with 70 chips
      And Ray starts with 80 chips
      And Ida is dealt K♥ J♥ 9♥ 7♣ 4♦
      And Jon is dealt A♠ K♠ Q♠ J♠ 10♠
      And Kay is dealt 2♠ 2♥ 2♦ 2♣ A♦
      And Leo is dealt 3♠ 3♥ 3♦ 4♠ 4♥
      And Mae is dealt K♦ J♦ 9♦ 7♦ 5♦
      And Ned is dealt 9♣ 8♥ 7♠ 6♣ 5♥
      And Ola is dealt Q♥ Q♦ Q♣ 8♠ 4♣
      And Pia is dealt 10♥ 10♦ 6♥ 6♠ 3♣
      And Ray is dealt A♣ A♥ J♣ 8♣ 5♣
      When Jon bets 9
      And Kay raises to 19
      And Leo raises to 29
      And Mae raises to 39
      And Ned raises to 49
      And Ola raises to 59
      And Pia raises to 69
      And Ray raises to 79
      And Ida calls
      And everyone stands pat
      And everyone stands pat
      Then Jon wins 90
      And Kay wins 80
      And Leo wins 70
      And Mae wins 60
      And Ned wins 50
      And Ola wins 40
      And Pia wins 30
      And Ray wins 20
      And Ida wins 0
      And Ida has 10 chips

    @rule-double-draw.pot.high.ranking @grounds-source
    Scenario: royal-over-king-high - A royal flush beats a straight flush from the king
      Given the hand "royal-over-king-high" of Double Draw between Ida and Jon, Ida dealing
      And Ida is dealt K♦ Q♦ J♦ 10♦ 9♦
      And Jon is dealt A♠ K♠ Q♠ J♠ 10♠
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Jon wins 2
      And Ida wins 0

    @rule-double-draw.pot.high.ranking @grounds-person
    Scenario: ace-below-the-deuce - Five to ace is a straight, and six to deuce is a better one
      Given the hand "ace-below-the-deuce" of Double Draw between Ida and Jon, Ida dealing
      And Ida is dealt 6♥ 5♣ 4♠ 3♦ 2♥
      And Jon is dealt 5♠ 4♦ 3♥ 2♣ A♥
      Then Jon's hand is straight, five high
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Ida wins 2
      And Jon wins 0

    @rule-double-draw.pot.high.ranking @grounds-person
    Scenario: ace-to-five-beats-three-kings - Ace to five is a straight like every other
      Given the hand "ace-to-five-beats-three-kings" of Double Draw between Ida and Jon, Ida dealing
      And Ida is dealt K♦ K♣ K♠ 7♥ 2♦
      And Jon is dealt 5♠ 4♦ 3♥ 2♣ A♥
      Then Jon's hand is straight, five high
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Jon wins 2
      And Ida wins 0

  Rule: Hands that tie share the pot equally; no suit outranks another

    @rule-double-draw.pot.high.ties @grounds-person
    Scenario: same-flush-in-two-suits - No suit is better than another
      Given the hand "same-flush-in-two-suits" of Double Draw between Ida and Jon, Ida dealing
      And Ida is dealt A♥ Q♥ 9♥ 4♥ 2♥
      And Jon is dealt A♠ Q♠ 9♠ 4♠ 2♠
      When Jon bets 2
      And Ida calls
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Jon wins 3
      And Ida wins 3

  Rule: After each hand the deal passes to the next player on the left

    @rule-double-draw.policy.deal-moves @grounds-person
    Scenario: the-deal-passes-left - The left neighbour deals next
      Given the hand "the-deal-passes-left" of Double Draw between Ida, Jon and Kay, Ida dealing
      When everyone checks
      And everyone stands pat
      And everyone checks
      And everyone stands pat
      And everyone checks
      Then Jon deals next

    @rule-double-draw.policy.deal-moves @grounds-person
    Scenario: winner-does-not-deal - The deal passes on, whoever wins
      Given the hand "winner-does-not-deal" of Double Draw between Ida, Jon and Kay, Ida dealing
      When Jon checks
      And Kay bets 2
      And Ida folds
      And Jon folds
      Then Kay wins 3
      And Jon deals next

  Rule: Where there are side pots, those who play for the last of them show first, then those who play for the one before it as well, and those who play for the main pot alone come last; among players for the same pots the usual order holds

    @rule-double-draw.policy.pot-order @grounds-person
    Scenario: card-room-side-pot-first - In a card room the side pot is shown down first
      Given the hand "card-room-side-pot-first" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the house is casino
      And the stakes are no limit, ante 1, bet 2
      And Ida starts with 100 chips
      And Jon starts with 20 chips
      And Kay starts with 50 chips
      And Ida is dealt Q♦ Q♠ 8♥ 6♣ 4♦
      And Jon is dealt A♠ A♣ A♥ 9♦ 4♣
      And Kay is dealt K♦ K♠ 7♥ 5♣ 2♦
      When Jon bets 19
      And Kay raises to 49
      And Ida calls
      And everyone stands pat
      And everyone stands pat
      Then Kay shows first
      And Ida has shown
      And Jon has shown

  Rule: In a fixed-limit or spread-limit round at most four raises may follow the bet

    @rule-double-draw.policy.raises @grounds-person
    Scenario: card-room-four-raises - In a card room four raises may follow the bet
      Given the hand "card-room-four-raises" of Double Draw between Ida, Jon and Kay, Ida dealing
      And the house is casino
      When Jon bets 2
      And Kay raises to 4
      And Ida raises to 6
      And Jon raises to 8
      Then Kay may raise to 10
      When Kay raises to 10
      Then Ida may not raise to 12 (policy.raises)
      And Ida may call
