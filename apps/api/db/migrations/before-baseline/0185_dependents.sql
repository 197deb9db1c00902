-- People who are attended through somebody else's account: a minor, or an adult under guardianship (domain §5).
CREATE TABLE dependents (
  id uuid PRIMARY KEY,
  -- The guardian's account, under whose key everything of a dependent is sealed.
  customer_id uuid NOT NULL REFERENCES customers,
  name text NOT NULL,
  -- Null once the account was erased.
  birth_date date,
  sex text,
  relation text NOT NULL CHECK (relation IN ('child', 'stepchild', 'grandchild', 'sibling', 'guardianship', 'other')),
  cpf_sealed bytea,
  cpf_hash bytea,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Not offered any more; what was written about them stays.
  removed_at timestamptz,
  CHECK ((cpf_sealed IS NULL) = (cpf_hash IS NULL)),
  -- What appointments, records and exams point at: a dependent of another account fits nowhere.
  UNIQUE (id, customer_id)
);
-- An account's dependents, in the order in which they came.
CREATE INDEX dependents_customer ON dependents (customer_id, created_at);
-- Nobody stands twice in one account; two guardians may both have the same child.
CREATE UNIQUE INDEX dependents_cpf ON dependents (customer_id, cpf_hash) WHERE removed_at IS NULL;

-- Whom an appointment or a record is about: null is the account's holder. Prescriptions and documents are about whom
-- their record is about.
ALTER TABLE appointments ADD COLUMN dependent_id uuid,
  ADD CONSTRAINT appointments_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id);
ALTER TABLE records ADD COLUMN dependent_id uuid,
  ADD CONSTRAINT records_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id);
-- An emergency opens one person's records, not the family's.
ALTER TABLE break_glass ADD COLUMN dependent_id uuid,
  ADD CONSTRAINT break_glass_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id);
-- Whether a dependent has open appointments, and which are theirs; almost every appointment has none.
CREATE INDEX appointments_of_dependent ON appointments (dependent_id, starts_at) WHERE dependent_id IS NOT NULL;
-- A dependent's history, newest first.
CREATE INDEX records_of_dependent ON records (dependent_id, created_at DESC) WHERE dependent_id IS NOT NULL;
