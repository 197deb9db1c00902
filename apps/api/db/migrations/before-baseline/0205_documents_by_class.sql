-- A record makes several documents: prescriptions by legal class, certificates of attendance, exam requests.
ALTER TABLE prescription_documents
  ADD COLUMN kind text NOT NULL DEFAULT 'prescription' CHECK (kind IN ('prescription', 'certificate', 'exam_request')),
  -- Null for what is no prescription, and for those that were made before there were classes.
  ADD COLUMN legal_class text CHECK (legal_class IN ('common', 'antimicrobial', 'glp1', 'controlled_344')),
  -- Of Portaria 344/98.
  ADD COLUMN controlled_list text,
  -- The last day on which it is dispensed.
  ADD COLUMN valid_until date,
  -- Taken back by who made it; `replaced_at` is set too.
  ADD COLUMN revoked_at timestamptz,
  DROP CONSTRAINT prescription_documents_signature_check,
  -- `other`: with a certificate that is not of ICP-Brasil, such as the demonstration's.
  ADD CONSTRAINT prescription_documents_signature_check CHECK (signature IN ('none', 'icp_brasil', 'other')),
  ADD CHECK (revoked_at IS NULL OR replaced_at IS NOT NULL);
ALTER TABLE prescription_documents ALTER COLUMN kind DROP DEFAULT;
UPDATE prescription_documents SET legal_class = 'common' WHERE delivery = 'electronic';
DROP INDEX prescription_documents_record;
-- A record's documents that count.
CREATE INDEX prescription_documents_record ON prescription_documents (record_id, created_at) WHERE replaced_at IS NULL;
-- What a specialist gave a patient, newest first.
CREATE INDEX prescription_documents_author ON prescription_documents (specialist_id, customer_id, created_at DESC)
  WHERE replaced_at IS NULL;
