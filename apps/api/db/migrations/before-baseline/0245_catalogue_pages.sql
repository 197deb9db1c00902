-- A search reads the page that is shown, not everything that fits: it walks an index in the order of the list and stops.
-- Codes that people have a word for come before those that nobody asks for by name (hipertensão is I10 before G93.2).
ALTER TABLE cids ADD COLUMN is_common boolean NOT NULL DEFAULT false;
UPDATE cids SET is_common = true WHERE code IN (SELECT code FROM cid_terms);

-- What most texts begin with, or have in them: found along the way.
CREATE INDEX cids_likelier ON cids (is_common DESC, code) WHERE retired_at IS NULL;
CREATE INDEX medicines_likelier ON medicines ((imported_at IS NOT NULL), name, active_ingredient, holder)
  WHERE retired_at IS NULL;

-- How many fit is counted once for a list as it stands: a change of the list gives it another version.
CREATE TABLE catalogue_versions (
  catalogue text PRIMARY KEY CHECK (catalogue IN ('cids', 'medicines')),
  version int NOT NULL
);
INSERT INTO catalogue_versions (catalogue, version) VALUES ('cids', 1), ('medicines', 1);
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_versions SET version = version + 1 WHERE catalogue = TG_TABLE_NAME;
  RETURN NULL;
END $$;
CREATE TRIGGER cids_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON cids
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER medicines_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON medicines
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
