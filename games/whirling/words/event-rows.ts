import type { EventRows } from '@coven/words';
import type { Whirling } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { WhirlingKinds } from './kinds.ts';

const SHOWN_EFFECTS = ['potions', 'poured', 'removed'] as const;

export const EVENTS: EventRows<Whirling, typeof en, WhirlingKinds> = {
  offered: { character: 'character' },
  kept({ seat, character }, { say, ...as }) {
    if (character === 'hidden') return say('more.kept-hidden', { who: as.who(seat) });
    return say('event.kept', { who: as.who(seat), character: as.character(character) });
  },
  cast: { characters: 'cast' },
  dealt: { card: 'card' },
  drew: { card: 'card' },
  'round-began': ({ round, isLast }, { say }) => (isLast ? say('more.last-round') : say('event.round-began', { round })),
  grew({ seat, ingredient, overflow, to }, { say, ...as }) {
    const grew = { who: as.who(seat), ingredient: as.ingredient(ingredient) };
    return overflow === 0 ? say('event.grew', grew) : say('more.grew-over', { ...grew, overflow, to: as.who(to) });
  },
  'started-afresh': { cards: 'number' },
  'deck-renewed': { cards: 'number' },
  'went-blind': {},
  pulled: { card: 'card' },
  picked(shown, { say, isMe, ...as }) {
    const who = as.who(shown.seat);
    if (shown.card === 'hidden') return say('more.picked-hidden', { who });
    return say(isMe(shown.seat) ? 'more.own.picked' : 'event.picked', { who, card: as.face(shown) });
  },
  revealed(shown, { say, isMe, ...as }) {
    const played = { who: as.who(shown.seat), card: as.face(shown) };
    if (isMe(shown.seat)) return say(shown.isBlind ? 'more.own.revealed-blind' : 'more.own.revealed', played);
    return say(shown.isBlind ? 'more.revealed-blind' : 'event.revealed', played);
  },
  advanced({ seat, markers, effects }, { say, isMe, ...as }) {
    const advanced = { who: as.who(seat), markers: as.markers(markers) };
    const wentOff = as.effects(effects);
    if (wentOff === '') return say(isMe(seat) ? 'more.own.advanced' : 'event.advanced', advanced);
    return say(isMe(seat) ? 'more.own.went-off' : 'more.went-off', { ...advanced, effects: wentOff });
  },
  'chose-effect'({ seat, effect, pieces }, { say, isMe, ...as }) {
    const [who, choice] = [as.who(seat), pieces.map(as.ingredient).join(', ')];
    // WW-7.5: an effect that only one character has is worded alike for its player and the others.
    if (effect === 'pour') return say('more.poured', { who, ingredient: choice });
    return say(isMe(seat) ? 'more.own.chose-effect' : 'event.chose-effect', { who, effect: as.arcanum(effect), choice });
  },
  'named-effect': { effect: 'arcanum' },
  'chose-arcana': {},
  'arcana-shown'(shown, { say, isMe, ...as }) {
    const effects = SHOWN_EFFECTS.flatMap((what) =>
      shown[what].some((count) => count > 0) ? [say(`more.shown.${what}`, { pieces: as.pile(shown[what]) })] : [],
    );
    if (shown.supply.length > 0) effects.push(say('more.shown.supply', { pieces: shown.supply.map(as.ingredient).join(', ') }));
    const told = { who: as.who(shown.seat), effects: as.clauses(effects) };
    return say(isMe(shown.seat) ? 'more.own.arcana-shown' : 'event.arcana-shown', told);
  },
  'began-recipe': { recipe: 'card' },
  filled: { recipe: 'card' },
  used: { use: 'use' },
  bought: { ingredient: 'ingredient', fromBench: 'untold' },
  held: {},
  forced: {},
  finished({ seat, uses, cauldron, kept, discarded }, { say, isMe, ...as }) {
    const done = uses.length === 0 ? say('more.nothing') : as.clauses(uses.map(as.use));
    const finished = { who: as.who(seat), uses: done, cauldron: as.pile(cauldron) };
    const sentences = [say(isMe(seat) ? 'more.own.finished' : 'event.finished', finished)];
    if (kept !== null) sentences.push(say('more.kept-piece', { ingredient: as.ingredient(kept) }));
    if (discarded !== null) sentences.push(say('more.left-game', { character: as.character(discarded) }));
    return sentences.join(' ');
  },
  passed({ seat, to, pieces, overflow }, { say, isMe, ...as }) {
    const passed = { who: as.who(seat), to: as.who(to), pieces: as.pile(pieces) };
    if (overflow.every((count) => count === 0)) return say(isMe(seat) ? 'more.own.passed' : 'event.passed', passed);
    return say(isMe(seat) ? 'more.own.passed-over' : 'more.passed-over', { ...passed, overflow: as.pile(overflow) });
  },
  'hands-passed': { hand: 'untold' },
  flipped: { character: 'character' },
  ended: {},
};
