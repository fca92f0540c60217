import { FastRandom, type Random, type Rules } from '@coven/core';
import { type ExpensiveSearch, workOf } from '@coven/core/laws';
import { checkBoard } from '../rules/board-file.ts';
import { ACTIONS, BOARD, type BoardFile, compileBoard, type Witchstone, witchstone } from '../rules/index.ts';
import { movesOf } from '../rules/moves.ts';
import { SILVERS } from '../rules/names.plain.ts';

type Writable<Row> = { -readonly [Key in keyof Row]: Row[Key] };

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)] as Item;
}

/** Locations, portals, chips, scrolls, tracks: everything that more work could come from. */
export function change(board: BoardFile, random: Random): void {
  const { map } = board;
  const name = `own-${random.below(1e6)}`;
  switch (random.below(9)) {
    case 0: {
      const near = oneOf(map.locations, random);
      (map.locations as (typeof near)[]).push({
        id: name,
        kind: oneOf(['village', 'forest', 'castle', 'tower'] as const, random),
        at: near.at,
      });
      (map.portals as unknown[]).push({ between: [name, near.id], length: 1 });
      break;
    }
    case 1: {
      const [one, other] = [oneOf(map.locations, random).id, oneOf(map.locations, random).id];
      (map.portals as unknown[]).push({ between: [one, other], length: 1 + random.below(3) });
      break;
    }
    case 2:
      (board.scrolls as unknown[]).push({ id: name, copies: 1 + random.below(3), boost: oneOf([...ACTIONS, 'any'], random), plus: 9 });
      break;
    case 3:
      (board.scrolls as unknown[]).push({
        id: name,
        copies: 1,
        prophecy: 'connect-in-order',
        levels: [1, 2, 3].map(() => Array.from({ length: 1 + random.below(12) }, () => 'forest')),
      });
      break;
    case 4:
      if (random.below(2) === 0) (board.chips as unknown[]).push({ points: random.below(100), copies: 1 });
      else (oneOf(board.chips, random) as Writable<{ copies: number }>).copies = 1 + random.below(30);
      break;
    case 5:
      (board.wand as unknown[]).push(
        random.below(4) === 0 ? { silver: oneOf(SILVERS, random) } : { bonus: oneOf(ACTIONS, random), times: 1 + random.below(9) },
      );
      break;
    case 6:
      (board.pentagram as unknown[]).push(null);
      break;
    case 7: // Views carry the whole file.
      Object.assign(board, { provenance: { ...board.provenance, [`${name}-${'x'.repeat(random.below(1000))}`]: 'known' } });
      break;
    default:
      (board.owls as number[]).push(0);
  }
}

/** Moves that compiling a board makes. */
export function compiledMoves(text: string, seats: number): number {
  return movesOf(compileBoard(JSON.parse(text) as BoardFile, seats), seats).byText.size;
}

export function rulesWith(board: string, seats: number): Rules<Witchstone> {
  const handicap = Array.from({ length: seats }, () => 'none');
  return witchstone.open({ scrolls: 'open', handicap, board }, seats, witchstone.version);
}

export function searchOf(rounds: number): ExpensiveSearch<BoardFile> {
  return {
    start: BOARD,
    change,
    rounds,
    cost: (text) => {
      if (checkBoard(text).length > 0) return undefined;
      const { moves, texts, view } = workOf(rulesWith(text, 4), new FastRandom(7), 150);
      return 5 * compiledMoves(text, 4) + 20 * moves + texts + view;
    },
  };
}
