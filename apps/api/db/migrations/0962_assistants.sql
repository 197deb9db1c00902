-- Assistants (secretárias): people who keep the agenda of specialists, from an account of their own.
ALTER TABLE users DROP CONSTRAINT users_role_check;
ALTER TABLE users ADD CONSTRAINT users_role_check CHECK (role IN ('customer', 'specialist', 'admin', 'assistant'));

CREATE TABLE team_invitations (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  -- Name and e-mail, sealed with a key of its own; null once it is over.
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
  CHECK ((status = 'sent') = (ended_at IS NULL)),
  CHECK (status = 'sent' OR (person_sealed IS NULL AND email_hash IS NULL))
);
COMMENT ON TABLE team_invitations IS 'People whom specialists invited to be their assistant. The address is forgotten once the invitation is over.';
CREATE UNIQUE INDEX team_invitations_open ON team_invitations (specialist_id, email_hash) WHERE status = 'sent';
COMMENT ON INDEX team_invitations_open IS 'One open invitation a person; those of a specialist.';
CREATE INDEX team_invitations_expiring ON team_invitations (expires_at) WHERE status = 'sent';
COMMENT ON INDEX team_invitations_expiring IS 'Invitations whose time is over.';

CREATE TABLE team_members (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  assistant_id uuid NOT NULL REFERENCES users,
  receipts boolean NOT NULL,
  since timestamptz NOT NULL,
  ended_at timestamptz
);
COMMENT ON TABLE team_members IS 'Which assistant acts for which specialist, read anew at each call; ended ones stay, so that the audit can be explained.';
CREATE UNIQUE INDEX team_members_active ON team_members (specialist_id, assistant_id) WHERE ended_at IS NULL;
COMMENT ON INDEX team_members_active IS 'Whether an assistant acts for a specialist; the specialist''s team.';
CREATE INDEX team_members_assistant ON team_members (assistant_id) WHERE ended_at IS NULL;
COMMENT ON INDEX team_members_assistant IS 'Whom an assistant serves.';

CREATE TABLE team_acts (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  assistant_id uuid NOT NULL REFERENCES users,
  -- Both names as they were: they outlive the accounts.
  assistant_name text NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialist_name text NOT NULL,
  act text NOT NULL,
  -- Of a booking it is known once it is made; of a link there is none.
  schedule_id uuid,
  outcome text NOT NULL CHECK (outcome IN ('open', 'done', 'refused')),
  session_id uuid NOT NULL,
  address inet NOT NULL
);
COMMENT ON TABLE team_acts IS 'What assistants did for specialists: written before it is done, and how it came out once after. Neither changed nor deleted otherwise.';
CREATE INDEX team_acts_specialist ON team_acts (specialist_id, at DESC, id DESC);
COMMENT ON INDEX team_acts_specialist IS 'What was done for a specialist, newest first.';
CREATE INDEX team_acts_assistant ON team_acts (assistant_id, at DESC, id DESC);
COMMENT ON INDEX team_acts_assistant IS 'What an assistant did, newest first.';
CREATE INDEX team_acts_latest ON team_acts (at DESC, id DESC);
COMMENT ON INDEX team_acts_latest IS 'All acts, newest first.';

CREATE FUNCTION settle_team_act() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.outcome <> 'open' OR NEW.outcome = 'open'
      OR (NEW.id, NEW.at, NEW.assistant_id, NEW.assistant_name, NEW.specialist_id, NEW.specialist_name, NEW.act, NEW.session_id, NEW.address)
        IS DISTINCT FROM
         (OLD.id, OLD.at, OLD.assistant_id, OLD.assistant_name, OLD.specialist_id, OLD.specialist_name, OLD.act, OLD.session_id, OLD.address)
    THEN RAISE EXCEPTION 'team_acts: only an open outcome may be settled';
    END IF;
    RETURN NEW;
  END $$;
CREATE TRIGGER team_acts_settled BEFORE UPDATE ON team_acts FOR EACH ROW EXECUTE FUNCTION settle_team_act();
CREATE TRIGGER team_acts_append_only BEFORE DELETE OR TRUNCATE ON team_acts FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
