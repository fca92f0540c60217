import { changed, refused } from '../decision.ts';
import { seatOf } from '../parts/seating.ts';
import { request } from './request.ts';

/** Before the game: names the bot that is to be the requester's familiar. Without it that is the strongest that answers at once. */
export const nameFamiliar = request({
  body: { bot: 'bot' },
  weight: 2,
  counts: () => 'begins',
  decide({ creation, seating }, { guest, games }, { bot }) {
    if (!games.hasBot(creation.game, bot)) return refused('unknown-bot');
    if (seating.phase !== 'waiting') return refused('game-running');
    const seat = seatOf(seating, guest);
    if (seat === undefined) return refused('not-seated');
    const chairs = seating.chairs.map((chair, at) => (at === seat ? { ...chair, namedStandIn: bot } : chair));
    return changed({ seating: { ...seating, chairs } });
  },
});
