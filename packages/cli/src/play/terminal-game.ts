import { type Bot, SelfPlay } from '@coven/bots';
import {
  type Entry,
  type FastRandom,
  type GameRecord,
  type Hex,
  isRefusal,
  type Refusal,
  refusal,
  type Seat,
  type Step,
  seedOf,
  setupOf,
  Table,
  type Types,
  UNDO,
} from '@coven/core';
import type { GameWords, Pieces } from '@coven/words';
import type { Context } from '../command.ts';
import { bare, clip, type Paint } from '../paint.ts';
import type { Plan } from '../plan.ts';
import { wrap } from '../wrap.ts';
import type { Drawing, Scene } from './drawing.ts';
import { fitted } from './frame.ts';
import { moveFrom, orderFrom, textsMeant } from './order.ts';
import type { Screen } from './screen.ts';
import { Story } from './story.ts';

/** The person at the terminal always sits here. */
const YOU: Seat = 0;
/** How long a bot may think, and how long its move is looked at before the next, in milliseconds. */
const BUDGET = 300;
const PACE = 500;

export type RecordFront = Omit<GameRecord, 'log' | 'head' | 'result'>;

export interface Cast {
  readonly plan: Plan;
  /** What is fixed before the first card. */
  readonly front: RecordFront;
  /** One for each seat; the one at your seat gives the hints. */
  readonly bots: readonly Bot[];
  readonly random: FastRandom;
  readonly words: GameWords;
  readonly drawing: Drawing;
}

/** One game at the terminal, from the deal to the end or until you have had enough. */
export class Session {
  readonly #context: Context;
  readonly #cast: Cast;
  readonly #screen: Screen;
  readonly #scene: Scene;
  readonly #pieces: Pieces;
  readonly #table: Table;
  readonly #seed: Hex;
  readonly #bots: SelfPlay<Types>;
  readonly #story: Story;
  readonly #log: Entry[] = [];
  /** The answer to the last order, shown until the next. */
  #answer: readonly string[] = [];

  constructor(context: Context, cast: Cast, screen: Screen, paint: Paint) {
    const { plan, front, bots, random, words, drawing } = cast;
    this.#context = context;
    this.#cast = cast;
    this.#screen = screen;
    this.#table = new Table(plan.rules, setupOf(front));
    this.#seed = seedOf(front.secret, front.nonces);
    this.#bots = new SelfPlay(plan.rules, bots, random, BUDGET);
    this.#story = new Story(plan.rules.fades);
    const name = (seat: Seat) => front.players[seat]?.name ?? String(seat);
    this.#pieces = { seat: name, piece: (kind, id, word) => drawing.piece(kind, id, word, paint) };
    const you = context.common('seat.you');
    this.#scene = {
      words: words.forTable?.(this.#table.view(YOU)) ?? words,
      paint,
      name: (seat) => (seat === YOU ? `${name(seat)} (${you})` : name(seat)),
      labelled: (label, text) => context.common('word.labelled', { label, text }),
    };
  }

