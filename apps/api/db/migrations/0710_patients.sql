-- What a specialist keeps on each of their patients, besides the records: measured vital signs, the problem list, tags and
-- a private note.

CREATE TABLE vitals (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Whose; null means the account's holder.
  dependent_id uuid,
  measured_at timestamptz NOT NULL,
  -- What was measured, sealed with the patient's key.
  content_sealed bytea NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  created_at timestamptz NOT NULL,
  -- Found to be wrong; kept (Lei 13.787/2018).
  removed_at timestamptz,
  removed_by uuid REFERENCES specialists,
  CONSTRAINT vitals_removed CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  CONSTRAINT vitals_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id)
);
COMMENT ON TABLE vitals IS 'Vital signs of a person, each measurement a row.';
CREATE INDEX vitals_of_person ON vitals (customer_id, dependent_id, measured_at) WHERE removed_at IS NULL;
COMMENT ON INDEX vitals_of_person IS 'One person''s measurements in their order.';

CREATE TABLE problems (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Whose; null means the account's holder.
  dependent_id uuid,
  -- Words, CID and since when, sealed with the patient's key.
  content_sealed bytea NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  created_at timestamptz NOT NULL,
  resolved_at timestamptz,
  -- Found to be wrong; kept (Lei 13.787/2018).
  removed_at timestamptz,
  removed_by uuid REFERENCES specialists,
  CONSTRAINT problems_removed CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  CONSTRAINT problems_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id)
);
COMMENT ON TABLE problems IS 'A person''s problem list: what they live with, and what is over.';
CREATE INDEX problems_of_person ON problems (customer_id, dependent_id, created_at) WHERE removed_at IS NULL;
COMMENT ON INDEX problems_of_person IS 'One person''s problems in the order in which they were noted.';

CREATE TABLE patient_tags (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  -- Sealed with the specialist's key: a tag may name a disease.
  name_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE patient_tags IS 'Words by which a specialist sorts patients; seen by nobody else.';
CREATE INDEX patient_tags_specialist ON patient_tags (specialist_id, id);
COMMENT ON INDEX patient_tags_specialist IS 'A specialist''s tags.';

CREATE TABLE tagged_patients (
  tag_id uuid NOT NULL REFERENCES patient_tags ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Whose; null means the account's holder.
  dependent_id uuid,
  CONSTRAINT tagged_patients_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id)
);
COMMENT ON TABLE tagged_patients IS 'The patients that a tag is on.';
CREATE UNIQUE INDEX tagged_patients_person ON tagged_patients (tag_id, customer_id, dependent_id) NULLS NOT DISTINCT;
COMMENT ON INDEX tagged_patients_person IS 'A tag is on a patient once; the patients of a tag.';
CREATE INDEX tagged_patients_customer ON tagged_patients (customer_id);
COMMENT ON INDEX tagged_patients_customer IS 'Erasure takes the tags off a patient.';

CREATE TABLE patient_notes (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Whose; null means the account's holder.
  dependent_id uuid,
  -- Sealed with the patient's key.
  text_sealed bytea NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT patient_notes_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id)
);
COMMENT ON TABLE patient_notes IS 'A specialist''s private note on a patient, no part of the record; colleagues never see it.';
CREATE UNIQUE INDEX patient_notes_person ON patient_notes (customer_id, dependent_id, specialist_id) NULLS NOT DISTINCT;
COMMENT ON INDEX patient_notes_person IS 'The one note of a specialist on a patient; those on a patient, for erasure and the copy.';
