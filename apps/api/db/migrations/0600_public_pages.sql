-- Public pages: the address of each specialist's page, and word of whatever such a page shows having changed.

CREATE TABLE specialist_slugs (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  specialist_id uuid NOT NULL REFERENCES specialists ON DELETE CASCADE,
  -- The address now; the others lead to it.
  is_current boolean NOT NULL DEFAULT true
);
COMMENT ON TABLE specialist_slugs IS 'Addresses of the public pages of specialists (/especialista/{slug}), made of their names. An address is never given to another person.';
CREATE UNIQUE INDEX specialist_slugs_current ON specialist_slugs (specialist_id) WHERE is_current;
COMMENT ON INDEX specialist_slugs_current IS 'Links from a card to the page of its specialist.';

-- Gives a specialist the address of a name: the own former one again, else the first that is free.
CREATE FUNCTION give_specialist_slug(p_specialist uuid, p_name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  base text := coalesce(nullif(left(trim(BOTH '-' FROM regexp_replace(fold(p_name), '[^a-z0-9]+', '-', 'g')), 80), ''), 'especialista');
  candidate text;
  owner uuid;
BEGIN
  base := trim(BOTH '-' FROM base);
  UPDATE specialist_slugs SET is_current = false WHERE specialist_id = p_specialist AND is_current;
  FOR attempt IN 1..10000 LOOP
    candidate := CASE WHEN attempt = 1 THEN base ELSE base || '-' || attempt END;
    INSERT INTO specialist_slugs (slug, specialist_id) VALUES (candidate, p_specialist) ON CONFLICT (slug) DO NOTHING;
    EXIT WHEN FOUND;
    SELECT specialist_id INTO owner FROM specialist_slugs WHERE slug = candidate;
    IF owner = p_specialist THEN
      UPDATE specialist_slugs SET is_current = true WHERE slug = candidate;
      EXIT;
    END IF;
  END LOOP;
END $function$;

CREATE FUNCTION specialist_slug_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM give_specialist_slug(NEW.id, NEW.name);
  RETURN NULL;
END $function$;
CREATE TRIGGER specialists_addressed AFTER INSERT ON specialists
  FOR EACH ROW EXECUTE FUNCTION specialist_slug_kept();
CREATE TRIGGER specialists_readdressed AFTER UPDATE OF name ON specialists
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name AND NEW.deleted_at IS NULL) EXECUTE FUNCTION specialist_slug_kept();

SELECT give_specialist_slug(id, name) FROM (SELECT id, name FROM specialists ORDER BY created_at, id) AS oldest_first;

-- Servers keep rendered pages and listen on `site_changed`: a specialist's id, or a topic. Sent when the change commits.
CREATE FUNCTION site_topic_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed', TG_ARGV[0]);
  RETURN NULL;
END $function$;

CREATE FUNCTION site_specialist_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed', NEW.id::text);
  RETURN NULL;
END $function$;

CREATE FUNCTION site_practice_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed', CASE WHEN TG_OP = 'DELETE' THEN OLD.specialist_id ELSE NEW.specialist_id END::text);
  RETURN NULL;
END $function$;

CREATE FUNCTION site_portrait_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed', s.id::text) FROM specialists s WHERE s.user_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE TRIGGER specialists_on_site AFTER UPDATE ON specialists
  FOR EACH ROW EXECUTE FUNCTION site_specialist_changed();
CREATE TRIGGER specialists_in_site_lists AFTER UPDATE OF name, status, deleted_at, city, state, use_online, on_duty ON specialists
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('lists');
CREATE TRIGGER users_portrait_on_site AFTER UPDATE OF avatar_key ON users
  FOR EACH ROW WHEN (NEW.role = 'specialist' AND OLD.avatar_key IS DISTINCT FROM NEW.avatar_key)
  EXECUTE FUNCTION site_portrait_changed();
CREATE TRIGGER specialist_specialties_on_site AFTER INSERT OR DELETE OR UPDATE ON specialist_specialties
  FOR EACH ROW EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER specialist_specialties_in_site_lists AFTER INSERT OR DELETE OR UPDATE ON specialist_specialties
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('lists');
CREATE TRIGGER places_on_site AFTER INSERT OR DELETE OR UPDATE ON places
  FOR EACH ROW EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER availability_rules_on_site AFTER INSERT OR DELETE OR UPDATE ON availability_rules
  FOR EACH ROW EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER blocks_on_site AFTER INSERT OR DELETE OR UPDATE ON blocks
  FOR EACH ROW EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER reviews_on_site AFTER INSERT OR DELETE OR UPDATE ON reviews
  FOR EACH ROW EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER appointments_booked_on_site AFTER INSERT OR DELETE ON appointments
  FOR EACH ROW EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER appointments_moved_on_site AFTER UPDATE OF status, starts_at, ends_at ON appointments
  FOR EACH ROW WHEN ((OLD.status, OLD.starts_at, OLD.ends_at) IS DISTINCT FROM (NEW.status, NEW.starts_at, NEW.ends_at))
  EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER next_slots_on_site AFTER UPDATE ON next_slots
  FOR EACH ROW WHEN (NEW.specialty_id IS NULL
    AND (OLD.price, OLD.starts_at, OLD.later) IS DISTINCT FROM (NEW.price, NEW.starts_at, NEW.later))
  EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER queue_entries_on_site AFTER INSERT OR UPDATE OF status ON queue_entries
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('queue');
CREATE TRIGGER specialties_on_site AFTER INSERT OR DELETE OR UPDATE ON specialties
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('all');
CREATE TRIGGER variables_on_site AFTER INSERT OR DELETE OR UPDATE ON variables
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('all');
CREATE TRIGGER page_versions_on_site AFTER INSERT OR DELETE OR UPDATE ON page_versions
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('all');
CREATE TRIGGER pages_on_site AFTER DELETE OR UPDATE ON pages
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('all');
