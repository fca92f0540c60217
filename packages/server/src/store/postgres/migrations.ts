import type { PoolClient } from 'pg';

/** Each string migrates the database to the next version; never change one that was released. */
const MIGRATIONS: readonly string[] = [
  // Tables are numbered, which keeps the index of lines small. Every list is read from an index that has its order.
  // The tally has several rows, so that nodes that create tables at the same time do not wait for one another.
  `
  CREATE TABLE room (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE);
  CREATE TABLE line (
    room bigint NOT NULL,
    seq integer NOT NULL,
    writer text NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (room, seq)
  );
  CREATE TABLE snapshot (room bigint PRIMARY KEY, seq integer NOT NULL, body text NOT NULL);
  CREATE TABLE listing (
    room bigint PRIMARY KEY,
    phase text NOT NULL,
    is_public boolean NOT NULL,
    is_empty boolean NOT NULL,
    updated bigint NOT NULL,
    maker text,
    address text,
    bytes bigint NOT NULL,
    body text NOT NULL
  );
  CREATE INDEX listing_for_lobby ON listing (phase, updated) WHERE is_public;
  CREATE INDEX listing_by_age ON listing (phase, is_empty, updated);
  CREATE INDEX listing_by_maker ON listing (maker, phase, is_empty, updated);
  CREATE INDEX listing_by_address ON listing (address, phase);
  CREATE INDEX files_by_maker ON listing (maker, bytes) WHERE bytes > 0;
  CREATE INDEX files_by_address ON listing (address, bytes) WHERE bytes > 0;
  CREATE TABLE place (
    room bigint NOT NULL,
    guest text NOT NULL,
    is_over boolean NOT NULL,
    updated bigint NOT NULL,
    PRIMARY KEY (room, guest)
  );
  CREATE INDEX place_by_guest ON place (guest, updated) WHERE NOT is_over;
  CREATE TABLE tally (shard integer PRIMARY KEY, tables bigint NOT NULL, bytes bigint NOT NULL);
  INSERT INTO tally SELECT shard, 0, 0 FROM generate_series(0, 15) AS shard;
  CREATE FUNCTION count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
    BEGIN
      UPDATE tally SET tables = tally.tables + sign * counted.tables, bytes = tally.bytes + sign * counted.bytes
        FROM (SELECT count(*) AS tables, sum(changed.bytes) AS bytes FROM changed) AS counted
        WHERE shard = pg_backend_pid() % 16 AND counted.tables > 0;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER listing_added AFTER INSERT ON listing REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
  CREATE TRIGGER listing_removed AFTER DELETE ON listing REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
  CREATE TABLE record (room bigint PRIMARY KEY, tag text NOT NULL, game text NOT NULL, body text NOT NULL);
  CREATE TABLE guest (id text PRIMARY KEY, name text NOT NULL);
  CREATE TABLE device (
    id text PRIMARY KEY,
    guest text NOT NULL,
    label text NOT NULL,
    created integer NOT NULL,
    seen integer NOT NULL
  );
  CREATE INDEX device_by_guest ON device (guest, seen);
  CREATE TABLE needs_device (guest text PRIMARY KEY);
  CREATE TABLE code (hash text PRIMARY KEY, guest text NOT NULL, expires bigint NOT NULL);
  CREATE INDEX code_by_guest ON code (guest);
  CREATE INDEX code_by_end ON code (expires);
  CREATE TABLE secret (name text PRIMARY KEY, value text NOT NULL);
  `,
  // Logs and records of finished games are packed. The last line of a packed log stays, so that its number stays taken.
  `
  ALTER TABLE room ADD COLUMN packed integer;
  CREATE TABLE pack (room bigint PRIMARY KEY, body bytea NOT NULL);
  ALTER TABLE pack ALTER COLUMN body SET STORAGE EXTERNAL;
  ALTER TABLE listing ADD COLUMN is_packed boolean NOT NULL DEFAULT false;
  CREATE INDEX listing_to_pack ON listing (updated) WHERE phase = 'over' AND NOT is_packed;
  ALTER TABLE record ADD COLUMN packed bytea;
  ALTER TABLE record ALTER COLUMN packed SET STORAGE EXTERNAL;
  `,
  // What tables want to be asked for, what people are to be told, and what became of finished games: each read from an index in its
  // order. Tables that ended before get their results later, up to the last number of today.
  `
  CREATE TABLE due (room bigint PRIMARY KEY, at bigint NOT NULL, seq integer NOT NULL, what text NOT NULL);
  CREATE INDEX due_by_time ON due (at);
  CREATE TABLE clock (id integer PRIMARY KEY, time bigint NOT NULL);
  CREATE TABLE outbox (
    id text PRIMARY KEY,
    room bigint NOT NULL,
    seq integer NOT NULL,
    person text NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    at bigint NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    problem text
  );
  CREATE INDEX outbox_by_time ON outbox (at) WHERE problem IS NULL;
  CREATE INDEX outbox_given_up ON outbox (problem) WHERE problem IS NOT NULL;
  CREATE INDEX outbox_by_person ON outbox (person);
  CREATE INDEX outbox_by_room ON outbox (room);
  CREATE TABLE finished (
    id text PRIMARY KEY,
    game text NOT NULL,
    version integer NOT NULL,
    options text NOT NULL,
    pace text,
    is_public boolean NOT NULL,
    begun bigint,
    ended bigint NOT NULL,
    ending text,
    seats integer NOT NULL,
    problem text
  );
  CREATE TABLE finished_seat (
    id text NOT NULL,
    seat integer NOT NULL,
    guest text,
    bot text,
    place integer,
    score double precision,
    parts text,
    moves integer,
    bot_moves integer,
    ended bigint NOT NULL,
    is_news boolean NOT NULL,
    PRIMARY KEY (id, seat)
  );
  CREATE INDEX finished_by_guest ON finished_seat (guest, ended) WHERE guest IS NOT NULL;
  CREATE INDEX finished_news ON finished_seat (guest, ended) WHERE is_news;
  CREATE TABLE unfilled (id integer PRIMARY KEY, done bigint NOT NULL, last bigint NOT NULL, until bigint NOT NULL);
  INSERT INTO unfilled SELECT 1, 0, max(number), 0 FROM room HAVING count(*) > 0;
  CREATE TABLE alias (guest text PRIMARY KEY, person text NOT NULL);
  CREATE INDEX alias_by_person ON alias (person);
  `,
  // Finished games stay. Once their talk is removed they are archived: nobody knows who made them, and they count for no limit.
  `
  ALTER TABLE listing ADD COLUMN is_archived boolean NOT NULL DEFAULT false;
  CREATE INDEX listing_to_archive ON listing (updated) WHERE phase = 'over' AND NOT is_archived;
  CREATE OR REPLACE FUNCTION count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
    BEGIN
      UPDATE tally SET tables = tally.tables + sign * counted.tables, bytes = tally.bytes + sign * counted.bytes
        FROM (SELECT count(*) AS tables, sum(changed.bytes) AS bytes FROM changed WHERE NOT is_archived) AS counted
        WHERE shard = pg_backend_pid() % 16 AND counted.tables > 0;
      RETURN NULL;
    END
  $$;
  CREATE OR REPLACE FUNCTION count_archived() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE tally SET tables = tables + OLD.is_archived::integer - NEW.is_archived::integer, bytes = bytes + NEW.bytes - OLD.bytes
        WHERE shard = pg_backend_pid() % 16;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER listing_archived AFTER UPDATE OF is_archived ON listing
    FOR EACH ROW WHEN (OLD.is_archived <> NEW.is_archived) EXECUTE FUNCTION count_archived();
  `,
  // Whoever is forgotten is found at every finished game.
  'CREATE INDEX place_at_finished ON place (guest) WHERE is_over;',
];

/** A migration of a large database, or waiting for one on another node, takes as long as it takes; in milliseconds. */
const MIGRATION_TIMEOUT = 86_400_000;

/** A newer Coven has migrated the database. */
export class NewerDatabase extends Error {}

/** The key of the lock under which one node at a time migrates: the letters of "coven". */
const LOCK = 0x63_6f_76_65_6e;

/** Brings a database to the current version. Nodes that start at the same time wait for one another. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
  await client.query(patiently(`SELECT pg_advisory_xact_lock(${LOCK})`));
  await client.query('CREATE TABLE IF NOT EXISTS coven_schema (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM coven_schema');
  const version = rows[0]?.version ?? 0;
  if (version > MIGRATIONS.length) throw new NewerDatabase();
  if (version < MIGRATIONS.length) {
    for (const sql of MIGRATIONS.slice(version)) await client.query(patiently(sql));
    await client.query('DELETE FROM coven_schema');
    await client.query('INSERT INTO coven_schema (version) VALUES ($1)', [MIGRATIONS.length]);
  }
  await client.query('COMMIT');
}

function patiently(text: string) {
  return { text, query_timeout: MIGRATION_TIMEOUT };
}
