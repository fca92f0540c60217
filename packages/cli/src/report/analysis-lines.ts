import type { AnalysedStep, Analysis, Moment } from '@coven/bots/analysis';
import type { Rules, Seat } from '@coven/core';
import { type AnalysisWords, clauses, type GameWords, type HintCatalogue, type Pieces, type Reason, reasonText } from '@coven/words';
import type { Context } from '../command.ts';
import { WIDTH, wrapInPlace } from '../wrap.ts';
import { aligned } from './simulation-lines.ts';

/** Of a hundred: smaller losses are not worth a line. */
const MIN_LOSS = 1;

/** The columns of the ledger. */
const PARTS = ['fair', 'own', 'others', 'draw', 'end'] as const;

interface PlayedGame {
  readonly words: GameWords;
  /** Why the bot would have moved otherwise. */
  readonly reasons: HintCatalogue;
  readonly rules: Rules;
  /** By seat. */
  readonly names: readonly string[];
}

/** The analysis for people: each player's moments, the ledger, and where the bot would have done something else. */
export function analysisLines(context: Context, say: AnalysisWords, analysis: Analysis, game: PlayedGame): readonly string[] {
  const teller = new AnalysisTeller(context, say, analysis, game);
  return [
    game.words.name,
    ...wrapped([say('analysis.unit'), '', ...game.names.flatMap((_, seat) => [...teller.moments(seat), ''])]),
    ...teller.ledger(),
    '',
    ...wrapped([...teller.decisions(), say('analysis.judged', { count: analysis.worlds })]),
  ];
}

function wrapped(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => wrapInPlace(line, WIDTH));
}

class AnalysisTeller {
  readonly #context: Context;
  readonly #say: AnalysisWords;
  readonly #analysis: Analysis;
  readonly #game: PlayedGame;
  readonly #pieces: Pieces;
  readonly #signed: Intl.NumberFormat;
  readonly #plain: Intl.NumberFormat;

  constructor(context: Context, say: AnalysisWords, analysis: Analysis, game: PlayedGame) {
    this.#context = context;
    this.#say = say;
    this.#analysis = analysis;
    this.#game = game;
    this.#pieces = { seat: (seat) => game.names[seat] ?? '', piece: (_kind, _id, word) => word };
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    this.#signed = new Intl.NumberFormat(context.language, { ...digits, signDisplay: 'exceptZero' });
    this.#plain = new Intl.NumberFormat(context.language, digits);
  }

  moments(seat: Seat): readonly string[] {
    const say = this.#say;
    const moments = this.#analysis.moments[seat] ?? [];
    const lines = moments.flatMap((moment, at) => this.#moment(moment, at + 1));
    return [say('analysis.moments-of', { who: this.#who(seat) }), ...(lines.length === 0 ? [`  ${say('analysis.no-moments')}`] : lines)];
  }

  ledger(): readonly string[] {
    const say = this.#say;
    const { ledger } = this.#analysis;
    const together = (part: (typeof PARTS)[number]) => ledger.reduce((sum, row) => sum + row[part], 0);
    const isShare = (part: (typeof PARTS)[number]) => part === 'fair' || part === 'end';
    const moved = together('own') + together('others');
    return aligned(2, [
      [say('analysis.ledger'), '', ...PARTS.map((part) => say(`analysis.${part}`))],
      ...ledger.map((row) => [
        this.#context.seatName(row.seat),
        this.#game.names[row.seat] ?? '',
        ...PARTS.map((part) => (isShare(part) ? this.#of100(row[part]) : this.#change(row[part]))),
      ]),
      [
        say('analysis.together'),
        '',
        this.#of100(together('fair')),
        '',
        this.#change(moved),
        this.#change(together('draw')),
        this.#of100(together('end')),
      ],
    ]);
  }

  /** Every decision in which the bot would have kept more, and why. */
  decisions(): readonly string[] {
    const say = this.#say;
    const { steps, sure } = this.#analysis;
    const lines = steps.flatMap(({ by, judged, moves }, at) => {
      if (by === null || judged === null || (judged.lost * 100) / sure < MIN_LOSS) return [];
      const { bot, lost, same, why } = judged;
      return [
        `  ${at}  ${this.#game.names[by] ?? ''}  ${this.#change(-lost)}`,
        `      ${this.#context.labelled(say('analysis.played'), this.#told(moves.slice(same)))}`,
        `      ${this.#context.labelled(say('analysis.bot'), this.#told(bot.slice(same)))}`,
        ...this.#why(why).map((reason) => `      ${reason}`),
      ];
    });
    if (lines.length === 0) return [];
    return [say('analysis.decisions'), ...lines, ''];
  }

  #moment({ kind, step: at, change }: Moment, number: number): readonly string[] {
    const say = this.#say;
    const step = this.#analysis.steps[at];
    if (!step) return [];
    const place = step.by === null ? say('analysis.deal') : say('analysis.at', { move: at, of: this.#analysis.steps.length - 1 });
    return [
      `  ${number}  ${this.#change(change)}  ${say(`analysis.kind.${kind}`)}, ${place}`,
      ...this.#tell(kind, step).map((line) => `     ${line}`),
    ];
  }

  #tell(kind: Moment['kind'], { by, moves, judged }: AnalysedStep): readonly string[] {
    const say = this.#say;
    if (by === null) return [say('analysis.tell.deal')];
    // What both did is not told of a slip.
    const from = kind === 'slip' ? (judged?.same ?? 0) : 0;
    const played = this.#context.labelled(this.#who(by), this.#told(moves.slice(from)));
    const bot = this.#told(judged?.bot.slice(from) ?? []);
    return [played, kind === 'slip' ? say('analysis.tell.slip', { bot }) : say(`analysis.tell.${kind}`)];
  }

  /** A sentence, if there is one, that speaks to the player. */
  #why(why: Reason | null): readonly string[] {
    const { words, reasons } = this.#game;
    const text = why ? reasonText(reasons, why, words, this.#pieces) : '';
    return text === '' ? [] : [text];
  }

  #told(moves: readonly string[]): string {
    const { rules, words } = this.#game;
    const told = moves.flatMap((text) => {
      const move = rules.parse(text);
      return move ? [words.move(move, this.#pieces)] : [];
    });
    return clauses(told, (pair) => this.#say('analysis.moves', pair));
  }

  #who(seat: Seat): string {
    return `${this.#context.seatName(seat)} (${this.#game.names[seat] ?? ''})`;
  }
  #of100(chances: number): string {
    return this.#plain.format((chances * 100) / this.#analysis.sure);
  }
  #change(chances: number): string {
    return this.#signed.format((chances * 100) / this.#analysis.sure).replace('-', '−');
  }
}
