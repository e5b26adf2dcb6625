Feature: Betting

  Rule: The dealer begins each round

    @rule-bounce-back.first-round.opens @rule-bounce-back.betting.turn
    Scenario: Nobody bets before the dealer
      Given a hand of Bounce Back between Ann, Ben and Cleo, Ben dealing
      Then Cleo may not bet 2 out of turn (first-round.opens)
      And Ben may bet 2
      When Ben bets 2
      Then Ann may not fold out of turn (betting.turn)
      And Cleo may fold

  Rule: Bets are of the size that the table plays for

    @rule-bounce-back.betting.fixed-limit @rule-bounce-back.betting.no-limit
    Scenario Outline: A bet of <chips> at a <limit> table
      Given a hand of Bounce Back between Ann and Ben, Ann dealing
      And the stakes are <limit>, ante 1, bet 2
      When Ann bets <chips>
      Then the pot is <pot>
      And it costs Ben <chips> to call

      Examples:
        | limit       | chips | pot |
        | fixed limit | 2     | 4   |
        | no limit    | 2     | 4   |
        | no limit    | 30    | 32  |

    @rule-bounce-back.betting.fixed-limit
    Scenario: A limit table knows one size
      Given a hand of Bounce Back between Ann and Ben, Ann dealing
      Then Ann may not bet 3 (betting.fixed-limit)
      And Ann may bet 2

  Rule: The last player left wins without a word

    @rule-bounce-back.betting.last-player @rule-bounce-back.betting.uncalled
    Scenario: Everybody else folds
      Given a hand of Bounce Back between Ann, Ben and Cleo, Ann dealing
      When Ann bets 2
      And Ben folds
      And Cleo folds
      Then the hand is over
      And Ann wins 3
      And Ann has 102 chips
