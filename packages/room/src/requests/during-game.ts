import { bot } from './bot.ts';
import { claim } from './claim.ts';
import { endVote } from './end-vote.ts';
import { hint } from './hint.ts';
import { move } from './move.ts';
import { nameFamiliar } from './name-familiar.ts';
import { outlooks } from './outlooks.ts';
import { resume } from './resume.ts';
import { why } from './why.ts';

/** What a person can ask for while a game is played, also where all people share a device: they sat down together, before the deal. */
export const DURING_GAME = {
  move,
  why,
  outlooks,
  hint,
  bot,
  'name-stand-in': nameFamiliar,
  claim,
  resume,
  'end-vote': endVote,
} as const;
