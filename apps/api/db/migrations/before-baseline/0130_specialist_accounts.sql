-- What a specialist's profile and its review keep besides what lists show.
ALTER TABLE specialists
  ADD COLUMN nickname text,
  ADD COLUMN gender text,
  ADD COLUMN marital_status text,
  ADD COLUMN contact_preference text NOT NULL DEFAULT 'email' CHECK (contact_preference IN ('sms', 'email', 'whatsapp')),
  -- Sealed with the person's data key: another document's type and number.
  ADD COLUMN special_document_sealed bytea,
  -- Weekdays and hours in which the chat answers; null is always.
  ADD COLUMN chat_hours jsonb,
  ADD COLUMN auto_reply text,
  -- Null until the code that went to the address came back.
  ADD COLUMN email_confirmed_at timestamptz,
  -- When it was last sent to the review: the longest waiting is looked at first.
  ADD COLUMN submitted_at timestamptz,
  ADD COLUMN deleted_at timestamptz;
UPDATE specialists SET email_confirmed_at = created_at WHERE status <> 0;
UPDATE specialists SET submitted_at = created_at WHERE status = 2;

-- The admin's list, by status, the longest waiting first.
CREATE INDEX specialists_review ON specialists (status, submitted_at) WHERE deleted_at IS NULL;

-- Proofs of the council registration. A newer one is shown, the older ones stay for the review's history.
CREATE TABLE specialist_documents (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  storage_key text NOT NULL,
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  size integer NOT NULL CHECK (size > 0),
  created_at timestamptz NOT NULL
);
-- A specialist's newest document.
CREATE INDEX specialist_documents_latest ON specialist_documents (specialist_id, created_at DESC);

-- Every move of a specialist's status: who, when, why.
CREATE TABLE specialist_status_changes (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  from_status smallint NOT NULL CHECK (from_status BETWEEN 0 AND 4),
  to_status smallint NOT NULL CHECK (to_status BETWEEN 0 AND 4),
  reason text,
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL
);
-- The history of one specialist, newest first.
CREATE INDEX specialist_status_changes_of ON specialist_status_changes (specialist_id, changed_at DESC);
CREATE TRIGGER specialist_status_changes_kept BEFORE UPDATE OR DELETE ON specialist_status_changes
  FOR EACH ROW EXECUTE FUNCTION forbid_change();
