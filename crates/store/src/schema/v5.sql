-- 5: games that one plays alone: which deal, whose attempt, what came of it; and par of a deal.

CREATE TABLE alone (
    table_no INTEGER PRIMARY KEY REFERENCES tables (no),
    visitor  TEXT NOT NULL REFERENCES visitors (id),
    -- The server's name for the deal: same name, same luck and options.
    deal     TEXT NOT NULL,
    -- The day whose challenge it is.
    day      TEXT,
    -- The how-manieth attempt of this visitor at this deal, from 1.
    attempt  INTEGER NOT NULL,
    total    INTEGER,
    ended    INTEGER
) STRICT;
CREATE INDEX alone_by_visitor ON alone (visitor, deal);
CREATE INDEX alone_by_day ON alone (day);

CREATE TABLE pars (
    deal    TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    total   INTEGER NOT NULL,
    greedy  INTEGER NOT NULL,
    bound   INTEGER,
    -- Par's game.
    journal TEXT NOT NULL
) STRICT, WITHOUT ROWID;
