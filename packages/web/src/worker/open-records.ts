import { type GameRecord, readRecord, verifyRecord, writeRecord } from '@coven/core';
import { entriesAtHead } from '@coven/protocol';
import { checkSignature, selfSigner } from '@coven/protocol/record-signature';
import { type Frame, framesOf } from '@coven/session';
import { recordedGame } from './games/registry.ts';
import type { KeptTable } from './kept-table.ts';
import type { AskOf, Verified } from './messages.ts';

// What is done with finished games.

export function write(table: KeptTable): string {
  return writeRecord(table.record(selfSigner));
}

export function read({ text }: AskOf<'read'>): GameRecord {
  return readRecord(text);
}

export async function verify({ text, files, heads }: AskOf<'verify'>): Promise<Verified> {
  const record = readRecord(text);
  const proof = verifyRecord(record, [await recordedGame(record)], files);
  return { proof, record, signature: checkSignature(record), hasHeads: heads.every((head) => entriesAtHead(record, head) !== undefined) };
}

export async function replay({ text, viewer, files }: AskOf<'replay'>): Promise<readonly Frame[]> {
  const record = readRecord(text);
  const game = await recordedGame(record);
  verifyRecord(record, [game], files);
  return framesOf(record, game, viewer, files);
}
