Feature: The showdown

  @rule-bounce-back.pot.high.best @rule-bounce-back.policy.losers
  Scenario: The better two pair wins, and the worse need not be seen
    Given a hand of Bounce Back between Ann and Ben, Ann dealing
    And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
    And Ben is dealt 9♥ 9♣ 6♠ 6♦ Q♦
    When Ben mucks
    Then Ann has shown
    And Ben has not shown
    And Ann wins 2
    And Ben wins 0

  @rule-bounce-back.pot.high.ties @rule-bounce-back.policy.odd-chip
  Scenario: Equal hands share, and the odd chip goes to the dealer's left
    Given a hand of Bounce Back between Ann, Ben and Cleo, Ann dealing
    And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦
    And Ben is dealt 9♥ 9♣ 6♠ 6♦ K♠
    And Cleo is dealt 2♣ 3♦ 5♥ 7♠ 8♣
    When everyone checks
    And Cleo mucks
    Then Ben wins 2
    And Ann wins 1
    And Ben deals next
