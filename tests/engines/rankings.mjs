// Evaluators from npm behind the protocol, at level `ranking`: `node rankings.mjs pokersolver`. See rankings.py.
import {readFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import phe from 'phe';
import pokersolver from 'pokersolver';

// The place of each hand among all of them, equal ones together; `compare` is the engine's own.
const placed = (hands, compare) => {
  const order = hands.map((_, at) => at).sort((one, other) => compare(hands[one], hands[other]));
  const places = [];
  order.forEach((at, turn) => {
    const before = order[Math.max(turn - 1, 0)];
    places[at] = (places[before] ?? 0) + (compare(hands[before], hands[at]) < 0);
  });
  return places;
};

const engines = {
  phe: hands => hands.map(hand => -phe.evaluateCards(hand)),
  pokersolver: hands => placed(hands.map(hand => pokersolver.Hand.solve(hand)), (one, other) => other.compare(one)),
};

const name = process.argv[2];
const {dependencies} = JSON.parse(readFileSync(new URL('package.json', import.meta.url)));

const answer = asked => {
  if (asked.cmd === 'start') {
    const implementation = {name, version: dependencies[name], language: 'JavaScript'};
    return {protocol: 1, implementation, levels: ['ranking'], rankings: ['high']};
  }
  if (asked.level === 'ranking' && asked.hands) return {ranks: engines[name](asked.hands)};
  return {unsupported: 'it compares hands, and plays none'};
};

for await (const line of createInterface({input: process.stdin})) {
  const asked = JSON.parse(line);
  if (asked.cmd === 'stop') break;
  process.stdout.write(JSON.stringify({seq: asked.seq, ...answer(asked)}) + '\n');
}
