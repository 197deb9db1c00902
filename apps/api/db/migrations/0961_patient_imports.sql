-- Patients whom a specialist brings from a spreadsheet or another system, before they have an account.
CREATE TABLE patient_imports (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  file_name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Rows that became contacts, that were there already, and that had faults.
  made integer NOT NULL CHECK (made > 0),
  known integer NOT NULL CHECK (known >= 0),
  faulty integer NOT NULL CHECK (faulty >= 0),
  undone_at timestamptz,
  -- Contacts that the undoing took back.
  removed integer CHECK (removed >= 0),
  CHECK ((undone_at IS NULL) = (removed IS NULL))
);
COMMENT ON TABLE patient_imports IS 'Files of patients that specialists imported. What a file said is not kept, but for its contacts.';
CREATE INDEX patient_imports_specialist ON patient_imports (specialist_id, id);
COMMENT ON INDEX patient_imports_specialist IS 'A specialist''s imports, newest first.';

CREATE TABLE patient_contacts (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  -- Its key seals the contact.
  import_id uuid NOT NULL REFERENCES patient_imports,
  name text NOT NULL,
  birth_date date,
  sex text CHECK (sex IN ('feminino', 'masculino', 'outro', 'nao_informar')),
  -- CPF, phone and e-mail.
  reach_sealed bytea NOT NULL,
  note_sealed bytea,
  -- As customers.cpf_hash; phone and e-mail as booking_links.person_hash.
  cpf_hash bytea,
  phone_hash bytea,
  email_hash bytea,
  created_at timestamptz NOT NULL,
  -- Null until the specialist changes it: an import that is undone leaves what was worked on.
  changed_at timestamptz
);
COMMENT ON TABLE patient_contacts IS 'A specialist''s own patients without an account: nobody else sees them, nothing is sent to them. Gone once the person is that specialist''s patient with an account.';
CREATE UNIQUE INDEX patient_contacts_cpf ON patient_contacts (specialist_id, cpf_hash) WHERE cpf_hash IS NOT NULL;
COMMENT ON INDEX patient_contacts_cpf IS 'A CPF is once among a specialist''s contacts; the search by a whole CPF.';
CREATE INDEX patient_contacts_phone ON patient_contacts (specialist_id, phone_hash) WHERE phone_hash IS NOT NULL;
COMMENT ON INDEX patient_contacts_phone IS 'The search by a whole phone; the contact who has become a patient.';
CREATE INDEX patient_contacts_email ON patient_contacts (specialist_id, email_hash) WHERE email_hash IS NOT NULL;
COMMENT ON INDEX patient_contacts_email IS 'The contact who has become a patient, by e-mail.';
CREATE INDEX patient_contacts_name ON patient_contacts (specialist_id, fold(name), id);
COMMENT ON INDEX patient_contacts_name IS 'A specialist''s contacts by name, in the list of patients.';
CREATE INDEX patient_contacts_import ON patient_contacts (import_id, id);
COMMENT ON INDEX patient_contacts_import IS 'What an import made: undoing it, and whether its key is needed any more.';

CREATE TABLE tagged_contacts (
  tag_id uuid NOT NULL REFERENCES patient_tags ON DELETE CASCADE,
  contact_id uuid NOT NULL REFERENCES patient_contacts ON DELETE CASCADE,
  PRIMARY KEY (tag_id, contact_id)
);
COMMENT ON TABLE tagged_contacts IS 'The contacts that a tag is on.';
CREATE INDEX tagged_contacts_contact ON tagged_contacts (contact_id);
COMMENT ON INDEX tagged_contacts_contact IS 'The tags of a contact, in the list and when it goes.';
