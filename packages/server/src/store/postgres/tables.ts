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
  };
  place: { room: number; guest: string; is_over: boolean; updated: number };
  tally: { shard: number; tables: number; bytes: number };
  record: { room: number; tag: string; game: string; body: string; packed: Buffer | null };
  guest: { id: string; name: string };
  device: { id: string; guest: string; label: string; created: number; seen: number };
  needs_device: { guest: string };
  code: { hash: string; guest: string; expires: number };
  secret: { name: string; value: string };
}
