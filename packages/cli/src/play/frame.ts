import { wrapInPlace } from '../wrap.ts';
import { inColumns } from './in-columns.ts';

/** The parts of the live screen from top to bottom. */
export interface Frame {
  /** The table, from the largest picture to the smallest. */
  readonly tables: readonly (readonly string[])[];
  /** What happened, the newest last, each in one or more lines; it gets the remaining space. */
  readonly story: readonly (readonly string[])[];
  /** The question that the moves answer. */
  readonly ask: readonly string[];
  /** The numbered moves. */
  readonly moves: readonly Choice[];
  /** Said unasked, the most important last; shown only where there is room. */
  readonly welcome: readonly string[];
  /** The answer to the last input. */
  readonly answer: readonly string[];
}

export interface Choice {
  readonly word: string;
  /** What the move would bring; left out if space is short. */
  readonly remark: string;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The lines that say what was left out. */
export interface Cuts {
  table(): string;
  moves(from: number, to: number, all: number): string;
}

export interface FittedFrame {
  readonly lines: readonly string[];
  /** The move that the next page begins with; 0 if there is no next page. */
  readonly nextMove: number;
}

const MAX_STORY_LINES = 8;
/** Lines that the moves get at least, however large the table is. */
const MIN_MOVE_LINES = 6;

/**
 * The lines that fit above the prompt. If space is short, drops blank lines and the story first, takes a smaller picture, lays the moves
 * out in columns, then shows them page by page from `firstMove`. The prompt and some moves always show; the table is cut last.
 */
export function fitFrame(frame: Frame, { rows, columns }: Size, firstMove: number, cuts: Cuts): FittedFrame {
  const { tables, story, ask, moves, answer, welcome } = frame;
  const room = rows - 1;
  const said = [...welcome, ...answer];
  const listed = moves.map(({ word, remark }) => `${word}${remark}`);
  const unfolded = listed.flatMap((line) => wrapInPlace(line, columns));
  const whole = (lines: readonly string[]): FittedFrame => ({ lines, nextMove: 0 });

  const airy = [...(tables[0] ?? []), ''];
  const rest = room - airy.length - ask.length - unfolded.length - said.length - 1;
  if (rest >= 2) return whole([...airy, ...newest(story, Math.min(rest, MAX_STORY_LINES)), '', ...ask, ...unfolded, ...said]);

  const pictures = tables.map(withoutBlanks);
  const layouts = [unfolded, inColumns(listed, columns)];
  const words = inColumns(
    moves.map(({ word }) => word),
    columns,
  );
  const attempts = [
    ...pictures.flatMap((table) => layouts.map((choices) => [table, choices] as const)),
    [pictures.at(-1) ?? [], words] as const,
  ];
  for (const [table, choices] of attempts) {
    const left = room - table.length - ask.length - choices.length - answer.length;
    if (left < 0) continue;
    const greeting = left < 2 ? [] : welcome.slice(-left);
    const told = left - greeting.length;
    return whole([...table, ...newest(story, told), ...ask, ...choices, ...greeting, ...answer]);
  }
  return paged(frame, { rows, columns }, firstMove, cuts);
}

/** The smallest picture, cut if it must be, above one page of the moves. */
function paged({ tables, ask, moves, answer }: Frame, { rows, columns }: Size, firstMove: number, cuts: Cuts): FittedFrame {
  const words = moves.map(({ word }) => word);
  const room = rows - 1 - ask.length;
  const needed = inColumns(words, columns).length;
  const said = answer.slice(0, Math.max(0, room - MIN_MOVE_LINES));
  const forMoves = Math.min(needed, MIN_MOVE_LINES);
  const smallest = withoutBlanks(tables.at(-1) ?? []);
  const forTable = Math.max(0, room - said.length - forMoves);
  const table = smallest.length <= forTable ? smallest : [...smallest.slice(0, Math.max(0, forTable - 1)), cuts.table()].slice(0, forTable);
  const lines = room - said.length - table.length;
  if (needed <= lines) return { lines: [...table, ...ask, ...inColumns(words, columns), ...said], nextMove: 0 };

  const from = firstMove < words.length ? firstMove : 0;
  let to = Math.min(words.length, from + Math.max(1, lines - 1));
  while (to < words.length && inColumns(words.slice(from, to + 1), columns).length < lines) to++;
  const page = inColumns(words.slice(from, to), columns);
  const shown = [...table, ...ask, ...page, cuts.moves(from + 1, to, words.length), ...said];
  return { lines: shown, nextMove: to < words.length ? to : 0 };
}

/** The newest sentences that fit, each whole. */
function newest(story: Frame['story'], lines: number): readonly string[] {
  let room = lines;
  const from = story.findLastIndex((sentence) => {
    room -= sentence.length;
    return room < 0;
  });
  return story.slice(from + 1).flat();
}

function withoutBlanks(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '');
}
