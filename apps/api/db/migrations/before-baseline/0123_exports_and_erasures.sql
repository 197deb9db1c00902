-- A copy of all of a patient's data, made by a job and forgotten after a day.
CREATE TABLE data_exports (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  status text NOT NULL CHECK (status IN ('building', 'ready', 'failed', 'forgotten')),
  -- Percent.
  progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  file_key text NOT NULL,
  -- What opens the file, sealed with the patient's key; there once the file is whole.
  file_secret_sealed bytea,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  ready_at timestamptz,
  CHECK ((status = 'ready') <= (file_secret_sealed IS NOT NULL))
);
-- One at a time for a patient: the ready one is handed out, a building one is waited for.
CREATE UNIQUE INDEX data_exports_current ON data_exports (customer_id) WHERE status IN ('building', 'ready');
-- Forgetting what is a day old.
CREATE INDEX data_exports_age ON data_exports (created_at) WHERE status IN ('building', 'ready');

-- An account that its owner or an admin asked to erase (LGPD art. 18, VI); kept as the proof that it was done.
CREATE TABLE erasures (
  customer_id uuid PRIMARY KEY REFERENCES customers,
  requested_by uuid NOT NULL,
  -- Whom retained records and receipts are about, sealed with the patient's key, as long as these are kept
  -- (Lei 13.787/2018, art. 6; CTN art. 173): null where nothing is kept.
  identity_sealed bytea,
  requested_at timestamptz NOT NULL,
  -- When the goodbye was sent: a repeated job sends no second one.
  told_at timestamptz,
  done_at timestamptz
);
-- Going on after a crash.
CREATE INDEX erasures_open ON erasures (requested_at) WHERE done_at IS NULL;
