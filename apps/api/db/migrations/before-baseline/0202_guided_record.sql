-- The short sentences that a specialist keeps for each field of a record, per specialty; what is not here are the
-- starters that come with the house.
CREATE TABLE quick_phrases (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialty_id uuid NOT NULL REFERENCES specialties,
  field text NOT NULL,
  -- The sentences in their order, sealed with the specialist's key.
  phrases_sealed bytea NOT NULL,
  updated_at timestamptz NOT NULL,
  -- A specialist's phrases of one specialty, field by field.
  UNIQUE (specialist_id, specialty_id, field)
);

-- The diagnosis for which a model is kept. Only models: what a patient has is sealed.
ALTER TABLE prescriptions ADD COLUMN cid_code text, ADD CHECK (cid_code IS NULL OR is_model);
