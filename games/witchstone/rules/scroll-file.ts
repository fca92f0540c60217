import type { Field } from '@coven/core';
import { ORIGINS } from './board.ts';
import { refuse } from './board-problems.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { ACTIONS } from './names.plain.ts';
import { ASKED_KINDS, COUNTED } from './scroll-cards.ts';

const LEVELS = 3;
const PROPHECIES = ['chain', 'occupy-same', 'occupy-in-order', 'connect-in-order', 'place-on-stone', ...COUNTED] as const;

/** Boosters and prophecies, enough to fill the row. */
export function checkScrolls(field: Field, row: number): void {
  const ids = new Set<string>();
  let total = 0;
  const items = field.items();
  for (const entry of items ?? []) {
    const scroll = entry.members(['id', 'copies'], ['boost', 'plus', 'prophecy', 'symbol', 'kind', 'levels', 'provenance']);
    if (!scroll) continue;
    for (const [, from] of scroll.provenance?.entries() ?? []) from.oneOf(ORIGINS);
    const id = scroll.id.id();
    if (id !== undefined && ids.has(id)) refuse(entry, 'repeated-id', { id });
    if (id !== undefined) ids.add(id);
    total += scroll.copies.whole(1, 99) ?? 0;
    if (scroll.boost && scroll.plus) {
      scroll.boost.oneOf([...ACTIONS, 'any']);
      scroll.plus.whole(1, 9);
    } else if (scroll.prophecy && scroll.levels) {
      const { prophecy, levels, symbol, kind } = scroll;
      checkProphecy(entry, { prophecy, levels, symbol, kind });
    } else {
      refuse(entry, 'missing-field', { name: scroll.boost ? 'plus' : 'prophecy' });
    }
  }
  if (items) field.limitCount(items.length, FILE_LIMITS.scrolls);
  field.limitCount(total, FILE_LIMITS.scrollCopies);
  if (items && total < row) refuse(field, 'too-few-scrolls', { count: total, least: row });
}

interface ProphecyFields {
  readonly prophecy: Field;
  readonly levels: Field;
  readonly symbol: Field | undefined;
  readonly kind: Field | undefined;
}

function checkProphecy(entry: Field, { prophecy, levels, symbol, kind }: ProphecyFields): void {
  const task = prophecy.oneOf(PROPHECIES);
  const list = levels.items();
  if (task === undefined || !list) return;
  if (list.length !== LEVELS) refuse(levels, 'wrong-count', { count: list.length, wanted: LEVELS });
  switch (task) {
    case 'occupy-in-order':
      for (const level of list) level.oneOf(ASKED_KINDS);
      return;
    case 'connect-in-order':
      for (const level of list) {
        const asked = level.items() ?? [];
        level.limitCount(asked.length, FILE_LIMITS.asked);
        for (const one of asked) one.oneOf(ASKED_KINDS);
      }
      return;
    case 'chain':
      if (symbol) symbol.oneOf(ACTIONS);
      else refuse(entry, 'missing-field', { name: 'symbol' });
      break;
    case 'occupy-same':
      if (kind) kind.oneOf(ASKED_KINDS);
      else refuse(entry, 'missing-field', { name: 'kind' });
      break;
    default:
  }
  checkNumbers(list, task === 'place-on-stone' ? 'falling' : 'rising');
}

/** Each level asks for more than the one before; for a better place that is a smaller number. */
function checkNumbers(levels: readonly Field[], order: 'rising' | 'falling'): void {
  let last: number | undefined;
  for (const level of levels) {
    const needed = level.whole(1, 99);
    if (needed === undefined) continue;
    if (last !== undefined && (order === 'falling' ? needed >= last : needed <= last)) refuse(level, 'falling-levels');
    last = needed;
  }
}
