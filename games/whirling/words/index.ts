import type { FileProblem } from '@coven/core';
import {
  clauses,
  type FileWords,
  type GameWords,
  type Language,
  loadFiles,
  lookUpsFrom,
  type Pieces,
  type Same,
  type Say,
} from '@coven/words';
import type { Ability, CharacterRow, Counts, Move, RecipeRow, Shown, ShownUse, View, Whirling } from '../rules/index.ts';
import { counted } from '../rules/ingredients.ts';
import { ARCANA, type Arcanum, INGREDIENTS, type Ingredient } from '../rules/names.ts';
import type { messages as en } from './en.ts';
import { problemWords } from './file-problems.ts';

type Messages = typeof en;

/** The words of Whirling Witchcraft; `say` gives its pictures the labels under `table.`. */
export interface WhirlingWords extends GameWords<Whirling> {
  readonly say: Say<Messages>;
  /** What a character can do beside its recipe. */
  ability(ability: Ability): string;
  /** Pieces as a list: each word once, with its number. */
  pile(counts: Counts): string;
  /** Clauses one after the other. */
  clauses(parts: readonly string[]): string;
  fileProblem(problem: FileProblem): string;
  forTable(view: View): WhirlingWords;
}

export async function wordsFrom(messages: Same<Messages>, language: Language): Promise<WhirlingWords> {
  return whirlingWords(messages, await loadFiles(language), language, new Map());
}

/** `own`: names that a table's own file of cards gives, by kind and id. */
function whirlingWords(messages: Same<Messages>, files: FileWords, language: Language, own: ReadonlyMap<string, string>): WhirlingWords {
  const lookUps = lookUpsFrom<Messages>(messages);
  const { say } = lookUps;
  const nameOf = (kind: string, id: string) => own.get(`${kind}.${id}`) ?? lookUps.piece(kind, id);
  const phraser = new Phraser(say, nameOf);

  return {
    ...lookUps,
    ask: ({ type }) => say(`ask.${type}`),
    move: (move, pieces) => phraser.with(pieces).move(move),
    event: (shown, pieces) => phraser.with(pieces).event(shown),
    refusal({ reason, args }, pieces) {
      const speaker = phraser.with(pieces);
      const id = String(args?.card);
      switch (reason) {
        case 'not-offered':
        case 'kept-already':
          return say(`refusal.${reason}`, { card: speaker.piece('character', id) });
        case 'not-in-hand':
        case 'may-not-turn':
        case 'random-card-stays':
        case 'picked-already':
        case 'finish-recipe-first':
        case 'not-your-recipe':
        case 'nothing-to-use':
        case 'used-already':
        case 'inputs-missing':
        case 'cannot-fill-so':
        case 'not-its-output':
          return say(`refusal.${reason}`, { card: speaker.card(id) });
        default:
          return say(`refusal.${reason}`);
      }
    },
    piece: nameOf,
    ability: (ability) => say(`table.ability.${ability}`),
    pile: (counts) => phraser.pile(counts),
    clauses: (parts) => phraser.clauses(parts),
    fileProblem: (problem) => problemWords(say, files, problem),
    forTable({ rows }) {
      if (rows === null) return this;
      const names = [
        ...Object.values(rows.recipes).map((row) => [`recipe.${row.id}`, recipeName(row)] as const),
        ...Object.values(rows.characters).map((row) => [`character.${row.id}`, characterName(row, language)] as const),
      ];
      return whirlingWords(messages, files, language, new Map(names.flatMap(([key, name]) => (name === undefined ? [] : [[key, name]]))));
    },
  };
}

/** How a sentence is told: of somebody, or to the player whose move it was. */
interface AdvancedKeys {
  readonly quiet: 'event.advanced' | 'more.own.advanced';
  readonly wentOff: 'more.went-off' | 'more.own.went-off';
}
interface PassedKeys {
  readonly fits: 'event.passed' | 'more.own.passed';
  readonly overflows: 'more.passed-over' | 'more.own.passed-over';
}

function sideOf({ isTurned }: { readonly isTurned: boolean }): 'upright' | 'turned' {
  return isTurned ? 'turned' : 'upright';
}

function recipeName({ name }: RecipeRow): string | undefined {
  return name;
}

function characterName({ name }: CharacterRow, language: Language): string | undefined {
  return name?.[language] ?? name?.en;
}

