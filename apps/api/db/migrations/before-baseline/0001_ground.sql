-- Extensions and the functions that every room uses.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Lower case without accents, for searching. IMMUTABLE because the dictionary is named, so that it can be indexed.
CREATE FUNCTION fold(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(unaccent('unaccent'::regdictionary, input));

-- For tables that are only ever added to.
CREATE FUNCTION forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Answers of calls made with an Idempotency-Key. `status` is null while the first one runs.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 8 AND 200),
  endpoint text NOT NULL,
  body_hash bytea NOT NULL,
  locked_at timestamptz NOT NULL,
  status smallint,
  response jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
-- The nightly job that forgets keys older than 24 h.
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

-- Business constants that an admin edits; the definitions, defaults and bounds live in the domain.
CREATE TABLE variables (
  name text PRIMARY KEY,
  value integer NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid
);

-- One data key per person, wrapped by the master key of that version; what they seal names its row and column.
CREATE TABLE data_keys (
  subject_id uuid PRIMARY KEY,
  key_version smallint NOT NULL,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL
);
