"""What pytest does with features: ours run as they are, and nothing is dropped or passed without a word."""

from __future__ import annotations

import re
from textwrap import dedent, indent

import pytest

from croupier.gherkin.features import sync
from tests.shipped import LIBRARY

pytest_plugins = ["pytester"]

TABLE = "Given a hand of Bounce Back between A, B and C, B dealing\n"
OUTLINE = f"Scenario Outline: Bets\n  {TABLE}  When A bets"
AND = f"And {TABLE.removeprefix('Given ')}"
KING = """
    And A is dealt 9♠ 9♦ 6♣ 6♥ K♦
    When A discards K♦ and draws 2♣
    And A gives up 2♣ and takes back K♦
    Then A holds 9♠ 9♦ 6♣ 6♥ K♦
"""


def _feature(*scenarios: str, name: str = "mine") -> dict[str, str]:
    text = "\n".join(indent(dedent(scenario).strip(), "  ") for scenario in scenarios)
    return {name: f"Feature: My table\n{text}\n"}


def _write(pytester: pytest.Pytester, files: dict[str, str]) -> None:
    pytester.makefile(".feature", **files)


def _run(pytester: pytest.Pytester, *options: str) -> pytest.RunResult:
    """Pytest in a folder of the user's own. What other plugins warn of is not the matter here."""
    return pytester.runpytest_inprocess("-p", "no:cacheprovider", "--strict-markers", *options)


def test_a_feature_in_an_empty_folder_runs(pytester: pytest.Pytester) -> None:
    _write(pytester, _feature(f"@rule-bounce-back.the-bounce.count\nScenario: The king\n  {TABLE}{KING}"))
    _run(pytester).assert_outcomes(passed=1)


def test_what_is_not_so_fails_at_its_own_line_in_its_own_words(pytester: pytest.Pytester) -> None:
    _write(pytester, _feature(f"Scenario: Too much\n  {TABLE}  When A bets 3\n"))
    result = _run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["mine.feature:4: When A bets 3", "*the bet is 2 (bounce-back/betting.fixed-limit)*"])
    assert "Traceback" not in result.stdout.str()
    assert "plugin.py" not in result.stdout.str()


def test_reports_point_at_the_feature(pytester: pytest.Pytester) -> None:
    _write(
        pytester,
        _feature(f"Scenario: Fine\n  {TABLE}  Then the pot is 3", f"Scenario: Not\n  {TABLE}  Then the pot is 4"),
    )
    _run(pytester, "--junitxml=report.xml", "-o", "junit_family=xunit1")
    report = (pytester.path / "report.xml").read_text(encoding="utf-8")
    assert re.findall(r'name="(\w+)" file="([^"]+)" line="(\d+)"', report) == [
        ("Fine", "mine.feature", "1"),
        ("Not", "mine.feature", "4"),
    ]


def test_a_scenario_is_chosen_by_its_case_or_by_a_clause(pytester: pytest.Pytester) -> None:
    sync(LIBRARY, pytester.path)
    _run(pytester, "bounce-back.feature::king-comes-home").assert_outcomes(passed=1)
    result = _run(pytester, "-m", "rule-bounce-back.the-bounce.count", "-k", "king")
    assert result.parseoutcomes()["passed"] >= 1


def test_outlines_run_once_a_row(pytester: pytest.Pytester) -> None:
    rows = "  Examples:\n    | n | pot |\n    | 2 | 5 |\n    | 2 | 6 |\n"
    _write(pytester, _feature(f"{OUTLINE} <n>\n  Then the pot is <pot>\n{rows}"))
    _run(pytester).assert_outcomes(passed=1, failed=1)


