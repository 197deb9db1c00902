-- What a patient tells before an appointment, besides its notes: answers to the specialist's questions, and files.

CREATE TABLE questionnaire_questions (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL,
  specialty_id uuid NOT NULL,
  -- Its place in the questionnaire, from 1.
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 10),
  text text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'yes_no', 'choice', 'scale')),
  -- Of a choice.
  options text[] NOT NULL,
  required boolean NOT NULL,
  CONSTRAINT questionnaire_questions_offer FOREIGN KEY (specialist_id, specialty_id)
    REFERENCES specialist_specialties (specialist_id, specialty_id) ON DELETE CASCADE
);
COMMENT ON TABLE questionnaire_questions IS 'What a specialist asks before appointments of a specialty. A question that is worded anew is another one: answers keep the words that they were given to.';
CREATE UNIQUE INDEX questionnaire_questions_offer ON questionnaire_questions (specialist_id, specialty_id, number);
COMMENT ON INDEX questionnaire_questions_offer IS 'The questions of one specialty, in their order; whether there are any.';

CREATE TABLE preparations (
  appointment_id uuid PRIMARY KEY REFERENCES appointments,
  -- What was asked and answered, sealed with the patient's key.
  answers_sealed bytea NOT NULL,
  -- The questions that have an answer.
  answered uuid[] NOT NULL,
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE preparations IS 'A patient''s answers before an appointment; the reason of the visit is in its notes.';

CREATE TABLE preparation_files (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments,
  customer_id uuid NOT NULL REFERENCES customers,
  name_sealed bytea NOT NULL,
  content_type text NOT NULL,
  size integer NOT NULL,
  file_key text NOT NULL,
  file_secret_sealed bytea NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE preparation_files IS 'Photos and PDFs that a patient sent before an appointment, each sealed under a key of its own.';
CREATE INDEX preparation_files_appointment ON preparation_files (appointment_id, id);
COMMENT ON INDEX preparation_files_appointment IS 'The files of an appointment, in the order they were sent.';
CREATE UNIQUE INDEX preparation_files_key ON preparation_files (customer_id, idempotency_key);
COMMENT ON INDEX preparation_files_key IS 'An upload that is sent again is one file; a patient''s files, for the copy of their data.';
