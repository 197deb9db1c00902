-- Generated from the migrations by `npm run generate`: for reading. Change it with a new file in db/migrations.

CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

-- ── Accounts and sign-in ────────────────────────────────────────────────────────────────────────────

-- Login identity of every patient, specialist and admin.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('customer', 'specialist', 'admin', 'assistant')),
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  avatar_key text,
  time_zone text NOT NULL DEFAULT 'America/Sao_Paulo',
  blocked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  language text NOT NULL DEFAULT 'pt',
  CONSTRAINT users_language CHECK (language IN ('pt', 'en'))
);
-- Login, and the rule of one account per e-mail.
CREATE UNIQUE INDEX users_email ON users (lower(email));
-- Search by a part of the e-mail.
CREATE INDEX users_email_trgm ON users USING gin (lower(email) gin_trgm_ops) WHERE role = 'customer';
CREATE TRIGGER users_portrait_on_site AFTER UPDATE OF avatar_key ON users
  FOR EACH ROW
  WHEN (new.role = 'specialist' AND old.avatar_key IS DISTINCT FROM new.avatar_key)
  EXECUTE FUNCTION site_portrait_changed();
CREATE TRIGGER users_portrait_version AFTER UPDATE OF avatar_key ON users
  FOR EACH ROW
  EXECUTE FUNCTION portrait_changed();
CREATE TRIGGER users_renamed AFTER UPDATE OF first_name, last_name ON users
  FOR EACH ROW
  WHEN (old.first_name <> new.first_name OR old.last_name <> new.last_name)
  EXECUTE FUNCTION rename_customer();

-- Staff of the platform.
CREATE TABLE admins (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users,
  created_at timestamptz NOT NULL,
  -- When they left; kept because acts refer to them.
  deleted_at timestamptz
);

-- One row per login; refresh tokens are stored hashed.
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
  revoke_reason text,
  -- Last second-factor proof; money and emergency access ask for a recent one.
  second_factor_at timestamptz
);
-- Refresh finds its session by the token before, during the grace period.
CREATE INDEX sessions_previous ON sessions (previous_hash) WHERE previous_hash IS NOT NULL;
-- Refresh finds its session by its current token.
CREATE UNIQUE INDEX sessions_refresh ON sessions (refresh_hash);
-- "My sessions", and ending all of them.
CREATE INDEX sessions_user ON sessions (user_id) WHERE revoked_at IS NULL;
CREATE TRIGGER sessions_end_push AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW
  WHEN (new.revoked_at IS NOT NULL)
  EXECUTE FUNCTION end_push_subscription();

-- Refresh tokens that were rotated away; a stolen one ends its session when it is used.
CREATE TABLE used_refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  used_at timestamptz NOT NULL
);

-- Counted attempts (passwords, codes, resets) per account and per address; a later success does not wipe them.
CREATE TABLE attempts (
  bucket text NOT NULL,
  made_at timestamptz NOT NULL
);
-- Counting the last 15 minutes of one bucket.
CREATE INDEX attempts_bucket ON attempts (bucket, made_at);
-- The clean-up of old attempts.
CREATE INDEX attempts_made ON attempts (made_at);

-- Authenticator app of a person; in force from `confirmed_at`.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Sealed by the vault.
  secret_sealed bytea NOT NULL,
  -- 30-second step of the last accepted code: it and older ones are refused (RFC 6238, 5.2).
  last_step bigint,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

-- One-time codes for a lost second factor; only the keyed hash is stored.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  -- Belongs to an authenticator app that is not confirmed yet.
  offered boolean NOT NULL DEFAULT false,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
);

-- Passkeys (WebAuthn) of a person.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}'::text[],
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
-- "My passkeys".
CREATE INDEX passkeys_user ON passkeys (user_id);

-- One-time tickets: half-done logins, passkey challenges, password resets. Only the hash is stored.
CREATE TABLE auth_tickets (
  hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('second_factor', 'passkey_login', 'passkey_registration', 'passkey_proof', 'password_reset', 'proof')),
  -- Null where a passkey will tell who it is.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
-- The clean-up of expired tickets.
CREATE INDEX auth_tickets_expiry ON auth_tickets (expires_at);
-- A new password ends older tickets.
CREATE INDEX auth_tickets_user ON auth_tickets (user_id) WHERE user_id IS NOT NULL;

-- Devices that logged in to an account: their tries are counted apart from those of strangers.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  last_login_at timestamptz NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, token_hash)
);
-- The clean-up of devices that did not log in for half a year.
CREATE INDEX known_devices_last_login ON known_devices (last_login_at);

-- A patient's registration until its code is confirmed. Nothing is unique: an old one never blocks the owner of an
-- e-mail or CPF.
CREATE TABLE registrations (
  -- Becomes the customer's id.
  id uuid PRIMARY KEY,
  -- Becomes the user's id; the form is sealed with its data key.
  user_id uuid NOT NULL UNIQUE,
  form_sealed bytea NOT NULL,
  password_hash text NOT NULL,
  avatar_key text,
  -- Account that already has this e-mail or CPF: the registration can't be confirmed, and the owner is warned.
  owner_id uuid REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
-- The clean-up of registrations that were never confirmed.
CREATE INDEX registrations_created ON registrations (created_at);
-- How often an owner was warned lately.
CREATE INDEX registrations_owner ON registrations (owner_id, created_at) WHERE owner_id IS NOT NULL;

-- People who chose a slot before they had an account: an e-mail, its code, and then a ticket for the rest. No account
-- until the rest is given.
CREATE TABLE sign_ups (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE,
  form_sealed bytea NOT NULL,
  person_hash bytea NOT NULL,
  owner_id uuid REFERENCES users ON DELETE CASCADE,
  ticket_hash bytea UNIQUE,
  ticket_expires_at timestamptz,
  refusals smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CONSTRAINT sign_ups_check CHECK ((ticket_hash IS NULL) = (ticket_expires_at IS NULL))
);
-- The clean-up of sign-ups that were never completed.
CREATE INDEX sign_ups_created ON sign_ups (created_at);
-- How often an owner was told lately.
CREATE INDEX sign_ups_owner ON sign_ups (owner_id, created_at) WHERE owner_id IS NOT NULL;

-- One-time codes. The code is a keyed hash of the row's id and stored nowhere.
CREATE TABLE codes (
  id uuid PRIMARY KEY,
  -- A user, or the future user of a registration.
  user_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('registration', 'sign_up', 'change_email', 'change_cellphone')),
  channel text NOT NULL CHECK (channel IN ('sms', 'email', 'whatsapp')),
  target_sealed bytea NOT NULL,
  -- Keyed hash of the target, to count codes per phone or mailbox.
  target_hash bytea NOT NULL,
  -- Never sent and never accepted: the e-mail has an account already.
  is_silent boolean NOT NULL DEFAULT false,
  -- Requested again by the person; at most once a minute.
  is_resent boolean NOT NULL DEFAULT false,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
-- The clean-up of old codes.
CREATE INDEX codes_created ON codes (created_at);
-- What went to one target in the last hour.
CREATE INDEX codes_target ON codes (target_hash, created_at DESC);
-- The newest code of a person, and the tries of the last hour.
CREATE INDEX codes_user ON codes (user_id, purpose, created_at DESC);

-- New e-mail or cell phone that waits for its code.
CREATE TABLE pending_contacts (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'cellphone')),
  value_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT pending_contacts_pkey PRIMARY KEY (user_id, kind)
);

-- A change of e-mail or cell phone that counts, and the link by which the old contact undoes it.
CREATE TABLE contact_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'cellphone')),
  old_sealed bytea,
  token_hash bytea NOT NULL UNIQUE,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  undone_at timestamptz
);
-- What was changed after the change that is undone.
CREATE INDEX contact_changes_user ON contact_changes (user_id, changed_at);

-- Answers of calls made with an Idempotency-Key; `status` is null while the first call runs.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL CHECK (length(key) >= 1 AND length(key) <= 200),
  endpoint text NOT NULL,
  body_hash bytea NOT NULL,
  locked_at timestamptz NOT NULL,
  status smallint,
  response jsonb,
  created_at timestamptz NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key)
);
-- The nightly job that deletes keys older than 24 h.
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

-- Messages by SMS and WhatsApp a day, counted before they are sent; the day of São Paulo.
CREATE TABLE sms_days (
  day date PRIMARY KEY,
  sent integer NOT NULL
);

-- ── Patients and specialists ────────────────────────────────────────────────────────────────────────

-- Patient accounts; identifying data is sealed with the person's key.
CREATE TABLE customers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users,
  status text NOT NULL CHECK (status IN ('pending', 'active', 'blocked', 'erased')),
  contact_preference text NOT NULL DEFAULT 'sms' CHECK (contact_preference IN ('sms', 'email', 'whatsapp')),
  birth_date date,
  gender text,
  marital_status text,
  nickname text,
  -- Sealed with the person's data key, as are phones and address (docs/security.md).
  cpf_sealed bytea,
  cpf_hash bytea UNIQUE,
  contact_sealed bytea,
  address_sealed bytea,
  created_at timestamptz NOT NULL,
  special_document_type text,
  special_document_sealed bytea,
  -- Folded name for search and lists: a page is read from the index alone.
  folded text NOT NULL DEFAULT '',
  CONSTRAINT customers_gender CHECK (gender IN ('feminino', 'masculino', 'outro', 'nao_informar')),
  CONSTRAINT customers_marital_status CHECK (marital_status IN ('solteiro', 'casado', 'uniao_estavel', 'separado', 'divorciado', 'viuvo', 'outro'))
);
-- Patients for admins, sorted by the day they registered.
CREATE INDEX customers_by_created ON customers (created_at, id);
-- All customers by name, page by page.
CREATE INDEX customers_by_name ON customers (folded, id);
-- Customers of one status by name, and how many there are.
CREATE INDEX customers_by_status ON customers (status, folded, id);
-- Search by a part of the name.
CREATE INDEX customers_folded_trgm ON customers USING gin (folded gin_trgm_ops);
CREATE TRIGGER customers_named BEFORE INSERT ON customers FOR EACH ROW EXECUTE FUNCTION name_customer();

-- People attended through a guardian's account.
CREATE TABLE dependents (
  id uuid PRIMARY KEY,
  -- The guardian's account; its key seals the dependent's data.
  customer_id uuid NOT NULL REFERENCES customers,
  name text NOT NULL,
  -- Null once the account was erased.
  birth_date date,
  sex text,
  relation text NOT NULL CHECK (relation IN ('child', 'stepchild', 'grandchild', 'sibling', 'guardianship', 'other')),
  cpf_sealed bytea,
  cpf_hash bytea,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- No longer offered; what was written about them stays.
  removed_at timestamptz,
  -- Target of foreign keys: a dependent of another account fits nowhere.
  CONSTRAINT dependents_id_customer_id_key UNIQUE (id, customer_id),
  CONSTRAINT dependents_check CHECK ((cpf_sealed IS NULL) = (cpf_hash IS NULL)),
  CONSTRAINT dependents_sex CHECK (sex IN ('feminino', 'masculino', 'outro', 'nao_informar'))
);
-- A dependent is registered once per account; two guardians may share one.
CREATE UNIQUE INDEX dependents_cpf ON dependents (customer_id, cpf_hash) WHERE removed_at IS NULL;
-- Support looks for a dependent by the whole CPF.
CREATE INDEX dependents_cpf_hash ON dependents (cpf_hash) WHERE cpf_hash IS NOT NULL;
-- An account's dependents, in order of registration.
CREATE INDEX dependents_customer ON dependents (customer_id, created_at);
-- Support looks for a dependent by a part of the name.
CREATE INDEX dependents_name_trgm ON dependents USING gin (fold(name) gin_trgm_ops);

-- Specialist accounts: public profile, council registration and settings.
CREATE TABLE specialists (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users,
  status smallint NOT NULL CHECK (status >= 0 AND status <= 4),
  status_reason text,
  -- Public name, kept equal to the user's in one transaction so that the list reads no other table.
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
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  nickname text,
  gender text,
  marital_status text,
  contact_preference text NOT NULL DEFAULT 'email' CHECK (contact_preference IN ('sms', 'email', 'whatsapp')),
  -- Sealed with the person's data key: another document's type and number.
  special_document_sealed bytea,
  -- Weekdays and hours in which chat is answered; null means always.
  chat_hours jsonb,
  auto_reply text,
  -- Null until the e-mail address was confirmed by code.
  email_confirmed_at timestamptz,
  -- When the profile was last sent to review.
  submitted_at timestamptz,
  deleted_at timestamptz,
  -- Folded name and listed specialties: one index serves word parts and mistyped words.
  search_text text NOT NULL DEFAULT '',
  -- BCP 47 tags of the languages that appointments are held in; bzs is Libras.
  languages text[] NOT NULL DEFAULT '{pt}'::text[],
  -- Whether patients under 12 years are taken.
  attends_children boolean NOT NULL DEFAULT false,
  CONSTRAINT specialists_gender CHECK (gender IN ('feminino', 'masculino', 'outro', 'nao_informar')),
  CONSTRAINT specialists_languages CHECK (cardinality(languages) > 0 AND languages <@ '{pt,bzs,en,es,fr,it,de,ja,zh,ar}'::text[]),
  CONSTRAINT specialists_marital_status CHECK (marital_status IN ('solteiro', 'casado', 'uniao_estavel', 'separado', 'divorciado', 'viuvo', 'outro'))
);
-- Specialists for admins, sorted by name.
CREATE INDEX specialists_by_name ON specialists (fold(name), id) WHERE deleted_at IS NULL;
-- Specialists for admins, those who have waited longest first.
CREATE INDEX specialists_by_submitted ON specialists (submitted_at, id) WHERE deleted_at IS NULL;
-- The list filtered by city, without accents, from the index alone.
CREATE INDEX specialists_city ON specialists (fold(city)) INCLUDE (id, city) WHERE status = 1;
-- Suggestions: cities that begin with what was typed, each once.
CREATE INDEX specialists_city_start ON specialists (fold(city) COLLATE "C", state) WHERE status = 1 AND city IS NOT NULL;
-- A search by a registration: `CRM-SC 47334`, `CRP 06/12345`, `47334`.
CREATE INDEX specialists_council ON specialists ("substring"(council_number, '([0-9]+)[^0-9]*$')) WHERE status = 1;
-- Specialists for admins, those who sent their registration last first.
CREATE INDEX specialists_last_submitted ON specialists (submitted_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
-- Suggestions: names that begin with what was typed, by the alphabet.
CREATE INDEX specialists_name_start ON specialists (fold(name) COLLATE "C") WHERE status = 1;
-- Specialists on duty now.
CREATE INDEX specialists_on_duty ON specialists (id) WHERE status = 1 AND on_duty;
-- The list filtered by state and city.
CREATE INDEX specialists_place ON specialists (state, city) WHERE status = 1;
-- Best rated first.
CREATE INDEX specialists_rating ON specialists ((
CASE
   
  WHEN rating_count > 0 THEN rating_sum::double precision / rating_count::double precision
    ELSE 0::double precision
END) DESC, id)
  WHERE status = 1;
-- The admin's list by status, longest waiting first.
CREATE INDEX specialists_review ON specialists (status, submitted_at) WHERE deleted_at IS NULL;
-- Search by parts of words and by mistyped words.
CREATE INDEX specialists_search ON specialists USING gin (search_text gin_trgm_ops) WHERE status = 1;
CREATE TRIGGER specialist_gone AFTER DELETE ON specialists FOR EACH ROW EXECUTE FUNCTION specialist_reworded();
CREATE TRIGGER specialist_reworded AFTER INSERT ON specialists FOR EACH ROW EXECUTE FUNCTION specialist_reworded();
CREATE TRIGGER specialist_reworded_later AFTER UPDATE ON specialists
  FOR EACH ROW
  WHEN (old.search_text IS DISTINCT FROM new.search_text OR old.status IS DISTINCT FROM new.status)
  EXECUTE FUNCTION specialist_reworded();
CREATE TRIGGER specialists_addressed AFTER INSERT ON specialists FOR EACH ROW EXECUTE FUNCTION specialist_slug_kept();
CREATE TRIGGER specialists_came_search AFTER INSERT ON specialists
  FOR EACH ROW
  WHEN (new.status = 1)
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialists_emptied_search AFTER TRUNCATE ON specialists
  FOR EACH STATEMENT
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialists_emptied_version AFTER TRUNCATE ON specialists
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER specialists_in_site_choices AFTER UPDATE OF gender, languages, attends_children, rating_sum, rating_count, search_text ON specialists
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('choices');
CREATE TRIGGER specialists_in_site_lists AFTER UPDATE OF name, status, deleted_at, city, state, use_online, on_duty, gender, languages, attends_children, rating_count ON specialists
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('lists');
CREATE TRIGGER specialists_left_search AFTER DELETE ON specialists
  FOR EACH ROW
  WHEN (old.status = 1)
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialists_listed AFTER INSERT ON specialists FOR EACH ROW EXECUTE FUNCTION specialist_listed();
CREATE TRIGGER specialists_moved_search AFTER UPDATE OF status, city ON specialists
  FOR EACH ROW
  WHEN ((old.status = 1) IS DISTINCT FROM (new.status = 1) OR old.city IS DISTINCT FROM new.city)
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialists_named BEFORE INSERT OR UPDATE OF name ON specialists
  FOR EACH ROW
  EXECUTE FUNCTION specialist_named();
CREATE TRIGGER specialists_on_site AFTER UPDATE ON specialists FOR EACH ROW EXECUTE FUNCTION site_specialist_changed();
CREATE TRIGGER specialists_practice_listed AFTER UPDATE OF status, council_type, deleted_at ON specialists
  FOR EACH ROW
  WHEN (old.status IS DISTINCT FROM new.status OR old.council_type IS DISTINCT FROM new.council_type OR old.deleted_at IS DISTINCT FROM new.deleted_at)
  EXECUTE FUNCTION specialist_practice_listed();
CREATE TRIGGER specialists_readdressed AFTER UPDATE OF name ON specialists
  FOR EACH ROW
  WHEN (old.name IS DISTINCT FROM new.name AND new.deleted_at IS NULL)
  EXECUTE FUNCTION specialist_slug_kept();
CREATE TRIGGER specialists_version AFTER INSERT OR DELETE OR UPDATE ON specialists
  FOR EACH ROW
  EXECUTE FUNCTION practitioner_changed();

-- Proofs of council registration; older ones are kept for the review's history.
CREATE TABLE specialist_documents (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  storage_key text NOT NULL,
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  size integer NOT NULL CHECK (size > 0),
  created_at timestamptz NOT NULL
);
-- A specialist's newest document.
CREATE INDEX specialist_documents_latest ON specialist_documents (specialist_id, created_at DESC);

-- Addresses of the public pages of specialists (/especialista/{slug}), made of their names. An address is never given
-- to another person.
CREATE TABLE specialist_slugs (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  specialist_id uuid NOT NULL REFERENCES specialists ON DELETE CASCADE,
  is_current boolean NOT NULL DEFAULT true
);
-- Links from a card to the page of its specialist.
CREATE UNIQUE INDEX specialist_slugs_current ON specialist_slugs (specialist_id) WHERE is_current;

-- History of a specialist's status: who, when, why.
CREATE TABLE specialist_status_changes (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  from_status smallint NOT NULL CHECK (from_status >= 0 AND from_status <= 4),
  to_status smallint NOT NULL CHECK (to_status >= 0 AND to_status <= 4),
  reason text,
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL
);
-- The history of one specialist, newest first.
CREATE INDEX specialist_status_changes_of ON specialist_status_changes (specialist_id, changed_at DESC);
CREATE TRIGGER specialist_status_changes_kept BEFORE DELETE OR UPDATE ON specialist_status_changes
  FOR EACH ROW
  EXECUTE FUNCTION forbid_change();

-- Words of the names and specialties of active specialists (`specialists.search_text`), with how many have each: what
-- a mistyped word is compared with.
CREATE TABLE specialist_words (
  word text PRIMARY KEY,
  used integer NOT NULL CHECK (used >= 0)
);
-- Words similar to a mistyped one.
CREATE INDEX specialist_words_alike ON specialist_words USING gin (word gin_trgm_ops) WITH (fastupdate=off);
-- Whether somebody has a word that begins with these letters.
CREATE INDEX specialist_words_beginning ON specialist_words (word text_pattern_ops);
CREATE TRIGGER specialist_words_emptied_search AFTER TRUNCATE ON specialist_words
  FOR EACH STATEMENT
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialist_words_search AFTER INSERT OR DELETE ON specialist_words
  FOR EACH ROW
  EXECUTE FUNCTION search_changed();

-- Logo and colour that a specialist's papers begin with; papers without them begin with words in our own colour.
CREATE TABLE letterheads (
  specialist_id uuid PRIMARY KEY REFERENCES specialists,
  logo_key text,
  colour text CHECK (colour ~ '^#[0-9a-f]{6}$'),
  updated_at timestamptz NOT NULL
);

-- Which assistant acts for which specialist, read anew at each call; ended ones stay, so that the audit can be
-- explained.
CREATE TABLE team_members (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  assistant_id uuid NOT NULL REFERENCES users,
  receipts boolean NOT NULL,
  since timestamptz NOT NULL,
  ended_at timestamptz,
  -- Whether they answer patients in the office's chats.
  chat boolean NOT NULL DEFAULT false,
  -- The company for whose specialists its admin invited them; null for the own team alone.
  company_id uuid REFERENCES companies
);
-- Whether an assistant acts for a specialist; the specialist's team.
CREATE UNIQUE INDEX team_members_active ON team_members (specialist_id, assistant_id) WHERE ended_at IS NULL;
-- Whom an assistant serves.
CREATE INDEX team_members_assistant ON team_members (assistant_id) WHERE ended_at IS NULL;
-- Who answers in a specialist's office.
CREATE INDEX team_members_chat ON team_members (specialist_id) WHERE chat AND ended_at IS NULL;
-- Whom a company's admins invited for its specialists.
CREATE INDEX team_members_company ON team_members (company_id) WHERE company_id IS NOT NULL AND ended_at IS NULL;

-- People whom specialists invited to be their assistant. The address is forgotten once the invitation is over.
CREATE TABLE team_invitations (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  person_sealed bytea,
  email_hash bytea,
  receipts boolean NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('sent', 'accepted', 'canceled', 'expired')),
  sends integer NOT NULL CHECK (sends > 0),
  created_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  chat boolean NOT NULL DEFAULT false,
  company_id uuid REFERENCES companies,
  CONSTRAINT team_invitations_check CHECK ((status = 'sent') = (ended_at IS NULL)),
  CONSTRAINT team_invitations_check1 CHECK (status = 'sent' OR person_sealed IS NULL AND email_hash IS NULL)
);
-- Invitations whose time is over.
CREATE INDEX team_invitations_expiring ON team_invitations (expires_at) WHERE status = 'sent';
-- One open invitation a person; those of a specialist.
CREATE UNIQUE INDEX team_invitations_open ON team_invitations (specialist_id, email_hash) WHERE status = 'sent';

