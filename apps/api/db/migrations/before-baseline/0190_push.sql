-- A browser that wants to be told while no page of ours is open. It belongs to the session that asked for it. Endpoint
-- and keys are worth nothing without our private key, which the services ask for with each message (RFC 8292).
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  -- A browser that is given another endpoint replaces its own.
  session_id uuid NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
  -- A browser in which somebody else logs in is theirs from then on.
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
-- Whom a notification goes to; the erasure of an account.
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

-- One row for each browser a notification goes to; a repeated job finds what was sent.
CREATE TABLE push_messages (
  notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
  subscription_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  sent_at timestamptz,
  PRIMARY KEY (notification_id, subscription_id)
);
-- What goes with a subscription when it ends.
CREATE INDEX push_messages_subscription ON push_messages (subscription_id);

-- A session ends in many ways, all of which write this column: none of them has to think of its browser.
CREATE FUNCTION end_push_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_end_push AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION end_push_subscription();
