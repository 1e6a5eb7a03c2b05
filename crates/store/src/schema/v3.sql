-- 3: clocks, the next game of the same people, and coming in on another device.

-- How the clocks of a table's seats stand, the server's text, and when the next of them runs out. A table's first move has a
-- clock before there is any entry, and a clock stops without one when its player leaves.
ALTER TABLE tables ADD COLUMN clocks TEXT;
ALTER TABLE tables ADD COLUMN due INTEGER;

-- The seats asked before the first step, one bit each.
ALTER TABLE tables ADD COLUMN asked INTEGER;

-- The table to which the same people went on.
ALTER TABLE tables ADD COLUMN rematch TEXT;

ALTER TABLE visitor_keys ADD COLUMN name TEXT NOT NULL DEFAULT '';

-- A code that gives one more device a key, once and for a short while.
CREATE TABLE device_codes (
    hash    BLOB PRIMARY KEY CHECK (length(hash) = 32),
    visitor TEXT NOT NULL REFERENCES visitors (id),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX device_codes_by_time ON device_codes (expires);
