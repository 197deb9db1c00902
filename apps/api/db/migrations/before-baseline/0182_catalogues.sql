-- Official lists of diagnosis codes and medicines beside the starter sets. What an edition does not have any more is
-- `retired`: no search offers it, and what was written with it stays. Rows of the starter sets were never imported.
ALTER TABLE cids
  ADD COLUMN imported_at timestamptz,
  ADD COLUMN retired_at timestamptz,
  ADD COLUMN folded text NOT NULL GENERATED ALWAYS AS (fold(description)) STORED,
  ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS
    (to_tsvector('simple'::regconfig, regexp_replace(fold(description), '[^[:alnum:]]+', ' ', 'g'))) STORED;
ALTER TABLE medicines
  ADD COLUMN imported_at timestamptz,
  ADD COLUMN retired_at timestamptz,
  ADD COLUMN folded text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || active_ingredient)) STORED,
  ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple'::regconfig,
    regexp_replace(fold(name || ' ' || active_ingredient), '[^[:alnum:]]+', ' ', 'g'))) STORED;

-- Search by the beginnings of words.
CREATE INDEX cids_beginnings ON cids USING gin (words);
CREATE INDEX medicines_beginnings ON medicines USING gin (words);
-- Search by likeness, where no word begins so.
DROP INDEX cids_search;
DROP INDEX medicines_search;
CREATE INDEX cids_alike ON cids USING gin (folded gin_trgm_ops);
CREATE INDEX medicines_alike ON medicines USING gin (folded gin_trgm_ops);
-- An import finds what a prescription was written with.
CREATE INDEX prescriptions_medicine ON prescriptions (medicine_id) WHERE medicine_id IS NOT NULL;
