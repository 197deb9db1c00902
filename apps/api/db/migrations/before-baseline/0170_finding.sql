-- What people type to find a specialist: the name and the listed specialties, folded. Kept beside the specialist, so that
-- one index serves parts of words and words with typing errors alike.
ALTER TABLE specialists ADD COLUMN search_text text NOT NULL DEFAULT '';

CREATE FUNCTION search_text_of(p_specialist uuid, p_name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold(p_name || coalesce(' ' || string_agg(y.name, ' ' ORDER BY y.name), ''))
    FROM next_slots n JOIN specialties y ON y.id = n.specialty_id AND y.enabled
   WHERE n.specialist_id = p_specialist
$$;
CREATE FUNCTION specialist_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text_of(NEW.id, NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER specialists_named BEFORE INSERT OR UPDATE OF name ON specialists
  FOR EACH ROW EXECUTE FUNCTION specialist_named();

-- A specialty is listed where `next_slots` has a row of it.
CREATE FUNCTION specialty_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE specialists s SET search_text = search_text_of(s.id, s.name)
   WHERE s.id = coalesce(NEW.specialist_id, OLD.specialist_id);
  RETURN NULL;
END $$;
CREATE TRIGGER next_slots_added AFTER INSERT ON next_slots
  FOR EACH ROW WHEN (NEW.specialty_id IS NOT NULL) EXECUTE FUNCTION specialty_listed();
CREATE TRIGGER next_slots_removed AFTER DELETE ON next_slots
  FOR EACH ROW WHEN (OLD.specialty_id IS NOT NULL) EXECUTE FUNCTION specialty_listed();
CREATE FUNCTION specialty_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE specialists s SET search_text = search_text_of(s.id, s.name)
    FROM next_slots n WHERE n.specialty_id = NEW.id AND n.specialist_id = s.id;
  RETURN NULL;
END $$;
CREATE TRIGGER specialties_renamed AFTER UPDATE OF name, enabled ON specialties
  FOR EACH ROW EXECUTE FUNCTION specialty_renamed();
UPDATE specialists SET search_text = search_text_of(id, name);

-- Parts of words of name and specialty, and words that are alike.
DROP INDEX specialists_name_trgm;
CREATE INDEX specialists_search ON specialists USING gin (search_text gin_trgm_ops) WHERE status = 1;
-- Suggestions: names that begin with what was typed, by the alphabet.
CREATE INDEX specialists_name_start ON specialists (fold(name) COLLATE "C") WHERE status = 1;
-- Suggestions: cities that begin with what was typed, each once.
CREATE INDEX specialists_city_start ON specialists (fold(city) COLLATE "C", state) WHERE status = 1 AND city IS NOT NULL;

-- Those whose name and specialties are like every word, for what nobody is called by the letter: a person who types
-- "cardiolojia" means the nearest, so that what is clearly further away than the best is left out.
CREATE FUNCTION specialists_like(p_words text[])
RETURNS TABLE (id uuid) LANGUAGE sql STABLE ROWS 50 SET pg_trgm.word_similarity_threshold = 0.45 AS $$
  SELECT near.id FROM (
    SELECT known.id, known.likeness, max(known.likeness) OVER () AS best FROM (
      SELECT s.id, (SELECT min(word_similarity(word, s.search_text)) FROM unnest(p_words) word) AS likeness
        FROM specialists s
       -- The longest word says most; the index knows it.
       WHERE s.status = 1 AND (SELECT word FROM unnest(p_words) word ORDER BY length(word) DESC LIMIT 1) <% s.search_text
    ) known WHERE known.likeness >= 0.45
  ) near WHERE near.likeness >= near.best - 0.1
$$;

-- Cards show the first free slot, and the first one of each of the two days after it that have any.
ALTER TABLE next_slots ADD COLUMN later jsonb NOT NULL DEFAULT '[]';

-- The first open slot and those of the days after it, on the specialist's own calendar; looked for in windows that
-- double. The days after the first one are looked at for two weeks.
CREATE FUNCTION shown_slots(p_specialist uuid, p_now timestamptz, p_lead integer)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid, later jsonb)
LANGUAGE plpgsql STABLE ROWS 1 SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  zone text;
  low timestamptz := p_now + p_lead * interval '1 minute';
  size interval := interval '12 hours';
  horizon timestamptz := p_now + interval '2880 hours';
  last_day date := '-infinity';
  slot record;
BEGIN
  SELECT s.time_zone INTO zone FROM specialists s WHERE s.id = p_specialist;
  later := '[]';
  WHILE low <= horizon AND jsonb_array_length(later) < 2 LOOP
    FOR slot IN SELECT DISTINCT ON (o.day) o.* FROM (
        SELECT s.*, (s.starts_at AT TIME ZONE zone)::date AS day
          FROM open_slots(p_specialist, low, low + size, p_now, p_lead) s) o
       WHERE o.day > last_day ORDER BY o.day, o.starts_at
    LOOP
      last_day := slot.day;
      IF starts_at IS NULL THEN
        starts_at := slot.starts_at;
        ends_at := slot.ends_at;
        place_id := slot.place_id;
        horizon := least(horizon, slot.starts_at + interval '14 days');
      ELSE
        later := later || jsonb_build_object('starts_at', slot.starts_at, 'ends_at', slot.ends_at,
                                             'place_id', slot.place_id);
        EXIT WHEN jsonb_array_length(later) = 2;
      END IF;
    END LOOP;
    low := low + size;
    size := size * 2;
  END LOOP;
  IF starts_at IS NOT NULL THEN RETURN NEXT; END IF;
END $$;

-- Computes again what a specialist's card and its place in lists show; writes only what changed.
CREATE OR REPLACE FUNCTION refresh_next_slot(p_specialist uuid, p_now timestamptz, p_lead integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  slot record;
  due timestamptz;
BEGIN
  SELECT * INTO slot FROM shown_slots(p_specialist, p_now, p_lead);
  -- Without any slot, the horizon of 120 days moves on.
  due := coalesce(slot.starts_at - p_lead * interval '1 minute', p_now + interval '6 hours');
  UPDATE next_slots n
     SET starts_at = slot.starts_at, ends_at = slot.ends_at, place_id = slot.place_id, check_at = due,
         later = CASE WHEN n.specialty_id IS NULL THEN coalesce(slot.later, '[]') ELSE '[]' END
   WHERE n.specialist_id = p_specialist
     AND (n.starts_at, n.ends_at, n.place_id, n.check_at, n.later)
         IS DISTINCT FROM (slot.starts_at, slot.ends_at, slot.place_id, due,
                           CASE WHEN n.specialty_id IS NULL THEN coalesce(slot.later, '[]') ELSE '[]' END);
END $$;
DROP FUNCTION first_open_slot;
