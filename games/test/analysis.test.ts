import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Adviser } from '@coven/bots';
import { type Analysis, analyse, Decisions, type JudgeMaker, SURE } from '@coven/bots/analysis';
import {
  type Entry,
  FastRandom,
  openGame,
  type Rules,
  readRecord,
  recordedOptions,
  seatsIn,
  standingEntries,
  type Types,
} from '@coven/core';
import { memoryAfter, sampleOf, stateAfter } from '@coven/core/laws';
import { GAMES, hintsOf, judgeOf, loadHintWords } from '@coven/games';
import { describe, expect, test } from 'vitest';
import { greedy } from '../blackmore/bots/greedy.ts';
import { reasonFor } from '../blackmore/bots/hint.ts';
import { judgeOf as blackmoreJudge } from '../blackmore/bots/judge.ts';
import { blackmore } from '../blackmore/rules/index.ts';

function recorded(game: string, name: string): { readonly rules: Rules; readonly log: readonly Entry[] } {
  const packed = readFileSync(new URL(`../${game}/test/records/version-1/${name}.json.gz`, import.meta.url));
  const record = readRecord(gunzipSync(packed).toString());
  const found = GAMES.find(({ id }) => id === game);
  if (!found) throw new Error(`no game ${game}`);
  return {
    rules: found.open(recordedOptions(record, found, []), seatsIn(record), record.version),
    log: standingEntries(record.log),
  };
}

function run<T extends Types>(
  rules: Rules<T>,
  log: readonly Entry[],
  judge: JudgeMaker<T>,
  worlds: number,
  reasonFor?: Adviser<T>['reasonFor'],
): Analysis {
  const looking = analyse(rules, log, judge, { worlds, seed: 'test', reasonFor });
  let next = looking.next();
  while (!next.done) next = looking.next();
  return next.value;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe.each(
  sampleOf(
    [
      ['blackmore', '3-seats-greedy'],
      ['whirling', '3-seats-draft'],
      ['konotop', '2-seats'],
      ['witchstone', '2-seats-greedy'],
      ['blackmore', '5-seats-greedy'],
      ['whirling', '5-seats-greedy'],
      ['konotop', '5-seats-greedy'],
    ] as const,
    ['blackmore', '3-seats-greedy'],
    ['whirling', '3-seats-draft'],
  ),
)('%s %s', (id, name) => {
  test('everything adds up exactly, from the fair share to the result, and the same seed gives the same', async () => {
    const { rules, log } = recorded(id, name);
    const judge = await judgeOf(id);
    const analysis = run(rules, log, judge, 1);
    const { steps, ledger } = analysis;
    let before = ledger.map(({ fair }) => fair);
    expect(sum(before)).toBe(SURE);
    for (const { decided, drawn, after } of steps) {
      expect([sum(decided), sum(drawn), sum(after)]).toEqual([0, 0, SURE]);
      expect(before.map((chance, seat) => chance + (decided[seat] ?? 0) + (drawn[seat] ?? 0))).toEqual(after);
      before = [...after];
    }
    for (const { fair, own, others, draw, end } of ledger) expect(fair + own + others + draw).toBe(end);
    const end = stateAfter(rules, log);
    const winners = rules.standings(end).filter(({ place }) => place === 1);
    for (const { seat } of winners) expect(ledger[seat]?.end).toBeCloseTo(SURE / winners.length, -1);
    expect(sum(winners.map(({ seat }) => ledger[seat]?.end ?? 0))).toBe(SURE);
    expect(steps.flatMap(({ by, moves, draws }) => [...moves.map((text) => [by, text]), ...draws.map((text) => ['chance', text])])).toEqual(
      log.map((entry) => [...entry]),
    );
    expect(JSON.stringify(run(rules, log, judge, 1))).toBe(JSON.stringify(analysis));
  });
});

/** A game of two greedy players, but that the first throws one card away. */
function gameWith(blunder: { readonly at: number; readonly move: string }): readonly Entry[] {
  const rules = openGame(blackmore, 2);
  const random = new FastRandom('blunder', 1);
  const state = rules.start();
  const log: Entry[] = [];
  let decisions = 0;
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    const by = turn.kind === 'seats' ? (turn.seats[0]?.seat ?? 0) : 'chance';
    const choose = (seat: number) => {
      const moves = rules.moves(state, seat);
      const view = () => rules.view(state, seat);
      const memory = () => rules.memory(seat);
      if (decisions++ === blunder.at) return moves.find((move) => rules.format(move) === blunder.move) ?? moves[0];
      return greedy.choose({ rules, seat, moves, view, memory, random, budget: 0, kept: {} });
    };
    const move = by === 'chance' ? rules.draw(state, random) : choose(by);
    if (!move) throw new Error('nothing to do');
    rules.apply(state, by, move);
    log.push([by, rules.format(move)]);
  }
  return log;
}

test('a card thrown away is dear, with a reason why; the dearest slip is among the moments of who made it', async () => {
  const rules = openGame(blackmore, 2);
  const { moments, steps } = run(rules, gameWith({ at: 60, move: 'play red-9' }), blackmoreJudge, 6, reasonFor);
  const thrown = steps.find(({ moves }) => moves.includes('play red-9'));
  expect(thrown?.by).toBe(0);
  expect(thrown?.judged?.lost).toBeGreaterThan(SURE / 5);
  expect(thrown?.judged?.bot).not.toContain('play red-9');
  expect(Object.keys(await loadHintWords('blackmore', 'en'))).toContain(thrown?.judged?.why?.key);
  const losses = steps.flatMap(({ by, judged }) => (by === 0 && judged ? [judged.lost] : []));
  const slips = moments[0]?.filter(({ kind }) => kind === 'slip').map(({ step }) => steps[step]?.judged?.lost);
  expect(slips).toContain(Math.max(...losses));
});

test('worlds that are equal in the eyes of a seat are judged the same, for the same reasons', async () => {
  const { rules, log } = recorded('blackmore', '3-seats-greedy');
  const judge = await judgeOf('blackmore');
  const adviser = await hintsOf('blackmore')?.();
  let differing = 0;
  const decided = log.flatMap(([by, text], at) => (by === 'chance' ? [] : [{ seat: by, text, before: log.slice(0, at) }]));
  for (const { seat, text, before } of decided.filter((_, at) => at % 9 === 4)) {
    const state = stateAfter(rules, before);
    const memory = memoryAfter(rules, before, seat);
    const other = rules.sample(rules.view(state, seat), memory, new FastRandom(`other ${before.length}`));
    if (JSON.stringify(rules.save(other)) !== JSON.stringify(rules.save(state))) differing++;
    const decisions = new Decisions(rules, judge(rules, state), 6, 'test', adviser?.reasonFor);
    const [one, two] = [state, other].map((world) =>
      decisions.judge({ seat, view: rules.view(world, seat), memory, moves: [text], number: 0 }),
    );
    expect(two).toEqual(one);
    expect(one?.reasons).toHaveLength(one?.bot.length ?? 0);
  }
  expect(differing).toBeGreaterThan(2);
});

test('what was taken back is not judged, and what others did meanwhile stays', () => {
  const log = [
    ['chance', 'a'],
    [0, 'b'],
    [1, 'c'],
    [0, 'undo'],
    ['table', 'vote 0 end yes'],
    [0, 'd'],
  ] as const;
  expect(standingEntries(log)).toEqual([
    ['chance', 'a'],
    [1, 'c'],
    [0, 'd'],
  ]);
});