-- What assistants did for specialists: written before it is done, and how it came out once after. Neither changed nor
-- deleted otherwise.
CREATE TABLE team_acts (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  assistant_id uuid NOT NULL REFERENCES users,
  assistant_name text NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialist_name text NOT NULL,
  act text NOT NULL,
  schedule_id uuid,
  outcome text NOT NULL CHECK (outcome IN ('open', 'done', 'refused')),
  session_id uuid NOT NULL,
  address inet NOT NULL
);
-- What an assistant did, newest first.
CREATE INDEX team_acts_assistant ON team_acts (assistant_id, at DESC, id DESC);
-- All acts, newest first.
CREATE INDEX team_acts_latest ON team_acts (at DESC, id DESC);
-- What was done for a specialist, newest first.
CREATE INDEX team_acts_specialist ON team_acts (specialist_id, at DESC, id DESC);
CREATE TRIGGER team_acts_append_only BEFORE DELETE OR TRUNCATE ON team_acts
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();
CREATE TRIGGER team_acts_settled BEFORE UPDATE ON team_acts FOR EACH ROW EXECUTE FUNCTION settle_team_act();

-- Medical specialties that can be offered.
CREATE TABLE specialties (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE,
  icon text NOT NULL DEFAULT 'stethoscope',
  enabled boolean NOT NULL DEFAULT true,
  -- Kinds of urgent care that those who offer it may attend.
  care_kinds text[] NOT NULL DEFAULT '{}'::text[] CHECK (care_kinds <@ ARRAY['general', 'pediatrics', 'dentistry', 'psychology']),
  -- Councils whose professionals may offer it; empty means every council.
  councils text[] NOT NULL DEFAULT '{}'::text[],
  -- Whether a physician announces it only with an RQE (CFM 2.336/2023). False where no specialty is claimed.
  needs_rqe boolean NOT NULL DEFAULT true
);
-- One specialty per name, whatever its accents.
CREATE UNIQUE INDEX specialties_folded ON specialties (fold(name));
CREATE TRIGGER specialties_care_kinds BEFORE INSERT ON specialties FOR EACH ROW EXECUTE FUNCTION specialty_care_kinds();
CREATE TRIGGER specialties_emptied_version AFTER TRUNCATE ON specialties
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER specialties_on_site AFTER INSERT OR DELETE OR UPDATE ON specialties
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('all');
CREATE TRIGGER specialties_renamed AFTER UPDATE OF name, enabled, councils, needs_rqe ON specialties
  FOR EACH ROW
  EXECUTE FUNCTION specialty_renamed();
CREATE TRIGGER specialties_version AFTER INSERT OR DELETE OR UPDATE ON specialties
  FOR EACH ROW
  EXECUTE FUNCTION all_practices_changed();

-- Specialties that a specialist offers, with price and RQE (CFM 2.336/2023).
CREATE TABLE specialist_specialties (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialty_id uuid NOT NULL REFERENCES specialties,
  price integer NOT NULL CHECK (price > 0),
  rqe text,
  enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  rqe_uf text CHECK (rqe_uf ~ '^[A-Z]{2}$'),
  -- Days within which a patient may come back once; null for no return visit.
  return_days smallint CHECK (return_days >= 1 AND return_days <= 180),
  -- Centavos that the return visit costs.
  return_price integer NOT NULL DEFAULT 0 CHECK (return_price >= 0),
  CONSTRAINT specialist_specialties_specialist_id_specialty_id_key UNIQUE (specialist_id, specialty_id)
);
-- Who offers a specialty, cheapest first.
CREATE INDEX specialist_specialties_list ON specialist_specialties (specialty_id, price) WHERE enabled;
CREATE TRIGGER specialist_specialties_emptied_version AFTER TRUNCATE ON specialist_specialties
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER specialist_specialties_in_site_lists AFTER INSERT OR DELETE OR UPDATE ON specialist_specialties
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('lists');
CREATE TRIGGER specialist_specialties_listed AFTER INSERT OR DELETE OR UPDATE ON specialist_specialties
  FOR EACH ROW
  EXECUTE FUNCTION offer_listed();
CREATE TRIGGER specialist_specialties_on_site AFTER INSERT OR DELETE OR UPDATE ON specialist_specialties
  FOR EACH ROW
  EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER specialist_specialties_version AFTER INSERT OR DELETE OR UPDATE ON specialist_specialties
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- Addresses where a specialist attends.
CREATE TABLE places (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  name text NOT NULL,
  street text NOT NULL,
  number text NOT NULL,
  district text NOT NULL,
  city text NOT NULL,
  uf text NOT NULL,
  zip_code text NOT NULL,
  latitude double precision NOT NULL DEFAULT '-23.5505'::numeric,
  longitude double precision NOT NULL DEFAULT '-46.6333'::numeric,
  status boolean NOT NULL DEFAULT true,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL
);
-- A specialist's places.
CREATE INDEX places_specialist ON places (specialist_id) WHERE deleted_at IS NULL;
CREATE TRIGGER places_emptied_version AFTER TRUNCATE ON places
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER places_in_site_choices AFTER INSERT OR DELETE OR UPDATE ON places
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('choices');
CREATE TRIGGER places_on_site AFTER INSERT OR DELETE OR UPDATE ON places
  FOR EACH ROW
  EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER places_version AFTER INSERT OR DELETE OR UPDATE ON places
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- Specialists that a patient marked.
CREATE TABLE favorites (
  customer_id uuid NOT NULL REFERENCES customers,
  specialist_id uuid NOT NULL REFERENCES specialists,
  created_at timestamptz NOT NULL,
  CONSTRAINT favorites_pkey PRIMARY KEY (customer_id, specialist_id)
);
-- A customer's favourites, the latest first.
CREATE INDEX favorites_latest ON favorites (customer_id, created_at DESC);

-- ── Booking ─────────────────────────────────────────────────────────────────────────────────────────

-- Rules that open slots: every `weekday` between two dates, or one date. Wall times are in the specialist's zone.
CREATE TABLE availability_rules (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  weekday smallint CHECK (weekday >= 0 AND weekday <= 6),
  on_date date,
  init_hour time without time zone NOT NULL,
  final_hour time without time zone NOT NULL,
  interval_minutes smallint NOT NULL CHECK (interval_minutes >= 5 AND interval_minutes <= 480),
  place_id uuid REFERENCES places,
  valid_from date,
  valid_until date,
  created_at timestamptz NOT NULL,
  -- Minutes between the end of a slot and the start of the next.
  pause_minutes smallint NOT NULL DEFAULT 0 CHECK (pause_minutes >= 0 AND pause_minutes <= 240),
  CONSTRAINT availability_rules_check CHECK (init_hour < final_hour),
  CONSTRAINT availability_rules_check1 CHECK ((weekday IS NULL) <> (on_date IS NULL)),
  CONSTRAINT availability_rules_check2 CHECK (valid_from IS NULL OR valid_until IS NULL OR valid_from <= valid_until)
);
-- Every expansion of one specialist's slots.
CREATE INDEX availability_rules_specialist ON availability_rules (specialist_id);
CREATE TRIGGER availability_rules_emptied_version AFTER TRUNCATE ON availability_rules
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER availability_rules_in_site_choices AFTER INSERT OR DELETE OR UPDATE ON availability_rules
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('choices');
CREATE TRIGGER availability_rules_on_site AFTER INSERT OR DELETE OR UPDATE ON availability_rules
  FOR EACH ROW
  EXECUTE FUNCTION site_times_changed();
CREATE TRIGGER availability_rules_version AFTER INSERT OR DELETE OR UPDATE ON availability_rules
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- Closed time: time off, holidays, single slots.
CREATE TABLE blocks (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  CONSTRAINT blocks_check CHECK (starts_at < ends_at)
);
-- Blocks while expanding a specialist's slots.
CREATE INDEX blocks_specialist ON blocks (specialist_id, ends_at);
CREATE TRIGGER blocks_emptied_version AFTER TRUNCATE ON blocks
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER blocks_on_site AFTER INSERT OR DELETE OR UPDATE ON blocks
  FOR EACH ROW
  EXECUTE FUNCTION site_times_changed();
CREATE TRIGGER blocks_version AFTER INSERT OR DELETE OR UPDATE ON blocks
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- Calendars kept elsewhere (Google, Outlook, Apple) whose events count as busy time of a specialist.
CREATE TABLE external_calendars (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  name text NOT NULL,
  address_sealed bytea NOT NULL,
  host text NOT NULL,
  etag text,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  read_at timestamptz,
  failure text CHECK (failure IN ('unreachable', 'refused', 'not_public', 'too_large', 'not_a_calendar', 'unreadable')),
  -- Keyed hash of the address: the same calendar is not added twice.
  address_hash bytea NOT NULL,
  -- As the host said it, for asking whether anything changed.
  last_modified text,
  -- Until when its events are in external_busy.
  known_until timestamptz,
  -- Failed readings since the last good one: each waits longer for the next.
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  -- Events that the last good reading could not read, or only in part.
  unread integer NOT NULL DEFAULT 0 CHECK (unread >= 0),
  CONSTRAINT external_calendars_once UNIQUE (specialist_id, address_hash)
);
-- The job that reads them.
CREATE INDEX external_calendars_due ON external_calendars (due_at);
-- The calendars of one specialist.
CREATE INDEX external_calendars_specialist ON external_calendars (specialist_id);

-- When an external calendar says busy: intervals alone, never titles; those of one calendar do not overlap.
CREATE TABLE external_busy (
  calendar_id uuid NOT NULL REFERENCES external_calendars ON DELETE CASCADE,
  specialist_id uuid NOT NULL REFERENCES specialists,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CONSTRAINT external_busy_pkey PRIMARY KEY (calendar_id, starts_at),
  CONSTRAINT external_busy_check CHECK (starts_at < ends_at)
);
-- Busy time while expanding a specialist's slots.
CREATE INDEX external_busy_specialist ON external_busy (specialist_id, ends_at);
CREATE TRIGGER external_busy_emptied_version AFTER TRUNCATE ON external_busy
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER external_busy_on_site AFTER INSERT OR DELETE OR UPDATE ON external_busy
  FOR EACH ROW
  EXECUTE FUNCTION site_times_changed();
CREATE TRIGGER external_busy_version AFTER INSERT OR DELETE OR UPDATE ON external_busy
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- Projection for lists: each specialist's next open slot and price, for all specialties (null) and for each. Only an
-- index into the slots: cards and bookings compute them again.
CREATE TABLE next_slots (
  specialist_id uuid NOT NULL REFERENCES specialists ON DELETE CASCADE,
  specialty_id uuid REFERENCES specialties,
  price integer,
  starts_at timestamptz,
  ends_at timestamptz,
  place_id uuid,
  check_at timestamptz NOT NULL DEFAULT '-infinity'::timestamptz,
  -- First open slot of each of the next two days that have one, for cards.
  later jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT next_slots_specialist_id_specialty_id_key UNIQUE NULLS NOT DISTINCT (specialist_id, specialty_id)
);
-- The list of all specialists with something bookable, next slot first.
CREATE INDEX next_slots_all ON next_slots (starts_at, specialist_id) WHERE specialty_id IS NULL AND price IS NOT NULL;
-- The list of all specialists with something bookable, cheapest first.
CREATE INDEX next_slots_all_price ON next_slots (price, specialist_id) WHERE specialty_id IS NULL AND price IS NOT NULL;
-- The job that refreshes rows that have become old.
CREATE INDEX next_slots_check ON next_slots (check_at) WHERE specialty_id IS NULL;
-- The list of one specialty, next slot first.
CREATE INDEX next_slots_specialty ON next_slots (specialty_id, starts_at, specialist_id);
-- The list of one specialty, cheapest first.
CREATE INDEX next_slots_specialty_price ON next_slots (specialty_id, price, specialist_id);
CREATE TRIGGER next_slots_added AFTER INSERT ON next_slots
  FOR EACH ROW
  WHEN (new.specialty_id IS NOT NULL)
  EXECUTE FUNCTION specialty_listed();
CREATE TRIGGER next_slots_emptied_version AFTER TRUNCATE ON next_slots
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER next_slots_on_site AFTER UPDATE ON next_slots
  FOR EACH ROW
  WHEN (new.specialty_id IS NULL AND (old.price IS DISTINCT FROM new.price OR old.starts_at IS DISTINCT FROM new.starts_at OR old.later IS DISTINCT FROM new.later))
  EXECUTE FUNCTION site_times_changed();
CREATE TRIGGER next_slots_removed AFTER DELETE ON next_slots
  FOR EACH ROW
  WHEN (old.specialty_id IS NOT NULL)
  EXECUTE FUNCTION specialty_listed();
CREATE TRIGGER next_slots_version AFTER INSERT OR DELETE OR UPDATE ON next_slots
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- How often a specialist's practice was changed: the sum of `changes` over its rows is the version. The nil UUID
-- stands for what all practices share, the one after it for what specialists are found by. Written by triggers alone.
CREATE TABLE practice_versions (
  specialist_id uuid NOT NULL,
  -- As many rows as there were transactions at once: none waits for another.
  lane bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  changes bigint NOT NULL DEFAULT 1,
  CONSTRAINT practice_versions_pkey PRIMARY KEY (specialist_id, lane)
) WITH (fillfactor=50);

-- A booked, held or queue appointment with its frozen price, shares and cancellation policy.
CREATE TABLE appointments (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  specialty_id uuid NOT NULL REFERENCES specialties,
  place_id uuid REFERENCES places,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  status text NOT NULL CHECK (status IN ('awaiting_payment', 'confirmed', 'in_progress', 'finished', 'no_show', 'canceled_by_customer', 'canceled_by_specialist', 'expired')),
  -- Centavos, frozen at booking; the three shares sum to the price.
  price integer NOT NULL CHECK (price >= 0),
  platform_fee integer NOT NULL,
  company_id uuid,
  company_share integer NOT NULL DEFAULT 0,
  specialist_share integer NOT NULL,
  -- The cancellation policy as it was when booked: the variables that decide refunds and release.
  policy jsonb NOT NULL,
  payment_method text NOT NULL CHECK (payment_method IN ('credit_card', 'wallet', 'pix', 'wallet_card', 'wallet_pix')),
  hold_expires_at timestamptz,
  idempotency_key text,
  notes_sealed bytea,
  cancel_reason text,
  in_person_advised boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  canceled_at timestamptz,
  released_at timestamptz,
  updated_at timestamptz NOT NULL,
  -- How often it was rescheduled (RFC 5545, SEQUENCE).
  moves integer NOT NULL DEFAULT 0,
  -- Whom it is about; null means the account's holder.
  dependent_id uuid,
  -- Start that the specialist keeps although it no longer fits the rules.
  kept_start timestamptz,
  -- Start for which the specialist asked the patient for another time.
  reschedule_asked_start timestamptz,
  -- `queue` appointments may overlap booked ones: they begin now.
  origin text NOT NULL DEFAULT 'booking' CHECK (origin IN ('booking', 'queue')),
  -- Emma canceled it, whichever side the status counts it for: an admin, a job, or a disputed payment.
  canceled_by_platform boolean NOT NULL DEFAULT false,
  -- Overlapped another one of the same patient before that was refused.
  may_overlap boolean NOT NULL DEFAULT false,
  -- The return visit that comes with it, as agreed at booking; null for none.
  return_days smallint,
  return_price integer,
  -- The appointment that it is the return visit of.
  return_of uuid REFERENCES appointments,
  -- A return visit that was not paid, or canceled in time: another one may be booked instead.
  return_again boolean NOT NULL DEFAULT false,
  CONSTRAINT appointments_check CHECK (starts_at < ends_at AND (ends_at - starts_at) < '24:00:00'::interval),
  CONSTRAINT appointments_check1 CHECK ((platform_fee + company_share + specialist_share) = price),
  -- Active booked appointments of a specialist never overlap; INSERT … ON CONFLICT DO NOTHING turns it into
  -- `slot_taken`.
  CONSTRAINT appointments_no_overlap EXCLUDE USING gist (specialist_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE ((status IN ('awaiting_payment', 'confirmed', 'in_progress')) AND origin = 'booking'),
  -- Active booked appointments of a patient never overlap, whichever specialists they are with: `already_booked_then`.
  CONSTRAINT appointments_own_time EXCLUDE USING gist (COALESCE(dependent_id, customer_id) WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE ((status IN ('awaiting_payment', 'confirmed', 'in_progress')) AND origin = 'booking' AND NOT may_overlap),
  CONSTRAINT appointments_company FOREIGN KEY (company_id) REFERENCES companies(id) NOT VALID,
  CONSTRAINT appointments_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- Slot expansion: active appointments of a specialist.
CREATE INDEX appointments_active ON appointments (specialist_id, starts_at)
  INCLUDE (ends_at, status, hold_expires_at)
  WHERE status IN ('awaiting_payment', 'confirmed', 'in_progress');
-- The job that reminds of what begins soon.
CREATE INDEX appointments_coming ON appointments (starts_at) WHERE status = 'confirmed';
-- The appointments of a company, newest first: its balance.
CREATE INDEX appointments_company_sales ON appointments (company_id, starts_at DESC, id DESC)
  WHERE company_id IS NOT NULL;
-- The patient's agenda and patient area, newest first.
CREATE INDEX appointments_customer ON appointments (customer_id, starts_at DESC);
-- The job that expires holds.
CREATE INDEX appointments_holds ON appointments (hold_expires_at) WHERE status = 'awaiting_payment';
-- A repeated booking with the same key finds its appointment, also after a crash.
CREATE UNIQUE INDEX appointments_key ON appointments (customer_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
-- The job that closes appointments that were left open.
CREATE INDEX appointments_left_open ON appointments (ends_at) WHERE status IN ('confirmed', 'in_progress');
-- The platform's monthly figures; rows arrive roughly in time order, so a block index is enough.
CREATE INDEX appointments_months ON appointments USING brin (starts_at);
-- Open appointments of a dependent; most appointments have none.
CREATE INDEX appointments_of_dependent ON appointments (dependent_id, starts_at) WHERE dependent_id IS NOT NULL;
-- The job that releases earnings.
CREATE INDEX appointments_release ON appointments (finished_at) WHERE released_at IS NULL AND finished_at IS NOT NULL;
-- The job that releases what a late cancellation kept.
CREATE INDEX appointments_release_kept ON appointments (ends_at)
  WHERE released_at IS NULL AND status = 'canceled_by_customer';
-- Whether an appointment has its return visit; one at most, also of two booked at once.
CREATE UNIQUE INDEX appointments_return ON appointments (return_of) WHERE return_of IS NOT NULL AND NOT return_again;
-- The specialist's agenda and table by period.
CREATE INDEX appointments_specialist ON appointments (specialist_id, starts_at);
CREATE TRIGGER appointments_booked_on_site AFTER INSERT OR DELETE ON appointments
  FOR EACH ROW
  EXECUTE FUNCTION site_times_changed();
CREATE TRIGGER appointments_change_chat AFTER UPDATE OF status, ends_at ON appointments
  FOR EACH ROW
  WHEN ((old.status IN ('confirmed', 'in_progress', 'finished')) <> (new.status IN ('confirmed', 'in_progress', 'finished')) OR old.ends_at <> new.ends_at AND (new.status IN ('confirmed', 'in_progress', 'finished')))
  EXECUTE FUNCTION keep_chat_of_appointment();
CREATE TRIGGER appointments_emptied_version AFTER TRUNCATE ON appointments
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER appointments_keep_chat AFTER INSERT ON appointments
  FOR EACH ROW
  WHEN (new.status IN ('confirmed', 'in_progress', 'finished'))
  EXECUTE FUNCTION keep_chat_of_new_appointment();
CREATE TRIGGER appointments_moved_on_site AFTER UPDATE OF status, starts_at, ends_at ON appointments
  FOR EACH ROW
  WHEN (old.status IS DISTINCT FROM new.status OR old.starts_at IS DISTINCT FROM new.starts_at OR old.ends_at IS DISTINCT FROM new.ends_at)
  EXECUTE FUNCTION site_times_changed();
CREATE TRIGGER appointments_moved_version AFTER UPDATE ON appointments
  FOR EACH ROW
  WHEN (old.specialist_id IS DISTINCT FROM new.specialist_id OR old.status IS DISTINCT FROM new.status OR old.starts_at IS DISTINCT FROM new.starts_at OR old.ends_at IS DISTINCT FROM new.ends_at OR old.hold_expires_at IS DISTINCT FROM new.hold_expires_at)
  EXECUTE FUNCTION practice_changed();
CREATE TRIGGER appointments_version AFTER INSERT OR DELETE ON appointments
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- A patient's rating of an appointment.
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL UNIQUE REFERENCES appointments,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  rating smallint NOT NULL CHECK (rating >= 1 AND rating <= 5),
  comment text,
  created_at timestamptz NOT NULL
);
-- A specialist's page, newest first.
CREATE INDEX reviews_specialist ON reviews (specialist_id, created_at DESC);
CREATE TRIGGER reviews_on_site AFTER INSERT OR DELETE OR UPDATE ON reviews
  FOR EACH ROW
  EXECUTE FUNCTION site_practice_changed();

-- People waiting for a slot of a specialist: to move an appointment forward, or for any time.
CREATE TABLE waitlist_entries (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialty_id uuid NOT NULL REFERENCES specialties,
  -- Appointment that an accepted offer moves; null means the offered time is booked.
  appointment_id uuid REFERENCES appointments,
  -- Times from this moment on are not wanted.
  until_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'served', 'left', 'ended')),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT waitlist_entries_check CHECK ((status = 'waiting') = (ended_at IS NULL))
);
-- The lines of an appointment that ended.
CREATE INDEX waitlist_appointment ON waitlist_entries (appointment_id) WHERE status = 'waiting';
-- The next in line, in the order of arrival.
CREATE INDEX waitlist_line ON waitlist_entries (specialist_id, created_at, id) WHERE status = 'waiting';
-- One place in line per customer, specialist and specialty; also a customer's own lines.
CREATE UNIQUE INDEX waitlist_once ON waitlist_entries (customer_id, specialist_id, specialty_id)
  WHERE status = 'waiting';
-- The job that ends entries whose time has passed.
CREATE INDEX waitlist_over ON waitlist_entries (until_at) WHERE status = 'waiting';

-- A freed slot held for one person of a waitlist: `offered` until answered, `booking` until paid.
CREATE TABLE slot_offers (
  id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES waitlist_entries ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customers,
  specialist_id uuid NOT NULL REFERENCES specialists,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('offered', 'booking', 'taken', 'declined', 'expired')),
  -- Appointment that took the offered time.
  appointment_id uuid REFERENCES appointments,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT slot_offers_check CHECK (starts_at < ends_at),
  -- No two open offers of one time.
  CONSTRAINT slot_offers_once EXCLUDE USING gist (specialist_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (status IN ('offered', 'booking'))
);
-- A person's offers, for export and erasure.
CREATE INDEX slot_offers_customer ON slot_offers (customer_id);
-- The job that passes unanswered offers on.
CREATE INDEX slot_offers_due ON slot_offers (expires_at) WHERE status IN ('offered', 'booking');
-- Earlier offers to a waitlist entry.
CREATE INDEX slot_offers_entry ON slot_offers (entry_id, starts_at);
-- One open offer per person and specialist.
CREATE UNIQUE INDEX slot_offers_person ON slot_offers (specialist_id, customer_id)
  WHERE status IN ('offered', 'booking');
-- Slot expansion: time held for somebody of the waitlist.
CREATE INDEX slot_offers_standing ON slot_offers (specialist_id, starts_at)
  INCLUDE (ends_at, customer_id, expires_at)
  WHERE status IN ('offered', 'booking');
-- The offer that an unpaid booking came from.
CREATE INDEX slot_offers_taken ON slot_offers (appointment_id) WHERE status = 'taken';
CREATE TRIGGER slot_offers_emptied_version AFTER TRUNCATE ON slot_offers
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER slot_offers_version AFTER INSERT OR DELETE OR UPDATE ON slot_offers
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- Slots that are kept for people on the way to their account, for some minutes. Kept a day to count them.
CREATE TABLE slot_holds (
  id uuid PRIMARY KEY,
  holder_id uuid NOT NULL,
  person_hash bytea NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended boolean NOT NULL DEFAULT false,
  -- Kept by a specialist's link; null for what a sign-up keeps.
  link_id uuid UNIQUE REFERENCES booking_links,
  -- Kept while a specialist's proposal of this time is open.
  proposal_id uuid UNIQUE REFERENCES time_proposals,
  CONSTRAINT slot_holds_check CHECK (starts_at < ends_at)
);
-- The job that opens slots again, and the clean-up.
CREATE INDEX slot_holds_due ON slot_holds (expires_at);
-- What somebody keeps.
CREATE INDEX slot_holds_holder ON slot_holds (holder_id) WHERE NOT ended;
-- The holds of a person in the last hour.
CREATE INDEX slot_holds_person ON slot_holds (person_hash, created_at);
-- Slot expansion: what is kept of a specialist.
CREATE INDEX slot_holds_standing ON slot_holds (specialist_id, starts_at) WHERE NOT ended;
CREATE TRIGGER slot_holds_emptied_version AFTER TRUNCATE ON slot_holds
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER slot_holds_on_site AFTER INSERT OR UPDATE OF ended ON slot_holds
  FOR EACH ROW
  EXECUTE FUNCTION site_times_changed();
CREATE TRIGGER slot_holds_version AFTER INSERT OR DELETE OR UPDATE ON slot_holds
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- Other times that a specialist proposes for an appointment, each kept for the patient until their answer or the
-- deadline.
CREATE TABLE time_proposals (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments,
  -- When the appointment began as it was proposed.
  from_start timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  place_id uuid REFERENCES places,
  status text NOT NULL CHECK (status IN ('open', 'accepted', 'declined', 'canceled', 'expired')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT time_proposals_check CHECK (starts_at < ends_at AND expires_at < starts_at),
  CONSTRAINT time_proposals_end CHECK ((status = 'open') = (ended_at IS NULL))
);
-- All of an appointment, for the copy of the patient's data.
CREATE INDEX time_proposals_appointment ON time_proposals (appointment_id);
-- The job that ends proposals at their deadline.
CREATE INDEX time_proposals_due ON time_proposals (expires_at) WHERE status = 'open';
-- The proposal that waits for an appointment: one at most.
CREATE UNIQUE INDEX time_proposals_open ON time_proposals (appointment_id) WHERE status = 'open';

-- A person's private calendar address. The token is derived from `id` and the server's key; only its hash is stored.
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY REFERENCES users,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL
);
-- The feed by its address.
CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds (token_hash);

-- What a specialist asks before appointments of a specialty. A question that is worded anew is another one: answers
-- keep the words that they were given to.
CREATE TABLE questionnaire_questions (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL,
  specialty_id uuid NOT NULL,
  number smallint NOT NULL CHECK (number >= 1 AND number <= 10),
  text text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'yes_no', 'choice', 'scale')),
  options text[] NOT NULL,
  required boolean NOT NULL,
  CONSTRAINT questionnaire_questions_offer FOREIGN KEY (specialist_id, specialty_id) REFERENCES specialist_specialties(specialist_id, specialty_id) ON DELETE CASCADE
);
-- The questions of one specialty, in their order; whether there are any.
CREATE UNIQUE INDEX questionnaire_questions_offer ON questionnaire_questions (specialist_id, specialty_id, number);

