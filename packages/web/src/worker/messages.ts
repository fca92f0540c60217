import type { FileProblem, GameRecord, Hex, Json, LogEntry, Options, Proof, Viewer } from '@coven/core';
import type { SignatureProof } from '@coven/protocol/record-signature';
import type { TableSettings } from '@coven/protocol/table-settings';
import type { Lesson, LessonMark, LessonState } from '@coven/room';
import type { Frame } from '@coven/session';

/** A person who shares this device, or a bot. */
export interface LocalPlayer {
  readonly name: string;
  readonly bot?: string;
}

/** A table that lives in this browser, without its log. */
export interface LocalFront {
  readonly id: string;
  readonly game: string;
  /** Of the rules; missing before the first deal, and in what was kept while every game had only version 1. */
  readonly version?: number;
  readonly options: Options;
  readonly players: readonly LocalPlayer[];
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

/** What the page asks its Worker, by number; `port` goes along with `connect`. */
export type Ask =
  /** `isKept`: whether the database has this table. */
  | { readonly type: 'open'; readonly save: LocalSave; readonly botDelay: number; readonly isKept: boolean }
  | { readonly type: 'connect'; readonly table: string; readonly viewer: Viewer }
  /** Fetches what records need, while there is a network. */
  | { readonly type: 'prepare' }
  /** Opens the record of a finished game, or of a table of this page; all else that is asked of it names it by the number answered. */
  | { readonly type: 'open-record'; readonly text: string }
  | { readonly type: 'open-table-record'; readonly table: string }
  | { readonly type: 'read'; readonly record: number }
  /** `heads`: under the secret, as a browser keeps them. */
  | { readonly type: 'verify'; readonly record: number; readonly heads: readonly Hex[]; readonly files: readonly string[] }
  | { readonly type: 'frames'; readonly record: number; readonly viewer: Viewer; readonly files: readonly string[] }
  | { readonly type: 'record-text'; readonly record: number }
  | { readonly type: 'close-record'; readonly record: number }
  | { readonly type: 'check-file'; readonly game: string; readonly option: string; readonly text: string }
  /** What the game's adviser says of nothing but a view. */
  | { readonly type: 'advise'; readonly game: string; readonly view: Json }
  /** Opens a lesson; `port` is its table's and its coach's. `names`: by seat. */
  | { readonly type: 'lesson'; readonly lesson: Lesson; readonly names: readonly string[]; readonly mark: LessonMark }
  /** The log that free play goes on from. */
  | { readonly type: 'lesson-ending'; readonly lesson: Lesson; readonly mark: LessonMark };

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

export type AskOf<Type extends Ask['type']> = Extract<Ask, { readonly type: Type }>;

/** A record that holds, and whether its chain had the heads asked about. */
export interface Verified {
  readonly proof: Proof;
  readonly record: GameRecord;
  readonly hasHeads: boolean;
  readonly signature: SignatureProof;
}

/** What each question is answered with. */
export interface Answers {
  open: true;
  connect: true;
  prepare: true;
  'open-record': number;
  'open-table-record': number;
  read: GameRecord;
  verify: Verified;
  frames: readonly Frame[];
  'record-text': string;
  'close-record': true;
  'check-file': readonly FileProblem[];
  advise: Json | null;
  lesson: true;
  'lesson-ending': readonly LogEntry[];
}

export interface AskMessage {
  readonly number: number;
  readonly ask: Ask;
  readonly port?: MessagePort;
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
