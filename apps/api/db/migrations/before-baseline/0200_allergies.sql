-- What a patient must not get, as specialists noted it; shown beside every record and checked when one prescribes.
CREATE TABLE allergies (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Whose: null is the account's holder.
  dependent_id uuid,
  -- Substance and reaction, sealed with the patient's key.
  content_sealed bytea NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  created_at timestamptz NOT NULL,
  -- Found to be wrong; kept like all that was ever written about a patient (Lei 13.787/2018).
  removed_at timestamptz,
  removed_by uuid REFERENCES specialists,
  CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id)
);
-- One person's allergies, in the order in which they were noted.
CREATE INDEX allergies_of_person ON allergies (customer_id, dependent_id, created_at) WHERE removed_at IS NULL;
