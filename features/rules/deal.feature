Feature: The deal

  Background:
    Given a hand of Bounce Back between Ann and Ben, Ben dealing
    And Ann is dealt K♦ K♠ 7♥ 5♣ 2♦

  @rule-bounce-back.the-deal.cards
  Scenario: Five cards each
    Then Ann holds K♦ K♠ 7♥ 5♣ 2♦
    And Ben holds x x x x x

  @rule-bounce-back.the-deal.sight
  Scenario: Nobody sees a neighbour's hand
    Then Ann sees Ann's hand as K♦ K♠ 7♥ 5♣ 2♦
    And Ben sees Ann's hand as x x x x x
