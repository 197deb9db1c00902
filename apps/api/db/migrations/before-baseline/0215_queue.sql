-- Urgent care: who waits, who is called, who is attended (domain §2). Once attended, an entry is an appointment of the
-- same id, so that call, record, prescription, review, split and release know nothing of the queue (decision 20).

-- What such an appointment is of. Not offered by anybody, so not enabled: lists and searches never show it.
INSERT INTO specialties (id, name, slug, icon, enabled)
VALUES ('01930000-0000-7000-8000-000000000215', 'Pronto atendimento', 'pronto-atendimento', 'stethoscope', false)
ON CONFLICT DO NOTHING;

-- What is attended from the queue stands beside a practice's own hours: it begins now, whatever was booked.
ALTER TABLE appointments ADD COLUMN origin text NOT NULL DEFAULT 'booking' CHECK (origin IN ('booking', 'queue'));
ALTER TABLE appointments DROP CONSTRAINT appointments_no_overlap;
ALTER TABLE appointments ADD CONSTRAINT appointments_no_overlap
  EXCLUDE USING gist (specialist_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (status IN ('awaiting_payment', 'confirmed', 'in_progress') AND origin = 'booking');

CREATE TABLE queue_entries (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  dependent_id uuid,
  status text NOT NULL CHECK (status IN ('awaiting_payment', 'waiting', 'called', 'in_progress', 'finished', 'left', 'expired')),
  complaint_sealed bytea NOT NULL,
  -- The signs of an emergency that were said to be there; null for none.
  red_flags_sealed bytea,
  -- When the advice to call an ambulance was read and put aside.
  acknowledged_at timestamptz,
  -- 1 where there is such a sign: called before the others.
  priority smallint NOT NULL DEFAULT 0 CHECK (priority IN (0, 1)),
  -- Centavos and rules as they were on entering.
  price integer NOT NULL CHECK (price >= 0),
  platform_percent numeric(5, 2) NOT NULL,
  policy jsonb NOT NULL,
  queue_minutes integer NOT NULL,
  payment_method text NOT NULL CHECK (payment_method IN ('credit_card', 'wallet', 'pix', 'wallet_card')),
  hold_expires_at timestamptz,
  idempotency_key text,
  -- The place: kept when a called patient did not answer.
  waiting_since timestamptz,
  expires_at timestamptz,
  specialist_id uuid REFERENCES specialists,
  company_id uuid REFERENCES companies,
  called_at timestamptz,
  answered_at timestamptz,
  misses smallint NOT NULL DEFAULT 0,
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN
    ('unpaid', 'refused', 'by_customer', 'not_called', 'no_answer', 'end_of_duty', 'charged_back', 'finished', 'no_show')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id),
  CHECK ((priority = 1) = (red_flags_sealed IS NOT NULL)),
  CHECK (red_flags_sealed IS NULL OR acknowledged_at IS NOT NULL),
  CHECK (status NOT IN ('called', 'in_progress') OR specialist_id IS NOT NULL)
);
-- A person waits once.
CREATE UNIQUE INDEX queue_entries_open ON queue_entries (customer_id)
  WHERE status IN ('awaiting_payment', 'waiting', 'called', 'in_progress');
-- A specialist attends one at a time.
CREATE UNIQUE INDEX queue_entries_attending ON queue_entries (specialist_id) WHERE status IN ('called', 'in_progress');
-- The queue in its order: positions, and who is called next.
CREATE INDEX queue_entries_waiting ON queue_entries (priority DESC, waiting_since, id) WHERE status = 'waiting';
-- The jobs that end unpaid entries, and those that nobody called in time.
CREATE INDEX queue_entries_holds ON queue_entries (hold_expires_at) WHERE status = 'awaiting_payment';
CREATE INDEX queue_entries_expiry ON queue_entries (expires_at) WHERE status = 'waiting';
-- The job that looks after called ones.
CREATE INDEX queue_entries_called ON queue_entries (called_at) WHERE status = 'called';
-- One person's latest entry, and the copy of own data.
CREATE INDEX queue_entries_customer ON queue_entries (customer_id, created_at DESC);
-- A repeated call with the same key finds its entry, also after a crash.
CREATE UNIQUE INDEX queue_entries_key ON queue_entries (customer_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
-- How long attendances took lately: the estimate.
CREATE INDEX queue_entries_served ON queue_entries (ended_at DESC) WHERE status = 'finished';

-- Who has read a complaint: its first reading by each specialist is in the patient's access log.
CREATE TABLE queue_readings (
  entry_id uuid NOT NULL REFERENCES queue_entries,
  specialist_id uuid NOT NULL REFERENCES specialists,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (entry_id, specialist_id)
);

-- That somebody was told to call an ambulance, when, and for which signs; whether or not they entered after it.
CREATE TABLE queue_advice (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  dependent_id uuid,
  red_flags_sealed bytea NOT NULL,
  advised_at timestamptz NOT NULL,
  FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id)
);
-- One person's, for the copy of own data.
CREATE INDEX queue_advice_customer ON queue_advice (customer_id, advised_at DESC);

-- A payment is of an appointment, or of a queue entry until that is attended; then of both, under one id.
ALTER TABLE payments ALTER COLUMN appointment_id DROP NOT NULL;
ALTER TABLE payments ADD COLUMN queue_entry_id uuid UNIQUE REFERENCES queue_entries;
ALTER TABLE payments ADD CONSTRAINT payments_subject CHECK (
  coalesce(appointment_id, queue_entry_id) IS NOT NULL
  AND (appointment_id IS NULL OR queue_entry_id IS NULL OR appointment_id = queue_entry_id));

-- `queue:{customer}`: paid, and nobody's yet: it goes back, or to who attends.
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_check;
ALTER TABLE ledger_postings ADD CONSTRAINT ledger_postings_account_check CHECK (
  account ~ '^(provider|platform|(wallet|queue|pending|available|transferred):[0-9a-f-]{36}|available:[0-9a-f-]{36}:[0-9a-f-]{36})$');
