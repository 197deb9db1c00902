-- Which prescriptions stand in a document: these are replaced, never changed.
CREATE TABLE document_prescriptions (
  document_id uuid NOT NULL REFERENCES prescription_documents ON DELETE CASCADE,
  prescription_id uuid NOT NULL REFERENCES prescriptions ON DELETE CASCADE,
  PRIMARY KEY (document_id, prescription_id)
);
COMMENT ON TABLE document_prescriptions IS
  'The prescriptions that a document was made of. While it is in force, a change of one revokes the document.';
CREATE INDEX document_prescriptions_prescription ON document_prescriptions (prescription_id);
COMMENT ON INDEX document_prescriptions_prescription IS 'The documents in which a prescription stands.';

-- Documents made before hold the prescriptions that their record had then.
INSERT INTO document_prescriptions (document_id, prescription_id)
SELECT d.id, p.id FROM prescription_documents d JOIN prescriptions p ON p.record_id = d.record_id
 WHERE d.kind = 'prescription' AND d.replaced_at IS NULL AND p.created_at <= d.created_at;
