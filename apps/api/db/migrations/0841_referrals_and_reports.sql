-- A referral to another specialty, and a report for whom the patient takes it to.
ALTER TABLE prescription_documents DROP CONSTRAINT prescription_documents_kind_check;
ALTER TABLE prescription_documents ADD CONSTRAINT prescription_documents_kind_check
  CHECK (kind IN ('prescription', 'certificate', 'exam_request', 'referral', 'report'));
