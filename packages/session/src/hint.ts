import { type Adviser, type BotInput, HINT_TIME } from '@coven/bots';
import type { Random, Rules, Viewer } from '@coven/core';
import type { HintText, RoomReason, ServerMessage } from '@coven/protocol';
import { type BotQuestion, botInput } from './bot-input.ts';
import type { KeptThoughts } from './kept-thoughts.ts';
import { tableRefusal } from './requests.ts';
import type { Session } from './session.ts';

/** Who thinks about hints, apart from the bots in the same seat, and needs to remember what the seat was shown. */
export const ADVISER = { id: 'hint', remembers: true } as const;

interface HintThinking extends Pick<BotInput, 'random' | 'kept'> {
  /** Milliseconds. */
  readonly budget?: number;
}

/** A game's hint for somebody who knows what a bot in that seat would. A plan goes on as long as its thoughts are kept. */
export function hintFor(
  adviser: Adviser,
  rules: Rules,
  question: BotQuestion,
  { random, kept, budget = HINT_TIME }: HintThinking,
): HintText {
  const { moves, reason, lights } = adviser.hint(botInput(rules, question, random, { budget }, kept));
  return { moves: moves.map((move) => rules.format(move)), reason, lights };
}

interface Hinting {
  /** The table's. */
  readonly id: string;
  readonly rules: Rules;
  readonly random: Random;
  readonly hints?: (() => Promise<Adviser>) | undefined;
  botFailed?(error: unknown): void;
}

/** The answer to a request for a hint at a table of this process. */
export async function answerHint(
  session: Session,
  { id: table, rules, random, hints, botFailed }: Hinting,
  kept: KeptThoughts,
  viewer: Viewer,
  { id, decision }: { readonly id: string; readonly decision: number },
): Promise<ServerMessage> {
  const refused = (reason: RoomReason): ServerMessage => ({ type: 'refused', id, refusal: tableRefusal(reason) });
  if (viewer === 'spectator') return refused('not-seated');
  if (!hints) return refused('no-hints');
  try {
    const adviser = await hints();
    // The table may have gone on meanwhile.
    if (decision !== session.table.decision(viewer) || !session.awaits(viewer)) return refused('stale');
    const thinking = { random, kept: kept.of({ table, seat: viewer, bot: ADVISER.id }) };
    return { type: 'hint', id, ...hintFor(adviser, rules, session.question(viewer, ADVISER), thinking) };
  } catch (error) {
    // Perhaps the hints did not come without a network: asked again, they may.
    botFailed?.(error);
    return refused('hint-failed');
  }
}
