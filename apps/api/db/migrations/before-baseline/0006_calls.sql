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
  created_at timestamptz NOT NULL
);

-- Each join and leave, with its times: they decide no-show and attendance time.
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
  UNIQUE (call_id, epoch)
);

CREATE TABLE call_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  call_id uuid NOT NULL REFERENCES calls,
  user_id uuid,
  kind text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);
CREATE INDEX call_events_call ON call_events (call_id, id);
CREATE TRIGGER call_events_append_only BEFORE UPDATE OR DELETE ON call_events
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
