-- A clinic. Its calls belong to the companies' room; money needs its percent, its state and who decides in it.
CREATE TABLE companies (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  cnpj text NOT NULL UNIQUE CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'suspended', 'rejected')),
  -- Of what the platform's fee leaves of a price; frozen into an appointment when it is booked.
  percent numeric(5, 2) NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  pa_enabled boolean NOT NULL DEFAULT false,
  provider_recipient_id text UNIQUE,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE company_members (
  company_id uuid NOT NULL REFERENCES companies,
  specialist_id uuid NOT NULL REFERENCES specialists,
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('admin', 'member')),
  pa_permission boolean NOT NULL DEFAULT false,
  -- The group that the specialist attends for now: one at most.
  is_active boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL,
  left_at timestamptz,
  PRIMARY KEY (company_id, specialist_id)
);
-- "My companies", and whom an appointment is booked for.
CREATE INDEX company_members_specialist ON company_members (specialist_id) WHERE left_at IS NULL;
CREATE UNIQUE INDEX company_members_active ON company_members (specialist_id) WHERE is_active AND left_at IS NULL;

ALTER TABLE appointments ADD CONSTRAINT appointments_company FOREIGN KEY (company_id) REFERENCES companies NOT VALID;

-- What a specialist earned in a company is available apart, as somebody else approves its withdrawal (decision 8).
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_check;
ALTER TABLE ledger_postings ADD CONSTRAINT ledger_postings_account_check CHECK (
  account ~ '^(provider|platform|(wallet|pending|available|transferred):[0-9a-f-]{36}|available:[0-9a-f-]{36}:[0-9a-f-]{36})$');

-- Where withdrawals go. A change is a new row; the old one stays as what it was.
CREATE TABLE bank_accounts (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  -- `pending`: the provider has not answered yet. `replaced`: another came after it.
  status text NOT NULL CHECK (status IN ('pending', 'active', 'refused', 'replaced', 'deleted')),
  bank_code text NOT NULL CHECK (bank_code ~ '^\d{3}$'),
  -- Branch, account, holder and document, sealed with the specialist's own key.
  details_sealed bytea NOT NULL,
  -- The last digits, for lists.
  ends_with text NOT NULL,
  provider_account_id text,
  recipient_status text NOT NULL DEFAULT 'registration' CHECK (recipient_status IN
    ('registration', 'affiliation', 'active', 'refused', 'suspended', 'blocked', 'inactive')),
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
-- One account counts, and one change at a time is on its way.
CREATE UNIQUE INDEX bank_accounts_active ON bank_accounts (specialist_id) WHERE status = 'active';
CREATE UNIQUE INDEX bank_accounts_pending ON bank_accounts (specialist_id) WHERE status = 'pending';
-- One's own accounts, newest first.
CREATE INDEX bank_accounts_specialist ON bank_accounts (specialist_id, created_at DESC);

CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  bank_account_id uuid NOT NULL REFERENCES bank_accounts,
  recipient_id text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('requested', 'approved', 'processing', 'paid', 'rejected', 'failed')),
  -- A repeated request with the same key finds its withdrawal, also after a crash.
  idempotency_key text,
  -- Committed before the provider is called; lost answers are asked for under the same key.
  provider_key text NOT NULL UNIQUE,
  provider_withdrawal_id text UNIQUE,
  reason text,
  decided_by uuid REFERENCES users,
  requested_at timestamptz NOT NULL,
  decided_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz
);
CREATE UNIQUE INDEX withdrawals_key ON withdrawals (specialist_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
-- One's own withdrawals, newest first; and the order in which earnings left.
CREATE INDEX withdrawals_specialist ON withdrawals (specialist_id, requested_at DESC);
-- What is on its way: the job that sends and asks, and the approver's list.
CREATE INDEX withdrawals_open ON withdrawals (requested_at) WHERE status IN ('requested', 'approved', 'processing');
-- The admin's list, newest first.
CREATE INDEX withdrawals_newest ON withdrawals (requested_at DESC, id);

-- A withdrawal by where its money was earned: each part is approved by who decides there.
CREATE TABLE withdrawal_parts (
  withdrawal_id uuid NOT NULL REFERENCES withdrawals,
  position smallint NOT NULL,
  company_id uuid REFERENCES companies,
  amount integer NOT NULL CHECK (amount > 0),
  approver text NOT NULL CHECK (approver IN ('company_admin', 'platform')),
  approved_by uuid REFERENCES users,
  approved_at timestamptz,
  PRIMARY KEY (withdrawal_id, position),
  CHECK (approver = 'platform' OR company_id IS NOT NULL)
);
-- What waits for a company's admin member.
CREATE INDEX withdrawal_parts_company ON withdrawal_parts (company_id) WHERE approved_at IS NULL AND approver = 'company_admin';

CREATE TABLE reconciliation_runs (
  id uuid PRIMARY KEY,
  scope text NOT NULL CHECK (scope IN ('recent', 'everything')),
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  failed boolean NOT NULL DEFAULT false,
  charges integer NOT NULL DEFAULT 0,
  withdrawals integer NOT NULL DEFAULT 0,
  differences integer NOT NULL DEFAULT 0
);
-- The latest runs.
CREATE INDEX reconciliation_runs_started ON reconciliation_runs (started_at DESC);

-- What provider and ledger disagree about. It is open, and withdrawals stand still, until an admin settled it.
CREATE TABLE reconciliation_differences (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('charge', 'charge_unknown', 'charge_missing', 'withdrawal', 'withdrawal_unknown', 'ledger')),
  subject text NOT NULL,
  expected bigint NOT NULL,
  found bigint NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by uuid REFERENCES users,
  reason text,
  corrected bigint NOT NULL DEFAULT 0,
  CHECK (expected <> found),
  CHECK ((settled_at IS NULL) = (settled_by IS NULL) AND (settled_at IS NULL) = (reason IS NULL))
);
-- One alarm for one thing; and whether there is any.
CREATE UNIQUE INDEX reconciliation_differences_open ON reconciliation_differences (kind, subject) WHERE settled_at IS NULL;
-- The latest settlement of a thing, so that what was settled is not raised again.
CREATE INDEX reconciliation_differences_subject ON reconciliation_differences (kind, subject, settled_at DESC);

-- Who did what with money that needs a reason or an approval; never changed.
CREATE TABLE money_audit (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  action text NOT NULL,
  object_id uuid NOT NULL,
  reason text NOT NULL DEFAULT ''
);
-- The history of one object.
CREATE INDEX money_audit_object ON money_audit (object_id, at);
CREATE TRIGGER money_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON money_audit
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
