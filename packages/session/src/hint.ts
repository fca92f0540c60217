import { type Adviser, HINT_TIME } from '@coven/bots';
import type { Random, Rules, Viewer } from '@coven/core';
import type { ClientMessage, HintText, RoomReason, ServerMessage } from '@coven/protocol';
import { type BotQuestion, botInput } from './bot-input.ts';
import { tableRefusal } from './requests.ts';
import type { Session } from './session.ts';

/** A game's hint for somebody who knows what a bot in that seat would. */
export function hintFor(adviser: Adviser, rules: Rules, question: BotQuestion, random: Random, milliseconds = HINT_TIME): HintText {
  const { moves, reason, lights } = adviser.hint(botInput(rules, question, random, { budget: milliseconds }, {}));
  return { moves: moves.map((move) => rules.format(move)), reason, lights };
}

interface Hinting {
  readonly rules: Rules;
  readonly random: Random;
  readonly hints?: (() => Promise<Adviser>) | undefined;
}

/** The answer to a request for a hint at a table of this process. */
export async function answerHint(
  session: Session,
  { rules, random, hints }: Hinting,
  viewer: Viewer,
  { id, decision }: Extract<ClientMessage, { type: 'hint' }>,
): Promise<ServerMessage> {
  const refused = (reason: RoomReason): ServerMessage => ({ type: 'refused', id, refusal: tableRefusal(reason) });
  if (viewer === 'spectator') return refused('not-seated');
  if (!hints) return refused('no-hints');
  const adviser = await hints().catch(() => undefined);
  // The table may have gone on meanwhile. Without a network the hints may not have come: asked again, they may.
  if (!adviser || decision !== session.table.decision(viewer) || session.offered(viewer).length === 0) return refused('stale');
  return { type: 'hint', id, ...hintFor(adviser, rules, session.question(viewer, { remembers: true }), random) };
}
