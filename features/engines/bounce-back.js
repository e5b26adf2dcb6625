"use strict";
// An honest engine, written by somebody who had the published pages of Croupier and nothing else:
//
//     croupier conform --variant bounce-back -- node bounce-back.js
//
// Bounce Back, at home and in a card room, after variants/bounce-back.html and reference/policies.html. Names in
// brackets are clauses of the first page, all of which begin with bounce-back/. A hand is a generator: it yields what a
// seat may do, and is given what the seat does. Whatever is not offered is refused, so each rule stands in one place.

const STARTED = {
  protocol: 1,
  implementation: { name: "bounce-back-js", version: "1.0.0", language: "JavaScript" },
  levels: ["ranking", "result", "legal", "full"],
  variants: ["bounce-back"],
  rankings: ["high"],
  lacks: ["house rules"],
  digests: true,
};

class Refused extends Error {
  constructor(place, why, steps) {
    super(why);
    Object.assign(this, { place, steps });
  }
}

// --- Hands -----------------------------------------------------------------------------------------------------------

const RANKS = "23456789TJQKA", SUITS = "cdhs";

/** Rising with the hand [pot.high.ranking]; suits never break a tie [pot.high.ties]. */
function strength(cards) {
  const ranks = cards.map((card) => RANKS.indexOf(card[0])).sort((a, b) => b - a);
  return strengthOf(ranks, cards.every((card) => card[1] === cards[0][1]));
}

function strengthOf(ranks, flush) {
  const count = (rank) => ranks.filter((each) => each === rank).length;
  const sorted = [...ranks].sort((a, b) => count(b) - count(a) || b - a);
  const shape = [...new Set(sorted)].map(count).join("");
  const wheel = sorted.join() === "12,3,2,1,0";
  const straight = shape === "11111" && (wheel || sorted[0] - sorted[4] === 4);
  const kinds = { 41: 7, 32: 6, 311: 3, 221: 2, 2111: 1 };
  const kind = straight && flush ? 8 : flush ? 5 : straight ? 4 : kinds[shape] ?? 0;
  return (wheel ? [3, 2, 1, 0, -1] : sorted).reduce((sum, rank) => sum * 13 + rank, kind);
}

// --- One hand --------------------------------------------------------------------------------------------------------

function checkStart(game, { button, stacks, betting, stakes, deck }) {
  const [least, most] = game.players;
  const refuse = (why) => { throw new Refused("start", why, []); };
  if (stacks.length < least || stacks.length > most) refuse("[players.number]");
  if (!stacks.every((chips) => Number.isInteger(chips) && chips > 0)) refuse("an empty stack [players.number]");
  if (!(Number.isInteger(button) && button >= 0 && button < stacks.length)) refuse("a button at no seat");
  const known = deck.every((card) => card.length === 2 && RANKS.includes(card[0]) && SUITS.includes(card[1]));
  if (!known || new Set(deck).size < deck.length) refuse("no card, or one that is there twice [deck.cards]");
  if (deck.length < 5 * stacks.length) refuse("the deck does not suffice for the deal [deck.cards]");
  for (const stake of ["ante", "bet", ...(betting === "spread limit" ? ["max bet"] : [])])
    if (!Number.isInteger(stakes[stake]) || stakes[stake] < (stake === "ante" ? 0 : 1))
      refuse(`${stake} is missing [the-ante.amount] [betting.minimum] [betting.spread-limit]`);
  if (betting === "spread limit" && stakes["max bet"] < stakes.bet) refuse("[betting.spread-limit]");
}

class Hand {
  constructor(policies, { button, stacks, betting, stakes, deck }) {
    const each = (make) => stacks.map(() => make());
    Object.assign(this, { policies, button, betting, stakes, deck: [...deck], stacks: [...stacks], events: [], step: "" });
    this.seats = stacks.map((_, index) => (button + 1 + index) % stacks.length); // from the dealer's left
    this.fromDealer = [button, ...this.seats.slice(0, -1)];
    Object.assign(this, { bets: each(() => 0), paid: each(() => 0), folded: each(() => false) });
    Object.assign(this, { hands: each(() => []), piles: each(() => []), shown: each(() => false), dead: [], pot: 0 });
  }

  tell(event, keys = {}) { this.events.push({ event, step: this.step, ...keys }); }
  begin(step) { this.step = step; this.tell("step"); }
  live(seats = this.seats) { return seats.filter((seat) => !this.folded[seat]); }
  get over() { return this.live().length === 1; }

