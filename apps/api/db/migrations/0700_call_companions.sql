-- A third person in the call of one appointment: family or an interpreter, invited by a link, let in by either side.
CREATE TABLE call_companions (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments,
  token_hash bytea NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('family', 'interpreter')),
  name_sealed bytea,
  status text NOT NULL CHECK (status IN ('invited', 'waiting', 'admitted', 'ended')),
  invited_by uuid NOT NULL REFERENCES users,
  invited_at timestamptz NOT NULL,
  visit_hash bytea,
  epoch uuid,
  connection_id uuid,
  gone_at timestamptz,
  admitted_by uuid REFERENCES users,
  admitted_at timestamptz,
  ended_by uuid REFERENCES users,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('withdrawn', 'replaced', 'refused', 'removed', 'over')),
  CHECK ((status = 'ended') = (ended_at IS NOT NULL AND end_reason IS NOT NULL))
);
COMMENT ON TABLE call_companions IS
  'A third person invited to a call by a link: who invited, let in and took out, and when. Never counts as a participant.';
COMMENT ON COLUMN call_companions.name_sealed IS 'Under the patient''s key; cleared 90 days after the end.';
COMMENT ON COLUMN call_companions.visit_hash IS
  'The browser that was let in: another one with the same link asks anew.';
COMMENT ON COLUMN call_companions.epoch IS 'The page that this person is in the call with, or asks from.';
COMMENT ON COLUMN call_companions.gone_at IS 'Since when the page''s connection is gone.';
CREATE UNIQUE INDEX call_companions_current ON call_companions (appointment_id) WHERE ended_at IS NULL;
COMMENT ON INDEX call_companions_current IS 'One invitation of an appointment at a time; every call looks it up.';
CREATE INDEX call_companions_named ON call_companions (ended_at) WHERE name_sealed IS NOT NULL;
COMMENT ON INDEX call_companions_named IS 'The job that forgets names.';
