-- What a person is told: kept for the screens, and sent by the channels of `notification_messages`.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL,
  appointment_id uuid REFERENCES appointments,
  -- Ids and amounts alone: names and times are read when it is shown or sent.
  data jsonb NOT NULL DEFAULT '{}',
  dedupe_key text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz,
  -- Nobody is told the same thing twice.
  UNIQUE (user_id, dedupe_key)
);
-- A person's list, newest first; ids follow time.
CREATE INDEX notifications_shown ON notifications (user_id, id DESC) WHERE deleted_at IS NULL;

-- One row for each way a notification goes out; a repeated job finds what was sent.
CREATE TABLE notification_messages (
  notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('email', 'sms', 'whatsapp')),
  sent_at timestamptz,
  PRIMARY KEY (notification_id, channel)
);
