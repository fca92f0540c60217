import type { Outlook, Witchstone } from '@coven/games/witchstone';
import type { Pieces, WitchstoneWords } from '@coven/words';
import { say } from '../../words/words.svelte.ts';
import type { Desk } from '../game-table.ts';
import { actionAt } from './board.ts';

/** What a player would otherwise work out in the head, as one sentence. */
export function remark(desk: Desk<Witchstone>, pieces: Pieces): string | undefined {
  const words = desk.words as WitchstoneWords;
  const { selected } = desk;
  const outlook = selected === null ? undefined : desk.outlook(selected);
  if (outlook) return brings(outlook, words, pieces) || undefined;
  if (!desk.hasHints || desk.ask === null || desk.moves.length === 0) return undefined;
  if (desk.ask.type === 'tile') return say(desk.view.tile === null ? 'ws.hint-tile' : 'ws.hint-lay');
  if (desk.ask.type === 'crossing' || desk.ask.type === 'rack') return undefined;
  return desk.moves.some((move) => move.startsWith('step ')) ? say('ws.hint-crystal') : undefined;
}

function brings({ type, points, final, strengths, gains, cost, levels }: Outlook, words: WitchstoneWords, pieces: Pieces): string {
  const list = (all: Outlook['strengths']) =>
    all
      .map(({ action, strength }) => `${pieces.piece('action', actionAt(action), words.piece('action', actionAt(action)))} ${strength}`)
      .join(', ');
  const said: string[] = [];
  if (strengths.length > 0) said.push(words.say('table.would-be', { list: list(strengths) }));
  if (type === 'send') said.push(words.say('table.would-cost', { cost }));
  if (levels !== null) said.push(words.say('table.levels', { levels }));
  if (gains.length > 0) said.push(`+ ${list(gains)}`);
  if (points > 0) said.push(words.say('table.would-score', { points }));
  if (points < 0) said.push(words.say('table.would-lose', { points: -points }));
  if (final !== points && final !== 0) said.push(say('ws.at-the-end', { change: final > 0 ? `+${final}` : String(final) }));
  return said.join('; ');
}
