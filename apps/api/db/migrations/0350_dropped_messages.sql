-- A message that became untrue while it waited is not sent; why is kept.
ALTER TABLE notification_messages
  ADD COLUMN dropped_at timestamptz,
  ADD COLUMN drop_reason text CHECK (drop_reason IN ('over', 'moved', 'late')),
  ADD CONSTRAINT notification_messages_dropped CHECK ((dropped_at IS NULL) = (drop_reason IS NULL));
COMMENT ON COLUMN notification_messages.drop_reason IS
  'Why it was not sent: the appointment was over or canceled, was moved again, or it would have come too late.';
