"""What a policy is: a question that sources leave open, with the answers we can play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from croupier.table.events import Record

Modality = Literal["must", "may", "should", "defines"]
Finding = str
"""Empty where a rule applied and was kept; otherwise what was wrong."""
Check = Callable[[Record], Iterator[Finding]]
"""A predicate over a finished hand: one finding for each place where the rule applied."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """A house policy. The house file answers it, unless the variant's own sources do."""

    word: str
    """The key in the house file, and the name of the module."""
    asks: str
    """The question, as a player would put it."""
    says: Mapping[str, str]
    """The sentence for each answer."""
    checks: Mapping[str, Check] = field(default_factory=dict)
    """The predicate for each answer, written from the sentence. None where the hand cannot show it."""
    check_many: Callable[[tuple[str, ...]], Check] | None = None
    """The predicate for an answer of several words."""
    modality: Mapping[str, Modality] = field(default_factory=dict)
    """Where the sentence is not a plain definition."""
    many: bool = False
    """Whether the answer is a list of words; `says` then has a noun for each, and `sentence` holds `{words}`."""
    sentence: str = ""
    alone: Mapping[str, str] = field(default_factory=dict)
    """The words that stand for the whole list by themselves, each with its sentence."""
    refuses: tuple[str, ...] = ()
    """The answers by which an action can be refused."""
    refuses_where: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The answers of other policies, of which one must be given for anybody to do what this one refuses."""
    topic: str = "the table"
    """The section of the page."""
    of_the_last_card: bool = False
    """Whether the answer can matter only once the deck has been dealt to its last card."""

    def text(self, answer: str | tuple[str, ...]) -> str:
        """The sentence for an answer. Raises KeyError if it is none of ours."""
        if isinstance(answer, str):
            return self.says[answer]
        if answer[0] in self.alone:
            return self.alone[answer[0]]
        *most, last = (self.says[word] for word in answer)
        return self.sentence.format(words=f"{', '.join(most)} and {last}" if most else last)

    def check(self, answer: str | tuple[str, ...]) -> Check | None:
        """The predicate for an answer; None where a hand cannot show it."""
        if isinstance(answer, str):
            return self.checks.get(answer)
        return self.check_many(answer) if self.check_many else None

    @property
    def words(self) -> tuple[str, ...]:
        """Every word of an answer."""
        return (*self.says, *self.alone)

    @property
    def aspect(self) -> str:
        """The second half of the clause's id: `policy.short-all-in`."""
        return self.word.replace("_", "-")


def kept(condition: object, otherwise: str) -> Finding:
    """No finding if the condition holds, else what was wrong."""
    return "" if condition else otherwise
