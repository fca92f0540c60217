import type { Chair, Room } from '@coven/protocol';
import type { ChatMessage } from '@coven/protocol/client/table-client.ts';
import { type CliWords, type CommonWords, type GuestWords, noticeText } from '@coven/words';
import { printable } from '../printable.ts';

interface Words {
  readonly say: CliWords;
  readonly common: CommonWords;
  readonly guest: GuestWords;
}

/** What people at a table say, and who comes and goes, in sentences. */
export class Talk {
  readonly #words: Words;
  readonly #lines: string[] = [];
  /** Not taken yet. */
  #new: string[] = [];
  #chairs: readonly Chair[] | undefined;

  constructor(words: Words) {
    this.#words = words;
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  takeNew(): readonly string[] {
    const lines = this.#new;
    this.#new = [];
    return lines;
  }

  hear(message: ChatMessage): void {
    const line = printable(this.#sentence(message));
    if (line !== '') this.#add(line);
  }

  /** Compares who is here with who was. */
  follow({ chairs }: Room, own: number | null): void {
    const before = this.#chairs;
    this.#chairs = chairs;
    if (!before) return;
    for (const [seat, chair] of chairs.entries()) {
      if (seat === own) continue;
      const [was, is] = [visitor(before[seat]), visitor(chair)];
      if (was === is) continue;
      // That somebody is away is shown as long as it lasts.
      if (was !== undefined) this.#lines.push(this.#words.say('join.went', { who: printable(was) }));
      if (is !== undefined) this.#add(this.#words.say('join.came', { who: printable(is) }));
    }
  }

  #add(line: string): void {
    this.#lines.push(line);
    this.#new.push(line);
  }

  #sentence(message: ChatMessage): string {
    const { guest, common } = this.#words;
    const { notice, name, text } = message;
    return notice === undefined ? common('word.labelled', { label: name, text }) : noticeText(guest, message);
  }
}

/** The name of the person who is here on a chair. */
function visitor(chair: Chair | undefined): string | undefined {
  return chair?.kind === 'human' && chair.isHere ? (chair.name ?? undefined) : undefined;
}
