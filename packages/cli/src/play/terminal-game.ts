import { type Game, type Notation, type Player, type Refusal, type Rules, type Seat, type Types, UNDO } from '@coven/core';
import { loadHintWords } from '@coven/games';
import type { Choices } from '@coven/protocol';
import { type GameWords, type Pieces, reasonText } from '@coven/words';
import type { Context } from '../command.ts';
import { clip, type Paint, withoutColours } from '../paint.ts';
import { ruleLine } from '../rule-lines.ts';
import { wrap } from '../wrap.ts';
import type { CompanyInput } from './company.ts';
import type { Drawing, Scene } from './drawing.ts';
import { type Choice, fitFrame } from './frame.ts';
import { opponentLines } from './opponents.ts';
import { showPages } from './pages.ts';
import { moveFrom, possibleTexts, readInput } from './prompt-input.ts';
import type { Screen } from './screen.ts';
import { Story } from './story.ts';
import type { TableSeat } from './table-seat.ts';
import { columns, rows } from './terminal-size.ts';

/** How long a bot's move is shown before the next one, in milliseconds. */
const PACE = 500;
/** How many lines of talk are shown beside the game. */
const MAX_TALK = 3;

export interface TerminalParts {
  readonly game: Game;
  /** How moves are written at this table. */
  readonly notation: Notation<Types['move']>;
  readonly fades: Rules['fades'];
  readonly seat: TableSeat;
  readonly players: readonly Player[];
  readonly words: GameWords;
  readonly drawing: Drawing;
}

interface TypedLine {
  /** `undefined` at the end of the input. */
  readonly text: string | undefined;
  readonly asked: Choices | null;
}

/** One game at the terminal, from the deal until it is over or you quit. */
export class TerminalGame {
  readonly #context: Pick<Context, 'say' | 'common' | 'language'>;
  readonly #parts: TerminalParts;
  readonly #screen: Screen;
  readonly #scene: Scene;
  readonly #pieces: Pieces;
  readonly #seat: TableSeat;
  readonly #story: Story;
  /** The line being asked for, which changes at the table leave as it is. */
  #line: Promise<TypedLine> | undefined;
  /** The choices that are on the screen: a typed line answers these, whatever has arrived since. */
  #asked: Choices | null = null;
  /** What the others said since your last move. */
  #talk: readonly string[] = [];
  /** Said before your first move. */
  #welcome: readonly string[] = [];
  /** The answer to the last input, shown until the next one or the next decision. */
  #answer: readonly string[] = [];
  #shownDecision: number | undefined;
  /** Where the shown page of moves begins, and the next one. */
  #firstMove = 0;
  #nextMove = 0;

  constructor(context: Pick<Context, 'say' | 'common' | 'language'>, parts: TerminalParts, screen: Screen, paint: Paint) {
    const { seat: own, fades, words, drawing } = parts;
    this.#context = context;
    this.#parts = parts;
    this.#screen = screen;
    this.#seat = own;
    this.#story = new Story(fades);
    const name = (seat: Seat) => parts.players[seat]?.name ?? String(seat);
    this.#pieces = { seat: name, piece: (kind, id, word) => drawing.piece(kind, id, word, paint) };
    const you = context.common('seat.you');
    this.#scene = {
      words: words.forTable?.(this.#view()) ?? words,
      paint,
      name: (seat) => (seat === own.seat ? `${name(seat)} (${you})` : name(seat)),
      labelled: (label, text) => context.common('word.labelled', { label, text }),
    };
  }

