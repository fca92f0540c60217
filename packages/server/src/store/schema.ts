/** Each string migrates the database to the next version; never change one that was released. */
export const MIGRATIONS: readonly string[] = [
  // Lines are stored in order of arrival, so that a commit for many tables touches few pages; the index keeps line numbers unique.
  `
  CREATE TABLE line (
    room TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX line_by_place ON line (room, seq);
  CREATE TABLE snapshot (
    room TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE listing (
    room TEXT PRIMARY KEY,
    phase TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX listing_by_phase ON listing (phase, is_public, updated);
  CREATE TABLE place (
    guest TEXT NOT NULL,
    room TEXT NOT NULL,
    PRIMARY KEY (guest, room)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX place_by_room ON place (room);
  CREATE TABLE guest (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE code (hash TEXT PRIMARY KEY, guest TEXT NOT NULL, expires INTEGER NOT NULL) STRICT;
  CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  `,
  // Rooms are numbered, which keeps the index small and rooms active at the same time close together in it.
  `
  CREATE TABLE room (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT;
  INSERT INTO room (id) SELECT room FROM line GROUP BY room ORDER BY min(rowid);
  CREATE TABLE numbered (
    room INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  INSERT INTO numbered SELECT number, seq, body FROM line JOIN room ON room.id = line.room ORDER BY line.rowid;
  DROP TABLE line;
  ALTER TABLE numbered RENAME TO line;
  CREATE UNIQUE INDEX line_by_place ON line (room, seq);
  `,
  // Who made a table and how many bytes of files it holds are counted; every list is read from an index that has its order.
  // Records of finished games are kept, so that each is made once.
  `
  ALTER TABLE listing ADD COLUMN maker TEXT;
  ALTER TABLE listing ADD COLUMN address TEXT;
  ALTER TABLE listing ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE listing ADD COLUMN is_empty INTEGER NOT NULL DEFAULT 0;
  UPDATE listing SET
    maker = (
      SELECT CASE WHEN json_valid(line.body) THEN json_extract(line.body, '$.maker') END
      FROM line JOIN room ON room.number = line.room WHERE room.id = listing.room AND line.seq = 0
    ),
    is_empty = CASE WHEN json_valid(body) THEN coalesce(json_array_length(body, '$.names'), 0) = 0 ELSE 0 END;
  DROP INDEX listing_by_phase;
  CREATE INDEX listing_for_lobby ON listing (is_public, phase, updated, maker, address);
  CREATE INDEX listing_by_age ON listing (phase, is_empty, updated);
  CREATE INDEX listing_by_maker ON listing (maker, phase, is_empty, updated);
  CREATE INDEX listing_by_address ON listing (address, phase);
  CREATE INDEX files_by_maker ON listing (maker, bytes) WHERE bytes > 0;
  CREATE INDEX files_by_address ON listing (address, bytes) WHERE bytes > 0;
  CREATE TABLE tally (tables INTEGER NOT NULL, bytes INTEGER NOT NULL) STRICT;
  INSERT INTO tally SELECT count(*), coalesce(sum(bytes), 0) FROM listing;
  CREATE TRIGGER listing_added AFTER INSERT ON listing
    BEGIN UPDATE tally SET tables = tables + 1, bytes = bytes + new.bytes; END;
  CREATE TRIGGER listing_removed AFTER DELETE ON listing
    BEGIN UPDATE tally SET tables = tables - 1, bytes = bytes - old.bytes; END;
  CREATE TABLE ordered_place (
    guest TEXT NOT NULL,
    is_over INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    room TEXT NOT NULL,
    PRIMARY KEY (guest, is_over, updated, room)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO ordered_place
    SELECT place.guest, listing.phase = 'over', listing.updated, place.room FROM place JOIN listing ON listing.room = place.room;
  DROP TABLE place;
  ALTER TABLE ordered_place RENAME TO place;
  CREATE INDEX place_by_room ON place (room);
  CREATE TABLE record (
    room TEXT PRIMARY KEY,
    tag TEXT NOT NULL,
    game TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  `,
  // The browsers of each guest, by day; guests listed in `needs_device` have logged one out, so that older cookies without one do not count.
  `
  CREATE TABLE device (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX device_by_guest ON device (guest, seen);
  CREATE TABLE needs_device (guest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  `,
  // Logs and records of finished games are packed. The last line of a packed log stays, so that its number stays taken.
  `
  ALTER TABLE room ADD COLUMN packed INTEGER;
  CREATE TABLE pack (room INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
  ALTER TABLE listing ADD COLUMN is_packed INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX listing_to_pack ON listing (updated) WHERE phase = 'over' AND is_packed = 0;
  ALTER TABLE record ADD COLUMN packed BLOB;
  `,
  // What tables want to be asked for, what people are to be told, and what became of finished games: each read from an index in its
  // order. Tables that ended before get their results later, up to the last number of today.
  `
  CREATE TABLE due (room INTEGER PRIMARY KEY, at INTEGER NOT NULL, seq INTEGER NOT NULL, what TEXT NOT NULL) STRICT;
  CREATE INDEX due_by_time ON due (at);
  CREATE TABLE clock (id INTEGER PRIMARY KEY, time INTEGER NOT NULL) STRICT;
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    room INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    problem TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX outbox_by_time ON outbox (at) WHERE problem IS NULL;
  CREATE INDEX outbox_given_up ON outbox (problem) WHERE problem IS NOT NULL;
  CREATE INDEX outbox_by_person ON outbox (person);
  CREATE INDEX outbox_by_room ON outbox (room);
  CREATE TABLE finished (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    pace TEXT,
    is_public INTEGER NOT NULL,
    begun INTEGER,
    ended INTEGER NOT NULL,
    ending TEXT,
    seats INTEGER NOT NULL,
    problem TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE finished_seat (
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT,
    bot TEXT,
    place INTEGER,
    score REAL,
    parts TEXT,
    moves INTEGER,
    bot_moves INTEGER,
    ended INTEGER NOT NULL,
    is_news INTEGER NOT NULL,
    PRIMARY KEY (id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX finished_by_guest ON finished_seat (guest, ended) WHERE guest IS NOT NULL;
  CREATE INDEX finished_news ON finished_seat (guest, ended) WHERE is_news = 1;
  CREATE TABLE unfilled (id INTEGER PRIMARY KEY, done INTEGER NOT NULL, last INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
  INSERT INTO unfilled SELECT 1, 0, max(number), 0 FROM room HAVING count(*) > 0;
  CREATE TABLE alias (guest TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX alias_by_person ON alias (person);
  `,
  // Finished games stay. Once their talk is removed they are archived: nobody knows who made them, and they count for no limit.
  `
  ALTER TABLE listing ADD COLUMN is_archived INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX listing_to_archive ON listing (updated) WHERE phase = 'over' AND is_archived = 0;
  DROP TRIGGER listing_removed;
  CREATE TRIGGER listing_removed AFTER DELETE ON listing WHEN old.is_archived = 0
    BEGIN UPDATE tally SET tables = tables - 1, bytes = bytes - old.bytes; END;
  CREATE TRIGGER listing_archived AFTER UPDATE OF is_archived ON listing WHEN old.is_archived <> new.is_archived
    BEGIN UPDATE tally SET tables = tables + old.is_archived - new.is_archived, bytes = bytes + new.bytes - old.bytes; END;
  `,
];
