-- Records filtered by diagnosis, whose code is sealed: keyed hashes of it, and the version that they were computed from.
ALTER TABLE records
  ADD COLUMN cid_index bytea,
  ADD COLUMN cid_category_index bytea,
  ADD COLUMN cid_version integer;

COMMENT ON COLUMN records.cid_index IS
  'Keyed hash of the author and the CID-10 code; null without a code.';
COMMENT ON COLUMN records.cid_category_index IS
  'The same of the code''s category, its first three characters.';
COMMENT ON COLUMN records.cid_version IS
  'The version that both hashes were computed from; another one than the record''s waits for the job.';

CREATE INDEX records_cid ON records (specialist_id, cid_index, created_at DESC) WHERE cid_index IS NOT NULL;
COMMENT ON INDEX records_cid IS 'The specialist''s records with a diagnosis, newest first.';
CREATE INDEX records_cid_category ON records (specialist_id, cid_category_index, created_at DESC)
  WHERE cid_category_index IS NOT NULL;
COMMENT ON INDEX records_cid_category IS 'The specialist''s records of a category of diagnoses, newest first.';
CREATE INDEX records_without_cid_index ON records (id) WHERE cid_version IS DISTINCT FROM version;
COMMENT ON INDEX records_without_cid_index IS 'Records whose hashes are still to be computed by the job.';
