-- Nobody is in two consultations at once: a patient's own appointments, or those of one dependent, never overlap.
ALTER TABLE appointments ADD COLUMN may_overlap boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN appointments.may_overlap IS 'Overlapped another one of the same patient before that was refused.';

UPDATE appointments a SET may_overlap = true
WHERE a.status IN ('awaiting_payment', 'confirmed', 'in_progress') AND a.origin = 'booking' AND EXISTS (
  SELECT FROM appointments o
   WHERE o.id <> a.id AND o.status IN ('awaiting_payment', 'confirmed', 'in_progress') AND o.origin = 'booking'
     AND o.customer_id = a.customer_id AND o.dependent_id IS NOT DISTINCT FROM a.dependent_id
     AND o.starts_at < a.ends_at AND o.ends_at > a.starts_at);

ALTER TABLE appointments ADD CONSTRAINT appointments_own_time
  EXCLUDE USING gist ((coalesce(dependent_id, customer_id)) WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (status IN ('awaiting_payment', 'confirmed', 'in_progress') AND origin = 'booking' AND NOT may_overlap);
COMMENT ON CONSTRAINT appointments_own_time ON appointments IS
  'Active booked appointments of a patient never overlap, whichever specialists they are with: `already_booked_then`.';
