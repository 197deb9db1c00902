-- Texts that the platform publishes: terms, privacy policy, help, about. A published version never changes: what a
-- person agreed to is known by its number and hash.
CREATE TABLE pages (
  id uuid PRIMARY KEY,
  -- Never like an id: a page is asked for by either.
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9a-f]{8}-' AND length(slug) <= 80),
  created_at timestamptz NOT NULL
);
-- A page by its address.
CREATE UNIQUE INDEX pages_slug ON pages (slug);

CREATE TABLE page_versions (
  page_id uuid NOT NULL REFERENCES pages ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  title text NOT NULL,
  -- HTML, sanitised when it was written.
  content text NOT NULL,
  -- sha256 of title and content, which a consent keeps.
  text_hash bytea NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (page_id, version)
);
CREATE TRIGGER page_versions_fixed BEFORE UPDATE ON page_versions
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
