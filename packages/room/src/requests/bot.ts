import { reseated } from '../deal.ts';
import { refused } from '../decision.ts';
import { familiarOf, playsFor, replaced } from '../parts/familiars.ts';
import { placeBot, seatOf } from '../parts/seating.ts';
import { request } from './request.ts';

/**
 * Before the game, from the table owner: seats a bot or opens the seat. During the game: lets a familiar play, for the requester the bot
 * asked for, for an absent player always the one that player named.
 */
export const bot = request({
  body: { seat: 'seat', bot: 'bot-or-none' },
  weight: 2,
  counts: (_room, _who, asked) => (asked.bot === null ? 'takes-back' : 'begins'),
  decide(room, who, { seat, bot: wanted }) {
    const { seating, creation } = room;
    const { guest, games, isAway } = who;
    const asked = { guest, seat, bot: wanted, isAway };
    if (wanted !== null && !games.hasBot(creation.game, wanted)) return refused('unknown-bot');
    if (seating.phase === 'over') return refused('game-over');
    if (seating.phase === 'revealing') return refused('game-running');
    if (seating.phase === 'waiting') return reseated(room, placeBot(seating, asked), who);
    // A player chooses freely who plays for them while they are here; for an absent player nobody else chooses.
    const isOwn = seatOf(seating, guest) === seat;
    return replaced(room, seat, playsFor(seating, wanted === null || isOwn ? asked : { ...asked, bot: familiarOf(room, seat, games) }));
  },
});
