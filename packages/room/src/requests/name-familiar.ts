import { changed, refused } from '../decision.ts';
import { nameFamiliar as named } from '../parts/familiars.ts';
import { request } from './request.ts';

/** Before the game: names the bot that is to be the requester's familiar. Without it that is the strongest that answers at once. */
export const nameFamiliar = request({
  body: { bot: 'bot' },
  weight: 2,
  counts: () => 'begins',
  decide({ creation, seating }, { guest, games }, { bot }) {
    if (!games.hasBot(creation.game, bot)) return refused('unknown-bot');
    const next = named(seating, guest, bot);
    return typeof next === 'string' ? refused(next) : changed({ seating: next });
  },
});
