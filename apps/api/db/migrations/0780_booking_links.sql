-- A specialist books for somebody: the slot is kept until a deadline, and whoever has the link accepts and pays.
CREATE TABLE booking_links (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialty_id uuid NOT NULL REFERENCES specialties,
  -- A patient in care, and perhaps their dependent; null for a person by name and contact.
  customer_id uuid REFERENCES customers,
  dependent_id uuid,
  person_sealed bytea,
  person_hash bytea NOT NULL,
  mode text NOT NULL CHECK (mode IN ('link', 'courtesy', 'return')),
  return_of uuid REFERENCES appointments,
  price integer NOT NULL CHECK (price >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  place_id uuid REFERENCES places,
  token_hash bytea NOT NULL UNIQUE,
  idempotency_key text,
  status text NOT NULL CHECK (status IN ('open', 'accepted', 'declined', 'canceled', 'expired')),
  appointment_id uuid REFERENCES appointments,
  messages smallint NOT NULL DEFAULT 1,
  sent_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT booking_links_check CHECK (starts_at < ends_at AND expires_at < starts_at),
  CONSTRAINT booking_links_end CHECK ((status = 'open') = (ended_at IS NULL)),
  CONSTRAINT booking_links_known CHECK (customer_id IS NULL OR person_sealed IS NULL),
  CONSTRAINT booking_links_return CHECK ((mode = 'return') = (return_of IS NOT NULL)),
  CONSTRAINT booking_links_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id)
);
COMMENT ON TABLE booking_links IS
  'Slots that a specialist keeps for a patient, or for a person without an account, until they accept or the deadline.';
COMMENT ON COLUMN booking_links.person_sealed IS
  'Name, cell phone and e-mail of a person without an account, under a key of the row''s own; cleared after its end.';
COMMENT ON COLUMN booking_links.person_hash IS 'Keyed hash of whom the messages go to: how many a day one person gets.';
COMMENT ON COLUMN booking_links.price IS 'Centavos, as they were when the link was made.';
COMMENT ON COLUMN booking_links.appointment_id IS 'What was booked by it, also while that is not paid.';
COMMENT ON COLUMN booking_links.messages IS 'How often the link was sent.';
CREATE INDEX booking_links_specialist ON booking_links (specialist_id, created_at DESC);
COMMENT ON INDEX booking_links_specialist IS 'The links of a specialist, and how many they made in a day.';
CREATE UNIQUE INDEX booking_links_key ON booking_links (specialist_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
COMMENT ON INDEX booking_links_key IS 'A repeated call finds what the first one made.';
CREATE INDEX booking_links_customer ON booking_links (customer_id) WHERE customer_id IS NOT NULL;
COMMENT ON INDEX booking_links_customer IS 'What waits for a patient; erasure.';
CREATE INDEX booking_links_person ON booking_links (person_hash, created_at);
COMMENT ON INDEX booking_links_person IS 'How many links one person got in a day.';
CREATE INDEX booking_links_due ON booking_links (expires_at) WHERE status = 'open';
COMMENT ON INDEX booking_links_due IS 'The job that ends links at their deadline.';
CREATE INDEX booking_links_appointment ON booking_links (appointment_id) WHERE appointment_id IS NOT NULL;
COMMENT ON INDEX booking_links_appointment IS 'The link of an appointment that is paid now.';
CREATE INDEX booking_links_ended ON booking_links (ended_at) WHERE person_sealed IS NOT NULL;
COMMENT ON INDEX booking_links_ended IS 'The job that forgets people.';

ALTER TABLE slot_holds ADD COLUMN link_id uuid UNIQUE REFERENCES booking_links;
COMMENT ON COLUMN slot_holds.link_id IS 'Kept by a specialist''s link; null for what a sign-up keeps.';
