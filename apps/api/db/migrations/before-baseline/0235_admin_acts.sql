-- What admins did, to whom or what, and why; never changed. Written in the transaction that does it.
CREATE TABLE admin_acts (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  action text NOT NULL,
  entity text NOT NULL,
  -- Not all are rows with a UUID: a variable has a name.
  entity_id text NOT NULL,
  -- Before, after and why, with personal values hidden; sealed with the admin's key, because a reason is free text.
  details_sealed bytea NOT NULL,
  session_id uuid NOT NULL,
  address inet NOT NULL
);
-- All acts, newest first, and those of a period.
CREATE INDEX admin_acts_latest ON admin_acts (at DESC, id DESC);
-- What one admin did.
CREATE INDEX admin_acts_user ON admin_acts (user_id, at DESC, id DESC);
-- What was done with one kind of thing.
CREATE INDEX admin_acts_entity ON admin_acts (entity, at DESC, id DESC);
-- The history of one thing.
CREATE INDEX admin_acts_subject ON admin_acts (entity_id, at DESC, id DESC);
-- One kind of act.
CREATE INDEX admin_acts_action ON admin_acts (action, at DESC, id DESC);
CREATE TRIGGER admin_acts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_acts
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
