import type { Pieces } from '@coven/words';
import type { Outlook } from '../rules/index.ts';
import type { WitchstoneWords } from '../words/index.ts';
import type { WitchstoneBoard } from './board.ts';
import { say } from './say.ts';

/** What a player would otherwise work out in the head, as one sentence. */
export function remark(board: WitchstoneBoard, pieces: Pieces): string | undefined {
  const words = board.words;
  const { selected } = board;
  const outlook = selected === null ? undefined : board.outlook(selected);
  if (outlook) return brings(outlook, words, pieces) || undefined;
  if (!board.hasHints || board.ask === null || board.moves.length === 0) return undefined;
  if (board.ask.type === 'tile') return say(board.view.tile === null ? 'ws.hint-tile' : 'ws.hint-lay');
  if (board.ask.type === 'crossing' || board.ask.type === 'rack') return undefined;
  return board.moves.some(({ type }) => type === 'step') ? say('ws.hint-crystal') : undefined;
}

function brings({ type, points, final, strengths, gains, cost, levels }: Outlook, words: WitchstoneWords, pieces: Pieces): string {
  const list = (all: Outlook['gains']) =>
    all.map(({ action, strength }) => `${pieces.piece('action', action, words.piece('action', action))} ${strength}`).join(', ');
  const said: string[] = [];
  if (strengths.length > 0) said.push(words.say('table.would-be', { list: list(strengths) }));
  if (type === 'send') said.push(words.say('table.would-cost', { cost }));
  if (levels !== null) said.push(words.say('table.levels', { levels }));
  if (gains.length > 0) said.push(`+ ${list(gains)}`);
  if (points > 0) said.push(words.say('table.would-score', { points }));
  if (points < 0) said.push(words.say('table.would-lose', { points: -points }));
  if (final !== points && final !== 0) said.push(say('ws.at-the-end', { change: final > 0 ? `+${final}` : String(final) }));
  return words.clauses(said);
}
