-- What a person chose of how they are told; who chose nothing has no row.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users,
  sound boolean NOT NULL,
  -- On the person's own clock, HH:mm; over midnight where the second is the earlier.
  quiet_from text CHECK (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_until text CHECK (quiet_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Groups of kinds that send no message, and none to browsers.
  muted_messages text[] NOT NULL,
  muted_pushes text[] NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);

-- A message is begun before it is sent: where the answer was lost, nobody knows whether it arrived, and it is not sent again.
ALTER TABLE notification_messages
  ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
  ADD COLUMN started_at timestamptz,
  ADD COLUMN failed_at timestamptz,
  ADD COLUMN failure text CHECK (failure IN ('refused', 'unreachable', 'unanswered'));
-- What did not arrive, for whoever looks after the platform.
CREATE INDEX notification_messages_failed ON notification_messages (failed_at) WHERE failed_at IS NOT NULL;
