"""The policy of a page lets in what its theme wrote, and nothing that a stranger could have put there."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

import pytest

from croupier.website.policy import Policy, closed

THEME = 'base=new URL("..",location)'
PLAIN = f"""<!doctype html><html><head><meta charset="utf-8"><script>{THEME.replace("..", "/")}</script></head>
<body><script id="c" type="application/json">{{"base": "/"}}</script><script src="a.js"></script></body></html>"""
POLICY = Policy.of(PLAIN)


def _page(content: str = "") -> str:
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><script>{THEME}</script></head><body>{content}</body></html>'
    )


def _rules(page: str) -> dict[str, str]:
    (found,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page)
    return dict(rule.split(" ", 1) for rule in found.split("; "))


def _digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_a_script_of_the_theme_is_let_in_by_its_digest_however_deep_the_page_is() -> None:
    assert _digest(THEME) in _rules(POLICY.put_into(_page()))["script-src"]
    assert POLICY.strange(_page()) == ()


@pytest.mark.parametrize(
    "how", ["<script>evil()</script>", "<SCRIPT type=module>evil()</script >", "<script async>evil()</script>"]
)
def test_any_other_script_is_named_and_not_let_in(how: str) -> None:
    page = _page(how)
    assert POLICY.strange(page) == ("evil()",)
    assert _digest("evil()") not in POLICY.put_into(page)


def test_data_in_a_page_is_no_script() -> None:
    assert (
        POLICY.strange(_page('<script type="application/ld+json">{"a": 1}</script><script src="b.js"></script>')) == ()
    )


def test_no_script_runs_because_it_stands_in_a_page_or_comes_from_elsewhere() -> None:
    rules = _rules(POLICY.put_into(_page()))
    assert "unsafe-inline" not in " ".join(rules.values())
    assert "'unsafe-eval'" not in " ".join(rules.values())
    assert not re.search(r"https?:|\*", " ".join(rules.values()))
    assert (rules["object-src"], rules["base-uri"], rules["form-action"]) == ("'none'",) * 3
    assert rules["default-src"] == "'none'"


def test_workers_and_webassembly_of_our_own_run() -> None:
    rules = _rules(POLICY.put_into(_page()))
    assert "'wasm-unsafe-eval'" in rules["script-src"].split()
    assert "'self'" in rules["worker-src"].split()


def test_styles_stand_in_a_page_by_digest_and_in_attributes_only_where_there_are_some() -> None:
    assert _digest("p {}") in _rules(POLICY.put_into(_page("<style>p {}</style>")))["style-src"]
    assert "style-src-attr" not in _rules(POLICY.put_into(_page("style = none")))
    assert "style-src-attr" in _rules(POLICY.put_into(_page('<td style="text-align: right">')))


def test_the_policy_comes_before_whatever_it_speaks_of() -> None:
    page = POLICY.put_into(_page())
    assert page.index("Content-Security-Policy") < page.index("<script")


def test_a_closed_page_does_what_stands_in_it_and_loads_nothing() -> None:
    rules = _rules(closed(scripts=("a()",), styles=("p {}",)))
    assert (rules["default-src"], rules["script-src"], rules["style-src"]) == (
        "'none'",
        _digest("a()"),
        _digest("p {}"),
    )
