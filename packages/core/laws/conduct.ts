import { type By, type Game, type Json, type Rules, type Seat, seatsOf, type Types, viewersOf } from '../src/contract.ts';
import { FastRandom, type Random } from '../src/random.ts';
import { refusal } from '../src/refusal.ts';
import { must, randomMove } from './walk.ts';

/** The expensive laws are checked at one position in this many, chosen at random. */
const EXPENSIVE_EVERY = 10;

/**
 * Plays one random game and checks every law that can be checked along the way: move lists, notation, copies, listeners,
 * invariants, moves that show nothing, resampled worlds, bounds and standings. Throws at the first broken law.
 */
export function checkConduct<T extends Types>(game: Game, rules: Rules<T>, seed: number): void {
  const random = new FastRandom(seed);
  const state = rules.start();
  const twin = rules.load(json(rules.save(state)));
  const memories = viewersOf(rules.seats).map((viewer) => rules.memory(viewer));
  const past: T['move'][] = [];
  let entries = 0;
  for (;;) {
    checkFaults(rules, state);
    const isExpensive = random.below(EXPENSIVE_EVERY) === 0;
    if (isExpensive) {
      checkParts(rules, state);
      checkLists(game, rules, state, past, random);
      checkWorlds(rules, state, memories, random);
    }
    const next = randomMove(rules, state, random);
    if (!next) break;
    const { by, move } = next;
    past.push(move);

    const views = isExpensive ? viewersOf(rules.seats).map((viewer) => rules.view(state, viewer)) : undefined;
    const before = views?.map(text);
    const turn = rules.turn(state);
    const turnText = text(turn);
    const kept = isExpensive ? rules.clone(state) : undefined;
    const keptText = isExpensive ? text(rules.save(state)) : '';
    const events: T['event'][] = [];
    rules.apply(state, by, move, (event) => events.push(event));
    rules.apply(twin, by, reread(rules, move));
    if (kept) {
      must(text(rules.save(kept)) === keptText, 'a clone is untouched by its twin', () => rules.format(move));
      rules.apply(kept, by, move);
      must(text(rules.save(kept)) === text(rules.save(state)), 'the state is the same with and without a listener', () =>
        rules.format(move),
      );
      const saved = json(rules.save(state));
      must(text(rules.save(rules.load(saved))) === text(saved), 'load undoes save', () => rules.format(move));
    }
    must(text(views?.map(text)) === text(before), 'a view stays as it was when the game goes on', () => rules.format(move));
    must(text(turn) === turnText, 'a turn stays as it was when the game goes on', () => rules.format(move));
    checkShown(rules, state, by, move, events, memories, before);
    entries++;
    must(entries <= rules.bound, 'a game ends within its bound', () => `more than ${rules.bound}`);
  }
  must(text(rules.save(twin)) === text(rules.save(state)), 'a copy sent through JSON stays equal to the end', () => `seed ${seed}`);
  checkEnd(rules, state);
}

function checkLists<T extends Types>(game: Game, rules: Rules<T>, state: T['state'], past: readonly T['move'][], random: Random): void {
  const turn = rules.turn(state);
  if (turn.kind === 'chance') {
    const outcomes = rules.outcomes(state);
    const texts = outcomes.map(({ move }) => rules.format(move));
    must(outcomes.length > 0, 'awaited chance has an outcome', () => 'none');
    must(new Set(texts).size === texts.length, 'outcomes are listed once', () => texts.join(' | '));
    must(
      outcomes.every(({ weight }) => Number.isSafeInteger(weight) && weight > 0),
      'weights are positive integers',
      () => texts.join(' | '),
    );
    must(texts.includes(rules.format(rules.draw(state, random))), 'draw gives one of the outcomes', () => texts.join(' | '));
    checkTexts(
      rules,
      outcomes.slice(0, 8).map(({ move }) => move),
    );
  }
  const awaited = turn.kind === 'seats' ? turn.seats.map(({ seat }) => seat) : [];
  must(turn.kind !== 'seats' || awaited.length > 0, 'at least one seat is awaited', () => 'none');
  must(new Set(awaited).size === awaited.length, 'a seat is awaited once', () => awaited.join(', '));
  for (const seat of seatsOf(rules.seats)) {
    const moves = rules.moves(state, seat);
    const texts = moves.map((move) => rules.format(move));
    must(!awaited.includes(seat) || moves.length > 0, 'an awaited seat has a move', () => `seat ${seat}`);
    must(
      turn.kind === 'seats' || moves.length === 0,
      'no seat has a move at the end or while chance acts',
      () => `seat ${seat}: ${texts.join(' | ')}`,
    );
    must(new Set(texts).size === texts.length, 'moves are listed once', () => texts.join(' | '));
    must(text(texts) === text(rules.moves(state, seat).map((move) => rules.format(move))), 'the order of moves is fixed', () =>
      texts.join(' | '),
    );
    checkTexts(rules, moves);
    const tried = [
      ...moves.slice(0, 3),
      ...Array.from({ length: Math.min(3, past.length) }, () => past[random.below(past.length)] as T['move']),
    ];
    for (const move of tried) checkRefusal(game, rules, state, seat, move, texts);
  }
}

