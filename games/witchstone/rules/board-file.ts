import { type Field, type FileProblem, problemsOf } from '@coven/core';
import { PAIRS, pairOf } from './actions.plain.ts';
import { ROW } from './agenda.ts';
import { ORIGINS } from './board.ts';
import { refuse } from './board-problems.ts';
import { isInside } from './cauldron.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { checkMap } from './map-file.ts';
import { ACTIONS, type ActionId, SILVERS } from './names.plain.ts';
import { checkScrolls } from './scroll-file.ts';

/** In characters: about six times the file that comes with the game. */
const MAX_FILE = 65_536;
const MAX_NOTE = 4000;
const SEAT_COUNTS = ['2', '3', '4'] as const;
const CRYSTALS = 6;
const SPECIALS = 15;
/** So that the hex of one blue cell never pays for the way to the next: see `Agenda`. */
const BLUE_GAP = 3;

/** A board file is playable if it has no problems. */
export function checkBoard(text: string): readonly FileProblem[] {
  return problemsOf(text, MAX_FILE, (file) => {
    const parts = file.members(
      ['actions', 'map', 'cauldron', 'tilesPerPlayer', 'specials', 'owls', 'pentagram', 'wand', 'chips', 'rack', 'scrolls'],
      ['note', 'provenance'],
    );
    if (!parts) return;
    parts.note?.text(MAX_NOTE);
    for (const [, part] of parts.provenance?.entries() ?? []) {
      if (part.isText()) part.oneOf(ORIGINS);
      else for (const [, from] of part.entries() ?? []) from.oneOf(ORIGINS);
    }
    const actions = parts.actions.items()?.map((action) => action.oneOf(ACTIONS));
    if (actions && actions.join() !== ACTIONS.join()) refuse(parts.actions, 'wrong-actions', { values: ACTIONS.join(', ') });
    const chipPlaces = checkMap(parts.map);
    checkCauldron(parts.cauldron);
    checkPairs(parts.tilesPerPlayer, PAIRS.length);
    checkPairs(parts.specials, undefined);
    checkOwls(parts.owls);
    checkPentagram(parts.pentagram);
    checkWand(parts.wand);
    const chips = checkChips(parts.chips);
    const bottom = checkRack(parts.rack);
    if (chips !== undefined && chipPlaces !== undefined && bottom !== undefined && chips < chipPlaces + bottom) {
      refuse(parts.chips, 'too-few-chips', { count: chips, least: chipPlaces + bottom });
    }
    checkScrolls(parts.scrolls, ROW);
  });
}

type At = readonly [number, number];

function readAt(field: Field, radius: number): At | undefined {
  const items = field.items();
  if (!items) return undefined;
  const [q, r] = items.map((item) => item.whole(-radius, radius));
  if (items.length !== 2) return refuse(field, 'wrong-count', { count: items.length, wanted: 2 });
  if (q === undefined || r === undefined) return undefined;
  return isInside(radius, [q, r]) ? [q, r] : refuse(field, 'outside-cauldron');
}

function checkCauldron(field: Field): void {
  const parts = field.members(['radius', 'symbols', 'blackCrystal', 'crystals', 'exits']);
  if (!parts) return;
  const radius = parts.radius.whole(2, 4);
  if (radius === undefined) return;
  const taken = new Set<string>();
  const occupy = (place: Field) => {
    const at = readAt(place, radius);
    if (!at) return;
    if (taken.has(at.join())) refuse(place, 'cell-taken');
    taken.add(at.join());
  };
  const symbols = new Set<ActionId>();
  for (const entry of parts.symbols.items() ?? []) {
    const symbol = entry.members(['action', 'at']);
    const action = symbol?.action.oneOf(ACTIONS);
    if (action && symbols.has(action)) refuse(entry, 'repeated-id', { id: action });
    if (action) symbols.add(action);
    if (symbol) occupy(symbol.at);
  }
  for (const action of ACTIONS) if (!symbols.has(action)) refuse(parts.symbols, 'missing-symbol', { action });
  occupy(parts.blackCrystal);
  const crystals = parts.crystals.items();
  for (const place of crystals ?? []) occupy(place);
  if (crystals && crystals.length !== CRYSTALS) refuse(parts.crystals, 'wrong-count', { count: crystals.length, wanted: CRYSTALS });
  checkExits(parts.exits, radius);
}

/** Every action has an exit, on border cells that lead to one exit only. */
function checkExits(field: Field, radius: number): void {
  const found = new Set<ActionId>();
  const cells = new Set<string>();
  for (const entry of field.items() ?? []) {
    const exit = entry.members(['action', 'from']);
    const action = exit?.action.oneOf(ACTIONS);
    if (action && found.has(action)) refuse(entry, 'repeated-id', { id: action });
    const from = exit?.from.items() ?? [];
    if (action && from.length > 0) found.add(action);
    for (const place of from) {
      const at = readAt(place, radius);
      if (!at) continue;
      if (isInside(radius - 1, at)) refuse(place, 'not-on-border');
      if (cells.has(at.join())) refuse(place, 'two-exits');
      cells.add(at.join());
    }
  }
  for (const action of ACTIONS) if (!found.has(action)) refuse(field, 'missing-exit', { action });
}

