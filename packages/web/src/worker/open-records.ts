import { type GameRecord, type Hex, type Proof, readRecord, type Viewer, verifyRecord, writeRecord } from '@coven/core';
import { entriesAtHead } from '@coven/protocol';
import { checkSignature, selfSigner } from '@coven/protocol/record-signature';
import { localRecord } from '@coven/room';
import { type Frame, framesOf } from '@coven/session';
import { recordedGame } from './games/registry.ts';
import type { LocalTable } from './local-table.ts';
import type { Verified } from './messages.ts';

/** The record of a finished game, read and verified when it is first asked about. */
class OpenRecord {
  readonly text: string;
  #record: GameRecord | undefined;
  #proof: Promise<Proof> | undefined;

  constructor(text: string) {
    this.text = text;
  }

  read(): GameRecord {
    this.#record ??= readRecord(this.text);
    return this.#record;
  }

  async verify(heads: readonly Hex[], files: readonly string[]): Promise<Verified> {
    const proof = await this.#proved(files);
    const record = this.read();
    const hasHeads = heads.every((head) => entriesAtHead(record, head) !== undefined);
    return { proof, record, signature: checkSignature(record), hasHeads };
  }

  async frames(viewer: Viewer, files: readonly string[]): Promise<readonly Frame[]> {
    await this.#proved(files);
    const record = this.read();
    return framesOf(record, await recordedGame(record), viewer, files);
  }

  /** Once it is proved, that is not done again. */
  #proved(files: readonly string[]): Promise<Proof> {
    this.#proof ??= this.#prove(files).catch((error: unknown) => {
      this.#proof = undefined;
      throw error;
    });
    return this.#proof;
  }

  async #prove(files: readonly string[]): Promise<Proof> {
    const record = this.read();
    return verifyRecord(record, [await recordedGame(record)], files);
  }
}

/** The records that this page has open, by number. */
const open = new Map<number, OpenRecord>();
let opened = 0;

export function openRecord(text: string): number {
  open.set(++opened, new OpenRecord(text));
  return opened;
}

export function openTableRecord(table: LocalTable): number {
  return openRecord(writeRecord(localRecord(table.room, selfSigner)));
}

export function recordOf(record: number): OpenRecord {
  const found = open.get(record);
  if (!found) throw new Error(`record ${record} is closed`);
  return found;
}

export function closeRecord(record: number): void {
  open.delete(record);
}
