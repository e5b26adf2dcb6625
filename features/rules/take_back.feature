Feature: Taking back

  Background:
    Given a hand of Bounce Back between Ann and Ben, Ann dealing
    And Ann is dealt 9♠ 9♦ 6♣ 6♥ K♦

  @rule-bounce-back.the-bounce.count
  Scenario: Who threw two takes two back
    When Ann discards 6♥ K♦ and draws 2♣ 9♥
    Then Ann may not give up 2♣ and take back K♦ in the bounce (the-bounce.count)
    When Ann gives up 2♣ 6♣ and takes back 6♥ K♦
    Then Ann holds 9♠ 9♦ 9♥ 6♥ K♦

  @rule-bounce-back.the-bounce.from
  Scenario: Nobody takes back what another threw
    When Ann discards K♦ and draws 2♣
    And Ben discards x and draws 3♥
    And Ann keeps
    Then Ben may not give up 3♥ and take back K♦ (the-bounce.from)
    And Ben may keep
