-- 2: what is said at a table and among those who watch it.

CREATE TABLE chat (
    no       INTEGER PRIMARY KEY,
    table_no INTEGER NOT NULL REFERENCES tables (no),
    room     TEXT NOT NULL,
    seat     INTEGER,
    visitor  TEXT REFERENCES visitors (id),
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_at ON chat (table_no, room, no);
