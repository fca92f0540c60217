import { UNDO } from '@coven/core';
import type { Context } from '../command.ts';
import { clip } from '../paint.ts';
import { wrap } from '../wrap.ts';
import type { CompanyInput } from './company.ts';
import { type Choice, fitFrame } from './frame.ts';
import { OfferedMoves } from './offered-moves.ts';
import { opponentLines } from './opponents.ts';
import { showPages } from './pages.ts';
import { readInput } from './prompt-input.ts';
import type { Screen } from './screen.ts';
import type { TableSeat } from './table-seat.ts';
import { columns, rows } from './terminal-size.ts';
import { type TerminalParts, TerminalTable } from './terminal-table.ts';

/** How long a bot's move is shown before the next one, in milliseconds. */
const PACE = 500;
/** How many lines of talk are shown beside the game. */
const MAX_TALK = 3;

interface TypedLine {
  /** `undefined` at the end of the input. */
  readonly text: string | undefined;
  /** The decision that was on the screen. */
  readonly decision: number | undefined;
}

/** What a game at the terminal is made of. */
export interface GameParts extends TerminalParts {
  readonly seat: TableSeat;
}

/** One game at the terminal, from the deal until it is over or you quit. */
export class TerminalGame {
  readonly #context: Pick<Context, 'say' | 'common' | 'language'>;
  readonly #parts: GameParts;
  readonly #screen: Screen;
  readonly #seat: TableSeat;
  readonly #table: TerminalTable;
  readonly #moves: OfferedMoves;
  /** The line being asked for, which changes at the table leave as it is. */
  #line: Promise<TypedLine> | undefined;
  /** What the others said since your last move. */
  #talk: readonly string[] = [];
  /** Said before your first move. */
  #welcome: readonly string[] = [];
  /** The answer to the last input, shown until the next one or the next decision. */
  #answer: readonly string[] = [];
  /** What was said last in plain sentences. */
  #told = '';
  #shownDecision: number | undefined;
  /** Where the shown page of moves begins, and the next one. */
  #firstMove = 0;
  #nextMove = 0;

