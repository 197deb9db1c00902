-- Urgent care is routed: a queue for each kind of care, attended by those whose council and specialty may.

-- Specialties that are known by their name in the catalogue attend a kind by themselves; an admin may say otherwise.
CREATE FUNCTION care_kinds_of(p_slug text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE
    WHEN p_slug IN ('clinica-medica', 'clinica-geral', 'medico-generalista', 'medicina-de-emergencia', 'geriatria') THEN '{general}'::text[]
    WHEN p_slug IN ('medicina-de-familia', 'medicina-de-familia-e-comunidade') THEN '{general,pediatrics}'::text[]
    WHEN p_slug = 'pediatria' THEN '{pediatrics}'::text[]
    WHEN p_slug = 'odontologia' THEN '{dentistry}'::text[]
    WHEN p_slug = 'psicologia' THEN '{psychology}'::text[]
    ELSE '{}'::text[] END
$function$;
COMMENT ON FUNCTION care_kinds_of IS 'Kinds of urgent care that a specialty attends by its name in the catalogue.';

ALTER TABLE specialties ADD COLUMN care_kinds text[] NOT NULL DEFAULT '{}'
  CONSTRAINT specialties_care_kinds_check CHECK (care_kinds <@ ARRAY['general'::text, 'pediatrics'::text, 'dentistry'::text, 'psychology'::text]);
COMMENT ON COLUMN specialties.care_kinds IS 'Kinds of urgent care that those who offer it may attend.';
UPDATE specialties SET care_kinds = care_kinds_of(slug);

CREATE FUNCTION specialty_care_kinds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.care_kinds = '{}' THEN NEW.care_kinds := care_kinds_of(NEW.slug); END IF;
  RETURN NEW;
END $function$;
CREATE TRIGGER specialties_care_kinds BEFORE INSERT ON specialties
  FOR EACH ROW
  EXECUTE FUNCTION specialty_care_kinds();

ALTER TABLE queue_entries ADD COLUMN kind_of_care text NOT NULL DEFAULT 'general'
  CONSTRAINT queue_entries_kind_check CHECK (kind_of_care IN ('general', 'pediatrics', 'dentistry', 'psychology'));
ALTER TABLE queue_entries ALTER COLUMN kind_of_care DROP DEFAULT;
COMMENT ON COLUMN queue_entries.kind_of_care IS 'The queue of its own in which this person waits.';

DROP INDEX queue_entries_served;
CREATE INDEX queue_entries_served ON queue_entries (kind_of_care, ended_at DESC) WHERE status = 'finished';
COMMENT ON INDEX queue_entries_served IS 'How long the latest attendances of a kind took: the estimate.';

DROP TABLE queue_duty;
CREATE TABLE queue_duty (
  kind_of_care text PRIMARY KEY CONSTRAINT queue_duty_kind_check CHECK (kind_of_care IN ('general', 'pediatrics', 'dentistry', 'psychology')),
  empty_since timestamptz
);
COMMENT ON TABLE queue_duty IS 'Since when no specialist has been on duty for a kind of care. One row for each kind.';
INSERT INTO queue_duty (kind_of_care) VALUES ('general'), ('pediatrics'), ('dentistry'), ('psychology');
