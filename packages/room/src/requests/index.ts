import { chat } from './chat.ts';
import { DURING_GAME } from './during-game.ts';
import { mute } from './mute.ts';
import { offerSeat } from './offer-seat.ts';
import { publish } from './publish.ts';
import { ready } from './ready.ts';
import { rematch } from './rematch.ts';
import { remove } from './remove.ts';
import { reveal } from './reveal.ts';
import { sit } from './sit.ts';
import { stand } from './stand.ts';
import { takeSeat } from './take-seat.ts';
import { unready } from './unready.ts';

/** Everything that a person at a table can ask for, by the type of the message. What is listed here makes sense only at a table of a server. */
export const REQUESTS = {
  ...DURING_GAME,
  sit,
  stand,
  ready,
  reveal,
  unready,
  rematch,
  chat,
  remove,
  mute,
  publish,
  'offer-seat': offerSeat,
  'take-seat': takeSeat,
} as const;

export type RequestType = keyof typeof REQUESTS;
