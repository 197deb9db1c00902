-- What a specialist offers is bookable by one rule: the domain's `whyHidden` and the view `bookable_offers`.

ALTER TABLE specialties
  ADD COLUMN councils text[] NOT NULL DEFAULT '{}',
  ADD COLUMN needs_rqe boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN specialties.councils IS 'Councils whose professionals may offer it; empty means every council.';
COMMENT ON COLUMN specialties.needs_rqe IS
  'Whether a physician announces it only with an RQE (CFM 2.336/2023). False where no specialty is claimed.';

UPDATE specialties y SET councils = known.councils
  FROM (VALUES
    ('odontologia', '{CRO}'::text[]), ('psicologia', '{CRP}'), ('nutricao', '{CRN}'), ('enfermagem', '{COREN}'),
    ('fisioterapia', '{CREFITO}'), ('terapia-ocupacional', '{CREFITO}'), ('fonoaudiologia', '{CRFa}'),
    ('farmacia', '{CRF}')) known (slug, councils)
 WHERE y.slug = known.slug;
-- All others keep the councils of those who offer them now; the urgent-care entry stays open to every council.
UPDATE specialties y SET councils = coalesce((
    SELECT array_agg(DISTINCT s.council_type ORDER BY s.council_type)
      FROM specialist_specialties o JOIN specialists s ON s.id = o.specialist_id
     WHERE o.specialty_id = y.id AND s.council_type IS NOT NULL), '{CRM}')
 WHERE y.councils = '{}' AND y.slug <> 'pronto-atendimento';

INSERT INTO specialties (id, name, slug, icon, councils, needs_rqe)
VALUES ('01930000-0000-7000-8000-000000000340', 'Médico(a) generalista', 'medico-generalista', 'stethoscope', '{CRM}', false)
ON CONFLICT DO NOTHING;

CREATE FUNCTION may_announce(p_council text, p_rqe text, p_councils text[], p_needs_rqe boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT p_council IS NOT NULL AND (p_councils = '{}' OR p_council = ANY (p_councils))
     AND (p_council <> 'CRM' OR NOT p_needs_rqe OR p_rqe IS NOT NULL)
$function$;
COMMENT ON FUNCTION may_announce IS 'The domain''s `mayAnnounce`: whether the council and the RQE allow to offer a specialty.';

-- A physician who announces nothing is offered as a generalist at the lowest price of what is switched on.
INSERT INTO specialist_specialties (id, specialist_id, specialty_id, price, created_at)
SELECT uuid_of(now()), s.id, y.id, min(o.price), now()
  FROM specialists s
  JOIN specialist_specialties o ON o.specialist_id = s.id AND o.enabled
  JOIN specialties f ON f.id = o.specialty_id
  JOIN specialties y ON y.id = '01930000-0000-7000-8000-000000000340'
 WHERE s.council_type = 'CRM' AND s.deleted_at IS NULL
 GROUP BY s.id, y.id
HAVING NOT bool_or(may_announce(s.council_type, o.rqe, f.councils, f.needs_rqe))
ON CONFLICT DO NOTHING;

DROP INDEX specialist_specialties_list;
ALTER TABLE specialist_specialties DROP COLUMN public;
CREATE INDEX specialist_specialties_list ON specialist_specialties (specialty_id, price) WHERE enabled;
COMMENT ON INDEX specialist_specialties_list IS 'Who offers a specialty, cheapest first.';

CREATE VIEW bookable_offers AS
SELECT o.id, o.specialist_id, o.specialty_id, o.price
  FROM specialist_specialties o
  JOIN specialists s ON s.id = o.specialist_id
  JOIN specialties y ON y.id = o.specialty_id
 WHERE s.status = 1 AND s.deleted_at IS NULL AND o.enabled AND y.enabled
   AND may_announce(s.council_type, o.rqe, y.councils, y.needs_rqe);
COMMENT ON VIEW bookable_offers IS
  'What patients see and book: the domain''s `whyHidden` finds nothing. A specialist without a row here has no slots anywhere.';

CREATE OR REPLACE FUNCTION list_offers(p_specialist uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM next_slots n
   WHERE n.specialist_id = p_specialist AND n.specialty_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM bookable_offers o
                      WHERE o.specialist_id = p_specialist AND o.specialty_id = n.specialty_id);
  INSERT INTO next_slots (specialist_id, specialty_id, price, starts_at, ends_at, place_id, check_at)
  SELECT p_specialist, o.specialty_id, min(o.price), n.starts_at, n.ends_at, n.place_id, coalesce(n.check_at, '-infinity')
    FROM (SELECT specialty_id, price FROM bookable_offers WHERE specialist_id = p_specialist
          UNION ALL
          SELECT NULL, min(price) FROM bookable_offers WHERE specialist_id = p_specialist) o
    LEFT JOIN next_slots n ON n.specialist_id = p_specialist AND n.specialty_id IS NULL
   GROUP BY o.specialty_id, n.starts_at, n.ends_at, n.place_id, n.check_at
  ON CONFLICT (specialist_id, specialty_id) DO UPDATE SET price = excluded.price
   WHERE next_slots.price IS DISTINCT FROM excluded.price
$function$;
COMMENT ON FUNCTION list_offers IS
  'Keeps a specialist''s rows and prices in `next_slots` equal to `bookable_offers`; the row of all has no price where nothing is bookable.';

CREATE FUNCTION specialist_practice_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM list_offers(NEW.id);
  RETURN NULL;
END $function$;
CREATE TRIGGER specialists_practice_listed AFTER UPDATE OF status, council_type, deleted_at ON specialists
  FOR EACH ROW
  WHEN ((OLD.status, OLD.council_type, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.council_type, NEW.deleted_at))
  EXECUTE FUNCTION specialist_practice_listed();

DROP TRIGGER specialties_renamed ON specialties;
CREATE OR REPLACE FUNCTION specialty_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM list_offers(o.specialist_id) FROM specialist_specialties o WHERE o.specialty_id = NEW.id;
  UPDATE specialists s SET search_text = search_text_of(s.id, s.name)
    FROM next_slots n WHERE n.specialty_id = NEW.id AND n.specialist_id = s.id;
  RETURN NULL;
END $function$;
CREATE TRIGGER specialties_renamed AFTER UPDATE OF name, enabled, councils, needs_rqe ON specialties
  FOR EACH ROW
  EXECUTE FUNCTION specialty_renamed();

-- Lists and searches read only specialists with something bookable.
DROP INDEX next_slots_all;
CREATE INDEX next_slots_all ON next_slots (starts_at, specialist_id) WHERE specialty_id IS NULL AND price IS NOT NULL;
COMMENT ON INDEX next_slots_all IS 'The list of all specialists with something bookable, next slot first.';
DROP INDEX next_slots_all_price;
CREATE INDEX next_slots_all_price ON next_slots (price, specialist_id) WHERE specialty_id IS NULL AND price IS NOT NULL;
COMMENT ON INDEX next_slots_all_price IS 'The list of all specialists with something bookable, cheapest first.';

SELECT list_offers(id) FROM specialists;