function checkTexts<T extends Types>(rules: Rules<T>, moves: readonly T['move'][]): void {
  for (const move of moves) {
    const line = rules.format(move);
    must(/^[ -~]{1,400}$/.test(line), 'a move is one line of plain text', () => line);
    const parsed = rules.parse(line);
    must(parsed !== undefined && rules.format(parsed) === line, 'parse undoes format', () => line);
  }
}

function checkRefusal<T extends Types>(
  game: Game,
  rules: Rules<T>,
  state: T['state'],
  seat: Seat,
  move: T['move'],
  listed: readonly string[],
): void {
  const line = rules.format(move);
  const refused = refusal(rules, state, seat, move);
  must(listed.includes(line) === (refused === undefined), 'listed exactly if not refused', () => `seat ${seat}: ${line}`);
  if (refused)
    must(
      game.rules.some(({ number }) => number === refused.rule),
      'a refusal cites a rule',
      () => `${line}: ${refused.rule}`,
    );
}

/** A table merges the two parts of a view: a field in both parts would be ambiguous. */
function checkParts<T extends Types>(rules: Rules<T>, state: T['state']): void {
  for (const viewer of viewersOf(rules.seats)) {
    const [common, own] = [Object.keys(rules.common(state)), Object.keys(rules.own(state, viewer))];
    must(!own.some((field) => common.includes(field)), 'no field of a view is both common and own', () => own.join(', '));
  }
}

function checkFaults<T extends Types>(rules: Rules<T>, state: T['state']): void {
  const faults = rules.faults(state);
  must(faults.length === 0, 'invariants hold', () => faults.join('; '));
}

/** Folds what each viewer is shown into its memory; if it is shown nothing, its view must not change. */
function checkShown<T extends Types>(
  rules: Rules<T>,
  state: T['state'],
  by: By,
  move: T['move'],
  events: readonly T['event'][],
  memories: readonly T['memory'][],
  before: readonly string[] | undefined,
): void {
  viewersOf(rules.seats).forEach((viewer, index) => {
    const shown = events.flatMap((event) => rules.show(event, viewer) ?? []);
    for (const one of shown) {
      if (before) must(isPlain(one), 'what is shown is plain JSON', () => one.type);
      rules.learn(memories[index] as T['memory'], one);
    }
    if (before && shown.length === 0) {
      must(
        text(rules.view(state, viewer)) === before[index],
        'a move that shows a viewer nothing changes nothing for it',
        () => `${by} ${rules.format(move)}, viewer ${viewer}`,
      );
    }
  });
}

/** A world resampled from what a viewer knows gives that viewer the same view, turn and moves, and shares no state with them. */
function checkWorlds<T extends Types>(rules: Rules<T>, state: T['state'], memories: readonly T['memory'][], random: Random): void {
  if (rules.turn(state).kind === 'chance') return; // Chance is resolved before any viewer looks.
  const turn = text(rules.turn(state));
  viewersOf(rules.seats).forEach((viewer, index) => {
    const view = rules.view(state, viewer);
    const memory = memories[index] as T['memory'];
    const [viewText, memoryText] = [text(view), text(memory)];
    must(isPlain(view) && isPlain(memory), 'a view and a memory are plain JSON', () => `viewer ${viewer}`);
    const world = rules.sample(view, memory, random);
    checkFaults(rules, world);
    must(text(rules.view(world, viewer)) === viewText, 'a resampled world looks the same', () => `viewer ${viewer}`);
    must(text(rules.turn(world)) === turn, 'a resampled world awaits the same', () => `viewer ${viewer}`);
    if (viewer !== 'spectator') {
      const lines = (of: T['state']) => text(rules.moves(of, viewer).map((move) => rules.format(move)));
      must(lines(world) === lines(state), 'a resampled world offers the same moves', () => `viewer ${viewer}`);
    }
    const next = randomMove(rules, world, random);
    if (next) rules.apply(world, next.by, next.move);
    const isKept = text(view) === viewText && text(memory) === memoryText;
    must(isKept, 'a move in a resampled world changes neither view nor memory', () => `viewer ${viewer}`);
  });
}

function checkEnd<T extends Types>(rules: Rules<T>, state: T['state']): void {
  const standings = rules.standings(state);
  must(text(standings.map(({ seat }) => seat).sort((a, b) => a - b)) === text(seatsOf(rules.seats)), 'every seat has a standing', () =>
    text(standings),
  );
  for (const { place } of standings) {
    const better = standings.filter((other) => other.place < place).length;
    must(place === better + 1, 'places are consistent', () => text(standings));
  }
}

function reread<T extends Types>(rules: Rules<T>, move: T['move']): T['move'] {
  return rules.parse(rules.format(move)) as T['move'];
}

/** Whether JSON carries the value unchanged. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

function text(value: unknown): string {
  return JSON.stringify(value);
}

function json<Value extends Json>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
