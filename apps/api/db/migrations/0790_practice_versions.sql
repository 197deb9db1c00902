-- A version of what can be booked with each specialist, raised in the transaction that changes it: servers keep answers
-- about slots and ask whether the version is still that of the answer (docs/decisions/0030).

CREATE TABLE practice_versions (
  specialist_id uuid NOT NULL,
  lane bigint GENERATED ALWAYS AS IDENTITY,
  changes bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (specialist_id, lane)
) WITH (fillfactor = 50);
COMMENT ON TABLE practice_versions IS 'How often a specialist''s practice was changed: the sum of `changes` over its rows is the version. The nil UUID stands for what all practices share. Written by triggers alone.';
COMMENT ON COLUMN practice_versions.lane IS 'As many rows as there were transactions at once: none waits for another.';

-- A row that another transaction holds is passed over, so nobody waits here and nobody can be locked out.
CREATE FUNCTION raise_practice_version(p_specialist uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Once in a transaction is enough; again within a savepoint, whose number is another, does no harm.
  PERFORM FROM practice_versions v WHERE v.specialist_id = p_specialist AND v.xmin = pg_current_xact_id()::xid;
  IF FOUND THEN RETURN; END IF;
  UPDATE practice_versions v SET changes = v.changes + 1
   WHERE v.specialist_id = p_specialist AND v.lane = (
     SELECT free.lane FROM practice_versions free WHERE free.specialist_id = p_specialist
      ORDER BY free.lane LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED);
  IF NOT FOUND THEN INSERT INTO practice_versions (specialist_id) VALUES (p_specialist); END IF;
END $function$;

-- Of a table with `specialist_id`.
CREATE FUNCTION practice_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM raise_practice_version(OLD.specialist_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM raise_practice_version(NEW.specialist_id); END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION practitioner_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM raise_practice_version(CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END $function$;

CREATE FUNCTION portrait_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM raise_practice_version(s.id) FROM specialists s WHERE s.user_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE FUNCTION all_practices_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM raise_practice_version('00000000-0000-0000-0000-000000000000');
  RETURN NULL;
END $function$;

CREATE TRIGGER availability_rules_version AFTER INSERT OR UPDATE OR DELETE ON availability_rules
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER blocks_version AFTER INSERT OR UPDATE OR DELETE ON blocks
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER external_busy_version AFTER INSERT OR UPDATE OR DELETE ON external_busy
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER places_version AFTER INSERT OR UPDATE OR DELETE ON places
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER slot_offers_version AFTER INSERT OR UPDATE OR DELETE ON slot_offers
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER slot_holds_version AFTER INSERT OR UPDATE OR DELETE ON slot_holds
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER booking_links_version AFTER INSERT OR UPDATE OR DELETE ON booking_links
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER specialist_specialties_version AFTER INSERT OR UPDATE OR DELETE ON specialist_specialties
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER next_slots_version AFTER INSERT OR UPDATE OR DELETE ON next_slots
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER appointments_version AFTER INSERT OR DELETE ON appointments
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER appointments_moved_version AFTER UPDATE ON appointments
  FOR EACH ROW
  WHEN ((OLD.specialist_id, OLD.status, OLD.starts_at, OLD.ends_at, OLD.hold_expires_at)
    IS DISTINCT FROM (NEW.specialist_id, NEW.status, NEW.starts_at, NEW.ends_at, NEW.hold_expires_at))
  EXECUTE FUNCTION practice_changed();
CREATE TRIGGER specialists_version AFTER INSERT OR UPDATE OR DELETE ON specialists
  FOR EACH ROW EXECUTE FUNCTION practitioner_changed();
CREATE TRIGGER users_portrait_version AFTER UPDATE OF avatar_key ON users
  FOR EACH ROW EXECUTE FUNCTION portrait_changed();
CREATE TRIGGER specialties_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON specialties
  FOR EACH STATEMENT EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER variables_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variables
  FOR EACH STATEMENT EXECUTE FUNCTION all_practices_changed();

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['availability_rules', 'blocks', 'external_busy', 'places', 'slot_offers', 'slot_holds',
    'booking_links', 'specialist_specialties', 'next_slots', 'appointments', 'specialists'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I EXECUTE FUNCTION all_practices_changed()',
                   name || '_emptied_version', name);
  END LOOP;
END $$;
