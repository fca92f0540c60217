import { existsSync } from 'node:fs';
import { writeRecord } from '@coven/core';
import { selfSigner } from '@coven/protocol/record-signature';
import type { LocalRoom } from '@coven/room';
import { replaceFile } from '../file.ts';
import { UsageError } from '../usage.ts';

/** A file that holds the record of a game so far: written after every move, so that nothing is lost however the game is left. */
export class RecordFile {
  readonly file: string;
  #holds: 'nothing' | 'unfinished' | 'finished';

  private constructor(file: string, holds: 'nothing' | 'unfinished') {
    this.file = file;
    this.#holds = holds;
  }

  /** How far the game is that the file holds. */
  get holds(): 'nothing' | 'unfinished' | 'finished' {
    return this.#holds;
  }

  /** A file that must not exist yet. */
  static fresh(file: string): RecordFile {
    if (existsSync(file)) throw new UsageError('file-exists', { file });
    return new RecordFile(file, 'nothing');
  }

  /** The file that the game was read from. */
  static again(file: string): RecordFile {
    return new RecordFile(file, 'unfinished');
  }

  write(session: LocalRoom): void {
    replaceFile(this.file, writeRecord(session.record(selfSigner)));
    this.#holds = session.isOver ? 'finished' : 'unfinished';
  }
}
