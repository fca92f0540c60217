import type { Generated } from 'kysely';

/** The columns that queries use; `migrations.ts` creates them. */
export interface Tables {
  room: { number: Generated<number>; id: string; packed: number | null };
  pack: { room: number; body: Buffer };
  line: { room: number; seq: number; writer: string; body: string };
  snapshot: { room: number; seq: number; body: string };
  listing: {
    room: number;
    phase: string;
    is_public: boolean;
    is_empty: boolean;
    updated: number;
    maker: string | null;
    address: string | null;
    bytes: number;
    body: string;
    is_packed: Generated<boolean>;
    is_archived: Generated<boolean>;
  };
  place: { room: number; guest: string; is_over: boolean; updated: number };
  tally: { shard: number; tables: number; bytes: number };
  record: { room: number; tag: string; game: string; body: string; packed: Buffer | null };
  guest: { id: string; name: string };
  device: { id: string; guest: string; label: string; created: number; seen: number };
  needs_device: { guest: string };
  code: { hash: string; guest: string; expires: number };
  secret: { name: string; value: string };
  due: { room: number; at: number; seq: number; what: string };
  clock: { id: number; time: number };
  outbox: {
    id: string;
    room: number;
    seq: number;
    person: string;
    kind: string;
    body: string;
    at: number;
    attempts: Generated<number>;
    problem: string | null;
  };
  finished: {
    id: string;
    game: string;
    version: number;
    options: string;
    pace: string | null;
    is_public: boolean;
    begun: number | null;
    ended: number;
    ending: string | null;
    seats: number;
    problem: string | null;
  };
  finished_seat: {
    id: string;
    seat: number;
    guest: string | null;
    bot: string | null;
    place: number | null;
    score: number | null;
    parts: string | null;
    moves: number | null;
    bot_moves: number | null;
    ended: number;
    is_news: boolean;
  };
  unfilled: { id: number; done: number; last: number; until: number };
  alias: { guest: string; person: string };
}
