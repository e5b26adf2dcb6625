"""A harness: it lets Croupier ask your engine what becomes of a hand. Standard library only.

    croupier conform --doctor -- python3 harness.py
    croupier conform -- python3 harness.py

Requests come on standard input, a line of JSON each; every answer is one line on standard output, flushed at once.
Standard error is yours to print on. Put your engine in the place of `play`, then say in STARTED what it can do.
"""

import json
import sys
import traceback

# What may be asked of this engine. Nothing else is sent, and what is not sent does not count against it.
STARTED = {
    "protocol": 1,
    "implementation": {"name": "toy", "version": "0.1.0", "language": "Python"},
    "levels": ["result"],  # final stacks, or the place of the action that is refused
    "variants": ["bounce-back"],  # slugs, as in the addresses of the rules pages
    "betting": ["fixed limit"],  # leave it out if it can do all four
    "lacks": ["house rules", "other houses"],  # leave it out if it lacks nothing
}


class RefusedError(Exception):
    """The rules forbid the action at this place, counted from 0; or `start`: the hand cannot begin."""

    def __init__(self, place: "int | str", why: str) -> None:
        super().__init__(why)
        self.place = place


class UnsupportedError(Exception):
    """The engine cannot play that; it is then not held against it."""


def play(game: dict, hand: dict) -> list:
    """The stacks after the last action, over or not, as your engine plays it. This toy only posts antes and folds."""
    stacks, deck, actions = list(hand["stacks"]), hand["deck"], hand["actions"]
    seats, button, ante = len(stacks), hand["button"], hand["stakes"].get("ante", 0)
    least, most = game["players"]
    if not least <= seats <= most or min(stacks) < 1 or not 0 <= button < seats:
        raise RefusedError("start", "too few or too many players, an empty stack, or a button at no seat")
    if len(set(deck)) < len(deck) or len(deck) < 5 * seats:
        raise RefusedError("start", "a card is there twice, or there are not enough")
    if min(stacks) <= ante or set(hand["stakes"]) != {"ante", "bet"}:
        raise UnsupportedError("this toy cannot go all-in, and knows no other stakes than ante and bet")
    in_turn = [(button + each) % seats for each in range(seats)]  # seats count clockwise; the dealer opens
    for place, action in enumerate(actions):
        if len(in_turn) == 1:
            raise RefusedError(place, "the hand is over")
        if action["seat"] != in_turn[0]:
            raise RefusedError(place, f"it is seat {in_turn[0]}'s turn")
        if action["verb"] != "fold" or len(action) > 2:  # noqa: PLR2004 - `seat` and `verb`
            raise UnsupportedError("this toy can only fold")
        in_turn.pop(0)
    stacks = [chips - ante for chips in stacks]
    stacks[in_turn[0]] += ante * seats
    return stacks


def answer(game: dict, request: dict) -> dict:
    """What is said to one request, all but its `seq`. Keys that are not known are passed over."""
    match request["cmd"]:
        case "start":
            return STARTED
        case "variant" if request["variant"] in STARTED["variants"]:
            game.clear()
            game.update(request)  # the hands that follow are of this game
            return {"ok": True}
        case "variant":
            return {"unsupported": f"there is no {request['variant']} here"}
        case "run":
            try:
                return {"stacks": play(game, request)}
            except RefusedError as refused:
                return {"refused": refused.place, "why": str(refused)}
            except UnsupportedError as lack:
                return {"unsupported": str(lack)}
        case other:
            return {"unsupported": f"{other} is unknown here"}


def main() -> None:
    """Answer until `stop`, or until nobody asks any more."""
    game: dict = {}
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["cmd"] == "stop":
            break
        try:
            reply = answer(game, request)
        except Exception as error:  # noqa: BLE001 - a fault of the engine is told, and the run goes on
            traceback.print_exc()  # goes to standard error
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps({"seq": request["seq"], **reply}), flush=True)


if __name__ == "__main__":
    main()
