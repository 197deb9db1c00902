CREATE TABLE appointments (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  specialty_id uuid NOT NULL REFERENCES specialties,
  place_id uuid REFERENCES places,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  status text NOT NULL CHECK (status IN ('awaiting_payment', 'confirmed', 'in_progress', 'finished', 'no_show',
    'canceled_by_customer', 'canceled_by_specialist', 'expired')),
  -- Centavos, frozen at booking; the three shares sum to the price.
  price integer NOT NULL CHECK (price >= 0),
  platform_fee integer NOT NULL,
  company_id uuid,
  company_share integer NOT NULL DEFAULT 0,
  specialist_share integer NOT NULL,
  -- The cancellation policy as it was when booked: the variables that decide refunds and release.
  policy jsonb NOT NULL,
  payment_method text NOT NULL CHECK (payment_method IN ('credit_card', 'wallet', 'pix', 'wallet_card')),
  hold_expires_at timestamptz,
  idempotency_key text,
  notes_sealed bytea,
  cancel_reason text,
  in_person_advised boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  canceled_at timestamptz,
  released_at timestamptz,
  updated_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at AND ends_at - starts_at < interval '24 hours'),
  CHECK (platform_fee + company_share + specialist_share = price),
  -- Two active appointments of one specialist never overlap; INSERT … ON CONFLICT DO NOTHING turns it into `slot_taken`.
  CONSTRAINT appointments_no_overlap EXCLUDE USING gist (specialist_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (status IN ('awaiting_payment', 'confirmed', 'in_progress'))
);
-- Slots: what stands on a specialist's time.
CREATE INDEX appointments_active ON appointments (specialist_id, starts_at) INCLUDE (ends_at, status, hold_expires_at)
  WHERE status IN ('awaiting_payment', 'confirmed', 'in_progress');
-- The specialist's agenda and table by period.
CREATE INDEX appointments_specialist ON appointments (specialist_id, starts_at);
-- The patient's agenda and patient area, newest first.
CREATE INDEX appointments_customer ON appointments (customer_id, starts_at DESC);
-- The job that expires holds.
CREATE INDEX appointments_holds ON appointments (hold_expires_at) WHERE status = 'awaiting_payment';
-- The job that releases earnings.
CREATE INDEX appointments_release ON appointments (finished_at) WHERE released_at IS NULL AND finished_at IS NOT NULL;
-- A repeated booking with the same key finds its appointment, also after a crash.
CREATE UNIQUE INDEX appointments_key ON appointments (customer_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL UNIQUE REFERENCES appointments,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment text,
  created_at timestamptz NOT NULL
);
-- A specialist's page, newest first.
CREATE INDEX reviews_specialist ON reviews (specialist_id, created_at DESC);
