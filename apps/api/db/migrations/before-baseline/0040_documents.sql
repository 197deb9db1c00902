-- What a document says is frozen with it: the check page shows what was printed, whatever the record's draft became.
ALTER TABLE prescription_documents
  ADD COLUMN items_sealed bytea NOT NULL,
  -- `print`: for a signature by hand, not given to the patient as a file (RDC 1.000/2025).
  ADD COLUMN delivery text NOT NULL CHECK (delivery IN ('electronic', 'print')),
  -- A newer document of the same record took its place; the check page says so.
  ADD COLUMN replaced_at timestamptz;
-- The one document of a record that counts.
CREATE UNIQUE INDEX prescription_documents_record ON prescription_documents (record_id) WHERE replaced_at IS NULL;
