-- What the platform writes for patients. A draft is seen by admins alone, and so is what is to come out later.
CREATE TABLE posts (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  summary text NOT NULL,
  -- HTML, sanitised when it was written.
  content text NOT NULL,
  -- The picture's key in the storage.
  cover_key text,
  draft boolean NOT NULL,
  -- When it came out, or comes; null until a draft is published.
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (draft OR published_at IS NOT NULL)
);
-- The list of readers, the latest first.
CREATE INDEX posts_published ON posts (published_at DESC, id) WHERE NOT draft;
