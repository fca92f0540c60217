import { MAX_CHAT_CHARACTERS } from '@coven/protocol';
import type { Request } from '@coven/protocol/client/table-client.ts';
import type { CliWords } from '@coven/words';
import type { Company } from '../play/company.ts';
import type { JoinWords } from './join-words.ts';
import type { ServerTable } from './server-table.ts';

/** The other people at a table of a server. */
export function tableCompany(table: ServerTable, { page, refusal }: JoinWords, say: CliWords): Company {
  /** Before the game there is nothing to end and nobody to play for. */
  const help = () => {
    const talk = { say: say('verb.say'), chat: say('verb.chat') };
    if (table.room?.phase !== 'playing') return say('join.waiting-help', talk);
    return say('join.help', { ...talk, end: say('verb.end'), familiar: say('verb.familiar') });
  };
  const request = async (asked: Request): Promise<readonly string[]> => {
    const answer = await table.ask(asked);
    return answer.type === 'refused' ? [refusal(answer.refusal.reason)] : [];
  };
  const voteToEnd = async (): Promise<readonly string[]> => {
    const { room, seat } = table;
    const agrees = seat !== null && !room?.endVotes.includes(seat);
    const refused = await request({ type: 'end-vote', agrees });
    return agrees && refused.length === 0 ? [page('end.explain')] : refused;
  };
  const callFamiliar = async (): Promise<readonly string[]> => {
    const { room, seat: own } = table;
    if (!room || own === null) return [refusal('not-seated')];
    if (room.chairs[own]?.standIn) return request({ type: 'resume' });
    const absent = room.chairs.findIndex(({ kind, isHere, standIn }) => kind === 'human' && !isHere && standIn === null);
    const seat = absent < 0 ? own : absent;
    return request({ type: 'bot', seat, bot: room.chairs[seat]?.namedStandIn ?? 'random' });
  };
  return {
    get help() {
      return help();
    },
    takeTalk: () => table.talk.takeNew(),
    async carryOut(input) {
      switch (input.type) {
        case 'chat':
          return table.talk.lines.length === 0 ? [page('chat.empty')] : table.talk.lines;
        case 'say':
          return input.text === '' ? [help()] : request({ type: 'chat', text: input.text.slice(0, MAX_CHAT_CHARACTERS) });
        case 'end':
          return voteToEnd();
        case 'familiar':
          return callFamiliar();
        default:
          return input satisfies never;
      }
    },
  };
}
