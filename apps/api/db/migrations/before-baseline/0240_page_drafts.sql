-- A correction of a published text does not ask anybody to accept it again.
ALTER TABLE page_versions ADD COLUMN minor boolean NOT NULL DEFAULT false;
-- Who published it; nobody of the first ones, which came with the installation.
ALTER TABLE page_versions ADD COLUMN published_by uuid REFERENCES users;

-- What is written and not published yet, one a page; a page that was never published has nothing else.
CREATE TABLE page_drafts (
  page_id uuid PRIMARY KEY REFERENCES pages ON DELETE CASCADE,
  title text NOT NULL,
  -- HTML, sanitised when it was written.
  content text NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by uuid NOT NULL REFERENCES users
);
