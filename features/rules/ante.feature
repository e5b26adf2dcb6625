Feature: The ante

  @rule-bounce-back.the-ante.amount
  Scenario: Everyone pays before the first card
    Given a hand of Bounce Back between Ann, Ben and Cleo, Ann dealing
    Then the pot is 3
    And Ann has 99 chips
    And Cleo has 99 chips

  @rule-bounce-back.policy.short-ante
  Scenario: The last chip goes into the ante
    Given a hand of Bounce Back between Ann, Ben and Cleo, Ann dealing
    And the stakes are fixed limit, ante 2, bet 4
    And Ben starts with 1 chips
    Then the pot is 5
    And Ben is all-in

  @rule-bounce-back.the-ante.unmatched
  Scenario: What nobody else can cover comes back
    Given a hand of Bounce Back between Ann and Ben, Ann dealing
    And the stakes are fixed limit, ante 2, bet 4
    And Ben starts with 1 chips
    Then the pot is 2
    And Ann has 99 chips
