Feature: The draw

  Background:
    Given a hand of Bounce Back between Ann and Ben, Ann dealing
    And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦

  @rule-bounce-back.the-draw.limit
  Scenario: Two cards are the most
    Then Ann may not discard 6♣ 6♥ K♦ in the draw (the-draw.limit)
    And Ann may discard 6♣ 6♥ in the draw
    And Ann may stand pat

  @rule-bounce-back.the-draw.receives
  Scenario: As many cards come as were thrown
    When Ann discards 6♥ K♦ and draws 2♣ 9♥
    Then Ann holds 9♠ 9♦ 6♣ 2♣ 9♥

  @rule-bounce-back.the-draw.discards
  Scenario: The discards stay before their player, face down
    When Ann discards 6♥ K♦ and draws 2♣ 9♥
    Then Ann sees Ann's pile as 6♥ K♦
    And Ben sees Ann's pile as x x