-- A patient's answers before an appointment; the reason of the visit is in its notes.
CREATE TABLE preparations (
  appointment_id uuid PRIMARY KEY REFERENCES appointments,
  answers_sealed bytea NOT NULL,
  answered uuid[] NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Photos and PDFs that a patient sent before an appointment, each sealed under a key of its own.
CREATE TABLE preparation_files (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments,
  customer_id uuid NOT NULL REFERENCES customers,
  name_sealed bytea NOT NULL,
  content_type text NOT NULL,
  size integer NOT NULL,
  file_key text NOT NULL,
  file_secret_sealed bytea NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL
);
-- The files of an appointment, in the order they were sent.
CREATE INDEX preparation_files_appointment ON preparation_files (appointment_id, id);
-- An upload that is sent again is one file; a patient's files, for the copy of their data.
CREATE UNIQUE INDEX preparation_files_key ON preparation_files (customer_id, idempotency_key);

-- ── Urgent-care queue ───────────────────────────────────────────────────────────────────────────────

-- A place in the urgent-care queue. Once attended it is an appointment of the same id (decision 0020).
CREATE TABLE queue_entries (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  dependent_id uuid,
  status text NOT NULL CHECK (status IN ('awaiting_payment', 'waiting', 'called', 'in_progress', 'finished', 'left', 'expired')),
  complaint_sealed bytea NOT NULL,
  -- Emergency signs that were reported; null for none.
  red_flags_sealed bytea,
  -- When the advice to call an ambulance was dismissed.
  acknowledged_at timestamptz,
  -- 1 with an emergency sign: called before the others.
  priority smallint NOT NULL DEFAULT 0 CHECK (priority IN (0, 1)),
  -- Centavos, frozen on entry as are percent and policy.
  price integer NOT NULL CHECK (price >= 0),
  platform_percent numeric(5,2) NOT NULL,
  policy jsonb NOT NULL,
  queue_minutes integer NOT NULL,
  payment_method text NOT NULL CHECK (payment_method IN ('credit_card', 'wallet', 'pix', 'wallet_card', 'wallet_pix')),
  hold_expires_at timestamptz,
  idempotency_key text,
  -- Decides the place; kept when a called patient did not answer.
  waiting_since timestamptz,
  expires_at timestamptz,
  specialist_id uuid REFERENCES specialists,
  company_id uuid REFERENCES companies,
  called_at timestamptz,
  answered_at timestamptz,
  misses smallint NOT NULL DEFAULT 0,
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('unpaid', 'refused', 'by_customer', 'by_platform', 'not_called', 'no_answer', 'end_of_duty', 'charged_back', 'finished', 'no_show')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The queue of its own in which this person waits.
  kind_of_care text NOT NULL,
  CONSTRAINT queue_entries_check CHECK ((priority = 1) = (red_flags_sealed IS NOT NULL)),
  CONSTRAINT queue_entries_check1 CHECK (red_flags_sealed IS NULL OR acknowledged_at IS NOT NULL),
  CONSTRAINT queue_entries_check2 CHECK ((status NOT IN ('called', 'in_progress')) OR specialist_id IS NOT NULL),
  CONSTRAINT queue_entries_kind_check CHECK (kind_of_care IN ('general', 'pediatrics', 'dentistry', 'psychology')),
  CONSTRAINT queue_entries_dependent_id_customer_id_fkey FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- A specialist attends one at a time.
CREATE UNIQUE INDEX queue_entries_attending ON queue_entries (specialist_id) WHERE status IN ('called', 'in_progress');
-- The job that checks on called entries.
CREATE INDEX queue_entries_called ON queue_entries (called_at) WHERE status = 'called';
-- A person's latest entry, and their data export.
CREATE INDEX queue_entries_customer ON queue_entries (customer_id, created_at DESC);
-- The job that ends entries that were not called in time.
CREATE INDEX queue_entries_expiry ON queue_entries (expires_at) WHERE status = 'waiting';
-- The job that ends unpaid entries.
CREATE INDEX queue_entries_holds ON queue_entries (hold_expires_at) WHERE status = 'awaiting_payment';
-- A repeated call with the same key finds its entry, also after a crash.
CREATE UNIQUE INDEX queue_entries_key ON queue_entries (customer_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
-- A person waits once.
CREATE UNIQUE INDEX queue_entries_open ON queue_entries (customer_id)
  WHERE status IN ('awaiting_payment', 'waiting', 'called', 'in_progress');
-- How long the latest attendances of a kind took: the estimate.
CREATE INDEX queue_entries_served ON queue_entries (kind_of_care, ended_at DESC) WHERE status = 'finished';
-- The queue in its order: positions, and who is called next.
CREATE INDEX queue_entries_waiting ON queue_entries (priority DESC, waiting_since, id) WHERE status = 'waiting';
CREATE TRIGGER queue_entries_on_site AFTER INSERT OR UPDATE OF status ON queue_entries
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('queue');

-- First reading of a complaint by each specialist; it goes to the patient's access log.
CREATE TABLE queue_readings (
  entry_id uuid NOT NULL REFERENCES queue_entries,
  specialist_id uuid NOT NULL REFERENCES specialists,
  read_at timestamptz NOT NULL,
  CONSTRAINT queue_readings_pkey PRIMARY KEY (entry_id, specialist_id)
);

-- That a person was told to call an ambulance, when and for which signs.
CREATE TABLE queue_advice (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  dependent_id uuid,
  red_flags_sealed bytea NOT NULL,
  advised_at timestamptz NOT NULL,
  CONSTRAINT queue_advice_dependent_id_customer_id_fkey FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- A person's advice, for their data export.
CREATE INDEX queue_advice_customer ON queue_advice (customer_id, advised_at DESC);

-- Since when no specialist has been on duty for a kind of care. One row for each kind.
CREATE TABLE queue_duty (
  kind_of_care text PRIMARY KEY,
  empty_since timestamptz,
  CONSTRAINT queue_duty_kind_check CHECK (kind_of_care IN ('general', 'pediatrics', 'dentistry', 'psychology'))
);

-- ── Calls ───────────────────────────────────────────────────────────────────────────────────────────

-- The video call of an appointment: its state and connected time.
CREATE TABLE calls (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL UNIQUE REFERENCES appointments,
  provider text NOT NULL,
  channel text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('waiting', 'active', 'interrupted', 'ended')),
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  -- Seconds in which both were connected, up to `active_since`.
  active_seconds integer NOT NULL DEFAULT 0,
  active_since timestamptz,
  created_at timestamptz NOT NULL,
  -- Until when the specialist continues after the slot; null means not extended.
  extended_until timestamptz
);
-- The job that settles calls that everyone has left.
CREATE INDEX calls_open ON calls (created_at) WHERE status <> 'ended';

-- Each page that joined a call; the times decide no-show and attendance.
CREATE TABLE call_participants (
  id uuid PRIMARY KEY,
  call_id uuid NOT NULL REFERENCES calls,
  user_id uuid NOT NULL REFERENCES users,
  role text NOT NULL CHECK (role IN ('customer', 'specialist')),
  epoch uuid NOT NULL,
  joined_at timestamptz NOT NULL,
  media_at timestamptz,
  left_at timestamptz,
  leave_reason text,
  -- When the participant was last heard of; decides interruption and attendance time.
  seen_at timestamptz NOT NULL,
  -- Since when the participant's page is gone.
  gone_at timestamptz,
  -- Since when this page has no media.
  media_lost_at timestamptz,
  -- Connection of the page. A connection that ends late must not remove a page that came back over another.
  connection_id uuid,
  CONSTRAINT call_participants_call_id_epoch_key UNIQUE (call_id, epoch)
);
-- One current page per participant; every signal looks both up.
CREATE UNIQUE INDEX call_participants_current ON call_participants (call_id, role) WHERE left_at IS NULL;

-- What happened in a call, in order. Append-only.
CREATE TABLE call_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  call_id uuid NOT NULL REFERENCES calls,
  user_id uuid,
  kind text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}'::jsonb,
  at timestamptz NOT NULL
);
-- The events of a call, in order.
CREATE INDEX call_events_call ON call_events (call_id, id);
CREATE TRIGGER call_events_append_only BEFORE DELETE OR UPDATE ON call_events
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();

-- A third person invited to a call by a link: who invited, let in and took out, and when. Never counts as a
-- participant.
CREATE TABLE call_companions (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments,
  token_hash bytea NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('family', 'interpreter')),
  -- Under the patient's key; cleared 90 days after the end.
  name_sealed bytea,
  status text NOT NULL CHECK (status IN ('invited', 'waiting', 'admitted', 'ended')),
  invited_by uuid NOT NULL REFERENCES users,
  invited_at timestamptz NOT NULL,
  -- The browser that was let in: another one with the same link asks anew.
  visit_hash bytea,
  -- The page that this person is in the call with, or asks from.
  epoch uuid,
  connection_id uuid,
  -- Since when the page's connection is gone.
  gone_at timestamptz,
  admitted_by uuid REFERENCES users,
  admitted_at timestamptz,
  ended_by uuid REFERENCES users,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('withdrawn', 'replaced', 'refused', 'removed', 'over')),
  CONSTRAINT call_companions_check CHECK ((status = 'ended') = (ended_at IS NOT NULL AND end_reason IS NOT NULL))
);
-- One invitation of an appointment at a time; every call looks it up.
CREATE UNIQUE INDEX call_companions_current ON call_companions (appointment_id) WHERE ended_at IS NULL;
-- The job that forgets names.
CREATE INDEX call_companions_named ON call_companions (ended_at) WHERE name_sealed IS NOT NULL;

-- ── Chat ────────────────────────────────────────────────────────────────────────────────────────────

-- Chat of one patient with one specialist, from their first care on, or with the office; with both sides' counters and
-- marks.
CREATE TABLE chats (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  specialist_id uuid NOT NULL REFERENCES specialists,
  -- Cached `last_care`; without recent care the chat is read-only.
  last_care_at timestamptz,
  -- Number of the last message: 1, 2, 3, … without holes.
  last_seq integer NOT NULL DEFAULT 0,
  -- Time of the last message, else of the chat.
  last_at timestamptz NOT NULL,
  customer_unread integer NOT NULL DEFAULT 0 CHECK (customer_unread >= 0),
  specialist_unread integer NOT NULL DEFAULT 0 CHECK (specialist_unread >= 0),
  -- Last message that reached the customer's devices; `_read` is the last one read.
  customer_got integer NOT NULL DEFAULT 0,
  specialist_got integer NOT NULL DEFAULT 0,
  customer_read integer NOT NULL DEFAULT 0,
  specialist_read integer NOT NULL DEFAULT 0,
  -- Notification about unread messages, until they are read.
  customer_notice_id uuid,
  specialist_notice_id uuid,
  -- The automatic answer is given once per period in which the specialist does not answer.
  auto_replied_at timestamptz,
  created_at timestamptz NOT NULL,
  -- With the specialist (`care`), or with their office, which assistants read.
  thread text NOT NULL DEFAULT 'care' CHECK (thread IN ('care', 'office')),
  -- One chat per pair and thread; a patient's chats.
  CONSTRAINT chats_customer_id_specialist_id_thread_key UNIQUE (customer_id, specialist_id, thread)
) WITH (fillfactor=70);
-- An office's chats, as its assistants list them.
CREATE INDEX chats_office ON chats (specialist_id) WHERE thread = 'office';
-- A specialist's chats.
CREATE INDEX chats_specialist ON chats (specialist_id);

-- Chat messages and files, sealed with the patient's key.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chats ON DELETE CASCADE,
  seq integer NOT NULL,
  from_specialist boolean NOT NULL,
  -- The specialist's automatic answer.
  automatic boolean NOT NULL DEFAULT false,
  -- Text and name of the file, sealed with the patient's key, whoever wrote them.
  content_sealed bytea NOT NULL,
  file_key text,
  file_type text CHECK (file_type IN ('application/pdf', 'image/webp')),
  -- Bytes of the file as it is downloaded.
  file_size integer CHECK (file_size > 0),
  -- What opens the file, sealed with the patient's key.
  file_secret_sealed bytea,
  -- Sender's id of the message: sent twice, stored once.
  client_id text,
  created_at timestamptz NOT NULL,
  -- When the other participant read it.
  read_at timestamptz,
  -- A page of a chat, messages after a number, and the last message.
  CONSTRAINT messages_chat_id_seq_key UNIQUE (chat_id, seq),
  CONSTRAINT messages_check CHECK (num_nulls(file_key, file_type, file_size, file_secret_sealed) IN (0, 4))
) WITH (fillfactor=90);
-- A message that is sent again finds the first one.
CREATE UNIQUE INDEX messages_client ON messages (chat_id, from_specialist, client_id) WHERE client_id IS NOT NULL;

-- ── Records and prescriptions ───────────────────────────────────────────────────────────────────────

