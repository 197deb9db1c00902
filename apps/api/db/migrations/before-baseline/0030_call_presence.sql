-- When a participant was last heard of, and since when its page is gone: they decide interruption and attendance time.
ALTER TABLE call_participants ADD COLUMN seen_at timestamptz;
UPDATE call_participants SET seen_at = coalesce(left_at, media_at, joined_at);
ALTER TABLE call_participants ALTER COLUMN seen_at SET NOT NULL;
ALTER TABLE call_participants ADD COLUMN gone_at timestamptz;
-- Since when this page has no media, while it is without.
ALTER TABLE call_participants ADD COLUMN media_lost_at timestamptz;

-- The newest page of a side is the only one: every signal looks its two pages up here.
CREATE UNIQUE INDEX call_participants_current ON call_participants (call_id, role) WHERE left_at IS NULL;
-- The job that settles what nobody is in any more.
CREATE INDEX calls_open ON calls (created_at) WHERE status <> 'ended';

-- What one server's sockets tell another's where it is too long for NOTIFY; each row lives half a minute, and
-- an unlogged table never reaches the write-ahead log or a backup.
CREATE UNLOGGED TABLE socket_io_attachments (
  id bigserial PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  payload bytea
);
