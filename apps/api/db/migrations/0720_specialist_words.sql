CREATE TABLE specialist_words (
  word text PRIMARY KEY,
  used int NOT NULL CHECK (used >= 0)
);
COMMENT ON TABLE specialist_words IS
  'Words of the names and specialties of active specialists (`specialists.search_text`), with how many have each: what a mistyped word is compared with.';
CREATE INDEX specialist_words_alike ON specialist_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
COMMENT ON INDEX specialist_words_alike IS 'Words similar to a mistyped one.';
CREATE INDEX specialist_words_beginning ON specialist_words (word text_pattern_ops);
COMMENT ON INDEX specialist_words_beginning IS 'Whether somebody has a word that begins with these letters.';

CREATE FUNCTION words_of(p_status int, p_search_text text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(p_search_text, '[^[:alnum:]]+') word WHERE word <> '' AND p_status = 1
$$;
COMMENT ON FUNCTION words_of IS 'The words that an active specialist is found by.';

CREATE FUNCTION specialist_reworded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A missing row has neither a status nor a text.
  gained text[] := ARRAY(SELECT words_of(NEW.status, NEW.search_text));
  lost text[] := ARRAY(SELECT words_of(OLD.status, OLD.search_text));
BEGIN
  -- In one order for everybody: two at a time wait for each other and never lock each other out.
  INSERT INTO specialist_words (word, used)
  SELECT word, 1 FROM unnest(gained) word WHERE word <> ALL (lost) ORDER BY word
  ON CONFLICT (word) DO UPDATE SET used = specialist_words.used + 1;
  PERFORM FROM specialist_words w WHERE w.word = ANY (lost) AND w.word <> ALL (gained) ORDER BY w.word FOR UPDATE;
  UPDATE specialist_words w SET used = w.used - 1 WHERE w.word = ANY (lost) AND w.word <> ALL (gained);
  DELETE FROM specialist_words w WHERE w.word = ANY (lost) AND w.used = 0;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION specialist_reworded IS 'Keeps `specialist_words` equal to what active specialists are found by.';
CREATE TRIGGER specialist_reworded AFTER INSERT ON specialists
  FOR EACH ROW EXECUTE FUNCTION specialist_reworded();
CREATE TRIGGER specialist_reworded_later AFTER UPDATE ON specialists
  FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text OR OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION specialist_reworded();
CREATE TRIGGER specialist_gone AFTER DELETE ON specialists
  FOR EACH ROW EXECUTE FUNCTION specialist_reworded();

INSERT INTO specialist_words (word, used)
SELECT word, count(*) FROM specialists s, words_of(s.status, s.search_text) word GROUP BY word;

CREATE FUNCTION near_words(p_words text[]) RETURNS TABLE (nth bigint, word text, likeness real)
LANGUAGE sql STABLE ROWS 10 SET "pg_trgm.word_similarity_threshold" TO '0.4' AS $$
  SELECT typed.nth, w.word, word_similarity(typed.word, w.word)
    FROM unnest(p_words) WITH ORDINALITY AS typed (word, nth) JOIN specialist_words w ON typed.word <% w.word
$$;
COMMENT ON FUNCTION near_words IS 'For each mistyped word, by its place, the words of `specialist_words` that are like it.';
DROP FUNCTION specialists_like;
