-- What a practice's papers begin with: its own logo, and the colour of the line below the head and of the name.
CREATE TABLE letterheads (
  specialist_id uuid PRIMARY KEY REFERENCES specialists,
  -- Of the picture in the storage, `logos/<key>`.
  logo_key text,
  colour text CHECK (colour ~ '^#[0-9a-f]{6}$'),
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE letterheads IS 'Logo and colour that a specialist''s papers begin with; papers without them begin with words in our own colour.';
