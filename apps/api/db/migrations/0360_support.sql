-- What support finds, and does: payments by person, a message once more, a place in the queue ended by the platform.
CREATE INDEX payments_latest ON payments (created_at DESC, id DESC);
COMMENT ON INDEX payments_latest IS 'Every payment for support, newest first, by the page.';
CREATE INDEX payments_customer ON payments (customer_id, created_at DESC);
COMMENT ON INDEX payments_customer IS 'The payments of the people that support looks for.';
CREATE INDEX dependents_name_trgm ON dependents USING gin (fold(name) gin_trgm_ops);
COMMENT ON INDEX dependents_name_trgm IS 'Support looks for a dependent by a part of the name.';
CREATE INDEX dependents_cpf_hash ON dependents (cpf_hash) WHERE cpf_hash IS NOT NULL;
COMMENT ON INDEX dependents_cpf_hash IS 'Support looks for a dependent by the whole CPF.';
CREATE INDEX notifications_appointment ON notifications (appointment_id) WHERE appointment_id IS NOT NULL;
COMMENT ON INDEX notifications_appointment IS 'The messages about one appointment, for support.';

ALTER TABLE notification_messages ADD COLUMN first_sent_at timestamptz;
COMMENT ON COLUMN notification_messages.first_sent_at IS
  'When it had gone out before an admin had it sent again; sent_at is of the last time.';

ALTER TABLE queue_entries
  DROP CONSTRAINT queue_entries_end_reason_check,
  ADD CONSTRAINT queue_entries_end_reason_check CHECK (end_reason IN ('unpaid', 'refused', 'by_customer',
    'by_platform', 'not_called', 'no_answer', 'end_of_duty', 'charged_back', 'finished', 'no_show'));
