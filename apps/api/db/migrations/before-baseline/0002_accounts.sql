CREATE TABLE users (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('customer', 'specialist', 'admin')),
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  avatar_key text,
  time_zone text NOT NULL DEFAULT 'America/Sao_Paulo',
  blocked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- Login, and the rule of one account per e-mail.
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE customers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users,
  status text NOT NULL CHECK (status IN ('pending', 'active', 'blocked', 'erased')),
  contact_preference text NOT NULL DEFAULT 'sms' CHECK (contact_preference IN ('sms', 'email', 'whatsapp')),
  birth_date date,
  gender text,
  marital_status text,
  nickname text,
  -- Sealed with the person's data key: CPF, phones, address (see security.md).
  cpf_sealed bytea,
  cpf_hash bytea UNIQUE,
  contact_sealed bytea,
  address_sealed bytea,
  provider_customer_id text,
  created_at timestamptz NOT NULL
);

CREATE TABLE specialists (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users,
  status smallint NOT NULL CHECK (status BETWEEN 0 AND 4),
  status_reason text,
  -- The public name, kept with the user's in one transaction; the list reads no other table for it.
  name text NOT NULL,
  summary text NOT NULL DEFAULT '',
  council_type text,
  council_uf text,
  council_number text,
  city text,
  state text CHECK (state ~ '^[A-Z]{2}$'),
  time_zone text NOT NULL DEFAULT 'America/Sao_Paulo',
  use_online boolean NOT NULL DEFAULT true,
  on_duty boolean NOT NULL DEFAULT false,
  stopwatch boolean NOT NULL DEFAULT true,
  chat_enabled boolean NOT NULL DEFAULT true,
  birth_date date,
  cpf_sealed bytea,
  cpf_hash bytea UNIQUE,
  contact_sealed bytea,
  address_sealed bytea,
  provider_recipient_id text,
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
-- Search by a part of the name, without accents.
CREATE INDEX specialists_name_trgm ON specialists USING gin (fold(name) gin_trgm_ops) WHERE status = 1;
-- The list filtered by state and city.
CREATE INDEX specialists_place ON specialists (state, city) WHERE status = 1;
-- "On duty now".
CREATE INDEX specialists_on_duty ON specialists (id) WHERE status = 1 AND on_duty;

CREATE TABLE admins (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users,
  created_at timestamptz NOT NULL
);

-- One row a login. The refresh token is stored hashed; the one before it is known for the ten seconds of grace.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  refresh_hash bytea NOT NULL,
  previous_hash bytea,
  rotated_at timestamptz,
  user_agent text NOT NULL DEFAULT '',
  address inet,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoke_reason text
);
-- Refresh finds its session by either hash.
CREATE UNIQUE INDEX sessions_refresh ON sessions (refresh_hash);
CREATE INDEX sessions_previous ON sessions (previous_hash) WHERE previous_hash IS NOT NULL;
-- "My sessions", and ending all of them.
CREATE INDEX sessions_user ON sessions (user_id) WHERE revoked_at IS NULL;

-- Every refresh token that was ever rotated away, so that a stolen one ends its family whenever it comes back.
CREATE TABLE used_refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  used_at timestamptz NOT NULL
);

-- Failed logins, counted per account and per address; a later success does not wipe them.
CREATE TABLE login_failures (
  bucket text NOT NULL,
  failed_at timestamptz NOT NULL
);
-- Counting the last 15 minutes of one bucket.
CREATE INDEX login_failures_bucket ON login_failures (bucket, failed_at);

-- What a person agreed to: the version, the text's hash and when (LGPD; CFM 2.314/2022 for telemedicine).
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('terms', 'privacy', 'telemedicine', 'shared_history')),
  version text NOT NULL,
  text_hash bytea NOT NULL,
  accepted_at timestamptz NOT NULL,
  revoked_at timestamptz
);
-- The consent in force of one kind.
CREATE UNIQUE INDEX consents_in_force ON consents (user_id, kind, version) WHERE revoked_at IS NULL;
