-- The old e-mail address and cell phone can take a change back.

CREATE TABLE contact_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'cellphone')),
  -- What it was before; gone once the change can't be undone any more.
  old_sealed bytea,
  token_hash bytea NOT NULL UNIQUE,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- By its own link, or with an earlier change.
  undone_at timestamptz
);
COMMENT ON TABLE contact_changes IS 'A change of e-mail or cell phone that counts, and the link by which the old contact undoes it.';
-- What was changed after the change that is undone.
CREATE INDEX contact_changes_user ON contact_changes (user_id, changed_at);
COMMENT ON INDEX contact_changes_user IS 'What was changed after the change that is undone.';