  /** The whole hand. Once only one player is left nothing more is asked [betting.last-player]. */
  *play() {
    this.ante();
    this.deal();
    yield* this.bettingRound("first-round");
    if (!this.over) yield* this.draw();
    if (!this.over) yield* this.bettingRound("second-round");
    if (!this.over) yield* this.bounce();
    if (!this.over) yield* this.bettingRound("last-round");
    if (!this.over) yield* this.showdown();
    this.payOut();
    this.tell("pass_deal", { seat: this.seats[0] }); // [policy.deal-moves]
  }

  pay(seat, chips) {
    this.stacks[seat] -= chips;
    this.paid[seat] += chips;
    this.pot += chips;
  }

  ante() {
    this.begin("the-ante");
    for (const seat of this.seats) {
      const chips = Math.min(this.stakes.ante, this.stacks[seat]); // [policy.short-ante]
      this.bets[seat] = chips;
      this.pay(seat, chips); // [the-ante.amount]
      if (chips) this.tell("post", { seat, chips });
    }
    this.giveBack(); // [the-ante.unmatched]
  }

  /** What nobody matched goes back [betting.uncalled], and the chips before the players go to the pot. */
  giveBack() {
    const [highest, second] = [...this.bets].sort((a, b) => b - a);
    if (highest > second) {
      const seat = this.bets.indexOf(highest);
      this.pay(seat, second - highest);
      this.tell("return", { seat, chips: highest - second });
    }
    this.bets.fill(0);
  }

  deal() { // [the-deal.cards]
    this.begin("the-deal");
    for (let turn = 0; turn < 5; turn++)
      for (const seat of this.seats) {
        this.hands[seat].push(this.deck.shift());
        this.tell("deal", { seat, place: "hand", cards: this.hands[seat].slice(-1), seen: "owner" });
      }
  }

  // --- Betting ---

  *bettingRound(step) {
    this.begin(step);
    const round = { high: 0, full: 0, largest: 0, raises: -1, acted: new Set(), players: this.live().length };
    this.aggressor = this.beginner = null;
    for (let seat = this.nextToBet(round, this.button, 0); seat !== undefined; seat = this.nextToBet(round, seat, 1)) {
      this.beginner ??= seat;
      const action = yield { seat, offers: this.betOffers(round, seat) };
      this.bet(round, seat, action);
      if (this.over) break;
    }
    this.giveBack();
  }

  /** Clockwise [betting.turn], the dealer first [first-round.opens], or the next who can act [betting.absent-opener]. */
  nextToBet({ high, acted }, from, skip) {
    const count = this.stacks.length, canBet = (seat) => !this.folded[seat] && this.stacks[seat] > 0;
    const others = (seat) => this.live().some((other) => other !== seat && canBet(other));
    return this.stacks.map((_, index) => (from + skip + index) % count) // [betting.ends]
      .find((seat) => canBet(seat) && (this.bets[seat] < high || (!acted.has(seat) && others(seat))));
  }

  betOffers(round, seat) { // [betting.options]
    const owes = round.high - this.bets[seat], fold = { verb: "fold" }; // [policy.free-fold]
    const quiet = owes ? { verb: "call", price: Math.min(owes, this.stacks[seat]) } : { verb: "check" }; // [betting.call]
    const sizes = this.sizes(round, seat, owes);
    return sizes ? [quiet, { verb: round.high ? "raise" : "bet", ...sizes }, fold] : [quiet, fold];
  }

  get limit() { return this.betting === "fixed limit" || this.betting === "spread limit"; }
  /** What a full raise adds at least [policy.min-raise]; at a fixed limit no bet is ever larger. */
  unit({ largest }) { return this.betting === "fixed limit" ? this.stakes.bet : Math.max(largest, this.stakes.bet); }

