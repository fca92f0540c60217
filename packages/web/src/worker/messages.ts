import type { Entry, FileProblem, GameRecord, Hex, Json, Options, Proof, Seat, Viewer } from '@coven/core';

/** A person who shares this device, or a bot. */
export interface LocalPlayer {
  readonly name: string;
  readonly bot?: string;
}

/** A table that lives in this browser, with everything needed to go on. */
export interface LocalSave {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly players: readonly LocalPlayer[];
  readonly secret: Hex;
  readonly nonces: readonly (Hex | null)[];
  readonly log: readonly Entry[];
  /** Ended before its time. */
  readonly isEnded: boolean;
  readonly isOver: boolean;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
}

/** One moment of a finished game. */
export interface Frame {
  readonly by: Seat | null;
  readonly shown: readonly Json[];
  /** Which of the events shown so far are taken back by now, counted over all frames from 0. */
  readonly takenBack: readonly number[];
  readonly view: Json;
  readonly awaited: readonly { readonly seat: Seat; readonly ask: Json }[];
}

/** What the page asks its Worker, by number; `port` goes along with `connect`. */
export type Ask =
  | { readonly type: 'open'; readonly save: LocalSave; readonly botDelay: number }
  | { readonly type: 'connect'; readonly table: string; readonly viewer: Viewer }
  | { readonly type: 'record'; readonly table: string }
  | { readonly type: 'read'; readonly text: string }
  /** `heads`: under the secret, as a browser keeps them. */
  | { readonly type: 'verify'; readonly text: string; readonly heads: readonly Hex[]; readonly files: readonly string[] }
  | { readonly type: 'replay'; readonly text: string; readonly viewer: Viewer; readonly files: readonly string[] }
  | { readonly type: 'check-file'; readonly game: string; readonly option: string; readonly text: string }
  /** What the game's own search thinks best, from nothing but a view. */
  | { readonly type: 'advise'; readonly game: string; readonly view: Json };

/** A record that holds, and whether its chain had the heads asked about. */
export interface Verified {
  readonly proof: Proof;
  readonly record: GameRecord;
  readonly hasHeads: boolean;
}

/** What each question is answered with. */
export interface Answers {
  open: true;
  connect: true;
  record: string;
  read: GameRecord;
  verify: Verified;
  replay: readonly Frame[];
  'check-file': readonly FileProblem[];
  advise: Json | null;
}

export interface AskMessage {
  readonly number: number;
  readonly ask: Ask;
  readonly port?: MessagePort;
}

/** A failure is told by code, for the message catalogues. */
export interface Failure {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type FromWorker =
  | { readonly type: 'answer'; readonly number: number; readonly answer: unknown }
  | { readonly type: 'failure'; readonly number: number; readonly failure: Failure }
  | { readonly type: 'saved'; readonly save: LocalSave };
