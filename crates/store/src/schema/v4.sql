-- 4: tables whose players are among themselves.

-- Whether others may watch; before this everybody could.
ALTER TABLE tables ADD COLUMN watch INTEGER NOT NULL DEFAULT 1;
