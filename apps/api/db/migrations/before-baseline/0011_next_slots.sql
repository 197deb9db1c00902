-- What lists are sorted and filtered by: each specialist's next open slot and price, once for all specialties
-- (specialty_id is null, the lowest price) and once for each that is offered. Written in the transaction that changes it;
-- `check_at` is when time makes it old, or -infinity where it was never computed. A row is only ever an index into
-- the slots: cards look again, booking decides on the slots themselves.
CREATE TABLE next_slots (
  specialist_id uuid NOT NULL REFERENCES specialists ON DELETE CASCADE,
  specialty_id uuid REFERENCES specialties,
  price integer,
  starts_at timestamptz,
  ends_at timestamptz,
  place_id uuid,
  check_at timestamptz NOT NULL DEFAULT '-infinity',
  UNIQUE NULLS NOT DISTINCT (specialist_id, specialty_id)
);
-- The list of all, and of one specialty, next slot first.
CREATE INDEX next_slots_all ON next_slots (starts_at, specialist_id) WHERE specialty_id IS NULL;
CREATE INDEX next_slots_specialty ON next_slots (specialty_id, starts_at, specialist_id);
-- The list of all, and of one specialty, cheapest first.
CREATE INDEX next_slots_all_price ON next_slots (price, specialist_id) WHERE specialty_id IS NULL;
CREATE INDEX next_slots_specialty_price ON next_slots (specialty_id, price, specialist_id);
-- The job that looks for what time has passed.
CREATE INDEX next_slots_check ON next_slots (check_at) WHERE specialty_id IS NULL;

-- Best rated first.
CREATE INDEX specialists_rating ON specialists
  ((CASE WHEN rating_count > 0 THEN rating_sum::float8 / rating_count ELSE 0 END) DESC, id) WHERE status = 1;
-- The list filtered by city, without accents.
CREATE INDEX specialists_city ON specialists (fold(city)) WHERE status = 1;
-- A customer's favourites, the latest first.
CREATE INDEX favorites_latest ON favorites (customer_id, created_at DESC);

-- Computes a specialist's next slot again; writes only what changed.
CREATE FUNCTION refresh_next_slot(p_specialist uuid, p_now timestamptz, p_lead integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  slot record;
  due timestamptz;
BEGIN
  SELECT * INTO slot FROM first_open_slot(p_specialist, p_now, p_lead);
  -- Without any slot, the horizon of 120 days moves on.
  due := coalesce(slot.starts_at - p_lead * interval '1 minute', p_now + interval '6 hours');
  UPDATE next_slots n
     SET starts_at = slot.starts_at, ends_at = slot.ends_at, place_id = slot.place_id, check_at = due
   WHERE n.specialist_id = p_specialist
     AND (n.starts_at, n.ends_at, n.place_id, n.check_at)
         IS DISTINCT FROM (slot.starts_at, slot.ends_at, slot.place_id, due);
END $$;

-- Keeps the rows of a specialist and their prices beside what is offered.
CREATE FUNCTION list_offers(p_specialist uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM next_slots n
   WHERE n.specialist_id = p_specialist AND n.specialty_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM specialist_specialties o
                      WHERE o.specialist_id = p_specialist AND o.specialty_id = n.specialty_id AND o.enabled);
  INSERT INTO next_slots (specialist_id, specialty_id, price, starts_at, ends_at, place_id, check_at)
  SELECT p_specialist, o.specialty_id, min(o.price), n.starts_at, n.ends_at, n.place_id, coalesce(n.check_at, '-infinity')
    FROM (SELECT specialty_id, price FROM specialist_specialties WHERE specialist_id = p_specialist AND enabled
          UNION ALL
          SELECT NULL, min(price) FROM specialist_specialties WHERE specialist_id = p_specialist AND enabled) o
    LEFT JOIN next_slots n ON n.specialist_id = p_specialist AND n.specialty_id IS NULL
   GROUP BY o.specialty_id, n.starts_at, n.ends_at, n.place_id, n.check_at
  ON CONFLICT (specialist_id, specialty_id) DO UPDATE SET price = excluded.price
   WHERE next_slots.price IS DISTINCT FROM excluded.price
$$;
CREATE FUNCTION specialist_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO next_slots (specialist_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION offer_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_offers(coalesce(NEW.specialist_id, OLD.specialist_id));
  RETURN NULL;
END $$;
CREATE TRIGGER specialists_listed AFTER INSERT ON specialists
  FOR EACH ROW EXECUTE FUNCTION specialist_listed();
CREATE TRIGGER specialist_specialties_listed AFTER INSERT OR UPDATE OR DELETE ON specialist_specialties
  FOR EACH ROW EXECUTE FUNCTION offer_listed();
INSERT INTO next_slots (specialist_id) SELECT id FROM specialists;
SELECT list_offers(id) FROM specialists;
