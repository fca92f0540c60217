import type { TrainReport } from '@coven/research/train/train-report.ts';
import type { Context } from '../command.ts';
import { aligned } from './simulation-lines.ts';

/** The report for people. `start`: the weights of the features that learning began with. */
export function trainLines(
  context: Context,
  report: TrainReport,
  start: readonly number[],
  features: readonly string[],
  name: string,
): readonly string[] {
  const { say, common, language } = context;
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const three = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const percent = (share: number) => `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(share * 100)} %`;
  const { byHand, learned, games, decisions } = report;
  const rows = start.map((before, at) => {
    const feature = features[at] as string;
    const weight = report.weights[feature] as number;
    return [feature, three.format(before), three.format(weight), three.format(weight - before)];
  });
  return [
    common('word.labelled', { label: name, text: say('simulate.games', { count: games, games: whole.format(games) }) }),
    say('train.decisions', { used: whole.format(decisions), held: whole.format(learned.decisions) }),
    say('train.explained', { before: percent(byHand.explained), learned: percent(learned.explained) }),
    say('train.lost', { before: three.format(byHand.lost), learned: three.format(learned.lost) }),
    '',
    ...aligned(1, [[say('train.feature'), say('train.before'), say('train.learned'), say('train.change')], ...rows]),
  ];
}
