-- One return visit after an appointment, within days and at a price that the specialist sets (CFM 1.958/2010).

ALTER TABLE specialist_specialties
  ADD COLUMN return_days smallint CHECK (return_days BETWEEN 1 AND 180),
  ADD COLUMN return_price integer NOT NULL DEFAULT 0 CHECK (return_price >= 0);
COMMENT ON COLUMN specialist_specialties.return_days IS 'Days within which a patient may come back once; null for no return visit.';
COMMENT ON COLUMN specialist_specialties.return_price IS 'Centavos that the return visit costs.';

ALTER TABLE appointments
  ADD COLUMN return_days smallint,
  ADD COLUMN return_price integer,
  ADD COLUMN return_of uuid REFERENCES appointments,
  ADD COLUMN return_again boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN appointments.return_days IS 'The return visit that comes with it, as agreed at booking; null for none.';
COMMENT ON COLUMN appointments.return_of IS 'The appointment that it is the return visit of.';
COMMENT ON COLUMN appointments.return_again IS 'A return visit that was not paid, or canceled in time: another one may be booked instead.';
CREATE UNIQUE INDEX appointments_return ON appointments (return_of) WHERE return_of IS NOT NULL AND NOT return_again;
COMMENT ON INDEX appointments_return IS 'Whether an appointment has its return visit; one at most, also of two booked at once.';
