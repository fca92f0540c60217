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
];
