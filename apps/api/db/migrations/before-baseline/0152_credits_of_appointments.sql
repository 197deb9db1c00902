-- One credit for one canceled consultation, shown on it.
CREATE UNIQUE INDEX credits_origin ON credits (origin_appointment_id) WHERE origin_appointment_id IS NOT NULL;
