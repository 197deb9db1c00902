-- Names are compared without apostrophes, and keep their particles small.

CREATE OR REPLACE FUNCTION fold(input text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, translate(input, '''’‘`´', '')));
COMMENT ON FUNCTION fold IS 'Lower case without accents and apostrophes, for search. IMMUTABLE because it names its dictionary, so that it can be indexed.';

-- What was computed by the function before.
REINDEX INDEX specialists_city;
REINDEX INDEX specialists_city_start;
REINDEX INDEX specialists_name_start;
REINDEX INDEX specialties_folded;
REINDEX INDEX companies_name_trgm;
UPDATE cids SET description = description WHERE description ~ '[''’‘`´]';
UPDATE medicines SET name = name WHERE name || active_ingredient ~ '[''’‘`´]';
UPDATE specialists SET name = name WHERE name ~ '[''’‘`´]';
UPDATE customers c SET folded = fold(u.first_name || ' ' || u.last_name)
  FROM users u WHERE u.id = c.user_id AND u.first_name || u.last_name ~ '[''’‘`´]';

CREATE FUNCTION pg_temp.with_small_particles(name text, first_too boolean)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE
  particle text;
BEGIN
  FOREACH particle IN ARRAY '{Da,Das,De,Do,Dos,Di,Du,E}'::text[] LOOP
    name := regexp_replace(name, CASE WHEN first_too THEN '(^|\s)' ELSE '(\s)' END || particle || '(?=\s+\S)',
      '\1' || lower(particle), 'g');
  END LOOP;
  RETURN name;
END $function$;

UPDATE users SET last_name = pg_temp.with_small_particles(last_name, true)
 WHERE last_name <> pg_temp.with_small_particles(last_name, true);
UPDATE specialists SET name = pg_temp.with_small_particles(name, false)
 WHERE name <> pg_temp.with_small_particles(name, false);
UPDATE dependents SET name = pg_temp.with_small_particles(name, false)
 WHERE name <> pg_temp.with_small_particles(name, false);
UPDATE companies SET director_name = pg_temp.with_small_particles(director_name, false)
 WHERE director_name <> pg_temp.with_small_particles(director_name, false);
DROP FUNCTION pg_temp.with_small_particles;
