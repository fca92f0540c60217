import type { Game, Notation, Refusal, Rules, Seat, Types } from '@coven/core';
import { loadGameWords, loadMotives, loadRuleTexts, type Motives } from '@coven/games';
import type { Update } from '@coven/protocol';
import { type GameWords, type Language, motivesOf, type Pieces, type Reason, type RuleTexts, reasonText } from '@coven/words';
import { botLevels, type TellLevel } from '../bot-levels.ts';
import type { Context } from '../command.ts';
import { ruleLine } from '../rule-lines.ts';
import type { Drawing, Scene } from './drawing.ts';
import { drawingOf } from './drawings.ts';
import { notationOf } from './notation.ts';
import type { Screen } from './screen.ts';
import { Story } from './story.ts';
import type { TableSeat } from './table-seat.ts';
import { columns } from './terminal-size.ts';

/** A game as the terminal shows it. */
export interface ShownGame {
  readonly game: Game;
  readonly notation: Notation<Types['move']>;
  readonly words: GameWords;
  readonly ruleTexts: RuleTexts;
  readonly drawing: Drawing;
  /** Why bots moved; missing if the game does not say. */
  readonly motives?: Motives | undefined;
  readonly levelOf: TellLevel;
}

export async function shownGame(game: Game, language: Language): Promise<ShownGame> {
  const { id } = game;
  return {
    game,
    notation: await notationOf(id),
    words: await loadGameWords(id, language),
    ruleTexts: await loadRuleTexts(id, language),
    drawing: await drawingOf(id),
    motives: await loadMotives(id, language),
    levelOf: await botLevels(id, language),
  };
}

/** What a table is shown of, and by whom it is seen. */
export interface TerminalParts extends ShownGame {
  readonly seat: Pick<TableSeat, 'seat' | 'players' | 'update' | 'state' | 'takeUpdates' | 'reason'>;
  readonly fades: Rules['fades'];
}

/** What is dim has no colours inside. */
const PLAIN_PIECES: Pieces = { seat: String, piece: (_kind, _id, word) => word };

/** A table in the words and pictures of the terminal, as your seat knows it. */
export class TerminalTable {
  readonly #context: Pick<Context, 'say' | 'common'>;
  readonly #parts: TerminalParts;
  readonly scene: Scene;
  readonly pieces: Pieces;
  readonly #story: Story;
  #last: Update | null = null;
  /** By event: why the bot moved that it tells of. */
  readonly #reasons = new WeakMap<Types['shown'], Reason>();

  constructor(context: Pick<Context, 'say' | 'common'>, parts: TerminalParts, { paint }: Pick<Screen, 'paint'>) {
    const { seat: own, fades, words, drawing } = parts;
    this.#context = context;
    this.#parts = parts;
    this.#story = new Story(fades);
    const name = (seat: Seat) => own.players[seat]?.name ?? String(seat);
    this.pieces = { seat: name, piece: (kind, id, word) => drawing.piece(kind, id, word, paint) };
    const you = context.common('seat.you');
    this.scene = {
      words: words.forTable?.(this.#view()) ?? words,
      paint,
      name: (seat) => (seat === own.seat ? `${name(seat)} (${you})` : name(seat)),
      labelled: (label, text) => context.common('word.labelled', { label, text }),
      columns,
    };
  }

  /** Follows what happened; returns it in sentences. */
  takeUpdates(): readonly string[] {
    return this.#parts.seat.takeUpdates().flatMap((update) => {
      const shown = update.shown as readonly Types['shown'][];
      this.#explain(update);
      this.#story.add(update.takenBack ?? [], shown);
      return this.#sentencesFor(shown);
    });
  }

  /** Keeps why bots moved; people’s moves are theirs to explain. */
  #explain(update: Update): void {
    const { motives, seat: own } = this.#parts;
    for (const { seat, event, ...reason } of motives ? motivesOf(motives.teller, this.#last, update, () => {}) : [])
      if (own.players[seat]?.bot !== undefined) this.#reasons.set(event, reason);
    this.#last = update;
  }

  #view(): Types['view'] {
    return this.#parts.seat.update.view as Types['view'];
  }

  picture(): readonly string[] {
    return this.#parts.drawing.picture(this.#view(), this.scene);
  }

  description(): readonly string[] {
    return this.#parts.drawing.description(this.#view(), this.scene);
  }

  /** From the largest picture to the smallest, with the name of the game where there is room. */
  pictures(): readonly (readonly string[])[] {
    const { paint, words } = this.scene;
    const { drawing } = this.#parts;
    return [[paint.bold(words.name), ...this.picture()], ...(drawing.glance ? [drawing.glance(this.#view(), this.scene)] : [])];
  }

  /** What you are asked for, or whom the table waits for. */
  question(): readonly string[] {
    const { seat } = this.#parts;
    const { awaited } = seat.update;
    const own = awaited.find((one) => one.seat === seat.seat);
    if (own) return [this.scene.words.ask(own.ask as Types['ask'])];
    const who = awaited.map((one) => this.pieces.seat(one.seat)).join(', ');
    return who === '' ? [] : [this.#context.say('play.waiting', { who })];
  }

  sentences(): readonly string[] {
    const shown = this.#parts.seat.state === 'over' ? this.#story.all : this.#story.open;
    return this.#sentencesFor(shown);
  }

  #sentencesFor(shown: readonly Types['shown'][]): readonly string[] {
    return shown.flatMap((event) => {
      const text = this.scene.words.event(event, this.pieces);
      return text === undefined ? [] : [text + this.#why(event)];
    });
  }

  #why(event: Types['shown']): string {
    const reason = this.#reasons.get(event);
    const { words, paint } = this.scene;
    return reason ? ` ${paint.dim(reasonText(this.#parts.motives?.messages ?? {}, reason, words, PLAIN_PIECES))}` : '';
  }

  word(move: Types['move']): string {
    return this.scene.words.move(move, this.pieces);
  }

  rules(): readonly string[] {
    return this.#parts.game.rules.map(({ number }) => this.rule(number));
  }

  rule(number: string): string {
    const line = ruleLine(this.#context.common, this.#parts.game, this.#parts.ruleTexts, number);
    return line ?? this.#context.say('play.no-rule', { number });
  }

  refused(refused: Refusal): string {
    if (refused.rule === 'table') return this.#parts.seat.reason(refused.reason);
    return `${this.scene.words.refusal(refused, this.pieces)} (${refused.rule})`;
  }
}
