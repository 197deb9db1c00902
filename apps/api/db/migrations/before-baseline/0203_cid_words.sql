-- What people say for a diagnosis that the classification calls otherwise ("dor de cabeça" for cefaléia).
CREATE TABLE cid_terms (
  term text NOT NULL,
  code text NOT NULL,
  PRIMARY KEY (term, code)
);

-- The words of a text as the search sees them: without accents and endings.
CREATE FUNCTION cid_words(input text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('portuguese'::regconfig, fold(input));

-- Suggestions from the words that a specialist wrote.
CREATE INDEX cids_words ON cids USING gin (cid_words(description));