  sizes(round, seat, owes) {
    const { high, full, raises, acted, players } = round, { bet } = this.stakes, unit = this.unit(round);
    const all = this.bets[seat] + this.stacks[seat];
    if (all <= high) return null;
    if (!this.live().some((other) => other !== seat && this.stacks[other] > 0)) return null; // [betting.all-in]
    const capped = players > 2 && raises >= Number(this.policies.raises); // [policy.raises-heads-up]
    if (this.limit && capped) return null; // [policy.raises]
    if (acted.has(seat) && high && (this.limit ? 2 * owes : owes) < unit) return null; // [policy.short-all-in]
    // At a fixed limit a fragment is completed [policy.short-all-in]; elsewhere a raise adds a whole bet to whatever lies
    // there [policy.min-raise].
    const min = (this.betting === "fixed limit" ? full : high) + unit;
    const max = {
      "fixed limit": min, // [betting.fixed-limit]
      "spread limit": high + this.stakes["max bet"], // [betting.spread-limit]
      "pot limit": Math.max(min, high + this.pot + owes), // [betting.pot-limit]
      "no limit": all, // [betting.no-limit]
    }[this.betting];
    return { min: Math.min(min, all), max: Math.min(max, all) }; // [betting.table-stakes] [betting.all-in]
  }

  bet(round, seat, { verb, chips }) {
    round.acted.add(seat);
    if (verb === "check") return this.tell("check", { seat });
    if (verb === "fold") return this.fold(seat);
    const to = verb === "call" ? Math.min(round.high, this.bets[seat] + this.stacks[seat]) : chips;
    const moved = to - this.bets[seat];
    this.bets[seat] = to;
    this.pay(seat, moved);
    this.tell(verb, { seat, chips: moved, to });
    if (verb === "call") return;
    const added = to - round.high, over = to - round.full;
    if (!this.limit || 2 * over >= this.unit(round)) { // half a bet counts as a full one [policy.short-all-in]
      round.full = to;
      round.raises++;
    }
    round.largest = Math.max(round.largest, added);
    round.high = to;
    this.aggressor = seat;
  }

  fold(seat) { // [betting.fold]
    const cards = [...this.hands[seat], ...this.piles[seat]];
    this.dead.push(...cards);
    this.tell("fold", { seat, place: "muck", cards, seen: "owner" });
    this.hands[seat] = [];
    this.piles[seat] = [];
    this.folded[seat] = true;
  }

  // --- The draw and the bounce ---

  *draw() {
    this.begin("the-draw");
    const order = this.live(this.fromDealer), due = {}; // [the-draw.order] [policy.all-in-exchanges]
    let left = this.deck.length + this.dead.length; // piles are never shuffled [the-draw.discards]
    for (const seat of order) { // [policy.draw-service]
      const most = Math.min(2, left); // [the-draw.limit] [policy.reshuffle]
      const { cards } = yield { seat, offers: [{ verb: "discard", choose: [0, most], from: this.hands[seat] }] };
      this.piles[seat] = this.take(seat, cards); // [the-draw.discards]
      due[seat] = cards.length;
      left -= cards.length;
      this.tell("discard", { seat, place: "own pile", ...(cards.length && { cards: this.piles[seat], seen: "owner" }) });
    }
    this.held = this.policies.bottom_card !== "dealt last"; // until the bottom card is shuffled [policy.bottom-card]
    if (this.policies.burn !== "none") yield* this.burn(Object.values(due).some((count) => count)); // [policy.burn]
    for (const seat of order)
      while (due[seat]) { // [the-draw.receives]
        const wanted = Object.values(due).reduce((sum, count) => sum + count);
        const free = this.deck.length - (this.held && wanted !== this.deck.length ? 1 : 0);
        if (free <= 0) { yield* this.shuffle(); continue; }
        const cards = this.deck.splice(0, Math.min(free, due[seat]));
        due[seat] -= cards.length;
        this.hands[seat].push(...cards);
        this.tell("draw", { seat, place: "hand", cards, seen: "owner" });
      }
  }

  /** The pages are silent about a deck that holds nothing to burn: `croupier vectors` shuffle first, if a card is due. */
  *burn(due) {
    if (this.deck.length <= (this.held ? 1 : 0)) {
      if (!due) return;
      yield* this.shuffle();
    }
    const cards = this.deck.splice(0, 1);
    this.dead.push(...cards);
    this.tell("burn", { place: "muck", cards, seen: "nobody" });
  }

  *shuffle() { // [policy.reshuffle]; discards lie in piles, so there is nothing to spare [policy.reshuffle-spares]
    const seat = this.button, from = [...this.deck, ...this.dead], all = from.length;
    const { cards } = yield { seat, offers: [{ verb: "shuffle", choose: [all, all], from }] };
    this.deck = [...cards];
    this.dead = [];
    this.held = false;
    this.tell("shuffle", { seat, place: "stub", cards, seen: "nobody" });
  }

