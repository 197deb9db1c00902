-- The error log: equal errors are one row, by their fingerprint. It holds no personal data (domain, error-log/scrub).
CREATE TABLE errors (
  id uuid PRIMARY KEY,
  fingerprint bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('api', 'job', 'browser')),
  status text NOT NULL CHECK (status IN ('em aberto', 'em correção', 'resolvido', 'reaberto')),
  -- When its state changed last: what happened before that does not reopen it.
  moved_at timestamptz,
  name text NOT NULL,
  message text NOT NULL,
  route text NOT NULL,
  http_status smallint,
  -- Of the last time: the build, where it broke, and what was asked for.
  branch text NOT NULL,
  build text NOT NULL,
  stack text NOT NULL,
  request jsonb NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL
);
-- Another one of the same.
CREATE UNIQUE INDEX errors_fingerprint ON errors (fingerprint);
-- The list, the latest first, whole and by each filter; its totals are counted on them alone.
CREATE INDEX errors_seen ON errors (last_seen DESC, id DESC);
CREATE INDEX errors_status ON errors (status, last_seen DESC, id DESC);
CREATE INDEX errors_branch ON errors (branch, last_seen DESC, id DESC);
CREATE INDEX errors_http_status ON errors (http_status, last_seen DESC, id DESC);

-- What was done about an error, by whom; by nobody where it happened again.
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
