-- Why a prescription was issued although something grave spoke against it by then: an allergy that was noted after it was
-- written, a medicine that a colleague added meanwhile. A signed record can't take it any more.
ALTER TABLE prescription_documents ADD COLUMN override_sealed bytea;
COMMENT ON COLUMN prescription_documents.override_sealed IS
  'Why it was issued against a warning that the prescriptions give no reason for; sealed with the patient''s key.';