  async play(): Promise<'over' | 'closed' | 'quit' | 'input-ended'> {
    this.#takeUpdates();
    for (;;) {
      const { state } = this.#seat;
      if (state !== 'playing') return state;
      if (this.#seat.letBotPlay()) await this.#showBotMove();
      else {
        const decided = await this.#decide();
        if (decided !== 'changed') return decided;
      }
    }
  }

  /** Leaves the table on the screen until the player has seen how it ended. */
  async showEnd(): Promise<void> {
    if (!this.#screen.isLive) return;
    this.#answer = [];
    this.#screen.draw(() => this.#frame([], []));
    await this.#screen.ask(`${this.#context.say('play.over')} `);
  }

  async #showBotMove(): Promise<void> {
    this.#takeUpdates();
    if (!this.#screen.isLive) return;
    this.#screen.draw(() => this.#frame([], []));
    await this.#screen.pause(PACE);
  }

  #takeUpdates(): void {
    for (const update of this.#seat.takeUpdates()) {
      const shown = update.shown as readonly Types['shown'][];
      this.#story.add(update.takenBack ?? [], shown);
      if (!this.#screen.isLive) this.#screen.show(this.#sentencesFor(shown));
    }
    const talk = this.#seat.company?.takeTalk() ?? [];
    this.#talk = [...this.#talk, ...talk].slice(-MAX_TALK);
    if (!this.#screen.isLive) this.#screen.show(talk);
  }

  /** Prompts until something changes at the table, you quit, or the input ends. */
  async #decide(): Promise<'changed' | 'quit' | 'input-ended'> {
    const choices = await this.#choices();
    // The whole of a long line is in the chat.
    const talk = this.#screen.isLive ? this.#talk.map((line) => clip(line, 2 * columns())) : [];
    const ask = [...talk, ...this.#seat.notices, ...this.#question()];
    this.#meetDecision(choices.length > 0);
    if (!this.#screen.isLive) {
      const numbered = choices.map(({ word, remark }) => `${word}${remark}`);
      this.#screen.show([...(numbered.length > 0 ? this.#wholeTable() : []), ...ask, ...numbered]);
    }
    for (;;) {
      if (this.#screen.isLive) this.#screen.draw(() => this.#frame(ask, choices));
      const line = await this.#nextLine();
      if (line === 'changed') {
        this.#takeUpdates();
        return 'changed';
      }
      const done = line.text === undefined ? 'input-ended' : await this.#answerTo(line.asked, line.text);
      if (done !== 'again') return done;
      if (!this.#screen.isLive) this.#screen.show(this.#answer);
    }
  }

  /** The next typed line, unless something changes at the table before. */
  async #nextLine(): Promise<TypedLine | 'changed'> {
    this.#line ??= this.#screen.ask('> ').then((text) => ({ text, asked: this.#asked }));
    const first = await Promise.race([this.#line, this.#seat.changed().then(() => 'changed' as const)]);
    if (first !== 'changed') this.#line = undefined;
    return first;
  }

  /** What you are asked for, or whom the table waits for. */
  #question(): readonly string[] {
    const { awaited } = this.#seat.update;
    const own = awaited.find(({ seat }) => seat === this.#seat.seat);
    if (own) return [this.#scene.words.ask(own.ask as Types['ask'])];
    const who = awaited.map(({ seat }) => this.#pieces.seat(seat)).join(', ');
    return who === '' ? [] : [this.#context.say('play.waiting', { who })];
  }

  /** What was said about an earlier decision goes. */
  #meetDecision(isAsked: boolean): void {
    const decision = this.#decision();
    if (!isAsked || decision === this.#shownDecision) return;
    this.#shownDecision = decision;
    const opponents = opponentLines(this.#context.common, this.#scene.words, this.#parts.players);
    this.#welcome = decision === 0 ? [...opponents, ...this.#help()].map(this.#scene.paint.dim) : [];
    this.#answer = [];
    this.#firstMove = 0;
  }

  /** A move that was typed while other choices were on the screen is not made. */
  async #answerTo(asked: Choices | null, line: string): Promise<'changed' | 'quit' | 'again'> {
    const isMove = readInput(line, this.#context.say).type === 'move';
    if (!isMove || asked?.decision === this.#asked?.decision) return this.#carryOut(line);
    this.#answer = [this.#seat.reason('stale')];
    return 'again';
  }

  async #carryOut(line: string): Promise<'changed' | 'quit' | 'again'> {
    const { say } = this.#context;
    const input = readInput(line, say);
    this.#answer = [];
    this.#welcome = [];
    switch (input.type) {
      case 'quit':
        return 'quit';
      case 'move':
        return this.#move(input.text);
      case 'undo':
        return this.#makeMove(UNDO);
      case 'rules':
        await this.#page([say('play.rules'), ...this.#rules()]);
        return 'again';
      case 'rule':
        this.#answer = [this.#rule(input.number)];
        return 'again';
      case 'log':
        await this.#page([say('play.log'), ...this.#sentences()]);
        return 'again';
      case 'table':
        await this.#page(this.#wholeTable());
        return 'again';
      case 'more':
        this.#firstMove = this.#nextMove;
        return 'again';
      case 'why':
        this.#answer = [await this.#why(input.text)];
        return 'again';
      case 'hint':
        this.#answer = [await this.#hint()];
        return 'again';
      case 'chat':
      case 'say':
      case 'end':
      case 'bot':
        return this.#speak(input, line);
      case 'help':
      case 'nothing':
        this.#answer = this.#help();
        return 'again';
      default:
        return input satisfies never;
    }
  }

  /** Alone these words mean nothing, unless a game has a move of that name. */
  async #speak(input: CompanyInput, line: string): Promise<'changed' | 'again'> {
    const { company } = this.#seat;
    if (!company) return this.#move(line);
    const answer = await company.carryOut(input);
    if (input.type === 'chat') await this.#page(answer);
    else this.#answer = answer;
    return 'again';
  }

  #help(): readonly string[] {
    const { company } = this.#seat;
    return [this.#context.say('play.help', this.#verbs()), ...(company ? [company.help] : [])];
  }

  async #hint(): Promise<string> {
    const { say, language } = this.#context;
    const answer = await this.#seat.ask({ type: 'hint', decision: this.#decision() });
    if (answer.type !== 'hint') return say('play.no-hint');
    const { words } = this.#scene;
    const why = reasonText(await loadHintWords(this.#parts.game.id, language), answer.reason, words, this.#pieces);
    return [say('play.hint', { move: answer.moves.map((text) => this.#word(this.#parse(text))).join(', ') }), why].join('. ');
  }

  async #move(text: string): Promise<'changed' | 'again'> {
    const move = this.#listed(text);
    if (move) return this.#makeMove(this.#parts.notation.format(move));
    this.#answer = [await this.#why(text), ...this.#help()];
    return 'again';
  }

  async #makeMove(text: string): Promise<'changed' | 'again'> {
    const answer = await this.#seat.ask({ type: 'move', decision: this.#decision(), text });
    if (answer.type === 'refused') {
      this.#answer = [this.#refused(answer.refusal)];
      return 'again';
    }
    this.#talk = [];
    this.#takeUpdates();
    return 'changed';
  }

  #parse(text: string): Types['move'] {
    return this.#parts.notation.parse(text) as Types['move'];
  }

  #decision(): number {
    return this.#asked?.decision ?? 0;
  }

  /** The offered moves as text. */
  #offered(): readonly string[] {
    return this.#asked?.moves ?? [];
  }

  #moves(): readonly Types['move'][] {
    return this.#offered().map((text) => this.#parse(text));
  }

  #listed(text: string): Types['move'] | undefined {
    return moveFrom(
      text,
      this.#moves(),
      (move) => this.#parts.notation.format(move),
      (move) => withoutColours(this.#scene.words.move(move, { ...this.#pieces, piece: (_kind, _id, word) => word })),
    );
  }

  async #why(text: string): Promise<string> {
    const { say, common } = this.#context;
    if (text === '') return say('play.why-what');
    const listed = this.#listed(text);
    if (listed) return say('play.why-legal', { move: this.#word(listed) });
    for (const meant of possibleTexts(text, this.#offered())) {
      const answer = await this.#seat.ask({ type: 'why', text: meant });
      if (answer.type === 'refused' && answer.refusal.rule !== 'table') return this.#refused(answer.refusal);
    }
    return common('refusal.unreadable');
  }

  #refused(refused: Refusal): string {
    if (refused.rule === 'table') return this.#seat.reason(refused.reason);
    return `${this.#scene.words.refusal(refused, this.#pieces)} (${refused.rule})`;
  }

  #view(): Types['view'] {
    return this.#seat.update.view as Types['view'];
  }

  #word(move: Types['move']): string {
    return this.#scene.words.move(move, this.#pieces);
  }

  async #choices(): Promise<readonly Choice[]> {
    const { choices } = this.#seat.update;
    const isAsked = choices !== null && choices.moves.length > 0;
    const answer = isAsked ? await this.#seat.ask({ type: 'outlooks', decision: choices.decision }) : undefined;
    const outlooks = answer?.type === 'outlooks' ? answer.outlooks : [];
    this.#asked = choices;
    return this.#moves().map((move, at) => {
      const outlook = outlooks[at] as Types['outlook'] | undefined;
      const remark = outlook && this.#parts.drawing.remark(outlook, this.#scene);
      const word = `${String(at + 1).padStart(3)}. ${this.#word(move)}`;
      return { word, remark: remark === undefined ? '' : ` ${this.#scene.paint.dim(`(${remark})`)}` };
    });
  }

  #sentences(): readonly string[] {
    const shown = this.#seat.state === 'over' ? this.#story.all : this.#story.open;
    return this.#sentencesFor(shown);
  }

  #sentencesFor(shown: readonly Types['shown'][]): readonly string[] {
    return shown.flatMap((event) => this.#scene.words.event(event, this.#pieces) ?? []);
  }

  #rules(): readonly string[] {
    return this.#parts.game.rules.map(({ number }) => this.#rule(number));
  }

  #rule(number: string): string {
    const line = ruleLine(this.#context.common, this.#parts.game, this.#scene.words, number);
    return line ?? this.#context.say('play.no-rule', { number });
  }

  #wholeTable(): readonly string[] {
    const { drawing } = this.#parts;
    return this.#screen.isLive ? drawing.picture(this.#view(), this.#scene) : drawing.description(this.#view(), this.#scene);
  }

  #verbs(): { why: string; log: string; table: string; hint: string; undo: string; quit: string } {
    const { say } = this.#context;
    const [why, log, table] = [say('verb.why'), say('verb.log'), say('verb.table')];
    return { why, log, table, hint: say('verb.hint'), undo: say('verb.undo'), quit: say('verb.quit') };
  }

