import type { TrainReport } from '@coven/research/train/train-report.ts';
import type { Context } from '../command.ts';
import { figuresIn } from './figures.ts';
import { aligned } from './simulation-lines.ts';

/** The report for people. `start`: the weights of the features that learning began with. */
export function trainLines(
  context: Context,
  report: TrainReport,
  start: readonly number[],
  features: readonly string[],
  name: string,
): readonly string[] {
  const { say, labelled, language } = context;
  const { whole, three } = figuresIn(context);
  const percent = (share: number) => `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(share * 100)} %`;
  const { byHand, learned, games, decisions } = report;
  const rows = start.map((before, at) => {
    const feature = features[at] as string;
    const weight = report.weights[feature] as number;
    return [feature, three(before), three(weight), three(weight - before)];
  });
  return [
    labelled(name, say('simulate.games', { count: games, games: whole(games) })),
    say('train.decisions', { used: whole(decisions), held: whole(learned.decisions) }),
    say('train.explained', { before: percent(byHand.explained), learned: percent(learned.explained) }),
    say('train.lost', { before: three(byHand.lost), learned: three(learned.lost) }),
    '',
    ...aligned(1, [[say('train.feature'), say('train.before'), say('train.learned'), say('train.change')], ...rows]),
  ];
}