@pytest.mark.parametrize(
    ("scenarios", "line", "complaint"),
    [
        ((f"Scenario: One\n  {TABLE}  Then the pot is 3",) * 2, 5, "are called 'One' (the first in line 2)"),
        (("Scenario: Empty", f"Scenario: One\n  {TABLE}"), 2, "the scenario has no steps"),
        ((f"Scenario:\n  {TABLE}  Then the pot is 3",), 2, "the scenario has no name"),
        ((f"{OUTLINE} <n>",), 2, "the outline has no example rows"),
        ((f"{OUTLINE} <n>\n  Examples:\n    | n |",), 2, "no example rows"),
        ((f"{OUTLINE} <n>\n  Examples:\n    | m |\n    | 2 |",), 2, "no column <n>"),
        ((f"{OUTLINE} 2\n  Examples:\n    | m |\n    | 2 |",), 2, "<m> of the examples"),
        ((f"Scenario: One\n  {AND}  {TABLE}",), 3, "the first step begins with Given, When or Then"),
        ((f"Scenario: One\n  {TABLE}  When A discrads K♦",), 4, "did you mean `A discards K♦`?"),
        ((f"Scenario: One\n  {TABLE}  When everyone dances",), 4, "nobody says `everyone dances`"),
        ((f"Scenario: One\n  {TABLE}    | a | b |",), 3, "no sentence takes a table"),
        ((f"Background:\n  {TABLE}  And it rains\nScenario: One\n  Then the pot is 3",), 4, "nobody says `it rains`"),
        ((f"Rule: a\n  Scenario: One\n    {TABLE}\nRule: b\n  Scenario: One\n    {TABLE}",), 7, "are called 'One'"),
        ((f"@rule-bounce-back.the-bonce.count\nScenario: One\n  {TABLE}",), 2, "@rule-bounce-back.the-bounce.count?"),
        ((f"@grounds-rumour\nScenario: One\n  {TABLE}",), 2, "@grounds-rumour names no grounds"),
        ((f"Scenario: One\n  {TABLE}  nonsense",), 4, "expected:"),
    ],
)  # fmt: skip
def test_what_would_be_dropped_or_passed_is_refused(
    pytester: pytest.Pytester, scenarios: tuple[str, ...], line: int, complaint: str
) -> None:
    _write(pytester, _feature(*scenarios))
    result = _run(pytester)
    result.assert_outcomes(errors=1)
    told = [each for each in result.outlines if each.startswith(f"mine.feature:{line}: ")]
    assert any(complaint in each for each in told), result.outlines


@pytest.mark.parametrize(
    "name",
    ["pytestmark", "__file__", "__name__", "__test__", "pytest_generate_tests", "setup_module", "tearDownModule"],
)
def test_a_name_that_pytest_keeps_for_itself_is_refused(pytester: pytest.Pytester, name: str) -> None:
    _write(pytester, _feature(f"Scenario: {name}\n  {TABLE}  Then the pot is 3"))
    result = _run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([f"mine.feature:2: no scenario can be called '{name}', *"])


def test_a_case_may_have_such_a_name_as_its_id(pytester: pytest.Pytester) -> None:
    told = f"{TABLE}  Then the pot is 3"
    _write(pytester, _feature(f"Scenario: pytestmark - the pot\n  {told}", f"Scenario: setup - the pot\n  {told}"))
    _run(pytester).assert_outcomes(passed=2)


@pytest.mark.parametrize("text", ["Feature: none of it\n", "", "# nothing\n"])
def test_a_feature_that_is_named_and_says_nothing_is_refused(pytester: pytest.Pytester, text: str) -> None:
    _write(pytester, {"mine": text})
    result = _run(pytester, "mine.feature")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["mine.feature:1: no scenario stands in this feature"])


def test_all_faults_are_told_together(pytester: pytest.Pytester) -> None:
    _write(pytester, _feature("Scenario: a", "Scenario: b"))
    result = _run(pytester, "mine.feature")
    result.stdout.fnmatch_lines(["mine.feature:2: *", "mine.feature:3: *"])


BOUND = {
    "test_mine": """
        from pytest_bdd import given, scenarios, then
        scenarios("mine.feature")
        @given("a cow", target_fixture="cow")
        def _(): return "moo"
        @then("the hand that feeds it is bitten")
        def _(cow): assert cow == "moo"
        """
}


def test_features_of_others_are_left_to_them(pytester: pytest.Pytester) -> None:
    _write(pytester, _feature("Scenario: Cow\n  Given a cow\n  Then the hand that feeds it is bitten"))
    pytester.makepyfile(**BOUND)
    _run(pytester).assert_outcomes(passed=1)


def test_sentences_of_ours_work_in_features_that_others_bind(pytester: pytest.Pytester) -> None:
    then = "Then the pot is 3\n  And the hand that feeds it is bitten"
    _write(pytester, _feature(f"Scenario: Cow\n  Given a cow\n  {AND}  {then}"))
    pytester.makepyfile(**BOUND)
    _run(pytester, "-o", "croupier_features=").assert_outcomes(passed=1)


def test_the_folders_named_hold_ours_and_no_others_do(pytester: pytest.Pytester) -> None:
    scenario = f"Scenario: One\n  {TABLE}  Then the pot is 3"
    _write(pytester, _feature(scenario) | _feature("Scenario: Typo\n  Given a hnad of cards", name="tables/typo"))
    pytester.makeini("[pytest]\ncroupier_features = tables\n")
    result = _run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["tables/typo.feature:3: nobody says *"])