/** Phrases moves and events; `pieces` decides how a piece is named. */
class Phraser {
  readonly #say: Say<Messages>;
  readonly #nameOf: (kind: string, id: string) => string;
  readonly #pieces: Pieces | undefined;

  constructor(say: Say<Messages>, nameOf: (kind: string, id: string) => string, pieces?: Pieces) {
    this.#say = say;
    this.#nameOf = nameOf;
    this.#pieces = pieces;
  }

  with(pieces: Pieces): Phraser {
    return new Phraser(this.#say, this.#nameOf, pieces);
  }

  piece(kind: string, id: string): string {
    const word = this.#nameOf(kind, id);
    return this.#pieces ? this.#pieces.piece(kind, id, word) : word;
  }

  /** A recipe, or the own recipe of a character. */
  card(id: string): string {
    const isRecipe = this.#nameOf('recipe', id) !== id;
    return this.piece(isRecipe || this.#nameOf('character', id) === id ? 'recipe' : 'character', id);
  }

  ingredient(ingredient: Ingredient): string {
    return this.piece('ingredient', ingredient);
  }

  pile(counts: Counts): string {
    const words = INGREDIENTS.flatMap((ingredient, kind) => {
      const count = counts[kind] ?? 0;
      return count === 0 ? [] : [count === 1 ? this.ingredient(ingredient) : `${this.ingredient(ingredient)} ×${count}`];
    });
    return words.length === 0 ? this.#say('more.nothing') : words.join(', ');
  }

  clauses(parts: readonly string[]): string {
    return clauses(parts, (pair) => this.#say('more.clauses', pair));
  }

  #arcanum(arcanum: Arcanum): string {
    return this.piece('arcanum', arcanum);
  }

  #face(id: string, side: 'upright' | 'turned'): string {
    return side === 'turned' ? this.#say('more.turned', { card: this.card(id) }) : this.card(id);
  }

  #who(seat: number): string {
    return this.#pieces?.seat(seat) ?? String(seat);
  }

