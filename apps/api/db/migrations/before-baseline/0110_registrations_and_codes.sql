-- A patient's registration until its code is confirmed. It is no account yet: nothing in it has to be unique, so an
-- old one never keeps the owner of an e-mail or CPF out, and one for an e-mail that has an account looks the same.
CREATE TABLE registrations (
  -- What the customer's id will be; the wire knows it from the start.
  id uuid PRIMARY KEY,
  -- What the user's id will be; the form is sealed with its data key.
  user_id uuid NOT NULL UNIQUE,
  form_sealed bytea NOT NULL,
  password_hash text NOT NULL,
  avatar_key text,
  -- Whose e-mail or CPF this is already: such a registration can't be confirmed, and its owner is told.
  owner_id uuid REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
-- Forgetting those that were never confirmed.
CREATE INDEX registrations_created ON registrations (created_at);
-- How often an owner was told lately.
CREATE INDEX registrations_owner ON registrations (owner_id, created_at) WHERE owner_id IS NOT NULL;

-- One-time codes. The code itself is stored nowhere: it is a keyed hash (HMAC) of the row's id, worked out again by
-- the job that sends it and by the check.
CREATE TABLE codes (
  id uuid PRIMARY KEY,
  -- A user, or what will be one once the registration is confirmed.
  user_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('registration', 'change_email', 'change_cellphone')),
  channel text NOT NULL CHECK (channel IN ('sms', 'email', 'whatsapp')),
  target_sealed bytea NOT NULL,
  -- Keyed hash of the target, to count what goes to one phone or mailbox.
  target_hash bytea NOT NULL,
  -- Nobody gets it and nobody can confirm it: the e-mail has an account already.
  is_silent boolean NOT NULL DEFAULT false,
  -- Asked for again by the person: at most once a minute.
  is_resent boolean NOT NULL DEFAULT false,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
-- The newest code of a person, and the tries of the last hour.
CREATE INDEX codes_user ON codes (user_id, purpose, created_at DESC);
-- What went to one target in the last hour.
CREATE INDEX codes_target ON codes (target_hash, created_at DESC);
-- Forgetting old ones.
CREATE INDEX codes_created ON codes (created_at);

-- A new e-mail or cell phone that waits for its code.
CREATE TABLE pending_contacts (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'cellphone')),
  value_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);

-- Another document than the CPF (passport, RNM), its number sealed (spec §3).
ALTER TABLE customers
  ADD COLUMN special_document_type text,
  ADD COLUMN special_document_sealed bytea;
