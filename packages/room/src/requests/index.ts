import { bot } from './bot.ts';
import { chat } from './chat.ts';
import { claim } from './claim.ts';
import { endVote } from './end-vote.ts';
import { hint } from './hint.ts';
import { move } from './move.ts';
import { mute } from './mute.ts';
import { nameFamiliar } from './name-familiar.ts';
import { offerSeat } from './offer-seat.ts';
import { outlooks } from './outlooks.ts';
import { publish } from './publish.ts';
import { ready } from './ready.ts';
import { rematch } from './rematch.ts';
import { remove } from './remove.ts';
import { resume } from './resume.ts';
import { reveal } from './reveal.ts';
import { sit } from './sit.ts';
import { stand } from './stand.ts';
import { takeSeat } from './take-seat.ts';
import { unready } from './unready.ts';
import { why } from './why.ts';

/** Everything that a person at a table can ask for, by the type of the message. */
export const REQUESTS = {
  move,
  sit,
  stand,
  ready,
  reveal,
  unready,
  why,
  outlooks,
  hint,
  bot,
  'name-stand-in': nameFamiliar,
  claim,
  resume,
  'end-vote': endVote,
  rematch,
  chat,
  remove,
  mute,
  publish,
  'offer-seat': offerSeat,
  'take-seat': takeSeat,
} as const;

export type RequestType = keyof typeof REQUESTS;