  constructor(context: Pick<Context, 'say' | 'common' | 'language'>, parts: GameParts, screen: Screen) {
    this.#context = context;
    this.#parts = parts;
    this.#screen = screen;
    this.#seat = parts.seat;
    this.#table = new TerminalTable(context, parts, screen);
    this.#moves = new OfferedMoves(context, parts, this.#table);
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
    const told = this.#table.takeUpdates();
    const talk = this.#seat.company?.takeTalk() ?? [];
    this.#talk = [...this.#talk, ...talk].slice(-MAX_TALK);
    if (this.#screen.isLive || told.length + talk.length === 0) return;
    this.#screen.show([...told, ...talk]);
    this.#told = '';
  }

  /** Prompts until something changes at the table, you quit, or the input ends. */
  async #decide(): Promise<'changed' | 'quit' | 'input-ended'> {
    const choices = await this.#moves.load();
    // The whole of a long line is in the chat.
    const talk = this.#screen.isLive ? this.#talk.map((line) => clip(line, 2 * columns())) : [];
    const ask = [...talk, ...this.#seat.notices, ...this.#table.question()];
    this.#meetDecision(choices.length > 0);
    if (!this.#screen.isLive) {
      const numbered = choices.map(({ word, remark }) => `${word}${remark}`);
      const told = [...(numbered.length > 0 ? this.#wholeTable() : []), ...ask, ...numbered];
      // A line that is tried again is no news.
      if (told.join('\n') !== this.#told) this.#screen.show(told);
      this.#told = told.join('\n');
    }
    for (;;) {
      if (this.#screen.isLive) this.#screen.draw(() => this.#frame(ask, choices));
      const line = await this.#nextLine();
      if (line === 'changed') {
        this.#takeUpdates();
        return 'changed';
      }
      const done = line.text === undefined ? 'input-ended' : await this.#answerTo(line.decision, line.text);
      if (done !== 'again') return done;
      if (!this.#screen.isLive) this.#screen.show(this.#answer);
    }
  }

  /** The next typed line, unless something changes at the table before. */
  async #nextLine(): Promise<TypedLine | 'changed'> {
    this.#line ??= this.#screen.ask('> ').then((text) => ({ text, decision: this.#moves.decision }));
    const first = await Promise.race([this.#line, this.#seat.changed().then(() => 'changed' as const)]);
    if (first !== 'changed') this.#line = undefined;
    return first;
  }

  /** What was said about an earlier decision goes. */
  #meetDecision(isAsked: boolean): void {
    const decision = this.#decision();
    if (!isAsked || decision === this.#shownDecision) return;
    this.#shownDecision = decision;
    const { words, paint } = this.#table.scene;
    const opponents = opponentLines(this.#context.common, words, this.#parts.levelOf, this.#seat.players);
    this.#welcome = decision === 0 ? [...opponents, ...this.#help()].map(paint.dim) : [];
    this.#answer = [];
    this.#firstMove = 0;
  }

  /** A move that was typed while other choices were on the screen is not made. */
  async #answerTo(decision: number | undefined, line: string): Promise<'changed' | 'quit' | 'again'> {
    const isMove = readInput(line, this.#context.say).type === 'move';
    if (!isMove || decision === this.#moves.decision) return this.#carryOut(line);
    return this.#reply([this.#seat.reason('stale')]);
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
        return this.#page([say('play.rules'), ...this.#table.rules()]);
      case 'rule':
        return this.#reply([this.#table.rule(input.number)]);
      case 'log':
        return this.#page([say('play.log'), ...this.#table.sentences()]);
      case 'table':
        return this.#page(this.#wholeTable());
      case 'more':
        this.#firstMove = this.#nextMove;
        return 'again';
      case 'why':
        return this.#reply([await this.#moves.why(input.text)]);
      case 'hint':
        return this.#reply([await this.#moves.hint()]);
      case 'chat':
      case 'say':
      case 'end':
      case 'familiar':
        return this.#speak(input, line);
      case 'help':
      case 'nothing':
        return this.#reply(this.#help());
      default:
        return input satisfies never;
    }
  }

  /** Alone these words mean nothing, unless a game has a move of that name. */
  async #speak(input: CompanyInput, line: string): Promise<'changed' | 'again'> {
    const { company } = this.#seat;
    if (!company) return this.#move(line);
    const answer = await company.carryOut(input);
    return input.type === 'chat' ? this.#page(answer) : this.#reply(answer);
  }

  #help(): readonly string[] {
    const { say } = this.#context;
    const { company } = this.#seat;
    const [why, log, table] = [say('verb.why'), say('verb.log'), say('verb.table')];
    const verbs = { why, log, table, hint: say('verb.hint'), undo: say('verb.undo'), quit: say('verb.quit') };
    return [say('play.help', verbs), ...(company ? [company.help] : [])];
  }

  async #move(text: string): Promise<'changed' | 'again'> {
    const move = this.#moves.listed(text);
    if (move !== undefined) return this.#makeMove(move);
    return this.#reply([await this.#moves.why(text), ...this.#help()]);
  }

  async #makeMove(text: string): Promise<'changed' | 'again'> {
    const answer = await this.#seat.ask({ type: 'move', decision: this.#decision(), text });
    if (answer.type === 'refused') return this.#reply([this.#table.refused(answer.refusal)]);
    this.#talk = [];
    this.#takeUpdates();
    return 'changed';
  }

  #decision(): number {
    return this.#moves.decision ?? 0;
  }

  #wholeTable(): readonly string[] {
    return this.#screen.isLive ? this.#table.picture() : this.#table.description();
  }

  #reply(lines: readonly string[]): 'again' {
    this.#answer = lines;
    return 'again';
  }

  async #page(lines: readonly string[]): Promise<'again'> {
    return this.#reply(await showPages(this.#screen, lines, this.#context.say));
  }

  /** The whole screen: the table, what happened, and the moves. */
  #frame(ask: readonly string[], moves: readonly Choice[]): readonly string[] {
    const { paint } = this.#table.scene;
    const { say } = this.#context;
    const inLines = (lines: readonly string[]) => lines.flatMap((line) => wrap(line, columns()));
    const frame = {
      tables: this.#table.pictures(),
      story: this.#table.sentences().map((line) => wrap(line, columns() - 2, '  ').map((part) => `${paint.dim('│')} ${part}`)),
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
