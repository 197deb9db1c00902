-- A deleted post can be taken back for a day; nobody sees it meanwhile.
ALTER TABLE posts ADD COLUMN deleted_at timestamptz;

-- The list of readers, the latest first.
DROP INDEX posts_published;
CREATE INDEX posts_published ON posts (published_at DESC, id) WHERE NOT draft AND deleted_at IS NULL;
-- Those whose day is over.
CREATE INDEX posts_deleted ON posts (deleted_at) WHERE deleted_at IS NOT NULL;