  *bounce() {
    this.begin("the-bounce");
    for (const seat of this.live(this.fromDealer)) { // [the-bounce.order]
      const pile = this.piles[seat], count = pile.length;
      if (!count) continue; // [the-bounce.from]
      const back = { verb: "take_back", choose: [count, count], from: this.hands[seat], takes: pile }; // [the-bounce.count]
      const { verb, cards } = yield { seat, offers: [back, { verb: "keep" }] };
      if (verb === "keep") { this.tell("keep", { seat }); continue; }
      this.piles[seat] = [];
      this.tell("give_up", { seat, place: "muck", cards: this.take(seat, cards), seen: "owner" }); // [the-bounce.given]
      this.hands[seat].push(...pile);
      this.tell("take_back", { seat, place: "hand", cards: pile, seen: "owner" });
    }
    this.piles.forEach((pile) => pile.splice(0)); // [the-bounce.dead]
  }

  /** The cards named, out of the hand, in the order in which they stood there. */
  take(seat, cards) {
    const taken = this.hands[seat].filter((card) => cards.includes(card));
    this.hands[seat] = this.hands[seat].filter((card) => !cards.includes(card));
    return taken;
  }

  // --- The showdown ---

  /** A layer for each amount that a player still in the hand has paid in all [the-showdown.side-pots]. */
  pots() {
    const levels = [...new Set(this.live().map((seat) => this.paid[seat]))].sort((a, b) => a - b);
    return levels.map((level, index) => {
      const floor = levels[index - 1] ?? 0, top = index === levels.length - 1 ? Infinity : level;
      const chips = this.paid.reduce((sum, paid) => sum + Math.max(0, Math.min(paid, top) - floor), 0);
      return { chips, players: this.live().filter((seat) => this.paid[seat] >= level) };
    });
  }

  *showdown() { // [the-showdown.settles] [policy.pot-order]
    this.begin("the-showdown");
    const first = this.aggressor ?? this.beginner ?? this.button, count = this.stacks.length; // [policy.first-to-show]
    const strengths = this.hands.map((hand) => (hand.length ? strength(hand) : -1)), pots = this.pots();
    const order = this.live(this.stacks.map((_, index) => (first + index) % count));
    if (this.policies.pot_order !== "all pots together") { // the last side pot first
      const playsFor = (seat) => pots.filter(({ players }) => players.includes(seat)).length;
      order.sort((a, b) => playsFor(b) - playsFor(a));
    }
    const allShow = this.policies.losers !== "may muck" && order.some((seat) => !this.stacks[seat]);
    const beaten = (seat) => !allShow && pots.filter(({ players }) => players.includes(seat))
      .every(({ players }) => players.some((other) => this.shown[other] && strengths[other] > strengths[seat]));
    for (const seat of order) { // [policy.losers]
      const { verb } = beaten(seat) ? yield { seat, offers: [{ verb: "show" }, { verb: "muck" }] } : { verb: "show" };
      const cards = this.hands[seat];
      if (verb === "show") {
        this.shown[seat] = true;
        this.tell("show", { seat, cards, seen: "all" });
      } else {
        this.tell("muck", { seat, place: "muck", cards, seen: "owner" });
        this.hands[seat] = [];
      }
    }
    this.strengths = strengths;
  }

  payOut() { // [the-showdown.all-chips]
    this.pots().forEach(({ chips, players }, index) => {
      const best = this.strengths && Math.max(...players.map((seat) => this.strengths[seat])); // [pot.high.best]
      const winners = players.filter((seat) => !this.strengths || this.strengths[seat] === best); // [policy.lone-winner]
      winners.forEach((seat, place) => { // from the dealer's left: [pot.high.ties] [policy.odd-chip]
        const won = Math.floor(chips / winners.length) + (place < chips % winners.length ? 1 : 0);
        this.stacks[seat] += won;
        if (won) this.tell("win", { seat, chips: won, place: index ? `side pot ${index}` : "main pot" });
      });
    });
    this.pot = 0;
  }

  /** What one seat may know [the-deal.sight] [the-draw.public] [the-bounce.public]. */
  view(viewer) {
    const hidden = (cards, seen) => (seen ? [...cards] : cards.map(() => "x"));
    return {
      stacks: [...this.stacks], bets: [...this.bets], pot: this.pot, folded: [...this.folded],
      hands: this.hands.map((cards, seat) => hidden(cards, seat === viewer || this.shown[seat])),
      piles: this.piles.map((cards, seat) => hidden(cards, seat === viewer)), stub: this.deck.length,
    };
  }
}

