-- How a specialist solved that an appointment no longer fits the own rules: keeps it as it stands, or asked the patient
-- for another time. Each names the start it was about, so that a moved appointment is looked at anew.
ALTER TABLE appointments
  ADD COLUMN kept_start timestamptz,
  ADD COLUMN reschedule_asked_start timestamptz;
