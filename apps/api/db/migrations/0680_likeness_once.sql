-- Each word is compared with each candidate once, not twice; and who is less like the longest word than 0.4 is no
-- candidate, as each word has to be that alike. The answers are those of before.
CREATE OR REPLACE FUNCTION specialists_like(p_words text[])
RETURNS TABLE(id uuid)
LANGUAGE sql STABLE ROWS 50 SET "pg_trgm.word_similarity_threshold" TO '0.4' AS $$
  SELECT near.id FROM (
    SELECT known.id, known.likeness, max(known.likeness) OVER () AS best FROM (
      SELECT s.id, words.likeness, words.least
        FROM specialists s, LATERAL (
          SELECT avg(compared.likeness) AS likeness, min(compared.likeness) AS least
            -- Kept apart, so that both read what was computed once.
            FROM (SELECT word_similarity(word, s.search_text) AS likeness FROM unnest(p_words) word OFFSET 0) compared
        ) words
       -- The longest word says most; the index knows it.
       WHERE s.status = 1 AND (SELECT word FROM unnest(p_words) word ORDER BY length(word) DESC LIMIT 1) <% s.search_text
    ) known WHERE known.least >= 0.4 AND known.likeness >= 0.45
  ) near WHERE near.likeness >= near.best - 0.1
$$;
