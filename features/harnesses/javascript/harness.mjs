// A harness: it lets Croupier ask your engine what becomes of a hand. Node.js, no packages.
//
//     croupier conform --doctor -- node harness.mjs
//     croupier conform -- node harness.mjs
//
// Requests come on standard input, a line of JSON each; every answer is one line on standard output. Standard error is
// yours to print on (console.error; never console.log). Put your engine in the place of `play`, then say in STARTED
// what it can do.

import readline from "node:readline";

// What may be asked of this engine. Nothing else is sent, and what is not sent does not count against it.
const STARTED = {
  protocol: 1,
  implementation: { name: "toy", version: "0.1.0", language: "JavaScript" },
  levels: ["result"], // final stacks, or the place of the action that is refused
  variants: ["bounce-back"], // slugs, as in the addresses of the rules pages
  betting: ["fixed limit"], // leave it out if it can do all four
  lacks: ["house rules", "other houses"], // leave it out if it lacks nothing
};

/** The rules forbid the action at this place, counted from 0; or "start": the hand cannot begin. */
class Refused extends Error {
  constructor(place, why) {
    super(why);
    this.place = place;
  }
}

/** The engine cannot play that; it is then not held against it. */
class Unsupported extends Error {}

/** The stacks after the hand's last action, over or not, as your engine plays it. This toy only posts antes and folds. */
function play(game, hand) {
  const { stacks, deck, actions, button, stakes } = hand;
  const seats = stacks.length;
  const [least, most] = game.players;
  if (seats < least || seats > most || Math.min(...stacks) < 1 || button < 0 || button >= seats)
    throw new Refused("start", "too few or too many players, an empty stack, or a button at no seat");
  if (new Set(deck).size < deck.length || deck.length < 5 * seats)
    throw new Refused("start", "a card is there twice, or there are not enough");
  if (Math.min(...stacks) <= stakes.ante || Object.keys(stakes).sort().join() !== "ante,bet")
    throw new Unsupported("this toy cannot go all-in, and knows no other stakes than ante and bet");
  const inTurn = stacks.map((_, each) => (button + each) % seats); // seats count clockwise; the dealer opens
  for (const [place, action] of actions.entries()) {
    if (inTurn.length === 1) throw new Refused(place, "the hand is over");
    if (action.seat !== inTurn[0]) throw new Refused(place, `it is seat ${inTurn[0]}'s turn`);
    if (action.verb !== "fold" || Object.keys(action).length > 2) throw new Unsupported("this toy can only fold");
    inTurn.shift();
  }
  return stacks.map((chips, seat) => chips - stakes.ante + (seat === inTurn[0] ? stakes.ante * seats : 0));
}

let game = null; // the game that the next hands are of

/** What is said to one request, all but its `seq`. Keys that are not known are passed over. */
function answer(request) {
  switch (request.cmd) {
    case "start":
      return STARTED;
    case "variant":
      if (!STARTED.variants.includes(request.variant)) return { unsupported: `there is no ${request.variant} here` };
      game = request;
      return { ok: true };
    case "run":
      return { stacks: play(game, request) };
    default:
      return { unsupported: `${request.cmd} is unknown here` };
  }
}

/** The same, where something stands in the way: a refusal, a lack, or a fault of the engine, after which it goes on. */
function reply(request) {
  try {
    return answer(request);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.place, why: error.message };
    if (error instanceof Unsupported) return { unsupported: error.message };
    console.error(error);
    return { error: String(error) };
  }
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.cmd === "stop") break;
  process.stdout.write(JSON.stringify({ seq: request.seq, ...reply(request) }) + "\n");
}
process.stdin.destroy(); // or Node.js would wait for more
