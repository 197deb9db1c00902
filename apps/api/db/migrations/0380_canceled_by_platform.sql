-- Who canceled is said as the reader sees it: the status alone knows two sides.
ALTER TABLE appointments ADD COLUMN canceled_by_platform boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN appointments.canceled_by_platform IS
  'Emma canceled it, whichever side the status counts it for: an admin, a job, or a disputed payment.';
UPDATE appointments a SET canceled_by_platform = true
WHERE a.status = 'canceled_by_specialist' AND EXISTS (
  SELECT FROM notifications n WHERE n.appointment_id = a.id AND n.kind = 'canceled_by_platform');