-- Clinical records, sealed with the patient's key; only what lists and rules need is in the clear.
CREATE TABLE records (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  -- One record per appointment.
  appointment_id uuid UNIQUE REFERENCES appointments,
  status text NOT NULL CHECK (status IN ('draft', 'signed')),
  version integer NOT NULL DEFAULT 1,
  content_sealed bytea NOT NULL,
  signed_at timestamptz,
  content_hash bytea,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Whom it is about; null means the account's holder. Prescriptions and documents follow their record.
  dependent_id uuid,
  -- Keyed hash of the author and the CID-10 code; null without a code.
  cid_index bytea,
  -- The same of the code's category, its first three characters.
  cid_category_index bytea,
  -- The version that both hashes were computed from; another one than the record's waits for the job.
  cid_version integer,
  CONSTRAINT records_check CHECK ((status = 'signed') = (signed_at IS NOT NULL)),
  CONSTRAINT records_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- The specialist's records with a diagnosis, newest first.
CREATE INDEX records_cid ON records (specialist_id, cid_index, created_at DESC) WHERE cid_index IS NOT NULL;
-- The specialist's records of a category of diagnoses, newest first.
CREATE INDEX records_cid_category ON records (specialist_id, cid_category_index, created_at DESC)
  WHERE cid_category_index IS NOT NULL;
-- One patient's history, newest first.
CREATE INDEX records_customer ON records (customer_id, created_at DESC);
-- A dependent's history, newest first.
CREATE INDEX records_of_dependent ON records (dependent_id, created_at DESC) WHERE dependent_id IS NOT NULL;
-- The specialist's list, newest first.
CREATE INDEX records_specialist ON records (specialist_id, created_at DESC);
-- A specialist's unsigned records.
CREATE INDEX records_unsigned ON records (specialist_id) WHERE status = 'draft';
-- Records whose hashes are still to be computed by the job.
CREATE INDEX records_without_cid_index ON records (id) WHERE cid_version IS DISTINCT FROM version;

-- Additions to a signed record.
CREATE TABLE record_addenda (
  id uuid PRIMARY KEY,
  record_id uuid NOT NULL REFERENCES records,
  text_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
-- The addenda of a record, in order.
CREATE INDEX record_addenda_record ON record_addenda (record_id, created_at);

-- Signatures and addenda of records, chained by hash per account. Append-only.
CREATE TABLE record_chain (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  record_id uuid NOT NULL REFERENCES records,
  -- Null for the record's signature.
  addendum_id uuid UNIQUE REFERENCES record_addenda,
  -- SHA-256 of the signed text, which is sealed elsewhere.
  content_hash bytea NOT NULL,
  hash bytea NOT NULL
);
-- An account's chain in order.
CREATE INDEX record_chain_customer ON record_chain (customer_id, id);
-- A record is signed once.
CREATE UNIQUE INDEX record_chain_signature ON record_chain (record_id) WHERE addendum_id IS NULL;
CREATE TRIGGER record_chain_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON record_chain
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();

-- End of each record chain, so that lines cut off at the end are noticed.
CREATE TABLE record_heads (
  customer_id uuid PRIMARY KEY,
  hash bytea NOT NULL
);

-- Allergies that specialists noted for a patient; shown beside records and checked when prescribing.
CREATE TABLE allergies (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Whose; null means the account's holder.
  dependent_id uuid,
  -- Substance and reaction, sealed with the patient's key.
  content_sealed bytea NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  created_at timestamptz NOT NULL,
  -- Found to be wrong; kept (Lei 13.787/2018).
  removed_at timestamptz,
  removed_by uuid REFERENCES specialists,
  CONSTRAINT allergies_check CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  CONSTRAINT allergies_dependent_id_customer_id_fkey FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- One person's allergies, in the order in which they were noted.
CREATE INDEX allergies_of_person ON allergies (customer_id, dependent_id, created_at) WHERE removed_at IS NULL;

-- A specialist's own short sentences per record field and specialty; without a row, the built-in ones.
CREATE TABLE quick_phrases (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialty_id uuid NOT NULL REFERENCES specialties,
  field text NOT NULL,
  -- The sentences in their order, sealed with the specialist's key.
  phrases_sealed bytea NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT quick_phrases_specialist_id_specialty_id_field_key UNIQUE (specialist_id, specialty_id, field)
);

-- Exam files that a patient keeps; deleting one really deletes it.
CREATE TABLE exams (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Whose exam; null means the account's holder.
  dependent_id uuid,
  -- Title and the file's own name, sealed with the account's key.
  details_sealed bytea NOT NULL,
  taken_on date NOT NULL,
  content_type text NOT NULL CHECK (content_type IN ('application/pdf', 'image/webp')),
  -- Bytes of the file as it is downloaded.
  size integer NOT NULL CHECK (size > 0),
  file_key text NOT NULL UNIQUE,
  -- What opens the file, sealed with the account's key.
  file_secret_sealed bytea NOT NULL,
  -- Key of the upload: a repeated upload is one exam.
  idempotency_key text,
  created_at timestamptz NOT NULL,
  CONSTRAINT exams_dependent_id_customer_id_fkey FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- An account's exams, newest first.
CREATE INDEX exams_customer ON exams (customer_id, taken_on DESC, id DESC);
-- A repeated upload with the same key finds its exam.
CREATE UNIQUE INDEX exams_key ON exams (customer_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

-- Diagnosis codes (CID-10): the starter set or an imported edition.
CREATE TABLE cids (
  code text PRIMARY KEY,
  description text NOT NULL,
  chapter text NOT NULL,
  sex text CHECK (sex IN ('F', 'M')),
  -- Null for rows of the starter set.
  imported_at timestamptz,
  -- No longer in the imported edition: not offered, kept for what was written with it.
  retired_at timestamptz,
  folded text NOT NULL GENERATED ALWAYS AS (fold(description)) STORED,
  words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(fold(description), '[^[:alnum:]]+', ' ', 'g'))) STORED,
  -- Has everyday words; listed before codes without (hipertensão is I10 before G93.2).
  is_common boolean NOT NULL DEFAULT false
);
-- Search by the beginnings of words.
CREATE INDEX cids_beginnings ON cids USING gin (words) WITH (fastupdate=off);
-- CID search by the beginning of the code.
CREATE INDEX cids_code ON cids (replace(code, '.', '') text_pattern_ops);
-- Search in the order of the list: stops when the page is full.
CREATE INDEX cids_likelier ON cids (is_common DESC, code) WHERE retired_at IS NULL;
-- One or two letters: texts that begin with them.
CREATE INDEX cids_start ON cids (folded text_pattern_ops);
-- Suggestions from the words that a specialist wrote.
CREATE INDEX cids_words ON cids USING gin (cid_words(description)) WITH (fastupdate=off);
CREATE TRIGGER cids_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON cids
  FOR EACH STATEMENT
  EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER cids_gained AFTER INSERT ON cids REFERENCING NEW TABLE AS gained
  FOR EACH STATEMENT
  EXECUTE FUNCTION catalogue_gained();
CREATE TRIGGER cids_reworded AFTER UPDATE ON cids REFERENCING NEW TABLE AS gained
  FOR EACH STATEMENT
  EXECUTE FUNCTION catalogue_gained();

-- Everyday words for a diagnosis ("dor de cabeça" for cefaléia).
CREATE TABLE cid_terms (
  term text NOT NULL,
  code text NOT NULL,
  CONSTRAINT cid_terms_pkey PRIMARY KEY (term, code)
);

-- Vital signs of a person, each measurement a row.
CREATE TABLE vitals (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  dependent_id uuid,
  measured_at timestamptz NOT NULL,
  content_sealed bytea NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  removed_by uuid REFERENCES specialists,
  CONSTRAINT vitals_removed CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  CONSTRAINT vitals_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- One person's measurements in their order.
CREATE INDEX vitals_of_person ON vitals (customer_id, dependent_id, measured_at) WHERE removed_at IS NULL;

-- A person's problem list: what they live with, and what is over.
CREATE TABLE problems (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  dependent_id uuid,
  content_sealed bytea NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  created_at timestamptz NOT NULL,
  resolved_at timestamptz,
  removed_at timestamptz,
  removed_by uuid REFERENCES specialists,
  CONSTRAINT problems_removed CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  CONSTRAINT problems_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- One person's problems in the order in which they were noted.
CREATE INDEX problems_of_person ON problems (customer_id, dependent_id, created_at) WHERE removed_at IS NULL;

-- Words by which a specialist sorts patients; seen by nobody else.
CREATE TABLE patient_tags (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  name_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
-- A specialist's tags.
CREATE INDEX patient_tags_specialist ON patient_tags (specialist_id, id);

-- The patients that a tag is on.
CREATE TABLE tagged_patients (
  tag_id uuid NOT NULL REFERENCES patient_tags ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customers,
  dependent_id uuid,
  CONSTRAINT tagged_patients_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- Erasure takes the tags off a patient.
CREATE INDEX tagged_patients_customer ON tagged_patients (customer_id);
-- A tag is on a patient once; the patients of a tag.
CREATE UNIQUE INDEX tagged_patients_person ON tagged_patients (tag_id, customer_id, dependent_id) NULLS NOT DISTINCT;

-- A specialist's private note on a patient, no part of the record; colleagues never see it.
CREATE TABLE patient_notes (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  dependent_id uuid,
  text_sealed bytea NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT patient_notes_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- The one note of a specialist on a patient; those on a patient, for erasure and the copy.
CREATE UNIQUE INDEX patient_notes_person ON patient_notes (customer_id, dependent_id, specialist_id) NULLS NOT DISTINCT;

-- Files of patients that specialists imported. What a file said is not kept, but for its contacts.
CREATE TABLE patient_imports (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  file_name text NOT NULL,
  created_at timestamptz NOT NULL,
  made integer NOT NULL CHECK (made > 0),
  known integer NOT NULL CHECK (known >= 0),
  faulty integer NOT NULL CHECK (faulty >= 0),
  undone_at timestamptz,
  removed integer CHECK (removed >= 0),
  CONSTRAINT patient_imports_check CHECK ((undone_at IS NULL) = (removed IS NULL))
);
-- A specialist's imports, newest first.
CREATE INDEX patient_imports_specialist ON patient_imports (specialist_id, id);

-- A specialist's own patients without an account: nobody else sees them, nothing is sent to them. Gone once the person
-- is that specialist's patient with an account.
CREATE TABLE patient_contacts (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  import_id uuid NOT NULL REFERENCES patient_imports,
  name text NOT NULL,
  birth_date date,
  sex text CHECK (sex IN ('feminino', 'masculino', 'outro', 'nao_informar')),
  reach_sealed bytea NOT NULL,
  note_sealed bytea,
  cpf_hash bytea,
  phone_hash bytea,
  email_hash bytea,
  created_at timestamptz NOT NULL,
  changed_at timestamptz
);
-- A CPF is once among a specialist's contacts; the search by a whole CPF.
CREATE UNIQUE INDEX patient_contacts_cpf ON patient_contacts (specialist_id, cpf_hash) WHERE cpf_hash IS NOT NULL;
-- The contact who has become a patient, by e-mail.
CREATE INDEX patient_contacts_email ON patient_contacts (specialist_id, email_hash) WHERE email_hash IS NOT NULL;
-- What an import made: undoing it, and whether its key is needed any more.
CREATE INDEX patient_contacts_import ON patient_contacts (import_id, id);
-- A specialist's contacts by name, in the list of patients.
CREATE INDEX patient_contacts_name ON patient_contacts (specialist_id, fold(name), id);
-- The search by a whole phone; the contact who has become a patient.
CREATE INDEX patient_contacts_phone ON patient_contacts (specialist_id, phone_hash) WHERE phone_hash IS NOT NULL;

-- The contacts that a tag is on.
CREATE TABLE tagged_contacts (
  tag_id uuid NOT NULL REFERENCES patient_tags ON DELETE CASCADE,
  contact_id uuid NOT NULL REFERENCES patient_contacts ON DELETE CASCADE,
  CONSTRAINT tagged_contacts_pkey PRIMARY KEY (tag_id, contact_id)
);
-- The tags of a contact, in the list and when it goes.
CREATE INDEX tagged_contacts_contact ON tagged_contacts (contact_id);

-- Medicines: the starter set or an imported Anvisa list.
CREATE TABLE medicines (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  active_ingredient text NOT NULL,
  holder text NOT NULL DEFAULT '',
  registration text,
  class text NOT NULL DEFAULT 'common',
  -- Null for rows of the starter set.
  imported_at timestamptz,
  -- No longer in the imported list: not offered, kept for what was written with it.
  retired_at timestamptz,
  folded text NOT NULL GENERATED ALWAYS AS (fold((name || ' ') || active_ingredient)) STORED,
  words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(fold((name || ' ') || active_ingredient), '[^[:alnum:]]+', ' ', 'g'))) STORED,
  CONSTRAINT medicines_name_active_ingredient_holder_key UNIQUE (name, active_ingredient, holder)
);
-- Search by the beginnings of words.
CREATE INDEX medicines_beginnings ON medicines USING gin (words) WITH (fastupdate=off);
-- Search in the order of the list: stops when the page is full.
CREATE INDEX medicines_likelier ON medicines ((imported_at IS NOT NULL), name, active_ingredient, holder)
  WHERE retired_at IS NULL;
-- One or two letters: texts that begin with them.
CREATE INDEX medicines_start ON medicines (folded text_pattern_ops);
CREATE TRIGGER medicines_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON medicines
  FOR EACH STATEMENT
  EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER medicines_gained AFTER INSERT ON medicines REFERENCING NEW TABLE AS gained
  FOR EACH STATEMENT
  EXECUTE FUNCTION catalogue_gained();
CREATE TRIGGER medicines_reworded AFTER UPDATE ON medicines REFERENCING NEW TABLE AS gained
  FOR EACH STATEMENT
  EXECUTE FUNCTION catalogue_gained();

-- Version counter of each official list; changes with the list, so that counts can be cached.
CREATE TABLE catalogue_versions (
  catalogue text PRIMARY KEY CHECK (catalogue IN ('cids', 'medicines')),
  version integer NOT NULL
);

-- Distinct words of the official lists, for finding mistyped words. Words of retired lines stay.
CREATE TABLE catalogue_words (
  catalogue text NOT NULL CHECK (catalogue IN ('cids', 'medicines')),
  word text NOT NULL,
  CONSTRAINT catalogue_words_pkey PRIMARY KEY (catalogue, word)
);
-- Words similar to a mistyped one. `fastupdate` is off: a pending list would be read by every search (15 ms instead of
-- 0.3).
CREATE INDEX catalogue_words_alike ON catalogue_words USING gin (word gin_trgm_ops) WITH (fastupdate=off);
-- Whether a word of the list begins with these letters.
CREATE INDEX catalogue_words_beginning ON catalogue_words (catalogue, word text_pattern_ops);

-- A prescribed item, or a reusable model (no patient, no record).
CREATE TABLE prescriptions (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid REFERENCES customers,
  record_id uuid REFERENCES records,
  appointment_id uuid REFERENCES appointments,
  medicine_id uuid REFERENCES medicines,
  is_model boolean NOT NULL,
  -- Title, use, via, quantity and condition; sealed with the patient's key, or the specialist's for a model.
  content_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Diagnosis of a model. A patient's diagnosis is sealed.
  cid_code text,
  CONSTRAINT prescriptions_check CHECK (is_model = (customer_id IS NULL)),
  CONSTRAINT prescriptions_check1 CHECK (cid_code IS NULL OR is_model)
);
-- An import finds the prescriptions of a medicine.
CREATE INDEX prescriptions_medicine ON prescriptions (medicine_id) WHERE medicine_id IS NOT NULL;
-- A specialist's models, newest first.
CREATE INDEX prescriptions_models ON prescriptions (specialist_id, created_at DESC) WHERE is_model;
-- The items of a record, in order.
CREATE INDEX prescriptions_record ON prescriptions (record_id, created_at);

-- Documents (PDF) given to a patient: their frozen content, class and signature.
CREATE TABLE prescription_documents (
  id uuid PRIMARY KEY,
  record_id uuid NOT NULL REFERENCES records,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  code text NOT NULL UNIQUE,
  file_key text NOT NULL,
  file_hash bytea NOT NULL,
  -- `other`: a certificate outside ICP-Brasil, such as the demonstration's.
  signature text NOT NULL CHECK (signature IN ('none', 'icp_brasil', 'other')),
  created_at timestamptz NOT NULL,
  -- Content frozen with the document: the check page shows what was printed.
  items_sealed bytea NOT NULL,
  -- `print`: signed by hand, not given to the patient as a file (RDC 1.000/2025).
  delivery text NOT NULL CHECK (delivery IN ('electronic', 'print')),
  -- When a newer document took its place; the check page says so.
  replaced_at timestamptz,
  kind text NOT NULL CHECK (kind IN ('prescription', 'certificate', 'exam_request', 'referral', 'report')),
  -- Null for other documents, and for those older than the classes.
  legal_class text CHECK (legal_class IN ('common', 'antimicrobial', 'glp1', 'controlled_344')),
  -- List of Portaria 344/98.
  controlled_list text,
  -- Last day on which it can be dispensed.
  valid_until date,
  -- When its author revoked it; `replaced_at` is set too.
  revoked_at timestamptz,
  -- Why it was issued against a warning that the prescriptions give no reason for; sealed with the patient's key.
  override_sealed bytea,
  CONSTRAINT prescription_documents_check CHECK (revoked_at IS NULL OR replaced_at IS NOT NULL)
);
-- What a specialist gave a patient, newest first.
CREATE INDEX prescription_documents_author ON prescription_documents (specialist_id, customer_id, created_at DESC)
  WHERE replaced_at IS NULL;
-- A patient's documents, newest first.
CREATE INDEX prescription_documents_customer ON prescription_documents (customer_id, created_at DESC);
-- The documents of a record that are in force.
CREATE INDEX prescription_documents_record ON prescription_documents (record_id, created_at) WHERE replaced_at IS NULL;

-- The prescriptions that a document was made of. While it is in force, a change of one revokes the document.
CREATE TABLE document_prescriptions (
  document_id uuid NOT NULL REFERENCES prescription_documents ON DELETE CASCADE,
  prescription_id uuid NOT NULL REFERENCES prescriptions ON DELETE CASCADE,
  CONSTRAINT document_prescriptions_pkey PRIMARY KEY (document_id, prescription_id)
);
-- The documents in which a prescription stands.
CREATE INDEX document_prescriptions_prescription ON document_prescriptions (prescription_id);

-- ── Privacy ─────────────────────────────────────────────────────────────────────────────────────────

-- One data key per person, wrapped by a master key version.
CREATE TABLE data_keys (
  subject_id uuid PRIMARY KEY,
  key_version smallint NOT NULL,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- What a person agreed to: version, text hash and time (LGPD; CFM 2.314/2022).
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

-- Reads and writes of clinical data, chained by hash per patient. Append-only.
CREATE TABLE access_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  action text NOT NULL,
  object text NOT NULL,
  object_id uuid NOT NULL,
  basis text NOT NULL CHECK (basis IN ('own', 'author', 'care', 'consent', 'break_glass')),
  session_id uuid,
  address inet,
  at timestamptz NOT NULL,
  hash bytea NOT NULL
);
-- "Who read my data", newest first.
CREATE INDEX access_log_customer ON access_log (customer_id, id DESC);
CREATE TRIGGER access_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON access_log
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();

-- End of each patient's access-log chain, so that lines cut off at the end are noticed.
CREATE TABLE access_heads (
  customer_id uuid PRIMARY KEY,
  hash bytea NOT NULL
);

-- Emergency access: a specialist reads a patient's signed records without consent, for an hour, read-only.
CREATE TABLE break_glass (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  -- The typed reason, sealed with the patient's key.
  reason_sealed bytea NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Whose records are opened; null means the account's holder.
  dependent_id uuid,
  CONSTRAINT break_glass_check CHECK (created_at < ends_at),
  CONSTRAINT break_glass_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- Whether a specialist may read a patient now, and how often access was opened lately.
CREATE INDEX break_glass_open ON break_glass (specialist_id, customer_id, ends_at);

-- Copies of all of a patient's data, built by a job and deleted after a day.
CREATE TABLE data_exports (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  status text NOT NULL CHECK (status IN ('building', 'ready', 'failed', 'forgotten')),
  -- Percent.
  progress smallint NOT NULL DEFAULT 0 CHECK (progress >= 0 AND progress <= 100),
  file_key text NOT NULL,
  -- What opens the file, sealed with the patient's key; there once the file is whole.
  file_secret_sealed bytea,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  ready_at timestamptz,
  CONSTRAINT data_exports_check CHECK ((status = 'ready') <= (file_secret_sealed IS NOT NULL))
);
-- The clean-up after a day.
CREATE INDEX data_exports_age ON data_exports (created_at) WHERE status IN ('building', 'ready');
-- One copy at a time per patient.
CREATE UNIQUE INDEX data_exports_current ON data_exports (customer_id) WHERE status IN ('building', 'ready');

-- Accounts that were asked to be erased (LGPD art. 18, VI); kept as proof.
CREATE TABLE erasures (
  customer_id uuid PRIMARY KEY REFERENCES customers,
  requested_by uuid NOT NULL,
  -- Whom retained records and receipts are about, sealed, while these are kept (Lei 13.787/2018, art. 6; CTN art.
  -- 173); null when nothing is kept.
  identity_sealed bytea,
  requested_at timestamptz NOT NULL,
  -- When the farewell message was sent.
  told_at timestamptz,
  done_at timestamptz
);
-- Erasures to continue after a crash.
CREATE INDEX erasures_open ON erasures (requested_at) WHERE done_at IS NULL;

-- ── Payments and ledger ─────────────────────────────────────────────────────────────────────────────

-- Saved payment cards, as references at the provider.
CREATE TABLE cards (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  provider_card_id text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^\d{4}$'),
  holder_name text NOT NULL,
  exp_month smallint NOT NULL,
  exp_year smallint NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  -- Keyed hash of the first six and last four digits and the expiry: the same card in any account. Null: kept before.
  mark bytea,
  kept boolean NOT NULL DEFAULT true
);
-- One row per card at the provider.
CREATE UNIQUE INDEX cards_provider ON cards (customer_id, provider_card_id) WHERE deleted_at IS NULL;

-- Patients whom the payment provider knows, by its own id; made on first use.
CREATE TABLE payers (
  customer_id uuid PRIMARY KEY REFERENCES customers,
  provider_customer_id text NOT NULL
);

-- Payment of an appointment or queue entry: a part from the wallet, the rest through the provider.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  appointment_id uuid UNIQUE REFERENCES appointments,
  customer_id uuid NOT NULL REFERENCES customers,
  method text NOT NULL CHECK (method IN ('credit_card', 'wallet', 'pix', 'wallet_card', 'wallet_pix')),
  amount integer NOT NULL CHECK (amount >= 0),
  wallet_amount integer NOT NULL DEFAULT 0 CHECK (wallet_amount >= 0),
  provider_amount integer NOT NULL DEFAULT 0 CHECK (provider_amount >= 0),
  status text NOT NULL CHECK (status IN ('pending', 'paid', 'partially_refunded', 'refunded', 'failed', 'charged_back')),
  card_id uuid REFERENCES cards,
  installments smallint NOT NULL DEFAULT 1,
  -- Written before the provider is called: a lost answer is asked for under the same key.
  provider_key text NOT NULL UNIQUE,
  provider_order_id text,
  provider_charge_id text,
  refused_reason text,
  pix jsonb,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  updated_at timestamptz NOT NULL,
  -- Recipients of the provider's charge other than the platform, fixed at booking: [{ recipientId, amount }].
  provider_split jsonb NOT NULL DEFAULT '[]'::jsonb,
  queue_entry_id uuid UNIQUE REFERENCES queue_entries,
  -- Account, card and address that a refusal of the charge counts for; null once it is settled.
  counted_as text[],
  CONSTRAINT payments_check CHECK ((wallet_amount + provider_amount) = amount),
  -- Of an appointment or of a queue entry; of both under one id once attended.
  CONSTRAINT payments_subject CHECK (COALESCE(appointment_id, queue_entry_id) IS NOT NULL AND (appointment_id IS NULL OR queue_entry_id IS NULL OR appointment_id = queue_entry_id))
);
-- Appointments and payments for support, sorted by amount.
CREATE INDEX payments_by_amount ON payments (amount, id);
-- Webhooks find their payment by the charge's id.
CREATE UNIQUE INDEX payments_charge ON payments (provider_charge_id) WHERE provider_charge_id IS NOT NULL;
-- The payments of the people that support looks for.
CREATE INDEX payments_customer ON payments (customer_id, created_at DESC);
-- Every payment for support, newest first, by the page.
CREATE INDEX payments_latest ON payments (created_at DESC, id DESC);
-- The job that settles what is still open.
CREATE INDEX payments_open ON payments (created_at) WHERE status = 'pending';
-- Webhooks find their payment by the order's id.
CREATE UNIQUE INDEX payments_order ON payments (provider_order_id) WHERE provider_order_id IS NOT NULL;

-- Wallet money by origin; the oldest is spent first.
CREATE TABLE credits (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  amount integer NOT NULL CHECK (amount > 0),
  remaining integer NOT NULL CHECK (remaining >= 0),
  origin_appointment_id uuid REFERENCES appointments,
  reason text NOT NULL,
  refundable boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CONSTRAINT credits_check CHECK (remaining <= amount)
);
-- The wallet's statement: what became of one person's credits.
CREATE INDEX credits_customer ON credits (customer_id, created_at DESC);
-- The wallet, oldest credit first.
CREATE INDEX credits_open ON credits (customer_id, created_at, id) WHERE remaining > 0;
-- One credit for one canceled consultation, shown on it.
CREATE UNIQUE INDEX credits_origin ON credits (origin_appointment_id) WHERE origin_appointment_id IS NOT NULL;

-- Credits that a payment spent, to return them when it fails.
CREATE TABLE credit_uses (
  payment_id uuid NOT NULL REFERENCES payments,
  credit_id uuid NOT NULL REFERENCES credits,
  amount integer NOT NULL CHECK (amount > 0),
  CONSTRAINT credit_uses_pkey PRIMARY KEY (payment_id, credit_id)
);

-- Money to give back through the provider, and how far that got.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  amount integer NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('requested', 'processing', 'done', 'failed')),
  provider_key text NOT NULL UNIQUE,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  done_at timestamptz,
  -- Credit that this refund returns, when the customer chose the card instead.
  credit_id uuid REFERENCES credits
);
-- The job that carries out refunds.
CREATE INDEX refunds_open ON refunds (created_at) WHERE status <> 'done';
-- What was already given back of a payment.
CREATE INDEX refunds_payment ON refunds (payment_id);

-- Payments that the customer's bank took back, and who bore the loss (decision 0007).
CREATE TABLE charge_backs (
  payment_id uuid PRIMARY KEY REFERENCES payments,
  amount integer NOT NULL CHECK (amount >= 0),
  -- Unspent credit that the same purchase had become.
  from_credit integer NOT NULL CHECK (from_credit >= 0),
  from_specialist integer NOT NULL CHECK (from_specialist >= 0),
  from_company integer NOT NULL CHECK (from_company >= 0),
  from_platform integer NOT NULL CHECK (from_platform >= 0),
  received_at timestamptz NOT NULL,
  CONSTRAINT charge_backs_check CHECK ((from_credit + from_specialist + from_company + from_platform) = amount)
);
-- The admin's list, newest first.
CREATE INDEX charge_backs_newest ON charge_backs (received_at DESC);

-- Webhook deliveries of the payment provider, once each; processed by a job.
CREATE TABLE webhook_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  processed_at timestamptz
);

-- Double-entry ledger: one entry per movement of money, its postings sum to zero. Append-only.
CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  reference uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- One entry of a kind per subject: a retry can't post twice.
  CONSTRAINT ledger_entries_reference_kind_key UNIQUE (reference, kind)
);
-- The platform's monthly figures; rows arrive in time order, so a block index is enough.
CREATE INDEX ledger_entries_months ON ledger_entries USING brin (created_at);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();

-- Amounts of a ledger entry by account. Append-only.
CREATE TABLE ledger_postings (
  entry_id uuid NOT NULL REFERENCES ledger_entries,
  -- `queue:{customer}` holds paid entries that nobody has attended yet.
  account text NOT NULL CHECK (account ~ '^(provider|platform|(wallet|queue|pending|available|transferred):[0-9a-f-]{36}|available:[0-9a-f-]{36}:[0-9a-f-]{36})$'),
  amount bigint NOT NULL CHECK (amount <> 0),
  CONSTRAINT ledger_postings_pkey PRIMARY KEY (entry_id, account)
);
-- Balance and statement of one account.
CREATE INDEX ledger_postings_account ON ledger_postings (account, entry_id);
CREATE TRIGGER ledger_postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();
CREATE TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT
  EXECUTE FUNCTION ledger_entries_balance();

-- Cached sum of the postings of a person's account, written in the posting transaction; never below zero. `provider`
-- and `platform` have no row: every booking would wait for it.
CREATE TABLE account_balances (
  account text PRIMARY KEY,
  balance bigint NOT NULL CHECK (balance >= 0)
);

-- ── Earnings and withdrawals ────────────────────────────────────────────────────────────────────────

-- Bank accounts for withdrawals. A change is a new row; the old row is kept.
CREATE TABLE bank_accounts (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  -- `pending`: the provider has not answered. `replaced`: a newer account took over.
  status text NOT NULL CHECK (status IN ('pending', 'active', 'refused', 'replaced', 'deleted')),
  bank_code text NOT NULL CHECK (bank_code ~ '^\d{3}$'),
  -- Branch, account, holder and document, sealed with the specialist's own key.
  details_sealed bytea NOT NULL,
  -- Last digits, for lists.
  ends_with text NOT NULL,
  provider_account_id text,
  recipient_status text NOT NULL DEFAULT 'registration' CHECK (recipient_status IN ('registration', 'affiliation', 'active', 'refused', 'suspended', 'blocked', 'inactive')),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Until when a provider call about this account may still run; nobody else asks meanwhile.
  asked_until timestamptz
);
-- One account in force per specialist.
CREATE UNIQUE INDEX bank_accounts_active ON bank_accounts (specialist_id) WHERE status = 'active';
-- One change at a time per specialist.
CREATE UNIQUE INDEX bank_accounts_pending ON bank_accounts (specialist_id) WHERE status = 'pending';
-- A specialist's accounts, newest first.
CREATE INDEX bank_accounts_specialist ON bank_accounts (specialist_id, created_at DESC);

-- Specialists whom the payment provider pays, by its own id; kept when the bank account changes.
CREATE TABLE recipients (
  specialist_id uuid PRIMARY KEY REFERENCES specialists,
  provider_recipient_id text NOT NULL
);

-- Withdrawals of specialists and companies, and their state at the provider.
CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  -- Who asked: the specialist, or an admin member of the company.
  specialist_id uuid NOT NULL REFERENCES specialists,
  -- The specialist's account; a company's is in its own row.
  bank_account_id uuid REFERENCES bank_accounts,
  recipient_id text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('requested', 'approved', 'processing', 'paid', 'rejected', 'failed')),
  -- A repeated request with the same key finds its withdrawal.
  idempotency_key text,
  -- Committed before the provider is called; a lost answer is asked for under the same key.
  provider_key text NOT NULL UNIQUE,
  provider_withdrawal_id text UNIQUE,
  reason text,
  decided_by uuid REFERENCES users,
  requested_at timestamptz NOT NULL,
  decided_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  -- What the platform's recipient adds because wallet money lies elsewhere at the provider. Decided once, before the
  -- call.
  topped_up integer CHECK (topped_up >= 0),
  -- The company whose share it takes; null for the specialist's own money.
  company_id uuid REFERENCES companies,
  bank_code text NOT NULL CHECK (bank_code ~ '^\d{3}$'),
  -- Last digits of the account that it goes to, as it was when it was sent.
  bank_ends_with text NOT NULL,
  -- Whose money it takes, as the ledger's accounts name the owner.
  owner_id uuid NOT NULL GENERATED ALWAYS AS (COALESCE(company_id, specialist_id)) STORED,
  CONSTRAINT withdrawals_account CHECK ((company_id IS NULL) = (bank_account_id IS NOT NULL))
);
-- A repeated request with the same key finds its withdrawal.
CREATE UNIQUE INDEX withdrawals_key ON withdrawals (owner_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
-- The admin's list, newest first.
CREATE INDEX withdrawals_newest ON withdrawals (requested_at DESC, id);
-- Withdrawals under way: the job, and the approver's list.
CREATE INDEX withdrawals_open ON withdrawals (requested_at) WHERE status IN ('requested', 'approved', 'processing');
-- An owner's withdrawals, newest first.
CREATE INDEX withdrawals_owner ON withdrawals (owner_id, requested_at DESC);

-- A withdrawal split by where the money was earned; each part is approved separately.
CREATE TABLE withdrawal_parts (
  withdrawal_id uuid NOT NULL REFERENCES withdrawals,
  position smallint NOT NULL,
  company_id uuid REFERENCES companies,
  amount integer NOT NULL CHECK (amount > 0),
  approver text NOT NULL CHECK (approver IN ('company_admin', 'platform')),
  approved_by uuid REFERENCES users,
  approved_at timestamptz,
  CONSTRAINT withdrawal_parts_pkey PRIMARY KEY (withdrawal_id, "position"),
  CONSTRAINT withdrawal_parts_check CHECK (approver = 'platform' OR company_id IS NOT NULL)
);
-- What waits for a company's admin member.
CREATE INDEX withdrawal_parts_company ON withdrawal_parts (company_id)
  WHERE approved_at IS NULL AND approver = 'company_admin';

-- Runs of the reconciliation job.
CREATE TABLE reconciliation_runs (
  id uuid PRIMARY KEY,
  scope text NOT NULL CHECK (scope IN ('recent', 'everything')),
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  failed boolean NOT NULL DEFAULT false,
  charges integer NOT NULL DEFAULT 0,
  withdrawals integer NOT NULL DEFAULT 0,
  differences integer NOT NULL DEFAULT 0
);
-- The latest runs.
CREATE INDEX reconciliation_runs_started ON reconciliation_runs (started_at DESC);

-- What the payment provider and the ledger disagree about; withdrawals stop while one is open.
CREATE TABLE reconciliation_differences (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('charge', 'charge_unknown', 'charge_missing', 'withdrawal', 'withdrawal_unknown', 'ledger')),
  subject text NOT NULL,
  expected bigint NOT NULL,
  found bigint NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by uuid REFERENCES users,
  reason text,
  corrected bigint NOT NULL DEFAULT 0,
  CONSTRAINT reconciliation_differences_check CHECK (expected <> found),
  CONSTRAINT reconciliation_differences_check1 CHECK ((settled_at IS NULL) = (settled_by IS NULL) AND (settled_at IS NULL) = (reason IS NULL))
);
-- One alarm per difference.
CREATE UNIQUE INDEX reconciliation_differences_open ON reconciliation_differences (kind, subject)
  WHERE settled_at IS NULL;