  #sources(pieces: Readonly<Record<'bench' | 'output' | 'supply', readonly Ingredient[]>>): string {
    const say = this.#say;
    const from = (['bench', 'output', 'supply'] as const).flatMap((place) =>
      pieces[place].length > 0 ? [say(`more.from.${place}`, { pieces: this.pile(counted(pieces[place])) })] : [],
    );
    return from.length === 0 ? say('more.nothing') : this.clauses(from);
  }

  move(move: Move): string {
    const say = this.#say;
    switch (move.type) {
      case 'offer':
      case 'keep':
        return say(`move.${move.type}`, { character: this.piece('character', move.character) });
      case 'draw':
      case 'pull':
        return say(`move.${move.type}`, { card: this.card(move.recipe) });
      case 'play':
        return say('move.play', { card: this.#face(move.recipe, move.isTurned ? 'turned' : 'upright') });
      case 'grow':
      case 'potion':
      case 'grimoire':
      case 'pour':
        return say(`move.${move.type}`, { ingredient: this.ingredient(move.ingredient) });
      case 'raven':
      case 'make':
        return say(`move.${move.type}`, { pieces: this.pile(counted(move.pieces)) });
      case 'name':
        return say('move.name', { effect: this.#arcanum(move.arcanum) });
      case 'use':
        return say('move.use', { card: this.card(move.recipe) });
      case 'fill':
        return say('move.fill', { sources: this.#sources(move) });
      case 'buy': {
        const mandrakes = (count: number) => Array.from({ length: count }, () => 'mandrake' as const);
        const sources = this.#sources({ bench: mandrakes(move.bench), output: mandrakes(move.output), supply: [] });
        return say('move.buy', { ingredient: this.ingredient(move.ingredient), sources });
      }
      case 'done':
        return move.kept === null ? say('move.done') : say('more.done-keeping', { ingredient: this.ingredient(move.kept) });
      case 'fresh-start':
      case 'blind':
      case 'ready':
      case 'hold':
        return say(`move.${move.type}`);
      default:
        return move satisfies never;
    }
  }

  event(shown: Shown): string | undefined {
    const say = this.#say;
    if ('seat' in shown && shown.seat === this.#pieces?.me) {
      const own = this.#own(shown);
      if (own !== undefined) return own;
    }
    switch (shown.type) {
      case 'offered':
        return shown.character === 'hidden' ? undefined : say('event.offered', this.#actor(shown.seat, shown.character));
      case 'kept':
        if (shown.character === 'hidden') return say('more.kept-hidden', { who: this.#who(shown.seat) });
        return say('event.kept', this.#actor(shown.seat, shown.character));
      case 'cast': {
        const characters = shown.characters.map((id, seat) => `${this.#who(seat)} – ${this.piece('character', id)}`);
        return say('event.cast', { characters: characters.join(', ') });
      }
      case 'dealt':
      case 'drew':
        if (shown.card === 'hidden') return undefined;
        return say(`event.${shown.type}`, { who: this.#who(shown.seat), card: this.card(shown.card) });
      case 'round-began':
        return shown.isLast ? say('more.last-round') : say('event.round-began', { round: shown.round });
      case 'grew': {
        const grew = { who: this.#who(shown.seat), ingredient: this.ingredient(shown.ingredient) };
        if (shown.overflow === 0) return say('event.grew', grew);
        return say('more.grew-over', { ...grew, overflow: shown.overflow, to: this.#who(shown.to) });
      }
      case 'started-afresh':
        return say('event.started-afresh', { who: this.#who(shown.seat), count: shown.cards });
      case 'deck-renewed':
        return say('event.deck-renewed', { count: shown.cards });
      case 'went-blind':
      case 'chose-arcana':
      case 'held':
      case 'forced':
        return say(`event.${shown.type}`, { who: this.#who(shown.seat) });
      case 'pulled':
        return say('event.pulled', { who: this.#who(shown.seat), card: this.card(shown.card) });
      case 'picked':
        if (shown.card === 'hidden') return say('more.picked-hidden', { who: this.#who(shown.seat) });
        return say('event.picked', this.#played(shown.seat, shown.card, sideOf(shown)));
      case 'revealed': {
        const played = this.#played(shown.seat, shown.card, sideOf(shown));
        return say(shown.isBlind ? 'more.revealed-blind' : 'event.revealed', played);
      }
      case 'advanced':
        return this.#advanced(shown, { quiet: 'event.advanced', wentOff: 'more.went-off' });
      case 'chose-effect':
        return this.#choseEffect(shown);
      case 'named-effect':
        return say('event.named-effect', { who: this.#who(shown.seat), effect: this.#arcanum(shown.effect) });
      case 'arcana-shown':
        return say('event.arcana-shown', { who: this.#who(shown.seat), effects: this.#effects(shown) });
      case 'began-recipe':
      case 'filled':
        return say(`event.${shown.type}`, { who: this.#who(shown.seat), card: this.card(shown.recipe) });
      case 'used':
        return say('event.used', { who: this.#who(shown.seat), use: this.#use(shown.use) });
      case 'bought':
        return say('event.bought', { who: this.#who(shown.seat), ingredient: this.ingredient(shown.ingredient) });
      case 'finished':
        return this.#finished(shown, 'event.finished');
      case 'passed':
        return this.#passed(shown, { fits: 'event.passed', overflows: 'more.passed-over' });
      case 'flipped':
        return say('event.flipped', { character: this.piece('character', shown.character) });
      case 'hands-passed':
      case 'ended':
        return say(`event.${shown.type}`);
      default:
        return shown satisfies never;
    }
  }

  /** What the player who is spoken to did; nothing where it is told like anybody else's. */
  #own(shown: Shown): string | undefined {
    const say = this.#say;
    switch (shown.type) {
      case 'dealt':
      case 'drew':
        return shown.card === 'hidden' ? undefined : say(`more.own.${shown.type}`, { card: this.card(shown.card) });
      case 'picked':
        return shown.card === 'hidden' ? undefined : say('more.own.picked', { card: this.#face(shown.card, sideOf(shown)) });
      case 'revealed':
        return say(shown.isBlind ? 'more.own.revealed-blind' : 'more.own.revealed', { card: this.#face(shown.card, sideOf(shown)) });
      case 'advanced':
        return this.#advanced(shown, { quiet: 'more.own.advanced', wentOff: 'more.own.went-off' });
      case 'arcana-shown':
        return say('more.own.arcana-shown', { effects: this.#effects(shown) });
      case 'began-recipe':
      case 'filled':
        return say(`more.own.${shown.type}`, { card: this.card(shown.recipe) });
      case 'used':
        return say('more.own.used', { use: this.#use(shown.use) });
      case 'chose-effect':
        // WW-7.5: what only one character does is told like anybody else's.
        if (shown.effect === 'pour') return undefined;
        return say('more.own.chose-effect', { effect: this.#arcanum(shown.effect), choice: this.#chosen(shown) });
      case 'chose-arcana':
      case 'held':
        return say(`more.own.${shown.type}`);
      case 'finished':
        return this.#finished(shown, 'more.own.finished');
      case 'passed':
        return this.#passed(shown, { fits: 'more.own.passed', overflows: 'more.own.passed-over' });
      default:
        return undefined;
    }
  }

  #passed({ seat, to, pieces, overflow }: Extract<Shown, { type: 'passed' }>, { fits, overflows }: PassedKeys): string {
    const passed = { who: this.#who(seat), to: this.#who(to), pieces: this.pile(pieces) };
    const isOver = overflow.some((count) => count > 0);
    return isOver ? this.#say(overflows, { ...passed, overflow: this.pile(overflow) }) : this.#say(fits, passed);
  }

  #actor(seat: number, character: string): { who: string; character: string } {
    return { who: this.#who(seat), character: this.piece('character', character) };
  }

  #played(seat: number, card: string, side: 'upright' | 'turned'): { who: string; card: string } {
    return { who: this.#who(seat), card: this.#face(card, side) };
  }

  #advanced({ seat, markers, effects }: Extract<Shown, { type: 'advanced' }>, { quiet, wentOff }: AdvancedKeys): string {
    const at = ARCANA.map((arcanum, which) => `${this.#arcanum(arcanum)} ${markers[which]}`).join(', ');
    const off = ARCANA.flatMap((arcanum, which) => {
      const count = effects[which] ?? 0;
      return count === 0 ? [] : [count === 1 ? this.#arcanum(arcanum) : `${this.#arcanum(arcanum)} ×${count}`];
    });
    const told = { who: this.#who(seat), markers: at };
    return off.length === 0 ? this.#say(quiet, told) : this.#say(wentOff, { ...told, effects: off.join(', ') });
  }

  #choseEffect({ seat, effect, pieces }: Extract<Shown, { type: 'chose-effect' }>): string {
    const who = this.#who(seat);
    const choice = this.#chosen({ pieces });
    if (effect === 'pour') return this.#say('more.poured', { who, ingredient: choice });
    return this.#say('event.chose-effect', { who, effect: this.#arcanum(effect), choice });
  }

  #chosen({ pieces }: Pick<Extract<Shown, { type: 'chose-effect' }>, 'pieces'>): string {
    return pieces.map((ingredient) => this.ingredient(ingredient)).join(', ');
  }

  #effects({ potions, poured, removed, supply }: Extract<Shown, { type: 'arcana-shown' }>): string {
    const say = this.#say;
    const effects = (['potions', 'poured', 'removed'] as const).flatMap((what, at) => {
      const counts = [potions, poured, removed][at] as Counts;
      return counts.some((count) => count > 0) ? [say(`more.shown.${what}`, { pieces: this.pile(counts) })] : [];
    });
    if (supply.length > 0) effects.push(say('more.shown.supply', { pieces: supply.map((one) => this.ingredient(one)).join(', ') }));
    return this.clauses(effects);
  }

  #use({ recipe, isTurned, bench, output, supply, made }: ShownUse): string {
    const inputs = bench.map((count, kind) => count + (output[kind] ?? 0) + (supply[kind] ?? 0));
    return `${this.#face(recipe, isTurned ? 'turned' : 'upright')} (${this.pile(inputs)} → ${this.pile(made)})`;
  }

  #finished(
    { seat, uses, cauldron, kept, discarded }: Extract<Shown, { type: 'finished' }>,
    key: 'event.finished' | 'more.own.finished',
  ): string {
    const say = this.#say;
    const done = uses.length === 0 ? say('more.nothing') : this.clauses(uses.map((use) => this.#use(use)));
    const sentences = [say(key, { who: this.#who(seat), uses: done, cauldron: this.pile(cauldron) })];
    if (kept !== null) sentences.push(say('more.kept-piece', { ingredient: this.ingredient(kept) }));
    if (discarded !== null) sentences.push(say('more.left-game', { character: this.piece('character', discarded) }));
    return sentences.join(' ');
  }
}
