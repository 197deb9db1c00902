-- When this session last showed a second factor; money and clinical break-glass ask for a recent one.
ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz;

-- The authenticator app of a person. It counts from `confirmed_at` on; before, it is only on offer.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Sealed by the vault: whoever reads the secret makes codes.
  secret_sealed bytea NOT NULL,
  -- The 30-second step of the last code that was taken: neither it nor an older one is taken again (RFC 6238, 5.2).
  last_step bigint,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

-- Codes for a lost device, each good once; only their keyed hash is kept.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
-- "My passkeys".
CREATE INDEX passkeys_user ON passkeys (user_id);

-- What is handed out to come back once: half-done logins, challenges of passkeys, password resets. Only the hash is kept.
CREATE TABLE auth_tickets (
  hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('second_factor', 'passkey_login', 'passkey_registration', 'passkey_proof', 'password_reset')),
  -- Nobody yet where a passkey will say who it is.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
-- A new password ends what was handed out before it.
CREATE INDEX auth_tickets_user ON auth_tickets (user_id) WHERE user_id IS NOT NULL;
-- The clean-up finds what has run out.
CREATE INDEX auth_tickets_expiry ON auth_tickets (expires_at);

-- Failed logins were only the first of several things that are counted: passwords, codes, resets.
ALTER TABLE login_failures RENAME TO attempts;
ALTER TABLE attempts RENAME COLUMN failed_at TO made_at;
ALTER INDEX login_failures_bucket RENAME TO attempts_bucket;
-- The clean-up finds what no window holds any more.
CREATE INDEX attempts_made ON attempts (made_at);