  /** The finished game. */
  get record(): GameRecord {
    const { rules, state, head } = this.#table;
    return { ...this.#cast.front, log: this.#log, head, result: rules.standings(state) };
  }

  async play(): Promise<'over' | 'quit'> {
    const table = this.#table;
    this.#take(table.deal(this.#seed));
    for (let turn = table.turn(); turn.kind === 'seats'; turn = table.turn()) {
      const other = turn.seats.find(({ seat }) => seat !== YOU);
      if (other) await this.#letBotPlay(other.seat);
      else if ((await this.#decide(turn.seats[0]?.ask as Types['ask'])) === 'quit') return 'quit';
    }
    return 'over';
  }

  async #letBotPlay(seat: Seat): Promise<void> {
    const { rules, state } = this.#table;
    const step = this.#table.play(seat, rules.format(this.#bots.choose(state, seat)), this.#seed);
    if (isRefusal(step)) throw new Error(`a bot was refused: ${step.reason}`);
    this.#take(step);
    if (!this.#screen.isLive) return;
    this.#screen.show(this.#frame([]));
    await this.#screen.pause(PACE);
  }

  #take(step: Step<Types>): void {
    const shown = this.#table.shown(step, YOU);
    this.#log.push(...step.entries);
    for (const event of step.events) this.#bots.tell?.(event);
    this.#story.add(this.#table.takenBack(step, YOU), shown);
    if (!this.#screen.isLive) this.#screen.show(this.#told(shown));
  }

  /** Asks until a move is made. */
  async #decide(ask: Types['ask']): Promise<'moved' | 'quit'> {
    const choices = [this.#scene.words.ask(ask), ...this.#choices()];
    this.#answer = this.#table.decision(YOU) === 0 ? [this.#scene.paint.dim(this.#context.say('play.help', this.#verbs()))] : [];
    if (!this.#screen.isLive) this.#screen.show([...this.#cast.drawing.description(this.#view(), this.#scene), ...choices]);
    for (;;) {
      if (this.#screen.isLive) this.#screen.show(this.#frame(choices));
      const line = await this.#screen.ask('> ');
      const done = line === undefined ? 'quit' : await this.#obey(line);
      if (done !== 'again') return done;
      if (!this.#screen.isLive) this.#screen.show(this.#answer);
    }
  }

  async #obey(line: string): Promise<'moved' | 'quit' | 'again'> {
    const { say } = this.#context;
    const order = orderFrom(line, say);
    this.#answer = [];
    switch (order.type) {
      case 'quit':
        return 'quit';
      case 'move':
        return this.#move(order.text);
      case 'undo':
        return this.#makeMove(UNDO);
      case 'rules':
        await this.#page([say('play.rules'), ...this.#rules()]);
        return 'again';
      case 'rule':
        this.#answer = [this.#rule(order.number)];
        return 'again';
      case 'log':
        await this.#page([say('play.log'), ...this.#sentences()]);
        return 'again';
      case 'why':
        this.#answer = [this.#why(order.text)];
        return 'again';
      case 'hint':
        this.#answer = [say('play.hint', { move: this.#word(this.#bots.choose(this.#table.state, YOU)) })];
        return 'again';
      case 'help':
      case 'nothing':
        this.#answer = [say('play.help', this.#verbs())];
        return 'again';
      default:
        return order satisfies never;
    }
  }

  #move(text: string): 'moved' | 'again' {
    const move = this.#listed(text);
    if (move) return this.#makeMove(this.#table.rules.format(move));
    this.#answer = [this.#why(text), this.#context.say('play.help', this.#verbs())];
    return 'again';
  }

  #makeMove(text: string): 'moved' | 'again' {
    const step = this.#table.play(YOU, text, this.#seed);
    if (isRefusal(step)) {
      this.#answer = [this.#refused(step)];
      return 'again';
    }
    this.#take(step);
    return 'moved';
  }

  #listed(text: string): Types['move'] | undefined {
    return moveFrom(
      text,
      this.#table.moves(YOU),
      (move) => this.#table.rules.format(move),
      (move) => bare(this.#scene.words.move(move, { ...this.#pieces, piece: (_kind, _id, word) => word })),
    );
  }

  #why(text: string): string {
    const { say, common } = this.#context;
    if (text === '') return say('play.why-what');
    const { rules, state } = this.#table;
    const listed = this.#listed(text);
    if (listed) return say('play.why-legal', { move: this.#word(listed) });
    const offered = this.#table.moves(YOU).map((move) => rules.format(move));
    for (const meant of textsMeant(text, offered)) {
      const move = rules.parse(meant);
      const refused = move && refusal(rules, state, YOU, move);
      if (refused) return this.#refused(refused);
    }
    return common('refusal.unreadable');
  }

  #refused(refused: Refusal): string {
    if (refused.rule === 'table') return this.#context.common(`refusal.${refused.reason as 'unreadable'}`);
    return `${this.#scene.words.refusal(refused, this.#pieces)} (${refused.rule})`;
  }

  #view(): Types['view'] {
    return this.#table.view(YOU);
  }

  #word(move: Types['move']): string {
    return this.#scene.words.move(move, this.#pieces);
  }

  #choices(): readonly string[] {
    const view = this.#view();
    const { rules } = this.#table;
    return this.#table.moves(YOU).map((move, at) => {
      const remark = this.#cast.drawing.remark(rules.outlook(view, move), this.#scene);
      const word = `${String(at + 1).padStart(3)}. ${this.#word(move)}`;
      return remark === undefined ? word : `${word} ${this.#scene.paint.dim(`(${remark})`)}`;
    });
  }

  #sentences(): readonly string[] {
    const shown = this.#table.isOver() ? this.#story.all : this.#story.open;
    return this.#told(shown);
  }

  #told(shown: readonly Types['shown'][]): readonly string[] {
    return shown.flatMap((event) => this.#scene.words.event(event, this.#pieces) ?? []);
  }

  #rules(): readonly string[] {
    return this.#cast.plan.game.rules.map(({ number }) => {
      const text = this.#rule(number);
      return this.#screen.isLive ? clip(text, columns()) : text;
    });
  }

  #rule(number: string): string {
    const { say, common } = this.#context;
    const entry = this.#cast.plan.game.rules.find((rule) => rule.number === number);
    const text = entry && this.#scene.words.rule(number);
    if (!entry || text === undefined) return say('play.no-rule', { number });
    const marks = [...(entry.ruling ? [common('mark.ruling')] : []), ...(entry.option ? [common('mark.option')] : [])];
    return `${number}${marks.length === 0 ? '' : ` [${marks.join(', ')}]`} ${text}`;
  }

  #verbs(): { why: string; log: string; hint: string; undo: string; quit: string } {
    const { say } = this.#context;
    return { why: say('verb.why'), log: say('verb.log'), hint: say('verb.hint'), undo: say('verb.undo'), quit: say('verb.quit') };
  }

  /** More lines than fit beside the picture: they take its place until you have read them. */
  async #page(lines: readonly string[]): Promise<void> {
    if (!this.#screen.isLive) {
      this.#answer = lines;
      return;
    }
    const fitting = Math.max(5, (process.stdout.rows ?? 24) - 2);
    this.#screen.show(lines.length <= fitting ? lines : [lines[0] as string, ...lines.slice(lines.length - fitting + 1)]);
    await this.#screen.ask(`${this.#context.say('play.continue')} `);
  }

  /** The whole screen: the table, what happened, what is asked. */
  #frame(choices: readonly string[]): readonly string[] {
    const { paint, words } = this.#scene;
    const frame = {
      table: [paint.bold(words.name), ...this.#cast.drawing.picture(this.#view(), this.#scene)],
      story: this.#sentences().map((line) => `${paint.dim('│')} ${line}`),
      choices,
      answer: this.#answer.flatMap((line) => wrap(line, columns())),
    };
    return fitted(frame, process.stdout.rows ?? 24).map((line) => clip(line, columns()));
  }
}

/** One less than there are: a full line would make some terminals wrap. */
function columns(): number {
  return (process.stdout.columns ?? 80) - 1;
}