  /** In plain sentences, pages would only be in the way. */
  async #page(lines: readonly string[]): Promise<void> {
    if (!this.#screen.isLive) {
      this.#answer = lines;
      return;
    }
    await showPages(this.#screen, lines, this.#context.say);
  }

  /** The whole screen: the table, what happened, and the moves. */
  #frame(ask: readonly string[], moves: readonly Choice[]): readonly string[] {
    const { paint, words } = this.#scene;
    const { say } = this.#context;
    const { drawing } = this.#parts;
    const view = this.#view();
    const inLines = (lines: readonly string[]) => lines.flatMap((line) => wrap(line, columns()));
    const frame = {
      tables: [
        [paint.bold(words.name), ...drawing.picture(view, this.#scene)],
        ...(drawing.glance ? [drawing.glance(view, this.#scene)] : []),
      ],
      story: this.#sentences().map((line) => `${paint.dim('│')} ${line}`),
      ask: inLines(ask),
      moves,
      welcome: inLines(this.#welcome),
      answer: inLines(this.#answer),
    };
    const { lines, nextMove } = fitFrame(frame, { rows: rows(), columns: columns() }, this.#firstMove, {
      table: () => paint.dim(say('play.table-cut', { table: say('verb.table') })),
      moves: (from, to, all) => paint.dim(say('play.moves-cut', { from, to, all, more: say('verb.more') })),
    });
    this.#nextMove = nextMove;
    return lines.map((line) => clip(line, columns()));
  }
}
