"""Doubt: who decides where these rules are silent. Printed, not played."""

from __future__ import annotations

from croupier.policies._policy import Policy

POLICY = Policy(
    word="doubt",
    asks="Who decides where the rules are silent?",
    says={
        "the host": "Where these rules leave a doubt, the host decides.",
        "the floor": "Where these rules leave a doubt, the floor decides.",
        "a named person": "Where these rules leave a doubt, the person whom the players named before the game "
        "decides, or the host if they named nobody.",
    },
    topic="the end",
)
