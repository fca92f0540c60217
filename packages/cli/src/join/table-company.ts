import { MAX_CHAT_CHARACTERS } from '@coven/protocol';
import type { Request } from '@coven/protocol/client/table-client.ts';
import type { CliWords } from '@coven/words';
import type { Company, CompanyInput } from '../play/company.ts';
import type { JoinWords } from './join-words.ts';
import type { ServerTable } from './server-table.ts';

/** The other people at a table of a server. */
export class TableCompany implements Company {
  readonly #table: ServerTable;
  readonly #words: JoinWords;
  readonly #say: CliWords;

  constructor(table: ServerTable, words: JoinWords, say: CliWords) {
    this.#table = table;
    this.#words = words;
    this.#say = say;
  }

  /** Before the game there is nothing to end and nobody to play for. */
  get help(): string {
    const say = this.#say;
    const talk = { say: say('verb.say'), chat: say('verb.chat') };
    if (this.#table.room?.phase !== 'playing') return say('join.waiting-help', talk);
    return say('join.help', { ...talk, end: say('verb.end'), familiar: say('verb.familiar') });
  }

  takeTalk(): readonly string[] {
    return this.#table.talk.takeNew();
  }

  async carryOut(input: CompanyInput): Promise<readonly string[]> {
    switch (input.type) {
      case 'chat':
        return this.#said();
      case 'say':
        return input.text === '' ? [this.help] : this.#request({ type: 'chat', text: input.text.slice(0, MAX_CHAT_CHARACTERS) });
      case 'end':
        return this.#voteToEnd();
      case 'familiar':
        return this.#callFamiliar();
      default:
        return input satisfies never;
    }
  }

  #said(): readonly string[] {
    const { lines } = this.#table.talk;
    return lines.length === 0 ? [this.#words.page('chat.empty')] : lines;
  }

  async #voteToEnd(): Promise<readonly string[]> {
    const { room, seat } = this.#table;
    const agrees = seat !== null && !room?.endVotes.includes(seat);
    const refusal = await this.#request({ type: 'end-vote', agrees });
    return agrees && refusal.length === 0 ? [this.#words.page('end.explain')] : refusal;
  }

  async #callFamiliar(): Promise<readonly string[]> {
    const { room, seat: own } = this.#table;
    if (!room || own === null) return [this.#words.refusal('not-seated')];
    if (room.chairs[own]?.standIn) return this.#request({ type: 'resume' });
    const absent = room.chairs.findIndex(({ kind, isHere, standIn }) => kind === 'human' && !isHere && standIn === null);
    const seat = absent < 0 ? own : absent;
    return this.#request({ type: 'bot', seat, bot: room.chairs[seat]?.namedStandIn ?? 'random' });
  }

  async #request(request: Request): Promise<readonly string[]> {
    const answer = await this.#table.ask(request);
    return answer.type === 'refused' ? [this.#words.refusal(answer.refusal.reason)] : [];
  }
}
