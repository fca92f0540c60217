import type { GameRecord, Hex, LogEntry, Options, Player, Proof } from '@coven/core';
import type { SignatureProof } from '@coven/protocol/record-signature';
import type { TableSettings } from '@coven/protocol/table-settings';
import type { LessonMark, LessonState } from '@coven/room';

/** A table that lives in this browser, without its log. */
export interface LocalFront {
  readonly id: string;
  readonly game: string;
  /** Of the rules; missing before the first deal, and in what was kept while every game had only version 1. */
  readonly version?: number;
  readonly options: Options;
  /** People who share this device, and bots. */
  readonly players: readonly Player[];
  readonly secret: Hex;
  readonly nonces: readonly (Hex | null)[];
  /** By seat, for the hash of a person's name; missing in what was kept while records had only one format. */
  readonly salts?: readonly (Hex | null)[];
  /** What it is played by; missing where nothing was chosen. */
  readonly settings?: TableSettings;
  /** The lesson that it goes on from: it is found there, and proves no deal. */
  readonly lesson?: string;
  /** It goes on from a moment of another game, and proves no deal. */
  readonly study?: true;
  /** Ended before its time. */
  readonly isEnded: boolean;
  readonly isOver: boolean;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
  /** When something last happened at it, about. */
  readonly lastPlayed: number;
}

/** A table with everything needed to go on. */
export interface LocalSave extends LocalFront {
  readonly log: readonly LogEntry[];
}

/** A table that is brought to life in the Worker. */
export interface OpenedSave {
  readonly save: LocalSave;
  readonly botDelay: number;
  /** Whether the database has this table. */
  readonly isKept: boolean;
}

/** What the page asks of a lesson over its port, beside the messages to its table; a number goes to that step. */
export interface LessonAct {
  readonly type: 'lesson';
  readonly act: 'next' | 'skip' | number;
}

/** What the page hears of it, behind the messages of the table that belong to it. */
export interface LessonNews {
  readonly type: 'lesson';
  readonly state: LessonState;
  readonly mark: LessonMark;
}

/** A record that holds, and whether its chain had the heads asked about. */
export interface Verified {
  readonly proof: Proof;
  readonly record: GameRecord;
  readonly hasHeads: boolean;
  readonly signature: SignatureProof;
}

/** What the Worker could not do: a code, for the message catalogues. */
export interface ProblemMessage {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type FromWorker =
  | { readonly type: 'answer'; readonly number: number; readonly answer: unknown }
  | { readonly type: 'problem'; readonly number: number; readonly problem: ProblemMessage }
  | TableNews;

/** `unkept`: the browser did not store what happened last, which goes on in memory. `overtaken`: the table goes on in another tab. */
export interface TableNews {
  readonly type: 'unkept' | 'overtaken';
  readonly table: string;
}
