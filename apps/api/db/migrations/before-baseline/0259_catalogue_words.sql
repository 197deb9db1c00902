-- Every word of the official lists, once. A mistaken word is compared with words: with whole descriptions it took up to
-- 60 ms for a text that many of them resemble. Words of retired lines stay; they find nothing.
CREATE TABLE catalogue_words (
  catalogue text NOT NULL CHECK (catalogue IN ('cids', 'medicines')),
  word text NOT NULL,
  PRIMARY KEY (catalogue, word)
);
-- Whether a word of the list begins so.
CREATE INDEX catalogue_words_beginning ON catalogue_words (catalogue, word text_pattern_ops);
-- Words that are like a mistaken one. Without the list of what is still to be put in, which every search after an import
-- would read from end to end until the next vacuum (15 ms instead of 0.3): these lists are written a few times a year.
CREATE INDEX catalogue_words_alike ON catalogue_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
ALTER INDEX cids_beginnings SET (fastupdate = off);
ALTER INDEX cids_words SET (fastupdate = off);
ALTER INDEX medicines_beginnings SET (fastupdate = off);
SELECT gin_clean_pending_list(name) FROM unnest(ARRAY['cids_beginnings', 'cids_words', 'medicines_beginnings']::regclass[]) name;

CREATE FUNCTION catalogue_gained() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_words (catalogue, word)
  SELECT DISTINCT TG_TABLE_NAME, word FROM gained, unnest(tsvector_to_array(gained.words)) AS word
   WHERE length(word) > 2 AND word ~ '^[[:alpha:]]+$'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER cids_gained AFTER INSERT ON cids
  REFERENCING NEW TABLE AS gained FOR EACH STATEMENT EXECUTE FUNCTION catalogue_gained();
CREATE TRIGGER cids_reworded AFTER UPDATE ON cids
  REFERENCING NEW TABLE AS gained FOR EACH STATEMENT EXECUTE FUNCTION catalogue_gained();
CREATE TRIGGER medicines_gained AFTER INSERT ON medicines
  REFERENCING NEW TABLE AS gained FOR EACH STATEMENT EXECUTE FUNCTION catalogue_gained();
CREATE TRIGGER medicines_reworded AFTER UPDATE ON medicines
  REFERENCING NEW TABLE AS gained FOR EACH STATEMENT EXECUTE FUNCTION catalogue_gained();

INSERT INTO catalogue_words (catalogue, word)
SELECT DISTINCT catalogue, word
  FROM (SELECT 'cids' AS catalogue, words FROM cids UNION ALL SELECT 'medicines', words FROM medicines) AS list,
       unnest(tsvector_to_array(words)) AS word
 WHERE length(word) > 2 AND word ~ '^[[:alpha:]]+$';

-- Nothing asks for likeness with a whole text any more.
DROP INDEX cids_alike;
DROP INDEX medicines_alike;
