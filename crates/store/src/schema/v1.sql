-- 1: the house with its tables. Times are milliseconds since 1970; JSON and paths are text that only the server reads.

CREATE TABLE meta (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE visitors (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    language TEXT NOT NULL,
    settings TEXT NOT NULL,
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One key per device, so that a lost device can be turned away without turning away the visitor.
CREATE TABLE visitor_keys (
    hash    BLOB PRIMARY KEY CHECK (length(hash) = 32),
    visitor TEXT NOT NULL REFERENCES visitors (id),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX visitor_keys_of ON visitor_keys (visitor);

-- `no` is the short name under which journal and chat know a table; only `id` leaves the store.
CREATE TABLE tables (
    no         INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    game       TEXT NOT NULL,
    rules      INTEGER NOT NULL,
    options    TEXT NOT NULL,
    seats      TEXT NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'finished', 'abandoned')),
    pace       TEXT NOT NULL,
    practice   INTEGER NOT NULL,
    public     INTEGER NOT NULL,
    host       TEXT REFERENCES visitors (id),
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    commitment TEXT,
    secret     BLOB,
    nonces     TEXT NOT NULL,
    seed       BLOB
) STRICT;
CREATE INDEX tables_by_status ON tables (status, public);
CREATE INDEX tables_by_host ON tables (host, status);

CREATE TABLE seat_keys (
    hash     BLOB PRIMARY KEY CHECK (length(hash) = 32),
    table_no INTEGER NOT NULL REFERENCES tables (no),
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    visitor  TEXT REFERENCES visitors (id),
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_keys_at ON seat_keys (table_no, seat);
CREATE INDEX seat_keys_of ON seat_keys (visitor);

-- A log that only grows at its end, with the key (table, step) beside it: rows of one commit share pages.
CREATE TABLE journal (
    no       INTEGER PRIMARY KEY,
    table_no INTEGER NOT NULL REFERENCES tables (no),
    step     INTEGER NOT NULL,
    seat     INTEGER,
    kind     TEXT NOT NULL,
    body     TEXT NOT NULL,
    request  TEXT,
    answer   TEXT,
    digest   BLOB NOT NULL,
    asked    INTEGER NOT NULL,
    due      INTEGER,
    at       INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX journal_key ON journal (table_no, step);

CREATE TABLE finished (
    table_no INTEGER PRIMARY KEY REFERENCES tables (no),
    at       INTEGER NOT NULL,
    summary  TEXT NOT NULL
) STRICT;
CREATE INDEX finished_by_time ON finished (at);
