-- Servers keep pages, and apart from them what pages show beside free times (names, places, reviews). A change of times says
-- so (`times:` before the id), so that it drops the pages alone.
CREATE FUNCTION site_times_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_changed',
    'times:' || CASE WHEN TG_OP = 'DELETE' THEN OLD.specialist_id ELSE NEW.specialist_id END::text);
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER availability_rules_on_site AFTER INSERT OR DELETE OR UPDATE ON availability_rules
  FOR EACH ROW EXECUTE FUNCTION site_times_changed();
CREATE OR REPLACE TRIGGER blocks_on_site AFTER INSERT OR DELETE OR UPDATE ON blocks
  FOR EACH ROW EXECUTE FUNCTION site_times_changed();
CREATE OR REPLACE TRIGGER appointments_booked_on_site AFTER INSERT OR DELETE ON appointments
  FOR EACH ROW EXECUTE FUNCTION site_times_changed();
CREATE OR REPLACE TRIGGER appointments_moved_on_site AFTER UPDATE OF status, starts_at, ends_at ON appointments
  FOR EACH ROW WHEN ((OLD.status, OLD.starts_at, OLD.ends_at) IS DISTINCT FROM (NEW.status, NEW.starts_at, NEW.ends_at))
  EXECUTE FUNCTION site_times_changed();
CREATE OR REPLACE TRIGGER next_slots_on_site AFTER UPDATE ON next_slots
  FOR EACH ROW WHEN (NEW.specialty_id IS NULL
    AND (OLD.price, OLD.starts_at, OLD.later) IS DISTINCT FROM (NEW.price, NEW.starts_at, NEW.later))
  EXECUTE FUNCTION site_times_changed();
CREATE OR REPLACE TRIGGER slot_holds_on_site AFTER INSERT OR UPDATE OF ended ON slot_holds
  FOR EACH ROW EXECUTE FUNCTION site_times_changed();
CREATE OR REPLACE TRIGGER external_busy_on_site AFTER INSERT OR DELETE OR UPDATE ON external_busy
  FOR EACH ROW EXECUTE FUNCTION site_times_changed();
