import type { Types } from '@coven/core';
import { loadHintWords } from '@coven/games';
import type { Choices } from '@coven/protocol';
import { reasonText } from '@coven/words';
import type { Context } from '../command.ts';
import { withoutColours } from '../paint.ts';
import type { Choice } from './frame.ts';
import { moveFrom, possibleTexts } from './prompt-input.ts';
import type { GameParts } from './terminal-game.ts';
import type { TerminalTable } from './terminal-table.ts';

/** The moves that are on the screen: a typed line answers these, whatever has arrived since. */
export class OfferedMoves {
  readonly #context: Pick<Context, 'say' | 'common' | 'language'>;
  readonly #parts: GameParts;
  readonly #table: TerminalTable;
  #asked: Choices | null = null;

  constructor(context: Pick<Context, 'say' | 'common' | 'language'>, parts: GameParts, table: TerminalTable) {
    this.#context = context;
    this.#parts = parts;
    this.#table = table;
  }

  /** Of the moves on the screen; another number is another question. */
  get decision(): number | undefined {
    return this.#asked?.decision;
  }

  /** The moves of the last update, numbered, with what they would bring. */
  async load(): Promise<readonly Choice[]> {
    const { seat, drawing } = this.#parts;
    const { scene } = this.#table;
    const { choices } = seat.update;
    const isAsked = choices !== null && choices.moves.length > 0;
    const answer = isAsked ? await seat.ask({ type: 'outlooks', decision: choices.decision }) : undefined;
    const outlooks = answer?.type === 'outlooks' ? answer.outlooks : [];
    this.#asked = choices;
    return this.#moves().map((move, at) => {
      const outlook = outlooks[at] as Types['outlook'] | undefined;
      const remark = outlook && drawing.remark(outlook, scene);
      const word = `${String(at + 1).padStart(3)}. ${this.#table.word(move)}`;
      return { word, remark: remark === undefined ? '' : ` ${scene.paint.dim(`(${remark})`)}` };
    });
  }

  /** The notation of the listed move that was meant. */
  listed(text: string): string | undefined {
    const move = this.#listed(text);
    return move && this.#parts.notation.format(move);
  }

  /** Why a move is not among them. */
  async why(text: string): Promise<string> {
    const { say, common } = this.#context;
    if (text === '') return say('play.why-what');
    const listed = this.#listed(text);
    if (listed) return say('play.why-legal', { move: this.#table.word(listed) });
    for (const meant of possibleTexts(text, this.#texts())) {
      const answer = await this.#parts.seat.ask({ type: 'why', text: meant });
      if (answer.type === 'refused' && answer.refusal.rule !== 'table') return this.#table.refused(answer.refusal);
    }
    return common('refusal.unreadable');
  }

  async hint(): Promise<string> {
    const { say, language } = this.#context;
    const { seat, game } = this.#parts;
    const answer = await seat.ask({ type: 'hint', decision: this.decision ?? 0 });
    if (answer.type === 'refused' && answer.refusal.reason === 'hint-failed') return say('play.hint-failed');
    if (answer.type !== 'hint') return say('play.no-hint');
    const { scene, pieces } = this.#table;
    const why = reasonText(await loadHintWords(game.id, language), answer.reason, scene.words, pieces);
    return [say('play.hint', { move: answer.moves.map((text) => this.#table.word(this.#parse(text))).join(', ') }), why].join('. ');
  }

  #listed(text: string): Types['move'] | undefined {
    const { scene, pieces } = this.#table;
    return moveFrom(
      text,
      this.#moves(),
      (move) => this.#parts.notation.format(move),
      (move) => withoutColours(scene.words.move(move, { ...pieces, piece: (_kind, _id, word) => word })),
    );
  }

  #texts(): readonly string[] {
    return this.#asked?.moves ?? [];
  }

  #moves(): readonly Types['move'][] {
    return this.#texts().map((text) => this.#parse(text));
  }

  #parse(text: string): Types['move'] {
    return this.#parts.notation.parse(text) as Types['move'];
  }
}