-- The latest settlement of a subject, so that it is not raised again.
CREATE INDEX reconciliation_differences_subject ON reconciliation_differences (kind, subject, settled_at DESC);

-- Who did what with money that needs a reason or an approval. Append-only.
CREATE TABLE money_audit (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  action text NOT NULL,
  object_id uuid NOT NULL,
  reason text NOT NULL DEFAULT ''
);
-- The history of one object.
CREATE INDEX money_audit_object ON money_audit (object_id, at);
CREATE TRIGGER money_audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON money_audit
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();

-- ── Companies ───────────────────────────────────────────────────────────────────────────────────────

-- A clinic: its approval, its percent of a price and its bank account.
CREATE TABLE companies (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  cnpj text NOT NULL UNIQUE CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'suspended', 'rejected')),
  -- Share of what the platform's fee leaves of a price; frozen into an appointment at booking.
  percent numeric(5,2) NOT NULL DEFAULT 0 CHECK (percent >= 0::numeric AND percent <= 100::numeric),
  pa_enabled boolean NOT NULL DEFAULT false,
  provider_recipient_id text UNIQUE,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Why it was rejected or suspended, for its members.
  status_reason text,
  -- Technical director before the council (Lei 6.839/1980).
  director_name text,
  director_council_type text,
  director_council_uf text,
  director_council_number text,
  -- Proof of registration as a legal person.
  document_key text,
  document_type text,
  document_size integer,
  document_at timestamptz,
  -- Where its own share goes: sealed with the company's own key; the last digits for screens.
  bank_code text CHECK (bank_code ~ '^\d{3}$'),
  -- Account for the company's share, sealed with the company's key.
  bank_sealed bytea,
  bank_ends_with text,
  bank_changed_at timestamptz,
  -- What the provider last said of the recipient.
  recipient_status text CHECK (recipient_status IN ('registration', 'affiliation', 'active', 'refused', 'suspended', 'blocked', 'inactive')),
  -- Until when a provider call about it may still run.
  recipient_asked_until timestamptz,
  CONSTRAINT companies_bank CHECK ((bank_sealed IS NULL) = (bank_code IS NULL)),
  CONSTRAINT companies_document CHECK ((document_key IS NULL) = (document_type IS NULL) AND (document_key IS NULL) = (document_at IS NULL))
);
-- Companies for admins, sorted by name.
CREATE INDEX companies_by_name ON companies (fold(name), id);
-- The admin's search by the first characters of a CNPJ.
CREATE INDEX companies_cnpj_start ON companies (cnpj text_pattern_ops);
-- The admin's search by a part of the name.
CREATE INDEX companies_name_trgm ON companies USING gin (fold(name) gin_trgm_ops);
-- The admin's list, newest first.
CREATE INDEX companies_newest ON companies (created_at DESC, id DESC);
-- The admin's list of one status, newest first.
CREATE INDEX companies_status ON companies (status, created_at DESC, id DESC);
CREATE TRIGGER companies_emptied_version AFTER TRUNCATE ON companies
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER companies_on_site AFTER UPDATE OF status, pa_enabled ON companies
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('all');
CREATE TRIGGER companies_version AFTER UPDATE OF status, pa_enabled ON companies
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();

-- Specialists of a company, with their role in it.
CREATE TABLE company_members (
  company_id uuid NOT NULL REFERENCES companies,
  specialist_id uuid NOT NULL REFERENCES specialists,
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('admin', 'member')),
  pa_permission boolean NOT NULL DEFAULT false,
  -- The company that the specialist attends for now; at most one.
  is_active boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL,
  left_at timestamptz,
  CONSTRAINT company_members_pkey PRIMARY KEY (company_id, specialist_id)
);
-- A specialist attends for one company at a time.
CREATE UNIQUE INDEX company_members_active ON company_members (specialist_id) WHERE is_active AND left_at IS NULL;
-- The members of a company, in order of joining, and its admin members.
CREATE INDEX company_members_company ON company_members (company_id, joined_at) WHERE left_at IS NULL;
-- A specialist's companies.
CREATE INDEX company_members_specialist ON company_members (specialist_id) WHERE left_at IS NULL;
CREATE TRIGGER company_members_emptied_version AFTER TRUNCATE ON company_members
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER company_members_on_site AFTER INSERT OR UPDATE OF is_active, pa_permission, left_at ON company_members
  FOR EACH ROW
  EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER company_members_version AFTER INSERT OR DELETE OR UPDATE ON company_members
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- Invitations of a company to specialists, by account or by e-mail.
CREATE TABLE company_invites (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  -- Null while an invitation by e-mail is unanswered.
  specialist_id uuid REFERENCES specialists,
  -- Address of an open invitation by e-mail, sealed with the company's key.
  email_sealed bytea,
  email_hash bytea,
  invited_by uuid NOT NULL REFERENCES specialists,
  status text NOT NULL DEFAULT 'sent' CHECK (status IN ('sent', 'accepted', 'rejected', 'revoked', 'expired')),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT company_invites_check CHECK ((email_sealed IS NULL) = (email_hash IS NULL)),
  CONSTRAINT company_invites_check1 CHECK (status <> 'sent' OR specialist_id IS NOT NULL OR email_hash IS NOT NULL),
  CONSTRAINT company_invites_check2 CHECK ((status = 'sent') = (ended_at IS NULL))
);
-- The job that ends unanswered invitations.
CREATE INDEX company_invites_due ON company_invites (expires_at) WHERE status = 'sent';
-- One open invitation per specialist and company.
CREATE UNIQUE INDEX company_invites_open ON company_invites (company_id, specialist_id) WHERE status = 'sent';
-- One open invitation per address and company.
CREATE UNIQUE INDEX company_invites_open_email ON company_invites (company_id, email_hash) WHERE status = 'sent';
-- Invitations that a specialist received.
CREATE INDEX company_invites_received ON company_invites (specialist_id) WHERE status = 'sent';
-- Invitations that an address received.
CREATE INDEX company_invites_received_email ON company_invites (email_hash) WHERE status = 'sent';
-- Invitations that a company sent, newest first; and how many by e-mail within a day.
CREATE INDEX company_invites_sent ON company_invites (company_id, sent_at DESC, id DESC);

-- History of a company. Append-only.
CREATE TABLE company_events (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  kind text NOT NULL,
  -- The member it is about, if any.
  specialist_id uuid REFERENCES specialists,
  from_value text,
  to_value text,
  reason text,
  -- Null when a job did it.
  made_by uuid REFERENCES users,
  at timestamptz NOT NULL
);
-- The history of one company, newest first.
CREATE INDEX company_events_company ON company_events (company_id, at DESC, id DESC);
CREATE TRIGGER company_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON company_events
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();

-- ── Notifications and presence ──────────────────────────────────────────────────────────────────────

-- Notifications of a person, shown on the screens and sent by `notification_messages`. By month of the id, for six
-- months.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL,
  appointment_id uuid REFERENCES appointments,
  -- Ids and amounts only; names and times are read when shown or sent.
  data jsonb NOT NULL DEFAULT '{}'::jsonb,
  -- Nobody is notified twice of the same thing. Months can not share a unique index: who inserts holds the lock of
  -- person and key.
  dedupe_key text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz
) PARTITION BY RANGE (id);
-- The messages about one appointment, for support.
CREATE INDEX notifications_appointment ON notifications (appointment_id) WHERE appointment_id IS NOT NULL;
-- Whether a person was notified of something already.
CREATE INDEX notifications_key ON notifications (user_id, dedupe_key);
-- A person's list, newest first; ids follow time.
CREATE INDEX notifications_shown ON notifications (user_id, id DESC) WHERE deleted_at IS NULL;

-- Delivery of a notification by e-mail, SMS or WhatsApp; a repeated job finds what was sent. By month; each refers to
-- `notifications` of its month.
CREATE TABLE notification_messages (
  notification_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'sms', 'whatsapp')),
  sent_at timestamptz,
  attempts smallint NOT NULL DEFAULT 0,
  started_at timestamptz,
  failed_at timestamptz,
  failure text CHECK (failure IN ('refused', 'unreachable', 'unanswered')),
  dropped_at timestamptz,
  -- Why it was not sent: the appointment was over or canceled, was moved again, or it would have come too late.
  drop_reason text CHECK (drop_reason IN ('over', 'moved', 'late')),
  -- When it had gone out before an admin had it sent again; sent_at is of the last time.
  first_sent_at timestamptz,
  CONSTRAINT notification_messages_pkey PRIMARY KEY (notification_id, channel),
  CONSTRAINT notification_messages_dropped CHECK ((dropped_at IS NULL) = (drop_reason IS NULL))
) PARTITION BY RANGE (notification_id);
-- Failed deliveries, for the platform's staff.
CREATE INDEX notification_messages_failed ON notification_messages (failed_at) WHERE failed_at IS NOT NULL;

-- How a person wants to be notified; no row means the defaults.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users,
  sound boolean NOT NULL,
  -- HH:mm in the person's zone; past midnight when `quiet_until` is earlier.
  quiet_from text CHECK (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_until text CHECK (quiet_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Groups of kinds that send no message.
  muted_messages text[] NOT NULL,
  -- Groups of kinds that send nothing to browsers.
  muted_pushes text[] NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT notification_settings_check CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);

-- A browser's push subscription, tied to the session that asked for it (RFC 8292).
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  -- A new endpoint of the same session replaces the old one.
  session_id uuid NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
  -- A browser belongs to the user who logged in last.
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
-- The browsers that a notification goes to; erasure of an account.
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

-- Delivery of a notification to one browser; a repeated job finds what was sent. By month; each refers to
-- `notifications` of its month.
CREATE TABLE push_messages (
  notification_id uuid NOT NULL,
  subscription_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  sent_at timestamptz,
  CONSTRAINT push_messages_pkey PRIMARY KEY (notification_id, subscription_id)
) PARTITION BY RANGE (notification_id);
-- Deletes deliveries with their subscription.
CREATE INDEX push_messages_subscription ON push_messages (subscription_id);

-- Running servers, alive while `seen_at` is recent. Unlogged.
CREATE UNLOGGED TABLE socket_servers (
  id uuid PRIMARY KEY,
  -- By the database's clock, which all servers share.
  seen_at timestamptz NOT NULL
);

-- Users with an open screen, per server. Unlogged.
CREATE UNLOGGED TABLE connected_users (
  user_id uuid NOT NULL,
  server_id uuid NOT NULL REFERENCES socket_servers ON DELETE CASCADE,
  CONSTRAINT connected_users_pkey PRIMARY KEY (user_id, server_id)
);
-- Deletes connections with their server.
CREATE INDEX connected_users_server ON connected_users (server_id);

-- ── Platform ────────────────────────────────────────────────────────────────────────────────────────

-- Texts that the platform publishes: terms, privacy policy, help, about.
CREATE TABLE pages (
  id uuid PRIMARY KEY,
  -- Never shaped like an id: a page is looked up by either.
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9a-f]{8}-' AND length(slug) <= 80),
  created_at timestamptz NOT NULL
);
-- A page by its address.
CREATE UNIQUE INDEX pages_slug ON pages (slug);
CREATE TRIGGER pages_addressed AFTER INSERT OR UPDATE OF slug ON pages FOR EACH ROW EXECUTE FUNCTION page_slug_kept();
CREATE TRIGGER pages_on_site AFTER DELETE OR UPDATE ON pages
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('all');

