-- Exams that a patient keeps: files that were made elsewhere. What they are about is theirs; deleting is real.
CREATE TABLE exams (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Whose exam: null is the account's holder.
  dependent_id uuid,
  -- Title and the file's own name, sealed with the account's key.
  details_sealed bytea NOT NULL,
  taken_on date NOT NULL,
  content_type text NOT NULL CHECK (content_type IN ('application/pdf', 'image/webp')),
  -- Bytes, of the file as it is handed out.
  size integer NOT NULL CHECK (size > 0),
  file_key text NOT NULL UNIQUE,
  -- What opens the file, sealed with the account's key.
  file_secret_sealed bytea NOT NULL,
  -- Of the call that sent it: an upload whose answer was lost is sent again, and is one exam.
  idempotency_key text,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id)
);
-- An account's exams, newest first.
CREATE INDEX exams_customer ON exams (customer_id, taken_on DESC, id DESC);
-- A repeated upload with the same key finds its exam.
CREATE UNIQUE INDEX exams_key ON exams (customer_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
