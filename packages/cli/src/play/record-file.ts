import { existsSync } from 'node:fs';
import { writeRecord } from '@coven/core';
import { selfSigner } from '@coven/protocol/record-signature';
import { type LocalRoom, localRecord } from '@coven/room';
import { replaceFile } from '../file.ts';
import { UsageError } from '../usage.ts';

/** A file that holds the record of a game so far: written after every move, so that nothing is lost however the game is left. */
export class RecordFile {
  readonly file: string;
  /** How far the game is that the file holds. */
  holds: 'nothing' | 'unfinished' | 'finished';

  /** A file that holds nothing must not exist yet; one with an unfinished game is the one that the game was read from. */
  constructor(file: string, holds: 'nothing' | 'unfinished') {
    if (holds === 'nothing' && existsSync(file)) throw new UsageError('file-exists', { file });
    this.file = file;
    this.holds = holds;
  }

  write(session: LocalRoom): void {
    replaceFile(this.file, writeRecord(localRecord(session, selfSigner)));
    this.holds = session.isOver ? 'finished' : 'unfinished';
  }
}