-- Addresses of the admin's pages (/pagina/{slug}), current and former: a former one leads to the page as long as it
-- exists, and no other page gets it.
CREATE TABLE page_slugs (
  slug text PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES pages ON DELETE CASCADE
);
-- A page's addresses, when it is deleted.
CREATE INDEX page_slugs_page ON page_slugs (page_id);

-- Published versions of a page; never updated.
CREATE TABLE page_versions (
  page_id uuid NOT NULL REFERENCES pages ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  title text NOT NULL,
  -- HTML, sanitised when it was written.
  content text NOT NULL,
  -- sha256 of title and content, which a consent keeps.
  text_hash bytea NOT NULL,
  published_at timestamptz NOT NULL,
  -- A correction that needs no new acceptance.
  minor boolean NOT NULL DEFAULT false,
  -- Null for the versions of the installation.
  published_by uuid REFERENCES users,
  CONSTRAINT page_versions_pkey PRIMARY KEY (page_id, version)
);
CREATE TRIGGER page_versions_fixed BEFORE UPDATE ON page_versions FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
CREATE TRIGGER page_versions_on_site AFTER INSERT OR DELETE OR UPDATE ON page_versions
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('all');

-- Unpublished draft of a page.
CREATE TABLE page_drafts (
  page_id uuid PRIMARY KEY REFERENCES pages ON DELETE CASCADE,
  title text NOT NULL,
  -- HTML, sanitised when it was written.
  content text NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by uuid NOT NULL REFERENCES users
);

-- Articles for patients. Drafts and future posts are visible to admins only.
CREATE TABLE posts (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  summary text NOT NULL,
  -- HTML, sanitised when it was written.
  content text NOT NULL,
  -- The picture's key in the storage.
  cover_key text,
  draft boolean NOT NULL,
  -- When it is or was published; null for a draft.
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- A deleted post can be restored for a day.
  deleted_at timestamptz,
  CONSTRAINT posts_check CHECK (draft OR published_at IS NOT NULL)
);
-- Deleted posts whose day to be restored is over.
CREATE INDEX posts_deleted ON posts (deleted_at) WHERE deleted_at IS NOT NULL;
-- The list of readers, the latest first.
CREATE INDEX posts_published ON posts (published_at DESC, id) WHERE NOT draft AND deleted_at IS NULL;

-- Business constants edited by admins; defaults and bounds live in the domain package.
CREATE TABLE variables (
  name text PRIMARY KEY,
  value integer NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid
);
CREATE TRIGGER variables_emptied_version AFTER TRUNCATE ON variables
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER variables_on_site AFTER INSERT OR DELETE OR UPDATE ON variables
  FOR EACH STATEMENT
  EXECUTE FUNCTION site_topic_changed('all');
CREATE TRIGGER variables_version AFTER INSERT OR DELETE OR UPDATE ON variables
  FOR EACH ROW
  EXECUTE FUNCTION all_practices_changed();

-- History of the business variables. Append-only.
CREATE TABLE variable_changes (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  from_value integer NOT NULL,
  to_value integer NOT NULL,
  reason text,
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL
);
-- The history of one variable, newest first.
CREATE INDEX variable_changes_name ON variable_changes (name, changed_at DESC, id DESC);
CREATE TRIGGER variable_changes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON variable_changes
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();

-- What admins did, to what and why. Append-only, written in the transaction of the act.
CREATE TABLE admin_acts (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  action text NOT NULL,
  entity text NOT NULL,
  -- Not always a UUID: a variable has a name.
  entity_id text NOT NULL,
  -- Before, after and reason, sealed with the admin's key because the reason is free text.
  details_sealed bytea NOT NULL,
  session_id uuid NOT NULL,
  address inet NOT NULL
);
-- One kind of act.
CREATE INDEX admin_acts_action ON admin_acts (action, at DESC, id DESC);
-- Acts on one kind of object.
CREATE INDEX admin_acts_entity ON admin_acts (entity, at DESC, id DESC);
-- All acts, newest first, also of a period.
CREATE INDEX admin_acts_latest ON admin_acts (at DESC, id DESC);
-- The history of one object.
CREATE INDEX admin_acts_subject ON admin_acts (entity_id, at DESC, id DESC);
-- What one admin did.
CREATE INDEX admin_acts_user ON admin_acts (user_id, at DESC, id DESC);
CREATE TRIGGER admin_acts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON admin_acts
  FOR EACH STATEMENT
  EXECUTE FUNCTION forbid_change();

-- Error log: equal errors share a row by fingerprint. Holds no personal data.
CREATE TABLE errors (
  id uuid PRIMARY KEY,
  fingerprint bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('api', 'job', 'browser')),
  status text NOT NULL CHECK (status IN ('em aberto', 'em correção', 'resolvido', 'reaberto')),
  -- When its state last changed; earlier occurrences do not reopen it.
  moved_at timestamptz,
  name text NOT NULL,
  message text NOT NULL,
  route text NOT NULL,
  http_status smallint,
  -- Build branch of the last occurrence; `build`, `stack` and `request` are of the same one.
  branch text NOT NULL,
  build text NOT NULL,
  stack text NOT NULL,
  request jsonb NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL
);
-- The list of one build branch, latest first.
CREATE INDEX errors_branch ON errors (branch, last_seen DESC, id DESC);
-- The error log, sorted by how often each error was seen.
CREATE INDEX errors_count ON errors (count, id);
-- The row of an error that happens again.
CREATE UNIQUE INDEX errors_fingerprint ON errors (fingerprint);
-- The error log, sorted by when each error was seen first.
CREATE INDEX errors_first_seen ON errors (first_seen, id);
-- The list of one HTTP status, latest first.
CREATE INDEX errors_http_status ON errors (http_status, last_seen DESC, id DESC);
-- The list, latest first; totals are counted on the index alone.
CREATE INDEX errors_seen ON errors (last_seen DESC, id DESC);
-- The list of one state, latest first.
CREATE INDEX errors_status ON errors (status, last_seen DESC, id DESC);

-- History of an error's state; `moved_by` is null when it reopened by itself.
CREATE TABLE error_moves (
  id uuid PRIMARY KEY,
  error_id uuid NOT NULL REFERENCES errors ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  note text NOT NULL,
  moved_by uuid REFERENCES users,
  moved_at timestamptz NOT NULL
);
-- The history of one error.
CREATE INDEX error_moves_error ON error_moves (error_id, moved_at);

-- Messages from the contact page to the support; who wrote and what is sealed. Deleted after 180 days, or with the
-- account.
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  -- The patient whose account has the address that was given; null for all others.
  customer_id uuid REFERENCES customers,
  subject text NOT NULL,
  language text NOT NULL,
  error_id text,
  content_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- When the mail server was asked last; emptied where it did not take the message.
  started_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  CONSTRAINT contact_messages_end CHECK (sent_at IS NULL OR failed_at IS NULL),
  CONSTRAINT contact_messages_error CHECK (length(error_id) <= 80),
  CONSTRAINT contact_messages_failure CHECK (failure IN ('unreachable', 'refused', 'unanswered')),
  CONSTRAINT contact_messages_language CHECK (language IN ('pt', 'en')),
  CONSTRAINT contact_messages_subject CHECK (subject IN ('consulta', 'pagamento', 'conta', 'profissional', 'outro'))
);
-- The support's list, the latest first, and what is forgotten.
CREATE INDEX contact_messages_created ON contact_messages (created_at DESC, id DESC);
-- A patient's own, for the copy of the data and its erasure.
CREATE INDEX contact_messages_customer ON contact_messages (customer_id) WHERE customer_id IS NOT NULL;

