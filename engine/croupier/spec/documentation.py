"""The sentences that stand under the fields of a dataclass: websites, editors and messages print them."""

from __future__ import annotations

import ast
import inspect
import textwrap
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.spec.annotations import key_of, options

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def documentation(type_: type) -> Mapping[str, str]:
    """The docstring of each option, by its key. Fields without one, and classes without source, are left out."""
    found: dict[str, str] = {}
    for base in reversed(type_.__mro__):
        found |= _under_fields(base)
    return MappingProxyType({key: found[key] for key in options(type_) if key in found})


@cache
def _under_fields(class_: type) -> Mapping[str, str]:
    try:
        module = ast.parse(textwrap.dedent(inspect.getsource(class_)))
    except (OSError, TypeError):  # built in, or typed in
        return {}
    [definition] = module.body
    assert isinstance(definition, ast.ClassDef)
    return {
        key_of(field.target.id): " ".join(below.value.value.split())
        for field, below in pairwise(definition.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str)
    }