/** Tiles: every pair once. WS-1.3. Special hexes: as many as in the box. */
function checkPairs(field: Field, tiles: number | undefined): void {
  const items = field.items();
  const found = new Set<string>();
  for (const entry of items ?? []) {
    const names = entry.items()?.map((one) => one.oneOf(ACTIONS));
    if (!names) continue;
    const [one, other] = names;
    if (names.length !== 2) refuse(entry, 'wrong-count', { count: names.length, wanted: 2 });
    else if (one !== undefined && other !== undefined) {
      const pair = pairOf(one, other);
      if (!pair) refuse(entry, 'same-action');
      else if (tiles !== undefined && found.has(pair.id)) refuse(entry, 'repeated-pair', { pair: pair.id });
      if (pair) found.add(pair.id);
    }
  }
  if (!items) return;
  if (tiles === undefined && items.length !== SPECIALS) refuse(field, 'wrong-count', { count: items.length, wanted: SPECIALS });
  if (tiles !== undefined) for (const { id } of PAIRS) if (!found.has(id)) refuse(field, 'missing-pair', { pair: id });
}

function checkOwls(field: Field): void {
  const items = field.items() ?? [];
  field.limitCount(items.length, FILE_LIMITS.owls);
  let last = 99;
  for (const value of items) {
    const points = value.whole(0, 99);
    if (points !== undefined && points > last) refuse(value, 'falling-levels');
    last = points ?? last;
  }
}

function checkPentagram(field: Field): void {
  const items = field.items();
  if (!items) return;
  if (items.length < BLUE_GAP || items.length > 60) refuse(field, 'wrong-count', { count: items.length, wanted: 15 });
  const names = new Set<string>();
  const blues: number[] = [];
  items.forEach((cell, place) => {
    if (cell.isNull()) return;
    const name = cell.text(40);
    if (name === undefined) return;
    if (place === 0 ? name !== 'start' : !/^(?:special|owl)-[a-z]$/.test(name)) refuse(cell, place === 0 ? 'no-start' : 'unknown-cell');
    if (names.has(name)) refuse(cell, 'repeated-cell');
    names.add(name);
    if (name.startsWith('special-')) blues.push(place);
  });
  if (items[0]?.isNull()) refuse(items[0], 'no-start');
  blues.forEach((place, index) => {
    const next = blues[index + 1] ?? (blues[0] as number) + items.length;
    if (next - place < BLUE_GAP) refuse(items[place] as Field, 'blue-too-close', { least: BLUE_GAP });
  });
}

function checkWand(field: Field): void {
  const items = field.items();
  if (!items) return;
  if (items.length < 2 || items.length > 60) refuse(field, 'wrong-count', { count: items.length, wanted: 20 });
  items.forEach((cell, place) => {
    if (place === 0) {
      if (!cell.isText() || cell.oneOf(['start']) === undefined) refuse(cell, 'no-start');
      return;
    }
    if (cell.isNull()) return;
    const members = cell.members([], ['bonus', 'times', 'silver']);
    if (!members) return;
    if (members.silver) {
      members.silver.oneOf(SILVERS);
      if (members.bonus || members.times) refuse(cell, 'unknown-cell');
    } else if (members.bonus && members.times) {
      members.bonus.oneOf(ACTIONS);
      members.times.whole(1, 9);
    } else {
      refuse(cell, 'unknown-cell');
    }
  });
}

/** How many chips there are. */
function checkChips(field: Field): number | undefined {
  let total = 0;
  const ids = new Set<string>();
  const items = field.items() ?? [];
  field.limitCount(items.length, FILE_LIMITS.chips);
  for (const entry of items) {
    const chip = entry.members(['copies'], ['action', 'points']);
    if (!chip) return undefined;
    const copies = chip.copies.whole(1, 99);
    const id = chip.action ? chip.action.oneOf(ACTIONS) : `points-${chip.points?.whole(0, 99)}`;
    if ((chip.action === undefined) === (chip.points === undefined)) refuse(entry, 'unknown-cell');
    if (id === undefined || copies === undefined) return undefined;
    if (ids.has(id)) refuse(entry, 'repeated-id', { id });
    ids.add(id);
    total += copies;
  }
  field.limitCount(total, FILE_LIMITS.chipCopies);
  return total;
}

/** The most that a bottom shelf can hold: it takes a chip from the table each time. */
function checkRack(field: Field): number | undefined {
  const rack = field.members(['perShelf', 'bottom']);
  if (!rack) return undefined;
  let bottom = 0;
  for (const count of SEAT_COUNTS) {
    rack.perShelf.members(SEAT_COUNTS)?.[count].whole(1, 99);
    bottom = Math.max(bottom, rack.bottom.members(SEAT_COUNTS)?.[count].whole(1, 99) ?? 0);
  }
  return bottom;
}