/** Whether an action is one of the offers, and says nothing that its verb does not take. */
function allows(offers, { verb, chips = 0, cards = [], takes = [] }) {
  const offer = offers.find((each) => each.verb === verb);
  if (!offer) return false;
  const same = (some, others) => some.length === others.length && others.every((each) => some.includes(each));
  const { min = 0, max = 0, choose: [least, most] = [0, 0], from = [] } = offer;
  return Number.isInteger(chips) && chips >= min && chips <= max
    && cards.length >= least && cards.length <= most
    && new Set(cards).size === cards.length && cards.every((card) => from.includes(card))
    && (!takes.length || same(takes, offer.takes ?? []));
}

function run(game, request) {
  checkStart(game, request);
  const { level, actions } = request, hand = new Hand(game.policies, request), play = hand.play(), steps = [];
  for (let place = 0, asked = play.next(); ; place++) {
    const { seat, offers } = asked.done ? {} : asked.value;
    if (level !== "result") steps.push(structuredClone({ seat, offers }));
    if (level === "full") {
      const views = hand.stacks.map((_, viewer) => hand.view(viewer));
      Object.assign(steps.at(-1), structuredClone({ step: hand.step, views, events: hand.events.splice(0) }));
    }
    if (place === actions.length) {
      // Where the actions end before the hand does, an action was accepted that should have been refused: the answer
      // tells it.
      return { stacks: hand.stacks, ...(level !== "result" && { steps }) };
    }
    const action = actions[place];
    if (asked.done) throw new Refused(place, "the hand is over [betting.last-player]", steps);
    if (action.seat !== seat) throw new Refused(place, `it is seat ${seat}'s turn [betting.turn]`, steps);
    if (!allows(offers, action)) throw new Refused(place, `not among ${JSON.stringify(offers)}`, steps);
    asked = play.next({ ...action, cards: action.cards ?? [] });
  }
}

// --- The protocol ----------------------------------------------------------------------------------------------------

/** The number of each class of hands, 1 for the worst. */
function classes() {
  const found = new Set();
  const extend = (ranks) => {
    if (ranks.length < 5) for (let rank = ranks.at(-1) ?? 12; rank >= 0; rank--) extend([...ranks, rank]);
    else if (ranks[0] !== ranks[4]) {
      found.add(strengthOf(ranks, false));
      if (new Set(ranks).size === 5) found.add(strengthOf(ranks, true));
    }
  };
  extend([]);
  return new Map([...found].sort((a, b) => a - b).map((each, index) => [each, index + 1]));
}

function digest([first, end]) {
  const deck = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit)), number = classes();
  const choose = (n, k) => { let c = 1; for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1); return c; };
  const at = [];
  for (let skipped = 0, card = 0; at.length < 5; card++) { // the first hand of the stretch
    const behind = choose(51 - card, 4 - at.length);
    if (first < skipped + behind) at.push(card);
    else skipped += behind;
  }
  const bytes = Buffer.alloc(2 * (end - first));
  for (let index = 0; index < end - first; index++) {
    bytes.writeUInt16BE(number.get(strength(at.map((card) => deck[card]))), 2 * index);
    let last = 4;
    while (last >= 0 && at[last] === 47 + last) last--;
    if (last >= 0) for (let card = at[last] + 1; last < 5; last++, card++) at[last] = card;
  }
  return require("node:crypto").createHash("sha256").update(bytes).digest("hex");
}

let game = null;

function answer(request) {
  if (request.cmd === "start") return STARTED;
  if (request.cmd === "variant") {
    if (request.variant !== "bounce-back") return { unsupported: `there is no ${request.variant} here` };
    game = request;
    return { ok: true };
  }
  if (request.cmd !== "run") return { unsupported: `${request.cmd} is unknown here` };
  if (request.stretch) return { digest: digest(request.stretch) };
  if (request.hands) return { ranks: request.hands.map(strength) };
  return run(game, request);
}

if (require.main !== module) module.exports = { Hand, run };
else require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  if (request.cmd === "stop") process.exit(0);
  let reply;
  try {
    reply = answer(request);
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    reply = { error: String(error) };
    if (error instanceof Refused) {
      reply = { refused: error.place, why: error.message };
      if (request.level !== "result") reply.steps = error.steps;
    }
  }
  process.stdout.write(JSON.stringify({ seq: request.seq, ...reply }) + "\n");
});