def test_another_implementation_is_bound_by_a_fixture(pytester: pytest.Pytester) -> None:
    sync(LIBRARY, pytester.path)
    pytester.makeconftest(
        """
        import pytest
        from tests.gherkin.liars import LIARS

        @pytest.fixture
        def croupier_implementation():
            return LIARS["editor"]
        """
    )
    assert set(_run(pytester, "--tb=no", "-k", "king or ladder").parseoutcomes()) == {"failed", "deselected"}


PLAIN_DRAW = """
croupier: 1
name: Plain Draw
summary: A draw.
players: 2 to 5
play: [ante, {deal: {down: 5}}, {bet: {opens: dealer}}, showdown]
pot: [{best: high}]
"""


def test_a_spec_of_ones_own_replaces_ours(pytester: pytest.Pytester) -> None:
    folder = pytester.mkdir("rules")
    for kind in ("variants", "house"):
        (folder / kind).mkdir()
    house = (LIBRARY.root / "house" / "home.yaml").read_text(encoding="utf-8")
    (folder / "house" / "home.yaml").write_text(house, encoding="utf-8")
    (folder / "variants" / "plain-draw.yaml").write_text(PLAIN_DRAW, encoding="utf-8")
    _write(
        pytester,
        _feature("Scenario: One\n  Given a hand of Plain Draw between A and B, A dealing\n  Then the pot is 2"),
    )
    pytester.makeini("[pytest]\ncroupier_spec = rules\n")
    _run(pytester).assert_outcomes(passed=1)


@pytest.mark.parametrize(("made", "missing"), [("elsewhere", "rules"), ("rules", "rules/variants")])
def test_a_folder_of_specs_that_is_none_is_a_question_of_usage(
    pytester: pytest.Pytester, made: str, missing: str
) -> None:
    pytester.mkdir(made)
    _write(pytester, _feature(f"Scenario: One\n  {TABLE}  Then the pot is 3"))
    pytester.makeini("[pytest]\ncroupier_spec = rules\n")
    result = _run(pytester)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: croupier_spec: there is no folder */{missing}"])


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ("Then the pot is 3", "no hand has begun; *"),
        (f"{TABLE}  And D is dealt K♦\n  Then the pot is 3", "nobody called D sits at the table; *"),
        (f"{TABLE}  And A is dealt K♦\n  And A is dealt 2♦", "this has been told already"),
        (f"{TABLE}  And A is dealt K♦\n  And B is dealt x K♦", "mine.feature:5: And B is dealt *\nK♦ is dealt twice"),
        (f"{TABLE}  Then the pot is 3\n  Given A is dealt 2♦", "this can only be said before the cards are dealt"),
        (f"{TABLE}", "nothing happens and nothing is expected"),
        ("Given a hand of Bounce Bakc between A and B, A dealing", "there is no variant *; did you mean *"),
        ("Given a hand of Bounce Back between A and A, A dealing", "two players have the same name"),
        ("Given a hand of Bounce Back between A and B, C dealing", "C deals, but does not sit at the table"),
        ('Given the hand "x" of Bounce Back between A and B, A dealing', "no JSON with the case x lies beside *"),
        (f"{TABLE}  When A stands pat\n  And everyone checks\n  And B stands pat", "B cannot discard now*"),
        (f"{TABLE}  Then A's hand is high card, *", "*"),
        (f"{TABLE}  And the stakes are loose limit\n  Then the pot is 3", "there is no betting structure loose limit*"),
    ],
)  # fmt: skip
def test_what_cannot_be_said_here_is_answered_in_words(pytester: pytest.Pytester, steps: str, complaint: str) -> None:
    _write(pytester, _feature(f"Scenario: One\n  {steps}"))
    result = _run(pytester, "mine.feature")
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(complaint.splitlines())


def test_a_free_scenario_must_hold_however_the_other_cards_fall(pytester: pytest.Pytester) -> None:
    _write(
        pytester,
        _feature(
            f"Scenario: Luck\n  {TABLE}  And A is dealt 9♠ 9♦ 6♣ 6♥ K♦\n"
            "  When everyone checks in the last round\n  Then A wins 3"
        ),
    )
    result = _run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["mine.feature:6: the end of Luck", "`A wins 3` is luck; when *"])
