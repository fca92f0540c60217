import type { Refusal } from '@coven/core';
import type { Answer, ChatMessage } from '@coven/protocol/client/table-client.ts';
import { withoutMarks } from '../words/rich.ts';

/** Lines kept on the page. */
const MAX_LINES = 200;

/** The chat of one table, and what this person has written so far: it outlives panels, phases and broken lines. */
export class Chat {
  lines = $state.raw<readonly ChatMessage[]>([]);
  /** Sent, not answered by the table yet. */
  unsent = $state.raw<readonly string[]>([]);
  draft = $state('');
  refusal = $state.raw<Refusal | null>(null);
  #read = $state.raw(0);
  readonly #send: (text: string) => Promise<Answer>;

  constructor(send: (text: string) => Promise<Answer>) {
    this.#send = send;
  }

  get unread(): number {
    return this.lines.filter(({ at }) => at > this.#read).length;
  }

  markRead(): void {
    this.#read = this.lines.at(-1)?.at ?? 0;
  }

  add(line: ChatMessage): void {
    this.lines = [...this.lines, { ...line, text: withoutMarks(line.text) }].slice(-MAX_LINES);
  }

  /** Whether the table took it. */
  async say(text: string): Promise<boolean> {
    this.refusal = null;
    this.unsent = [...this.unsent, text];
    const answer = await this.#send(text);
    const at = this.unsent.indexOf(text);
    this.unsent = this.unsent.filter((_, index) => index !== at);
    if (answer.type === 'refused') this.refusal = answer.refusal;
    return answer.type !== 'refused';
  }

  async sayDraft(): Promise<void> {
    const text = this.draft.trim();
    this.draft = '';
    if (text !== '' && !(await this.say(text)) && this.draft === '') this.draft = text;
  }
}
