import type { FileProblem } from '@coven/core';
import {
  clauses,
  type FileWords,
  type GameWords,
  jsonProblem,
  type Language,
  loadFiles,
  lookUpsFrom,
  type Pieces,
  type Same,
  type Say,
} from '@coven/words';
import type { BoardFileReason, Witchstone } from '../rules/index.ts';
import { halvesOf, pointsOf } from '../rules/names.ts';
import type { messages as en } from './en.ts';

type Messages = typeof en;

/** The words of Witchstone; `say` gives its pictures the labels under `table.`. */
export interface WitchstoneWords extends GameWords<Witchstone> {
  readonly say: Say<Messages>;
  /** Clauses one after the other, with the signs of the language. */
  clauses(parts: readonly string[]): string;
  fileProblem(problem: FileProblem): string;
}

const LOCATION = /^(tower|village|forest|castle)-(\d+)$/;

type Move = Witchstone['move'];
type Shown = Witchstone['shown'];

export async function wordsFrom(messages: Same<Messages>, language: Language): Promise<WitchstoneWords> {
  return witchstoneWords(messages, await loadFiles(language));
}

function witchstoneWords(messages: Same<Messages>, files: FileWords): WitchstoneWords {
  const lookUps = lookUpsFrom<Messages>(messages);
  const { say } = lookUps;

  const nameOf = (kind: string, id: string): string => {
    switch (kind) {
      case 'pair':
        return halvesOf(id)
          .map((action) => say(`piece.action.${action}`))
          .join(' + ');
      case 'location': {
        const [, place, number] = LOCATION.exec(id) ?? [];
        if (place === undefined) return lookUps.piece(kind, id);
        return say(`piece.place.${place as 'tower' | 'village' | 'forest' | 'castle'}`, { number: Number(number) + 1 });
      }
      case 'portal':
        return id
          .split(' ')
          .map((end) => nameOf('location', end))
          .join(' – ');
      case 'chip': {
        const points = pointsOf(id);
        return points === null ? lookUps.piece('action', id) : say('piece.points-chip', { points });
      }
      default:
        return lookUps.piece(kind, id);
    }
  };

  return {
    ...lookUps,
    ask: (ask) => say(`ask.${ask.type}`),
    move: (move, pieces) => moveWords(move, pieces),
    event: (shown, pieces) => eventWords(shown, pieces),
    refusal({ reason, args = {} }, pieces) {
      switch (reason) {
        case 'no-points':
        case 'not-running':
          return say(`refusal.${reason}`, { action: piece(pieces, 'action', String(args.action)) });
        case 'not-in-hand':
          return say('refusal.not-in-hand', { tile: piece(pieces, 'pair', String(args.tile)) });
        case 'too-far':
          return say('refusal.too-far', { cost: String(args.cost), given: String(args.points) });
        default:
          return say(`refusal.${reason}`);
      }
    },
    piece: nameOf,
    clauses: (parts) => clauses(parts, (pair) => say('more.clauses', pair)),
    fileProblem: ({ reason, args }) => problemWords(reason as BoardFileReason, args),
  };

  function piece(pieces: Pieces, kind: string, id: string): string {
    return pieces.piece(kind, id, nameOf(kind, id));
  }

  function moveWords(move: Move, pieces: Pieces): string {
    const action = (id: string) => piece(pieces, 'action', id);
    const crystal = (colour: 'coloured' | 'black') => piece(pieces, 'crystal', colour);
    switch (move.type) {
      case 'turn-special':
        return say('move.turn-special', { special: piece(pieces, 'pair', move.special) });
      case 'turn-scroll':
        return say('move.turn-scroll', { scroll: piece(pieces, 'scroll', move.scroll) });
      case 'set-chip':
        return say('move.set-chip', { chip: piece(pieces, 'chip', move.chip) });
      case 'draw':
      case 'tile':
        return say(`move.${move.type}`, { tile: piece(pieces, 'pair', move.tile) });
      case 'first':
        return say('move.first', { who: pieces.seat(move.seat) });
      case 'tower':
        return say('move.tower', { location: piece(pieces, 'location', move.at) });
      case 'lay':
        return say('move.lay', { at: piece(pieces, 'cell', move.at), toward: piece(pieces, 'cell', move.toward) });
      case 'begin':
      case 'choose':
        return say(`move.${move.type}`, { action: action(move.action) });
      case 'energy':
        return say('move.energy', { portal: piece(pieces, 'portal', move.portal) });
      case 'send':
        return say('move.send', { location: piece(pieces, 'location', move.to) });
      case 'pentagram':
      case 'wand':
        return say(`move.${move.type}`, { steps: move.steps });
      case 'use':
        return say('move.use', { special: piece(pieces, 'pair', move.special), action: action(move.action) });
      case 'set':
        return say('move.set', { special: piece(pieces, 'pair', move.special), at: piece(pieces, 'cell', move.at) });
      case 'step':
        return say('move.step', { from: piece(pieces, 'cell', move.from), to: piece(pieces, 'cell', move.to) });
      case 'rim':
        return say('move.rim', { from: piece(pieces, 'cell', move.from) });
      case 'rack':
        return say('move.rack', { crystal: crystal(move.crystal), action: action(move.exit) });
      case 'bottom':
        return say('move.bottom', { crystal: crystal(move.crystal), chip: piece(pieces, 'chip', move.chip) });
      case 'aside':
        return say('move.aside', { crystal: crystal(move.crystal) });
      case 'break':
        return say('move.break', { at: piece(pieces, 'cell', move.at) });
      case 'take':
        return say('move.take', { scroll: piece(pieces, 'scroll', move.scroll), place: move.place });
      case 'boost': {
        const boosted = { scroll: piece(pieces, 'scroll', move.scroll), action: action(move.action) };
        return move.reach > 0 ? say('more.boost-reach', { ...boosted, reach: move.reach }) : say('move.boost', boosted);
      }
      case 'discard':
      case 'prepare':
      case 'collect':
      case 'open':
      case 'stop':
        return say(`move.${move.type}`);
      default:
        return move satisfies never;
    }
  }

  function eventWords(shown: Shown, pieces: Pieces): string | undefined {
    // Empty for the player who is spoken to.
    const who = 'seat' in shown && shown.seat !== pieces.me ? pieces.seat(shown.seat) : '';
    const action = (id: string) => piece(pieces, 'action', id);
    const crystal = (isBlack: boolean) => piece(pieces, 'crystal', isBlack ? 'black' : 'coloured');
    switch (shown.type) {
      case 'special-turned':
        return say('event.special-turned', { special: piece(pieces, 'pair', shown.special) });
      case 'scroll-turned':
        return say('event.scroll-turned', { scroll: piece(pieces, 'scroll', shown.scroll) });
      case 'chip-set':
        return say('event.chip-set', { location: piece(pieces, 'location', shown.location), chip: piece(pieces, 'chip', shown.chip) });
      case 'tile-dealt':
      case 'tile-drawn':
        return shown.tile === 'hidden' ? undefined : say(`event.${shown.type}`, { who, tile: piece(pieces, 'pair', shown.tile) });
      case 'tile-chosen':
      case 'tile-discarded':
        return say(`event.${shown.type}`, { who, tile: piece(pieces, 'pair', shown.tile) });
      case 'tile-laid':
        return say('event.tile-laid', {
          who,
          tile: piece(pieces, 'pair', shown.tile),
          at: piece(pieces, 'cell', shown.at),
          toward: piece(pieces, 'cell', shown.toward),
        });
      case 'tower-taken':
        return say('event.tower-taken', { who, location: piece(pieces, 'location', shown.location), points: shown.points });
      case 'action-began':
        return say('event.action-began', { who, action: action(shown.action), strength: shown.strength });
      case 'skipped':
      case 'action-chosen':
        return say(`event.${shown.type}`, { who, action: action(shown.action) });
      case 'energy-laid':
        return say('event.energy-laid', { who, portal: piece(pieces, 'portal', shown.portal), energy: shown.energy, length: shown.length });
      case 'portal-finished':
        return say('event.portal-finished', { who, portal: piece(pieces, 'portal', shown.portal), points: shown.points });
      case 'witch-prepared':
        return say('event.witch-prepared', { who, lying: shown.lying });
      case 'witch-sent':
        return say('event.witch-sent', { who, location: piece(pieces, 'location', shown.location), points: shown.points });
      case 'stone-reached':
        return say('event.stone-reached', { who, place: shown.place, points: shown.points });
      case 'chip-taken': {
        const chip = piece(pieces, 'chip', shown.chip);
        return shown.strength > 0
          ? say('event.chip-taken', { who, chip, strength: shown.strength })
          : say('more.points-chip-taken', { who, points: shown.points });
      }
      case 'pentagram-walked':
      case 'wand-walked':
        return say(`event.${shown.type}`, { who, steps: shown.steps });
      case 'owl-taken':
        return say('event.owl-taken', { who, points: shown.value });
      case 'owls-gone':
        return say('event.owls-gone', { who, points: shown.points });
      case 'special-taken':
      case 'special-dropped':
        return say(`event.${shown.type}`, { who, special: piece(pieces, 'pair', shown.special) });
      case 'special-used':
        return say('event.special-used', { who, special: piece(pieces, 'pair', shown.special), action: action(shown.action) });
      case 'special-laid':
        return say('event.special-laid', { who, special: piece(pieces, 'pair', shown.special), at: piece(pieces, 'cell', shown.at) });
      case 'crystal-moved':
        return say('event.crystal-moved', {
          who,
          crystal: crystal(shown.isBlack),
          from: piece(pieces, 'cell', shown.from),
          to: piece(pieces, 'cell', shown.to),
        });
      case 'crystal-to-rim':
        return say('event.crystal-to-rim', { who, crystal: crystal(shown.isBlack), action: action(shown.exit) });
      case 'crystal-racked':
        if (shown.shelf === 'bottom') return say('more.racked-at-bottom', { who, crystal: crystal(shown.isBlack) });
        return say('event.crystal-racked', {
          who,
          crystal: crystal(shown.isBlack),
          action: action(shown.shelf),
          strength: shown.strength,
        });
      case 'crystal-set-aside':
        return say('event.crystal-set-aside', { who, crystal: crystal(shown.isBlack) });
      case 'crystal-broken':
        return say('event.crystal-broken', { who, crystal: crystal(shown.isBlack), points: -shown.points });
      case 'wand-bonus':
        return shown.isDoubled
          ? say('more.wand-doubled', { who, action: action(shown.action), strength: shown.points })
          : say('event.wand-bonus', { who, action: action(shown.action), strength: shown.points });
      case 'wand-silver':
        return say('event.wand-silver', { who, silver: nameOf('silver', shown.silver), points: shown.points });
      case 'scroll-taken':
        return say('event.scroll-taken', { who, scroll: piece(pieces, 'scroll', shown.scroll) });
      case 'booster-played':
        return say('event.booster-played', {
          who,
          scroll: piece(pieces, 'scroll', shown.scroll),
          action: action(shown.action),
          plus: shown.plus,
        });
      case 'began':
      case 'specials-gone':
      case 'stopped':
        return say(`event.${shown.type}`, { who });
      case 'turn-passed':
        return undefined;
      case 'ended':
        return say('event.ended');
      default:
        return shown satisfies never;
    }
  }

  function problemWords(reason: BoardFileReason, args: FileProblem['args'] = {}): string {
    const given = (name: string): string => String(args[name] ?? '');
    switch (reason) {
      case 'repeated-id':
      case 'unknown-location':
      case 'not-connected':
      case 'same-ends':
        return say(`problem.${reason}`, { id: given('id') });
      case 'one-witchstone':
        return say('problem.one-witchstone', { found: given('count') });
      case 'too-few-towers':
      case 'too-few-places':
      case 'too-few-chips':
      case 'too-few-scrolls':
        return say(`problem.${reason}`, { found: given('count'), least: given('least') });
      case 'wrong-count':
        return say('problem.wrong-count', { found: given('count'), wanted: given('wanted') });
      case 'missing-symbol':
      case 'missing-exit':
        return say(`problem.${reason}`, { action: nameOf('action', given('action')) });
      case 'repeated-pair':
      case 'missing-pair':
        return say(`problem.${reason}`, { pair: nameOf('pair', given('pair')) });
      case 'wrong-actions':
        return say('problem.wrong-actions', { values: given('values') });
      case 'blue-too-close':
        return say('problem.blue-too-close', { least: given('least') });
      case 'repeated-portal':
      case 'outside-cauldron':
      case 'cell-taken':
      case 'not-on-border':
      case 'two-exits':
      case 'same-action':
      case 'no-start':
      case 'unknown-cell':
      case 'repeated-cell':
      case 'falling-levels':
        return say(`problem.${reason}`);
      default:
        return jsonProblem(files, reason, args);
    }
  }
}