-- Applied migrations with their checksums.
CREATE TABLE schema_migrations (
  name text PRIMARY KEY,
  hash text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE workers (
  id text PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- ── Other tables ────────────────────────────────────────────────────────────────────────────────────

-- Slots that a specialist keeps for a patient, or for a person without an account, until they accept or the deadline.
CREATE TABLE booking_links (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialty_id uuid NOT NULL REFERENCES specialties,
  customer_id uuid REFERENCES customers,
  dependent_id uuid,
  -- Name, cell phone and e-mail of a person without an account, under a key of the row's own; cleared after its end.
  person_sealed bytea,
  -- Keyed hash of whom the messages go to: how many a day one person gets.
  person_hash bytea NOT NULL,
  mode text NOT NULL CHECK (mode IN ('link', 'courtesy', 'return')),
  return_of uuid REFERENCES appointments,
  -- Centavos, as they were when the link was made.
  price integer NOT NULL CHECK (price >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  place_id uuid REFERENCES places,
  token_hash bytea NOT NULL UNIQUE,
  idempotency_key text,
  status text NOT NULL CHECK (status IN ('open', 'accepted', 'declined', 'canceled', 'expired')),
  -- What was booked by it, also while that is not paid.
  appointment_id uuid REFERENCES appointments,
  -- How often the link was sent.
  messages smallint NOT NULL DEFAULT 1,
  sent_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- The first date's link, whose secret opens all of the series; null for a single date.
  series_id uuid,
  -- Which date of the series, from 1.
  series_place smallint,
  -- How many dates the series had when it was made.
  series_size smallint,
  -- When the patient was reminded to pay this date of a series; once.
  reminded_at timestamptz,
  CONSTRAINT booking_links_check CHECK (starts_at < ends_at AND expires_at < starts_at),
  CONSTRAINT booking_links_end CHECK ((status = 'open') = (ended_at IS NULL)),
  CONSTRAINT booking_links_known CHECK (customer_id IS NULL OR person_sealed IS NULL),
  CONSTRAINT booking_links_return CHECK ((mode = 'return') = (return_of IS NOT NULL)),
  CONSTRAINT booking_links_series CHECK ((num_nonnulls(series_id, series_place, series_size) IN (0, 3)) AND (series_id IS NULL OR series_size >= 2 AND series_size <= 12 AND series_place >= 1 AND series_place <= series_size)),
  CONSTRAINT booking_links_dependent FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents(id, customer_id)
);
-- The link of an appointment that is paid now.
CREATE INDEX booking_links_appointment ON booking_links (appointment_id) WHERE appointment_id IS NOT NULL;
-- What waits for a patient; erasure.
CREATE INDEX booking_links_customer ON booking_links (customer_id) WHERE customer_id IS NOT NULL;
-- The job that ends links at their deadline.
CREATE INDEX booking_links_due ON booking_links (expires_at) WHERE status = 'open';
-- The job that forgets people.
CREATE INDEX booking_links_ended ON booking_links (ended_at) WHERE person_sealed IS NOT NULL;
-- A repeated call finds what the first one made.
CREATE UNIQUE INDEX booking_links_key ON booking_links (specialist_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
-- How many links one person got in a day.
CREATE INDEX booking_links_person ON booking_links (person_hash, created_at);
-- The dates of a series in their order.
CREATE UNIQUE INDEX booking_links_series_dates ON booking_links (series_id, series_place) WHERE series_id IS NOT NULL;
-- The links of a specialist, and how many they made in a day.
CREATE INDEX booking_links_specialist ON booking_links (specialist_id, created_at DESC);
CREATE TRIGGER booking_links_emptied_version AFTER TRUNCATE ON booking_links
  FOR EACH STATEMENT
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER booking_links_version AFTER INSERT OR DELETE OR UPDATE ON booking_links
  FOR EACH ROW
  EXECUTE FUNCTION practice_changed();

-- ── Views ───────────────────────────────────────────────────────────────────────────────────────────

-- What patients see and book: the domain's `whyHidden` finds nothing. A specialist without a row here has no slots
-- anywhere.
CREATE VIEW bookable_offers AS
 SELECT o.id,
    o.specialist_id,
    o.specialty_id,
    o.price
   FROM specialist_specialties o
     JOIN specialists s ON s.id = o.specialist_id
     JOIN specialties y ON y.id = o.specialty_id
  WHERE s.status = 1 AND s.deleted_at IS NULL AND o.enabled AND y.enabled AND may_announce(s.council_type, o.rqe, y.councils, y.needs_rqe);

-- ── Functions ───────────────────────────────────────────────────────────────────────────────────────

-- Makes the partitions of the month that begins then, with what came before there were any.
CREATE OR REPLACE FUNCTION add_notification_month(p_from timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  month text := to_char(p_from AT TIME ZONE 'UTC', 'YYYY_MM');
  first_id uuid := first_id_of(p_from);
  end_id uuid := first_id_of((p_from AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC');
  part text;
  key text;
BEGIN
  -- What the new partitions refer to first, as who notifies of a change has locked what was changed.
  LOCK TABLE users, appointments, push_subscriptions IN SHARE ROW EXCLUSIVE MODE;
  FOREACH part IN ARRAY ARRAY['notifications', 'notification_messages', 'push_messages'] LOOP
    key := CASE part WHEN 'notifications' THEN 'id' ELSE 'notification_id' END;
    EXECUTE format('CREATE TABLE months.%I (LIKE %I INCLUDING ALL)', part || '_' || month, part);
    EXECUTE format('LOCK TABLE months.%I IN ACCESS EXCLUSIVE MODE', part || '_rest');
    EXECUTE format('INSERT INTO months.%I SELECT * FROM months.%I WHERE %I >= $1 AND %I < $2',
      part || '_' || month, part || '_rest', key, key) USING first_id, end_id;
  END LOOP;
  PERFORM relate_notification_month(month);
  -- Takes the deliveries along.
  DELETE FROM months.notifications_rest WHERE id >= first_id AND id < end_id;
  FOREACH part IN ARRAY ARRAY['notifications', 'notification_messages', 'push_messages'] LOOP
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION months.%I FOR VALUES FROM (%L) TO (%L)',
      part, part || '_' || month, first_id, end_id);
  END LOOP;
END $function$;

-- A job without key and queue, as graphile_worker.add_job adds it; that makes the task where it is the first of its
-- name.
CREATE OR REPLACE FUNCTION add_plain_job(p_task text, p_payload json, p_run_at timestamp with time zone, p_max_attempts integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO graphile_worker._private_jobs (task_id, payload, run_at, max_attempts)
    SELECT t.id, p_payload, coalesce(p_run_at, now()), p_max_attempts
      FROM graphile_worker._private_tasks t WHERE t.identifier = p_task;
  IF FOUND THEN
    PERFORM pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
  ELSE
    PERFORM graphile_worker.add_job(p_task, p_payload, run_at := p_run_at, max_attempts := p_max_attempts);
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION all_practices_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM raise_practice_version('00000000-0000-0000-0000-000000000000');
  RETURN NULL;
END $function$;

-- Recomputes access-log chains and returns the first line that differs (null: lines are missing at the end), of one
-- patient or of all.
CREATE OR REPLACE FUNCTION broken_access_chains(p_customer uuid)
 RETURNS TABLE(customer_id uuid, line bigint)
 LANGUAGE sql
 STABLE
AS $function$
  WITH lines AS (
    SELECT l.customer_id, l.id, l.hash, row_number() OVER newest AS from_end,
      sha256(coalesce(lag(l.hash) OVER oldest, '\x'::bytea) || convert_to(concat_ws('|', l.customer_id, l.user_id,
        l.role, l.action, l.object, l.object_id, l.basis, coalesce(l.session_id::text, ''), coalesce(host(l.address), ''),
        to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')), 'UTF8')) AS expected
    FROM access_log l WHERE p_customer IS NULL OR l.customer_id = p_customer
    WINDOW oldest AS (PARTITION BY l.customer_id ORDER BY l.id), newest AS (PARTITION BY l.customer_id ORDER BY l.id DESC)
  ), ends AS (
    SELECT coalesce(h.customer_id, l.customer_id) AS customer_id, 0::bigint AS line
    FROM (SELECT * FROM access_heads WHERE p_customer IS NULL OR access_heads.customer_id = p_customer) h
    FULL JOIN (SELECT * FROM lines WHERE from_end = 1) l ON l.customer_id = h.customer_id
    WHERE l.hash IS DISTINCT FROM h.hash AND NOT (l.hash IS NULL AND h.hash = '\x'::bytea)
  )
  SELECT b.customer_id, min(nullif(b.line, 0)) FROM (
    SELECT lines.customer_id, lines.id AS line FROM lines WHERE lines.hash <> lines.expected
    UNION ALL SELECT * FROM ends
  ) b GROUP BY b.customer_id ORDER BY b.customer_id
$function$;

-- Recomputes record chains and returns the first line that differs (null: lines are missing at the end).
CREATE OR REPLACE FUNCTION broken_record_chains()
 RETURNS TABLE(customer_id uuid, line bigint)
 LANGUAGE sql
 STABLE
AS $function$
  WITH lines AS (
    SELECT c.customer_id, c.id, c.hash, row_number() OVER newest AS from_end,
      sha256(coalesce(lag(c.hash) OVER oldest, '\x'::bytea)
        || convert_to(concat_ws('|', c.record_id, coalesce(c.addendum_id::text, '')), 'UTF8') || c.content_hash) AS expected
    FROM record_chain c
    WINDOW oldest AS (PARTITION BY c.customer_id ORDER BY c.id), newest AS (PARTITION BY c.customer_id ORDER BY c.id DESC)
  )
  SELECT b.customer_id, min(b.line) FROM (
    SELECT lines.customer_id, lines.id AS line FROM lines WHERE lines.hash <> lines.expected
    UNION ALL
    SELECT coalesce(h.customer_id, l.customer_id), NULL
    FROM record_heads h FULL JOIN (SELECT * FROM lines WHERE from_end = 1) l ON l.customer_id = h.customer_id
    WHERE l.hash IS DISTINCT FROM h.hash
  ) b GROUP BY b.customer_id ORDER BY b.customer_id
$function$;

-- Kinds of urgent care that a specialty attends by its name in the catalogue.
CREATE OR REPLACE FUNCTION care_kinds_of(p_slug text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE
    WHEN p_slug IN ('clinica-medica', 'clinica-geral', 'medico-generalista', 'medicina-de-emergencia', 'geriatria') THEN '{general}'::text[]
    WHEN p_slug IN ('medicina-de-familia', 'medicina-de-familia-e-comunidade') THEN '{general,pediatrics}'::text[]
    WHEN p_slug = 'pediatria' THEN '{pediatrics}'::text[]
    WHEN p_slug = 'odontologia' THEN '{dentistry}'::text[]
    WHEN p_slug = 'psicologia' THEN '{psychology}'::text[]
    ELSE '{}'::text[] END
$function$;

-- Whether care that ended then still allows writing, in calendar months (UTC) as the domain's `hasCare`.
CREATE OR REPLACE FUNCTION care_stands(p_last timestamp with time zone, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(p_last >= (p_now AT TIME ZONE 'UTC' - make_interval(months =>
    coalesce((SELECT value FROM variables WHERE name = 'care_months'), 24)::int)) AT TIME ZONE 'UTC', false)
$function$;

CREATE OR REPLACE FUNCTION catalogue_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE catalogue_versions SET version = version + 1 WHERE catalogue = TG_TABLE_NAME;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION catalogue_gained()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO catalogue_words (catalogue, word)
  SELECT DISTINCT TG_TABLE_NAME, word FROM gained, unnest(tsvector_to_array(gained.words)) AS word
   WHERE length(word) > 2 AND word ~ '^[[:alpha:]]+$'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

-- Appends a signature or addendum to an account's record chain.
CREATE OR REPLACE FUNCTION chain_record(p_customer uuid, p_record uuid, p_addendum uuid, p_content bytea)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  previous bytea;
  line bytea;
BEGIN
  INSERT INTO record_heads VALUES (p_customer, '\x'::bytea) ON CONFLICT DO NOTHING;
  SELECT hash INTO previous FROM record_heads WHERE customer_id = p_customer FOR UPDATE;
  line := sha256(previous || convert_to(concat_ws('|', p_record, coalesce(p_addendum::text, '')), 'UTF8') || p_content);
  UPDATE record_heads SET hash = line WHERE customer_id = p_customer;
  INSERT INTO record_chain (customer_id, record_id, addendum_id, content_hash, hash)
  VALUES (p_customer, p_record, p_addendum, p_content, line);
END $function$;

-- Words of a text as the search sees them: without accents and endings.
CREATE OR REPLACE FUNCTION cid_words(input text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN to_tsvector('portuguese'::regconfig, fold(input));

-- Drops the months of notifications that ended more than six months ago. Returns which.
CREATE OR REPLACE FUNCTION drop_notification_months(p_now timestamp with time zone)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '2s'
AS $function$
DECLARE
  -- A month goes when its last moment is six months ago.
  kept_from timestamptz := date_trunc('month', (p_now - interval '6 months') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
  month text;
  dropped text[] := '{}';
BEGIN
  PERFORM pg_advisory_xact_lock(727002);
  DELETE FROM months.notifications_rest WHERE id < first_id_of(kept_from);
  FOR month IN
    SELECT substr(relname, length('notifications_') + 1) FROM pg_class
     WHERE relnamespace = 'months'::regnamespace AND relkind = 'r' AND relname ~ '^notifications_\d{4}_\d\d$'
       AND relname < 'notifications_' || to_char(kept_from AT TIME ZONE 'UTC', 'YYYY_MM') ORDER BY 1 LOOP
    LOCK TABLE ONLY notifications, ONLY notification_messages, ONLY push_messages IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('DROP TABLE months.%I, months.%I, months.%I',
      'push_messages_' || month, 'notification_messages_' || month, 'notifications_' || month);
    dropped := dropped || month;
  END LOOP;
  RETURN dropped;
END $function$;

-- Deletes the push subscription of a session that ended.
CREATE OR REPLACE FUNCTION end_push_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $function$;

-- The smallest UUIDv7 of an instant.
CREATE OR REPLACE FUNCTION first_id_of(p_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT (lpad(to_hex(floor(extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$function$;

-- What open_slots finds for a stranger, of the first days that have any: so many days, and so many slots of each.
CREATE OR REPLACE FUNCTION first_open_slots(p_specialist uuid, p_from timestamp with time zone, p_to timestamp with time zone, p_now timestamp with time zone, p_lead integer, p_days integer, p_each integer)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, place_id uuid)
 LANGUAGE sql
 STABLE ROWS 20
AS $function$
  SELECT s.starts_at, s.ends_at, s.place_id
    FROM first_slots_of(p_specialist, greatest(p_from, p_now + p_lead * interval '1 minute'),
                        least(p_to, p_now + interval '2880 hours' + interval '1 microsecond'), p_now, NULL, p_days, p_each) s
   WHERE s.status = 'open'
$function$;

-- Every slot the rules open in a period, and what occupies it, of so many days that have open ones, each until so many
-- are open; all without these numbers.
CREATE OR REPLACE FUNCTION first_slots_of(p_specialist uuid, p_from timestamp with time zone, p_to timestamp with time zone, p_now timestamp with time zone, p_customer uuid, p_days integer, p_each integer)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, place_id uuid, status text)
 LANGUAGE plpgsql
 STABLE ROWS 30
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  zone text;
  online boolean;
  first_day date;
  last_day date;
  -- The rules, one entry each, in the order that decides between slots of one start: the shorter, then online first.
  weekdays smallint[];
  days_from date[];
  days_to date[];
  inits integer[];
  lasts integer[];
  steps integer[];
  pauses integer[];
  places uuid[];
  booked tstzmultirange;
  held tstzmultirange;
  offered tstzmultirange;
  kept tstzmultirange;
  blocked tstzmultirange;
  day date;
  opening integer[];
  next_minute integer[];
  early timestamptz;
  late timestamptz;
  best integer;
  j integer;
  wall interval;
  free timestamptz;
  span tstzrange;
  open_days integer := 0;
  open_of_day integer;
BEGIN
  IF p_from >= p_to THEN RETURN; END IF;
  SELECT s.time_zone, s.use_online INTO zone, online FROM specialists s WHERE s.id = p_specialist;
  IF zone IS NULL THEN RETURN; END IF;
  first_day := (p_from AT TIME ZONE zone)::date;
  last_day := ((p_to - interval '1 microsecond') AT TIME ZONE zone)::date;

  SELECT array_agg(r.weekday), array_agg(r.day_from), array_agg(r.day_to), array_agg(r.init),
         array_agg(r.final - r.step), array_agg(r.step), array_agg(r.pause), array_agg(r.place_id)
    INTO weekdays, days_from, days_to, inits, lasts, steps, pauses, places
    FROM (
      SELECT a.weekday, coalesce(a.on_date, a.valid_from, '-infinity') AS day_from,
             coalesce(a.on_date, a.valid_until, 'infinity') AS day_to, a.interval_minutes::integer AS step, a.pause_minutes::integer AS pause, a.place_id,
             extract(epoch FROM a.init_hour)::integer / 60 AS init,
             extract(epoch FROM a.final_hour)::integer / 60 AS final
        FROM availability_rules a
       WHERE a.specialist_id = p_specialist
         AND coalesce(a.on_date, a.valid_from, '-infinity') <= last_day
         AND coalesce(a.on_date, a.valid_until, 'infinity') >= first_day
         AND CASE WHEN a.place_id IS NULL THEN online ELSE EXISTS (
               SELECT FROM places p WHERE p.id = a.place_id AND p.status AND p.deleted_at IS NULL) END
       ORDER BY a.interval_minutes, a.place_id NULLS FIRST
    ) r;
  IF inits IS NULL THEN RETURN; END IF;

  -- A slot lasts 8 h at most and an appointment less than 24 h: what could overlap begins in this window.
  SELECT range_agg(tstzrange(a.starts_at, a.ends_at)) FILTER (WHERE a.status <> 'awaiting_payment'),
         range_agg(tstzrange(a.starts_at, a.ends_at)) FILTER (WHERE a.status = 'awaiting_payment'),
         (SELECT range_agg(tstzrange(o.starts_at, o.ends_at)) FROM slot_offers o
           WHERE o.specialist_id = p_specialist AND o.status IN ('offered', 'booking')
             AND o.starts_at > p_from - interval '8 hours' AND o.starts_at < p_to + interval '8 hours'
             AND o.customer_id IS DISTINCT FROM p_customer AND o.expires_at + interval '30 seconds' > p_now),
         (SELECT range_agg(tstzrange(h.starts_at, h.ends_at)) FROM slot_holds h
           WHERE h.specialist_id = p_specialist AND NOT h.ended
             AND h.starts_at > p_from - interval '8 hours' AND h.starts_at < p_to + interval '8 hours'
             AND h.holder_id IS DISTINCT FROM p_customer AND h.expires_at > p_now)
    INTO booked, held, offered, kept
    FROM appointments a
   WHERE a.specialist_id = p_specialist AND a.status IN ('awaiting_payment', 'confirmed', 'in_progress')
     AND a.starts_at > p_from - interval '24 hours' AND a.starts_at < p_to + interval '8 hours'
     AND (a.status <> 'awaiting_payment' OR a.hold_expires_at IS NULL OR a.hold_expires_at > p_now);
  IF offered IS NOT NULL THEN held := coalesce(held, '{}') + offered; END IF;
  IF kept IS NOT NULL THEN held := coalesce(held, '{}') + kept; END IF;
  SELECT range_agg(tstzrange(b.starts_at, b.ends_at)) INTO blocked FROM (
    SELECT b.starts_at, b.ends_at FROM blocks b
     WHERE b.specialist_id = p_specialist AND b.ends_at > p_from AND b.starts_at < p_to + interval '8 hours'
    UNION ALL
    SELECT e.starts_at, e.ends_at FROM external_busy e
     WHERE e.specialist_id = p_specialist AND e.ends_at > p_from AND e.starts_at < p_to + interval '8 hours') b;

  FOR ahead IN 0 .. last_day - first_day LOOP
    day := first_day + ahead;
    opening := '{}';
    FOR i IN 1 .. cardinality(inits) LOOP
      IF days_from[i] <= day AND day <= days_to[i]
         AND (weekdays[i] IS NULL OR weekdays[i] = extract(dow FROM day)) THEN
        opening := opening || i;
      END IF;
    END LOOP;
    CONTINUE WHEN cardinality(opening) = 0;

    -- 00:00 of the wall by the clocks before this day and by those after it: the same, but for a day of change.
    early := (day::timestamp - (((day - 1)::timestamp AT TIME ZONE 'UTC' AT TIME ZONE zone) - (day - 1)::timestamp))
             AT TIME ZONE 'UTC';
    late := (day::timestamp - (((day + 2)::timestamp AT TIME ZONE 'UTC' AT TIME ZONE zone) - (day + 2)::timestamp))
            AT TIME ZONE 'UTC';
    next_minute := inits;
    free := '-infinity';
    open_of_day := 0;
    LOOP
      EXIT WHEN open_of_day = p_each;
      best := NULL;
      FOREACH j IN ARRAY opening LOOP
        IF next_minute[j] <= lasts[j] AND (best IS NULL OR next_minute[j] < next_minute[best]) THEN best := j; END IF;
      END LOOP;
      EXIT WHEN best IS NULL;
      wall := next_minute[best] * interval '1 minute';
      next_minute[best] := next_minute[best] + steps[best] + pauses[best];
      starts_at := early + wall;
      IF early <> late THEN
        -- A wall time that clocks jump over is no moment; one that happens twice is the first of the two.
        starts_at := least(CASE WHEN starts_at AT TIME ZONE zone = day + wall THEN starts_at END,
                           CASE WHEN (late + wall) AT TIME ZONE zone = day + wall THEN late + wall END);
        CONTINUE WHEN starts_at IS NULL;
      END IF;
      CONTINUE WHEN starts_at < free;
      ends_at := starts_at + steps[best] * interval '1 minute';
      free := ends_at;
      CONTINUE WHEN starts_at < p_from OR starts_at >= p_to;
      place_id := places[best];
      span := tstzrange(starts_at, ends_at);
      status := CASE WHEN booked && span THEN 'booked' WHEN held && span THEN 'held'
                     WHEN blocked && span THEN 'blocked' ELSE 'open' END;
      IF status = 'open' THEN open_of_day := open_of_day + 1; END IF;
      RETURN NEXT;
    END LOOP;
    IF open_of_day > 0 THEN open_days := open_days + 1; END IF;
    EXIT WHEN open_days = p_days;
  END LOOP;
END $function$;

-- Lower case without accents and apostrophes, for search. IMMUTABLE because it names its dictionary, so that it can be
-- indexed.
CREATE OR REPLACE FUNCTION fold(input text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, translate(input, '''’‘`´'::text, ''::text)));

-- Trigger of append-only tables.
CREATE OR REPLACE FUNCTION forbid_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $function$;

CREATE OR REPLACE FUNCTION give_specialist_slug(p_specialist uuid, p_name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  base text := coalesce(nullif(left(trim(BOTH '-' FROM regexp_replace(fold(p_name), '[^a-z0-9]+', '-', 'g')), 80), ''), 'especialista');
  candidate text;
  owner uuid;
BEGIN
  base := trim(BOTH '-' FROM base);
  UPDATE specialist_slugs SET is_current = false WHERE specialist_id = p_specialist AND is_current;
  FOR attempt IN 1..10000 LOOP
    candidate := CASE WHEN attempt = 1 THEN base ELSE base || '-' || attempt END;
    INSERT INTO specialist_slugs (slug, specialist_id) VALUES (candidate, p_specialist) ON CONFLICT (slug) DO NOTHING;
    EXIT WHEN FOUND;
    SELECT specialist_id INTO owner FROM specialist_slugs WHERE slug = candidate;
    IF owner = p_specialist THEN
      UPDATE specialist_slugs SET is_current = true WHERE slug = candidate;
      EXIT;
    END IF;
  END LOOP;
END $function$;

-- Whether a person has an open screen anywhere; servers report every 10 s.
CREATE OR REPLACE FUNCTION is_connected(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (SELECT FROM connected_users c JOIN socket_servers s ON s.id = c.server_id
    WHERE c.user_id = person AND s.seen_at > now() - interval '30 seconds')
$function$;

-- Creates or updates the chat of two people after their care changed.
CREATE OR REPLACE FUNCTION keep_chat(p_customer uuid, p_specialist uuid, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  care timestamptz := last_care(p_customer, p_specialist);
BEGIN
  IF care IS NOT NULL THEN
    INSERT INTO chats (id, customer_id, specialist_id, last_care_at, last_at, created_at)
      VALUES (uuid_of(p_at), p_customer, p_specialist, care, p_at, p_at) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      RETURN;
    END IF;
  END IF;
  -- Whoever changes the care of the same two people meanwhile is waited for, and seen.
  PERFORM FROM chats WHERE customer_id = p_customer AND specialist_id = p_specialist FOR UPDATE;
  UPDATE chats SET last_care_at = last_care(p_customer, p_specialist)
   WHERE customer_id = p_customer AND specialist_id = p_specialist
     AND last_care_at IS DISTINCT FROM last_care(p_customer, p_specialist);
END $function$;

CREATE OR REPLACE FUNCTION keep_chat_of_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM keep_chat(NEW.customer_id, NEW.specialist_id, NEW.updated_at);
  RETURN NULL;
END $function$;

-- The chat of two people who have an appointment, with the end of the last one.
CREATE OR REPLACE FUNCTION keep_chat_of_new_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO chats AS known (id, customer_id, specialist_id, last_care_at, last_at, created_at)
    VALUES (uuid_of(NEW.updated_at), NEW.customer_id, NEW.specialist_id, NEW.ends_at, NEW.updated_at, NEW.updated_at)
    ON CONFLICT (customer_id, specialist_id, thread) DO UPDATE SET last_care_at = excluded.last_care_at
     WHERE known.last_care_at IS NULL OR known.last_care_at < excluded.last_care_at;
  UPDATE chats SET last_care_at = NEW.ends_at
   WHERE customer_id = NEW.customer_id AND specialist_id = NEW.specialist_id AND thread = 'office'
     AND (last_care_at IS NULL OR last_care_at < NEW.ends_at);
  RETURN NULL;
END $function$;

-- End of the last encounter that counts as care between two people; null for none.
CREATE OR REPLACE FUNCTION last_care(p_customer uuid, p_specialist uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  SELECT max(ends_at) FROM appointments
   WHERE customer_id = p_customer AND specialist_id = p_specialist AND status IN ('confirmed', 'in_progress', 'finished')
$function$;

-- The postings that a statement adds to an entry sum to zero, and so all of the entry do.
CREATE OR REPLACE FUNCTION ledger_entries_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  wrong uuid := (SELECT entry_id FROM added GROUP BY entry_id HAVING sum(amount) <> 0 LIMIT 1);
BEGIN
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'ledger entry % does not balance', wrong USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $function$;

-- Keeps a specialist's rows and prices in `next_slots` equal to `bookable_offers`; the row of all has no price where
-- nothing is bookable.
CREATE OR REPLACE FUNCTION list_offers(p_specialist uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM next_slots n
   WHERE n.specialist_id = p_specialist AND n.specialty_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM bookable_offers o
                      WHERE o.specialist_id = p_specialist AND o.specialty_id = n.specialty_id);
  INSERT INTO next_slots (specialist_id, specialty_id, price, starts_at, ends_at, place_id, check_at)
  SELECT p_specialist, o.specialty_id, min(o.price), n.starts_at, n.ends_at, n.place_id, coalesce(n.check_at, '-infinity')
    FROM (SELECT specialty_id, price FROM bookable_offers WHERE specialist_id = p_specialist
          UNION ALL
          SELECT NULL, min(price) FROM bookable_offers WHERE specialist_id = p_specialist) o
    LEFT JOIN next_slots n ON n.specialist_id = p_specialist AND n.specialty_id IS NULL
   GROUP BY o.specialty_id, n.starts_at, n.ends_at, n.place_id, n.check_at
  ON CONFLICT (specialist_id, specialty_id) DO UPDATE SET price = excluded.price
   WHERE next_slots.price IS DISTINCT FROM excluded.price
$function$;

CREATE OR REPLACE FUNCTION log_accesses(p_customers uuid[], p_users uuid[], p_roles text[], p_actions text[], p_objects text[], p_object_ids uuid[], p_bases text[], p_sessions uuid[], p_addresses inet[], p_ats timestamp with time zone[], p_waits boolean)
 RETURNS integer[]
 LANGUAGE plpgsql
AS $function$
DECLARE
  patients uuid[];
  heads bytea[];
  hashes bytea[] := array_fill(NULL::bytea, ARRAY[cardinality(p_customers)]);
  left_out integer[] := '{}';
  place integer;
BEGIN
  FOR again IN 1 .. 2 LOOP
    IF p_waits THEN
      SELECT array_agg(h.customer_id), array_agg(h.hash) INTO patients, heads FROM (
        SELECT customer_id, hash FROM access_heads WHERE customer_id = ANY (p_customers)
         ORDER BY customer_id FOR UPDATE) h;
    ELSE
      SELECT array_agg(h.customer_id), array_agg(h.hash) INTO patients, heads FROM (
        SELECT customer_id, hash FROM access_heads WHERE customer_id = ANY (p_customers)
         ORDER BY customer_id FOR UPDATE SKIP LOCKED) h;
    END IF;
    EXIT WHEN patients @> p_customers;
    -- A patient's first line makes the head.
    INSERT INTO access_heads SELECT DISTINCT c, '\x'::bytea FROM unnest(p_customers) c ORDER BY c ON CONFLICT DO NOTHING;
    EXIT WHEN NOT FOUND;
  END LOOP;

  FOR i IN 1 .. cardinality(p_customers) LOOP
    place := array_position(patients, p_customers[i]);
    IF place IS NULL THEN
      left_out := left_out || i;
    ELSE
      hashes[i] := sha256(heads[place] || convert_to(concat_ws('|', p_customers[i], p_users[i], p_roles[i], p_actions[i],
        p_objects[i], p_object_ids[i], p_bases[i], coalesce(p_sessions[i]::text, ''), coalesce(host(p_addresses[i]), ''),
        to_char(p_ats[i] AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')), 'UTF8'));
      heads[place] := hashes[i];
    END IF;
  END LOOP;

  INSERT INTO access_log (customer_id, user_id, role, action, object, object_id, basis, session_id, address, at, hash)
  SELECT l.customer, l.who, l.role, l.action, l.object, l.object_id, l.basis, l.session, l.address, l.at, l.hash
    FROM unnest(p_customers, p_users, p_roles, p_actions, p_objects, p_object_ids, p_bases, p_sessions, p_addresses, p_ats,
      hashes) WITH ORDINALITY AS l (customer, who, role, action, object, object_id, basis, session, address, at, hash, nth)
   WHERE l.hash IS NOT NULL ORDER BY l.nth;
  UPDATE access_heads h SET hash = n.hash FROM unnest(patients, heads) AS n (customer, hash)
   WHERE h.customer_id = n.customer;
  RETURN left_out;
END $function$;

-- Makes the months of notifications that are missing, from six ago to three ahead. Returns which.
CREATE OR REPLACE FUNCTION make_notification_months(p_now timestamp with time zone)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '2s'
AS $function$
DECLARE
  month timestamptz;
  made text[] := '{}';
BEGIN
  -- Any constant: two workers make a month once.
  PERFORM pg_advisory_xact_lock(727002);
  FOR month IN SELECT (date_trunc('month', p_now AT TIME ZONE 'UTC') + n * interval '1 month') AT TIME ZONE 'UTC'
                 FROM generate_series(-6, 3) n LOOP
    CONTINUE WHEN to_regclass('months.notifications_' || to_char(month AT TIME ZONE 'UTC', 'YYYY_MM')) IS NOT NULL;
    PERFORM add_notification_month(month);
    made := made || to_char(month AT TIME ZONE 'UTC', 'YYYY_MM');
  END LOOP;
  RETURN made;
END $function$;

-- The domain's `mayAnnounce`: whether the council and the RQE allow to offer a specialty.
CREATE OR REPLACE FUNCTION may_announce(p_council text, p_rqe text, p_councils text[], p_needs_rqe boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT p_council IS NOT NULL AND (p_councils = '{}' OR p_council = ANY (p_councils))
     AND (p_council <> 'CRM' OR NOT p_needs_rqe OR p_rqe IS NOT NULL)
$function$;

CREATE OR REPLACE FUNCTION name_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT fold(first_name || ' ' || last_name) INTO NEW.folded FROM users WHERE id = NEW.user_id;
  RETURN NEW;
END $function$;

-- For each mistyped word, by its place, the words of `specialist_words` that are like it.
CREATE OR REPLACE FUNCTION near_words(p_words text[])
 RETURNS TABLE(nth bigint, word text, likeness real)
 LANGUAGE sql
 STABLE ROWS 10
 SET "pg_trgm.word_similarity_threshold" TO '0.4'
AS $function$
  SELECT typed.nth, w.word, word_similarity(typed.word, w.word)
    FROM unnest(p_words) WITH ORDINALITY AS typed (word, nth) JOIN specialist_words w ON typed.word <% w.word
$function$;

CREATE OR REPLACE FUNCTION offer_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM list_offers(coalesce(NEW.specialist_id, OLD.specialist_id));
  RETURN NULL;
END $function$;

-- Whether a time is held for another customer; an offer 30 seconds longer than it lasts, so that the job can pass it
-- on.
CREATE OR REPLACE FUNCTION offered_to_other(p_specialist uuid, p_from timestamp with time zone, p_to timestamp with time zone, p_customer uuid, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (
    SELECT FROM slot_offers o
     WHERE o.specialist_id = p_specialist AND o.status IN ('offered', 'booking')
       AND o.starts_at > p_from - interval '8 hours' AND o.starts_at < p_to AND o.ends_at > p_from
       AND o.customer_id IS DISTINCT FROM p_customer AND o.expires_at + interval '30 seconds' > p_now)
    OR EXISTS (
    SELECT FROM slot_holds h
     WHERE h.specialist_id = p_specialist AND NOT h.ended AND h.expires_at > p_now
       AND h.starts_at > p_from - interval '8 hours' AND h.starts_at < p_to AND h.ends_at > p_from
       AND h.holder_id IS DISTINCT FROM p_customer)
$function$;

-- Whether an assistant of this specialist answers patients.
CREATE OR REPLACE FUNCTION office_answers(p_specialist uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ SELECT EXISTS (SELECT FROM team_members WHERE specialist_id = p_specialist AND chat AND ended_at IS NULL) $function$;

-- Open slots of an interval, for one customer or for anybody: from now + lead on, at most 120 days ahead.
CREATE OR REPLACE FUNCTION open_slots(p_specialist uuid, p_from timestamp with time zone, p_to timestamp with time zone, p_now timestamp with time zone, p_lead integer, p_customer uuid DEFAULT NULL::uuid)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, place_id uuid)
 LANGUAGE sql
 STABLE ROWS 20
AS $function$
  SELECT s.starts_at, s.ends_at, s.place_id
    FROM slots_of(p_specialist, greatest(p_from, p_now + p_lead * interval '1 minute'),
                  least(p_to, p_now + interval '2880 hours' + interval '1 microsecond'), p_now, p_customer) s
   WHERE s.status = 'open'
$function$;

CREATE OR REPLACE FUNCTION page_slug_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO page_slugs (slug, page_id) VALUES (NEW.slug, NEW.id) ON CONFLICT (slug) DO NOTHING;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION portrait_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM raise_practice_version(s.id) FROM specialists s WHERE s.user_id = NEW.id;
  RETURN NULL;
END $function$;

-- Posts a ledger entry and updates cached balances in account order, so that transactions do not deadlock. False when
-- the entry exists.
CREATE OR REPLACE FUNCTION post_entry(p_id uuid, p_kind text, p_reference uuid, p_at timestamp with time zone, p_accounts text[], p_amounts bigint[])
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_new boolean;
BEGIN
  WITH entry AS (
    INSERT INTO ledger_entries (id, kind, reference, created_at) VALUES (p_id, p_kind, p_reference, p_at)
      ON CONFLICT (reference, kind) DO NOTHING RETURNING id
  ), lines AS (
    INSERT INTO ledger_postings (entry_id, account, amount)
      SELECT entry.id, line.account, line.amount FROM entry, unnest(p_accounts, p_amounts) AS line (account, amount)
  )
  SELECT EXISTS (SELECT FROM entry) INTO is_new;
  IF NOT is_new THEN
    RETURN false;
  END IF;
  FOR i IN 1 .. cardinality(p_accounts) LOOP
    CONTINUE WHEN p_accounts[i] IN ('provider', 'platform');
    UPDATE account_balances SET balance = balance + p_amounts[i] WHERE account = p_accounts[i];
    IF NOT FOUND THEN
      INSERT INTO account_balances AS known (account, balance) VALUES (p_accounts[i], p_amounts[i])
        ON CONFLICT (account) DO UPDATE SET balance = known.balance + excluded.balance;
    END IF;
  END LOOP;
  RETURN true;
END $function$;

CREATE OR REPLACE FUNCTION practice_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM raise_practice_version(OLD.specialist_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM raise_practice_version(NEW.specialist_id); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION practitioner_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM raise_practice_version(CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION raise_practice_version(p_specialist uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Once in a transaction is enough; again within a savepoint, whose number is another, does no harm.
  PERFORM FROM practice_versions v WHERE v.specialist_id = p_specialist AND v.xmin = pg_current_xact_id()::xid;
  IF FOUND THEN RETURN; END IF;
  UPDATE practice_versions v SET changes = v.changes + 1
   WHERE v.specialist_id = p_specialist AND v.lane = (
     SELECT free.lane FROM practice_versions free WHERE free.specialist_id = p_specialist
      ORDER BY free.lane LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED);
  IF NOT FOUND THEN INSERT INTO practice_versions (specialist_id) VALUES (p_specialist); END IF;
END $function$;

-- Marks the other participant's messages as read, up to a number or all. `moved` tells whether there were any.
CREATE OR REPLACE FUNCTION read_chat(p_chat uuid, p_member uuid, p_by_specialist boolean, p_until integer, p_now timestamp with time zone)
 RETURNS TABLE(moved boolean, seq integer, customer_user uuid, specialist_user uuid)
 LANGUAGE plpgsql
AS $function$
DECLARE
  chat record;
  before integer;
  notice uuid;
BEGIN
  SELECT c.last_seq, c.customer_read, c.specialist_read, c.customer_notice_id, c.specialist_notice_id,
      (SELECT s.user_id FROM specialists s WHERE s.id = c.specialist_id) AS specialist_user,
      (SELECT p.user_id FROM customers p WHERE p.id = c.customer_id) AS customer_user
    INTO chat FROM chats c
   WHERE c.id = p_chat AND p_member = CASE WHEN p_by_specialist THEN c.specialist_id ELSE c.customer_id END
     FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  customer_user := chat.customer_user;
  specialist_user := chat.specialist_user;
  before := CASE WHEN p_by_specialist THEN chat.specialist_read ELSE chat.customer_read END;
  notice := CASE WHEN p_by_specialist THEN chat.specialist_notice_id ELSE chat.customer_notice_id END;
  seq := greatest(least(coalesce(p_until, chat.last_seq), chat.last_seq), before);
  moved := seq > before;
  IF moved THEN
    UPDATE messages m SET read_at = p_now
      WHERE m.chat_id = p_chat AND m.seq > before AND m.seq <= read_chat.seq AND m.from_specialist <> p_by_specialist;
    IF p_by_specialist THEN
      UPDATE chats c SET specialist_read = read_chat.seq, specialist_got = greatest(c.specialist_got, read_chat.seq),
        specialist_unread = (SELECT count(*) FROM messages m
          WHERE m.chat_id = p_chat AND m.seq > read_chat.seq AND NOT m.from_specialist),
        specialist_notice_id = NULL WHERE c.id = p_chat;
    ELSE
      UPDATE chats c SET customer_read = read_chat.seq, customer_got = greatest(c.customer_got, read_chat.seq),
        customer_unread = (SELECT count(*) FROM messages m
          WHERE m.chat_id = p_chat AND m.seq > read_chat.seq AND m.from_specialist),
        customer_notice_id = NULL WHERE c.id = p_chat;
    END IF;
    IF notice IS NOT NULL THEN
      PERFORM read_notification(notice, p_now);
    END IF;
  END IF;
  RETURN NEXT;
END $function$;

-- Marks a notification as read; one that was read keeps its time.
CREATE OR REPLACE FUNCTION read_notification(p_notification uuid, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE notifications SET read_at = p_now WHERE id = p_notification AND read_at IS NULL
$function$;

-- Computes a specialist's row of `next_slots` again; writes only changes.
CREATE OR REPLACE FUNCTION refresh_next_slot(p_specialist uuid, p_now timestamp with time zone, p_lead integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  slot record;
  due timestamptz;
BEGIN
  SELECT * INTO slot FROM shown_slots(p_specialist, p_now, p_lead);
  -- Without any slot, the horizon of 120 days moves on.
  due := coalesce(slot.starts_at - p_lead * interval '1 minute', p_now + interval '6 hours');
  UPDATE next_slots n
     SET starts_at = slot.starts_at, ends_at = slot.ends_at, place_id = slot.place_id, check_at = due,
         later = CASE WHEN n.specialty_id IS NULL THEN coalesce(slot.later, '[]') ELSE '[]' END
   WHERE n.specialist_id = p_specialist
     AND (n.starts_at, n.ends_at, n.place_id, n.check_at, n.later)
         IS DISTINCT FROM (slot.starts_at, slot.ends_at, slot.place_id, due,
                           CASE WHEN n.specialty_id IS NULL THEN coalesce(slot.later, '[]') ELSE '[]' END);
END $function$;

-- How much of a credit can go back to its card or Pix: at most what the provider holds of it; Pix within 90 days;
-- nothing after a charge-back.
CREATE OR REPLACE FUNCTION refundable_amount(p_credit uuid, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((
    SELECT greatest(0, least(c.remaining, p.provider_amount
             - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.payment_id = p.id)))::integer
      FROM credits c JOIN payments p ON p.appointment_id = c.origin_appointment_id
     WHERE c.id = p_credit AND c.refundable AND p.provider_charge_id IS NOT NULL
       AND p.status <> 'charged_back' AND NOT EXISTS (SELECT FROM charge_backs b WHERE b.payment_id = p.id)
       AND (p.method NOT IN ('pix', 'wallet_pix') OR p.paid_at > p_now - interval '90 days')), 0)
$function$;

-- Lets the deliveries of a month refer to its notifications.
CREATE OR REPLACE FUNCTION relate_notification_month(p_month text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('ALTER TABLE months.%I ADD FOREIGN KEY (notification_id) REFERENCES months.%I ON DELETE CASCADE',
    'notification_messages_' || p_month, 'notifications_' || p_month);
  EXECUTE format('ALTER TABLE months.%I ADD FOREIGN KEY (notification_id) REFERENCES months.%I ON DELETE CASCADE',
    'push_messages_' || p_month, 'notifications_' || p_month);
END $function$;

CREATE OR REPLACE FUNCTION rename_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE customers SET folded = fold(NEW.first_name || ' ' || NEW.last_name) WHERE user_id = NEW.id;
  RETURN NULL;
END $function$;

-- A word or a city came or went by which active specialists are found.
CREATE OR REPLACE FUNCTION search_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM raise_practice_version('00000000-0000-0000-0000-000000000001');
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION search_text_of(p_specialist uuid, p_name text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT fold(p_name || coalesce(' ' || string_agg(y.name, ' ' ORDER BY y.name), ''))
    FROM next_slots n JOIN specialties y ON y.id = n.specialty_id AND y.enabled
   WHERE n.specialist_id = p_specialist
$function$;

-- Stores a message in one statement: permission, number, counters, and the job that notifies of unread messages.
-- `outcome`: sent, repeated, not_found, chat_closed, chat_disabled, answered.
CREATE OR REPLACE FUNCTION send_message(p_chat uuid, p_member uuid, p_from_specialist boolean, p_id uuid, p_client text, p_content bytea, p_file_key text, p_file_type text, p_file_size integer, p_file_secret bytea, p_now timestamp with time zone, p_quiet_since timestamp with time zone, p_tell_after interval)
 RETURNS TABLE(outcome text, id uuid, seq integer, automatic boolean, content_sealed bytea, file_type text, file_size integer, created_at timestamp with time zone, read_at timestamp with time zone, customer_user uuid, specialist_user uuid, chat_hours jsonb, time_zone text, auto_reply text, auto_replied_at timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
DECLARE
  chat record;
  is_automatic boolean := p_quiet_since IS NOT NULL;
BEGIN
  SELECT c.last_seq, c.last_at, c.last_care_at, c.thread, c.customer_unread, c.specialist_unread, c.auto_replied_at, c.customer_id,
      s.chat_enabled, s.chat_hours, s.time_zone, s.auto_reply, s.user_id AS specialist_user,
      (SELECT p.user_id FROM customers p WHERE p.id = c.customer_id) AS customer_user
    INTO chat FROM chats c JOIN specialists s ON s.id = c.specialist_id
   WHERE c.id = p_chat AND p_member = CASE WHEN p_from_specialist THEN c.specialist_id ELSE c.customer_id END
     FOR NO KEY UPDATE OF c;
  IF NOT FOUND THEN
    outcome := 'not_found';
    RETURN NEXT;
    RETURN;
  END IF;
  customer_user := chat.customer_user;
  specialist_user := chat.specialist_user;
  chat_hours := chat.chat_hours;
  time_zone := chat.time_zone;
  auto_reply := chat.auto_reply;
  auto_replied_at := chat.auto_replied_at;

  IF p_client IS NOT NULL THEN
    SELECT m.id, m.seq, m.automatic, m.content_sealed, m.file_type, m.file_size, m.created_at, m.read_at
      INTO id, seq, automatic, content_sealed, file_type, file_size, created_at, read_at
      FROM messages m WHERE m.chat_id = p_chat AND m.from_specialist = p_from_specialist AND m.client_id = p_client;
    IF FOUND THEN
      outcome := 'repeated';
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;

  outcome := CASE
    WHEN NOT care_stands(chat.last_care_at, p_now) THEN 'chat_closed'
    WHEN NOT p_from_specialist AND NOT chat.chat_enabled AND chat.thread = 'care' THEN 'chat_disabled'
    WHEN is_automatic AND chat.auto_replied_at >= p_quiet_since THEN 'answered'
    ELSE 'sent' END;
  IF outcome <> 'sent' THEN
    RETURN NEXT;
    RETURN;
  END IF;

  id := p_id;
  seq := chat.last_seq + 1;
  automatic := is_automatic;
  content_sealed := p_content;
  file_type := p_file_type;
  file_size := p_file_size;
  created_at := p_now;
  INSERT INTO messages (id, chat_id, seq, from_specialist, automatic, content_sealed, file_key, file_type, file_size,
      file_secret_sealed, client_id, created_at)
    VALUES (p_id, p_chat, seq, p_from_specialist, is_automatic, p_content, p_file_key, p_file_type, p_file_size,
      p_file_secret, p_client, p_now);
  UPDATE chats c SET last_seq = send_message.seq, last_at = p_now,
      customer_unread = c.customer_unread + p_from_specialist::int,
      specialist_unread = c.specialist_unread + (NOT p_from_specialist)::int,
      auto_replied_at = CASE WHEN is_automatic THEN p_now ELSE c.auto_replied_at END
    WHERE c.id = p_chat;
  IF (CASE WHEN p_from_specialist THEN chat.customer_unread ELSE chat.specialist_unread END) = 0
      OR chat.last_at < p_now - interval '1 hour' THEN
    PERFORM graphile_worker.add_job('tell-unread-chat'::text,
      payload := json_build_object('chatId', p_chat, 'toSpecialist', NOT p_from_specialist, 'seq', seq),
      run_at := p_now + p_tell_after,
      job_key := 'chat:' || p_chat || CASE WHEN p_from_specialist THEN ':customer' ELSE ':specialist' END);
  END IF;
  RETURN NEXT;
END $function$;

-- Empties the pending lists of the catalogue indexes after an import; as their owner.
CREATE OR REPLACE FUNCTION settle_catalogues()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
BEGIN
  PERFORM gin_clean_pending_list(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_am a ON a.oid = c.relam
   WHERE a.amname = 'gin' AND i.indrelid IN ('cids'::regclass, 'medicines'::regclass);
END $function$;

CREATE OR REPLACE FUNCTION settle_team_act()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF OLD.outcome <> 'open' OR NEW.outcome = 'open'
      OR (NEW.id, NEW.at, NEW.assistant_id, NEW.assistant_name, NEW.specialist_id, NEW.specialist_name, NEW.act, NEW.session_id, NEW.address)
        IS DISTINCT FROM
         (OLD.id, OLD.at, OLD.assistant_id, OLD.assistant_name, OLD.specialist_id, OLD.specialist_name, OLD.act, OLD.session_id, OLD.address)
    THEN RAISE EXCEPTION 'team_acts: only an open outcome may be settled';
    END IF;
    RETURN NEW;
  END $function$;

-- First open slot and those of the following days, in windows that double; the following days within two weeks.
CREATE OR REPLACE FUNCTION shown_slots(p_specialist uuid, p_now timestamp with time zone, p_lead integer)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, place_id uuid, later jsonb)
 LANGUAGE plpgsql
 STABLE ROWS 1
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  zone text;
  low timestamptz := p_now + p_lead * interval '1 minute';
  size interval := interval '12 hours';
  horizon timestamptz := p_now + interval '2880 hours';
  last_day date := '-infinity';
  slot record;
BEGIN
  SELECT s.time_zone INTO zone FROM specialists s WHERE s.id = p_specialist;
  later := '[]';
  WHILE low <= horizon AND jsonb_array_length(later) < 2 LOOP
    FOR slot IN SELECT DISTINCT ON (o.day) o.* FROM (
        SELECT s.*, (s.starts_at AT TIME ZONE zone)::date AS day
          FROM open_slots(p_specialist, low, low + size, p_now, p_lead) s) o
       WHERE o.day > last_day ORDER BY o.day, o.starts_at
    LOOP
      last_day := slot.day;
      IF starts_at IS NULL THEN
        starts_at := slot.starts_at;
        ends_at := slot.ends_at;
        place_id := slot.place_id;
        horizon := least(horizon, slot.starts_at + interval '14 days');
      ELSE
        later := later || jsonb_build_object('starts_at', slot.starts_at, 'ends_at', slot.ends_at,
                                             'place_id', slot.place_id);
        EXIT WHEN jsonb_array_length(later) = 2;
      END IF;
    END LOOP;
    low := low + size;
    size := size * 2;
  END LOOP;
  IF starts_at IS NOT NULL THEN RETURN NEXT; END IF;
END $function$;

CREATE OR REPLACE FUNCTION site_portrait_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed', s.id::text) FROM specialists s WHERE s.user_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION site_practice_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed', CASE WHEN TG_OP = 'DELETE' THEN OLD.specialist_id ELSE NEW.specialist_id END::text);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION site_specialist_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed', NEW.id::text);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION site_times_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed',
    'times:' || CASE WHEN TG_OP = 'DELETE' THEN OLD.specialist_id ELSE NEW.specialist_id END::text);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION site_topic_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed', TG_ARGV[0]);
  RETURN NULL;
END $function$;

-- The slot to be booked, read after the lock on the practice was taken. VOLATILE for a fresh snapshot: a block made
-- while waiting counts.
CREATE OR REPLACE FUNCTION slot_at(p_specialist uuid, p_starts_at timestamp with time zone, p_now timestamp with time zone, p_lead integer, p_customer uuid DEFAULT NULL::uuid)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, place_id uuid, status text, time_zone text)
 LANGUAGE plpgsql
 ROWS 1
AS $function$
BEGIN
  RETURN QUERY
  SELECT o.starts_at, o.ends_at, o.place_id, o.status, s.time_zone
    FROM specialists s, slots_of(s.id, p_starts_at, p_starts_at + interval '1 microsecond', p_now, p_customer) o
   WHERE s.id = p_specialist AND s.status = 1
     AND p_starts_at >= p_now + p_lead * interval '1 minute' AND p_starts_at <= p_now + interval '2880 hours';
END $function$;

-- All slots that begin in an interval, with what occupies them. Walks the days in plpgsql: joining days, rules and
-- minutes costs three times as much.
CREATE OR REPLACE FUNCTION slots_of(p_specialist uuid, p_from timestamp with time zone, p_to timestamp with time zone, p_now timestamp with time zone, p_customer uuid DEFAULT NULL::uuid)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, place_id uuid, status text)
 LANGUAGE sql
 STABLE ROWS 30
AS $function$
  SELECT s.starts_at, s.ends_at, s.place_id, s.status FROM first_slots_of(p_specialist, p_from, p_to, p_now, p_customer, NULL, NULL) s
$function$;

CREATE OR REPLACE FUNCTION specialist_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO next_slots (specialist_id) VALUES (NEW.id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION specialist_named()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.search_text := search_text_of(NEW.id, NEW.name);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION specialist_practice_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM list_offers(NEW.id);
  RETURN NULL;
END $function$;

-- Keeps `specialist_words` equal to what active specialists are found by.
CREATE OR REPLACE FUNCTION specialist_reworded()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  -- A missing row has neither a status nor a text.
  gained text[] := ARRAY(SELECT words_of(NEW.status, NEW.search_text));
  lost text[] := ARRAY(SELECT words_of(OLD.status, OLD.search_text));
BEGIN
  -- In one order for everybody: two at a time wait for each other and never lock each other out.
  INSERT INTO specialist_words (word, used)
  SELECT word, 1 FROM unnest(gained) word WHERE word <> ALL (lost) ORDER BY word
  ON CONFLICT (word) DO UPDATE SET used = specialist_words.used + 1;
  PERFORM FROM specialist_words w WHERE w.word = ANY (lost) AND w.word <> ALL (gained) ORDER BY w.word FOR UPDATE;
  UPDATE specialist_words w SET used = w.used - 1 WHERE w.word = ANY (lost) AND w.word <> ALL (gained);
  DELETE FROM specialist_words w WHERE w.word = ANY (lost) AND w.used = 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION specialist_slug_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM give_specialist_slug(NEW.id, NEW.name);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION specialty_care_kinds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.care_kinds = '{}' THEN NEW.care_kinds := care_kinds_of(NEW.slug); END IF;
  RETURN NEW;
END $function$;

-- Keeps a specialist's `search_text` equal to the specialties in `next_slots`.
CREATE OR REPLACE FUNCTION specialty_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE specialists s SET search_text = search_text_of(s.id, s.name)
   WHERE s.id = coalesce(NEW.specialist_id, OLD.specialist_id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION specialty_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM list_offers(o.specialist_id) FROM specialist_specialties o WHERE o.specialty_id = NEW.id;
  UPDATE specialists s SET search_text = search_text_of(s.id, s.name)
    FROM next_slots n WHERE n.specialty_id = NEW.id AND n.specialist_id = s.id;
  RETURN NULL;
END $function$;

-- Takes amounts from credits and remembers them with the payment.
CREATE OR REPLACE FUNCTION spend_credits(p_payment uuid, p_credits uuid[], p_amounts integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  WITH uses AS (
    INSERT INTO credit_uses (payment_id, credit_id, amount)
      SELECT p_payment, used.credit, used.amount FROM unnest(p_credits, p_amounts) AS used (credit, amount)
      RETURNING credit_id, amount
  )
  UPDATE credits SET remaining = remaining - uses.amount FROM uses WHERE credits.id = uses.credit_id;
END $function$;

-- UUID v7 of a time.
CREATE OR REPLACE FUNCTION uuid_of(p_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
AS $function$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send((extract(epoch FROM p_at) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$function$;

-- The words that an active specialist is found by.
CREATE OR REPLACE FUNCTION words_of(p_status integer, p_search_text text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT DISTINCT word FROM regexp_split_to_table(p_search_text, '[^[:alnum:]]+') word WHERE word <> '' AND p_status = 1
$function$;
