-- Words with typing errors, judged together: one short word may be far off ("helana") where the others are near, as
-- long as all of them are near on the whole. What is clearly further away than the best is left out.
CREATE OR REPLACE FUNCTION specialists_like(p_words text[])
RETURNS TABLE (id uuid) LANGUAGE sql STABLE ROWS 50 SET pg_trgm.word_similarity_threshold = 0.35 AS $$
  SELECT near.id FROM (
    SELECT known.id, known.likeness, max(known.likeness) OVER () AS best FROM (
      SELECT s.id, words.likeness, words.least
        FROM specialists s, LATERAL (
          SELECT avg(word_similarity(word, s.search_text)) AS likeness, min(word_similarity(word, s.search_text)) AS least
            FROM unnest(p_words) word) words
       -- The longest word says most; the index knows it.
       WHERE s.status = 1 AND (SELECT word FROM unnest(p_words) word ORDER BY length(word) DESC LIMIT 1) <% s.search_text
    ) known WHERE known.least >= 0.4 AND known.likeness >= 0.45
  ) near WHERE near.likeness >= near.best - 0.1
$$;
