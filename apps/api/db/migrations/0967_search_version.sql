-- Searches keep what they looked up of their words and cities while its version stays (`searchVersion`).
CREATE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_practice_version('00000000-0000-0000-0000-000000000001');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION search_changed() IS 'A word or a city came or went by which active specialists are found.';
CREATE TRIGGER specialist_words_search AFTER INSERT OR DELETE ON specialist_words
  FOR EACH ROW EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialist_words_emptied_search AFTER TRUNCATE ON specialist_words
  FOR EACH STATEMENT EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialists_came_search AFTER INSERT ON specialists
  FOR EACH ROW WHEN (NEW.status = 1) EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialists_moved_search AFTER UPDATE OF status, city ON specialists
  FOR EACH ROW WHEN ((OLD.status = 1, OLD.city) IS DISTINCT FROM (NEW.status = 1, NEW.city))
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialists_left_search AFTER DELETE ON specialists
  FOR EACH ROW WHEN (OLD.status = 1) EXECUTE FUNCTION search_changed();
CREATE TRIGGER specialists_emptied_search AFTER TRUNCATE ON specialists
  FOR EACH STATEMENT EXECUTE FUNCTION search_changed();
COMMENT ON TABLE practice_versions IS 'How often a specialist''s practice was changed: the sum of `changes` over its rows is the version. The nil UUID stands for what all practices share, the one after it for what specialists are found by. Written by triggers alone.';
