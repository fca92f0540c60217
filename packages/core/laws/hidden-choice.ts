import { type Rules, type Seat, seatsOf, type Types, type Viewer, viewersOf } from '../src/contract.ts';
import { UNDO } from '../src/log.ts';
import { FastRandom, type Random } from '../src/random.ts';
import type { Step, Table } from '../src/table.ts';
import { mustPlay, plainOf, randomEntry, tableOf, type Wire, wireOf } from './table-walk.ts';
import { must } from './walk.ts';

/** Two choices are compared at one position in this many. */
const COMPARED_EVERY = 4;
/** How many entries the two worlds go on after the choice. */
const ENTRIES_AFTER = 6;

/**
 * Plays a random game with undos. Now and then a seat makes two different choices in two worlds, each with the chance that follows.
 * A viewer to whom the rules show the same in both worlds must be sent the same bytes, then and as long as the worlds look the same to
 * it: what a table adds (cursors, decision numbers, choices, whether a move may be undone) must not tell the worlds apart.
 * Returns how many messages were compared.
 */
export function checkHiddenChoices<T extends Types>(rules: Rules<T>, seed: number, wire: Wire<T> = wireOf): number {
  const random = new FastRandom(seed);
  const table = tableOf(rules, random);
  const seats = seatsOf(rules.seats);
  table.deal();
  let compared = 0;
  for (let entries = 0; !table.isOver() && entries < rules.bound; entries++) {
    if (random.below(COMPARED_EVERY) === 0) compared += compare(table, random, wire);
    const turn = table.turn();
    const awaited = turn.kind === 'seats' ? turn.seats.map(({ seat }) => seat) : [];
    const next = randomEntry(table, random.below(3) === 0 ? seats : awaited, random) ?? randomEntry(table, awaited, random);
    if (!next) break;
    mustPlay(table, ...next);
  }
  return compared;
}

/** One of two worlds that part at a choice. */
interface World<T extends Types> {
  readonly table: Table<T>;
  step: Step<T>;
}

function compare<T extends Types>(table: Table<T>, random: Random, wire: Wire<T>): number {
  const { rules } = table;
  const able = seatsOf(rules.seats).filter((seat) => textsOf(table, seat).length > 1);
  const seat = able[random.below(Math.max(1, able.length))];
  if (seat === undefined) return 0;
  const texts = textsOf(table, seat);
  const one = pickText(texts, random);
  const other = pickText(
    texts.filter((text) => text !== one),
    random,
  );
  const snapshot = table.snapshot();
  const worlds = [one, other].map((text): World<T> => {
    const fork = tableOf(rules, new FastRandom(random.below(2 ** 30)), snapshot);
    return { table: fork, step: mustPlay(fork, seat, text) };
  }) as [World<T>, World<T>];
  let compared = 0;
  let alike: readonly Viewer[] = viewersOf(rules.seats).filter((viewer) => viewer !== seat);
  for (let entries = 0; ; entries++) {
    alike = alike.filter((viewer) => isAlike(worlds, viewer));
    for (const viewer of alike) {
      const [here, there] = worlds.map((world) => wire(world.table, world.step, viewer));
      must(
        here === there,
        'a hidden choice makes no difference to others',
        () => `${one} | ${other}, viewer ${viewer}:\n${here}\n${there}`,
      );
      compared++;
    }
    const others = alike.filter((viewer): viewer is Seat => viewer !== 'spectator');
    const next = entries < ENTRIES_AFTER ? randomEntry(worlds[0].table, others, random) : undefined;
    if (!next) return compared;
    for (const world of worlds) world.step = mustPlay(world.table, ...next);
  }
}

function isAlike<T extends Types>(worlds: readonly [World<T>, World<T>], viewer: Viewer): boolean {
  const [here, there] = worlds.map(({ table, step }) => JSON.stringify(plainOf(table, step, viewer)));
  return here === there;
}

function textsOf<T extends Types>(table: Table<T>, seat: Seat): readonly string[] {
  const moves = table.moves(seat).map((move) => table.rules.format(move));
  return table.mayUndo(seat) ? [...moves, UNDO] : moves;
}

/** Every kind of move comes equally often, however many moves of it there are. */
function pickText(texts: readonly string[], random: Random): string {
  const kindOf = (text: string) => text.split(' ', 1)[0];
  const kinds = [...new Set(texts.map(kindOf))];
  const kind = kinds[random.below(kinds.length)];
  const same = texts.filter((text) => kindOf(text) === kind);
  return same[random.below(same.length)] as string;
}
