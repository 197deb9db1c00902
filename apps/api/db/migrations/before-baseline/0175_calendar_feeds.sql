-- A person's private calendar address: only the hash of its token is kept. The token is worked out from `id` and the
-- server's key, so that its owner can look it up again; a renewed address has another id, and the old one is gone.
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY REFERENCES users,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL
);
-- The feed by its address.
CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds (token_hash);

-- How often it was moved: what calendars know a newer version by (RFC 5545, SEQUENCE).
ALTER TABLE appointments ADD COLUMN moves integer NOT NULL DEFAULT 0;
