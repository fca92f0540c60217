import type { Whirling } from '@coven/games/whirling';
import { say } from '../../words/words.svelte.ts';
import type { Desk } from '../game-table.ts';
import type { LyingRecipe } from './lying.ts';

/** What is to be said of an own recipe while brewing, in a few words. */
export function brewHint(desk: Desk<Whirling>, { id, isUsed }: LyingRecipe, missing: number): string {
  const { view } = desk;
  if (isUsed) return say('ww.used');
  if (view.phase !== 'brew' || view.players[desk.seat]?.isDone) return '';
  if (view.own?.using === id) return say('ww.in-use');
  if (missing > 0) return say('ww.missing', { size: missing });
  const [now, then] = [desk.outlook('done'), desk.outlook(`use ${id}`)];
  if (!desk.hasHints || then?.type !== 'brew' || now?.type !== 'brew') return '';
  if (String(then.cauldron) === String(now.cauldron) && String(then.bench) === String(now.bench)) return say('ww.choice-follows');
  return then.circle > now.circle ? say('ww.circle-would', { circle: then.circle }) : '';
}

/** Whether using it would bring more into the circle than finishing now. */
export function gains(desk: Desk<Whirling>, id: string): boolean {
  const [now, then] = [desk.outlook('done'), desk.outlook(`use ${id}`)];
  return desk.hasHints && then?.type === 'brew' && now?.type === 'brew' && then.circle > now.circle;
}
