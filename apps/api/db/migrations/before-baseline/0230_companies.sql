-- A company's own room: what it hands in for approval, where its share of the money goes, and who was invited.
ALTER TABLE companies
  -- Why it was rejected or suspended, for its members.
  ADD COLUMN status_reason text,
  -- Who answers for it before the council (Lei 6.839/1980): a name and a registration.
  ADD COLUMN director_name text,
  ADD COLUMN director_council_type text,
  ADD COLUMN director_council_uf text,
  ADD COLUMN director_council_number text,
  -- The proof of its registration as a legal person.
  ADD COLUMN document_key text,
  ADD COLUMN document_type text,
  ADD COLUMN document_size integer,
  ADD COLUMN document_at timestamptz,
  -- Where its own share goes: sealed with the company's own key; the last digits for screens.
  ADD COLUMN bank_code text CHECK (bank_code ~ '^\d{3}$'),
  ADD COLUMN bank_sealed bytea,
  ADD COLUMN bank_ends_with text,
  ADD COLUMN bank_changed_at timestamptz,
  -- What the payment provider last said of the recipient, and until when a call about it may still be running.
  ADD COLUMN recipient_status text CHECK (recipient_status IN
    ('registration', 'affiliation', 'active', 'refused', 'suspended', 'blocked', 'inactive')),
  ADD COLUMN recipient_asked_until timestamptz,
  ADD CONSTRAINT companies_document CHECK ((document_key IS NULL) = (document_type IS NULL)
    AND (document_key IS NULL) = (document_at IS NULL)),
  ADD CONSTRAINT companies_bank CHECK ((bank_sealed IS NULL) = (bank_code IS NULL));
-- The admin's list, newest first; and the same of one status.
CREATE INDEX companies_newest ON companies (created_at DESC, id DESC);
CREATE INDEX companies_status ON companies (status, created_at DESC, id DESC);
-- The admin's search by a part of the name, and by the first characters of a CNPJ.
CREATE INDEX companies_name_trgm ON companies USING gin (fold(name) gin_trgm_ops);
CREATE INDEX companies_cnpj_start ON companies (cnpj text_pattern_ops);

-- The members of a company, in the order in which they came; and its admin members.
CREATE INDEX company_members_company ON company_members (company_id, joined_at) WHERE left_at IS NULL;

CREATE TABLE company_invites (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  -- The invited; unknown while an invitation by e-mail has no answer.
  specialist_id uuid REFERENCES specialists,
  -- Of an invitation by e-mail, while it is open: the address under the company's key, and its keyed hash.
  email_sealed bytea,
  email_hash bytea,
  invited_by uuid NOT NULL REFERENCES specialists,
  status text NOT NULL DEFAULT 'sent' CHECK (status IN ('sent', 'accepted', 'rejected', 'revoked', 'expired')),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((email_sealed IS NULL) = (email_hash IS NULL)),
  CHECK (status <> 'sent' OR specialist_id IS NOT NULL OR email_hash IS NOT NULL),
  CHECK ((status = 'sent') = (ended_at IS NULL))
);
-- One open invitation for one person, or one address, in one company.
CREATE UNIQUE INDEX company_invites_open ON company_invites (company_id, specialist_id) WHERE status = 'sent';
CREATE UNIQUE INDEX company_invites_open_email ON company_invites (company_id, email_hash) WHERE status = 'sent';
-- What a specialist received, by id and by address.
CREATE INDEX company_invites_received ON company_invites (specialist_id) WHERE status = 'sent';
CREATE INDEX company_invites_received_email ON company_invites (email_hash) WHERE status = 'sent';
-- What a company sent, newest first; and how many by e-mail within a day.
CREATE INDEX company_invites_sent ON company_invites (company_id, sent_at DESC, id DESC);
-- The job that ends those that nobody answered.
CREATE INDEX company_invites_due ON company_invites (expires_at) WHERE status = 'sent';

-- What became of a company, and who did it; never changed.
CREATE TABLE company_events (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  kind text NOT NULL,
  -- The member whom it is about, if any.
  specialist_id uuid REFERENCES specialists,
  from_value text,
  to_value text,
  reason text,
  -- Nobody where time did it.
  made_by uuid REFERENCES users,
  at timestamptz NOT NULL
);
-- The history of one company, newest first.
CREATE INDEX company_events_company ON company_events (company_id, at DESC, id DESC);
CREATE TRIGGER company_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON company_events
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
