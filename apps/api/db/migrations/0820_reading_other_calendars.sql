-- What the reader of external calendars remembers from one reading to the next.

ALTER TABLE external_calendars
  ADD COLUMN address_hash bytea NOT NULL,
  ADD COLUMN last_modified text,
  ADD COLUMN known_until timestamptz,
  ADD COLUMN failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  ADD CONSTRAINT external_calendars_once UNIQUE (specialist_id, address_hash);
COMMENT ON COLUMN external_calendars.address_hash IS 'Keyed hash of the address: the same calendar is not added twice.';
COMMENT ON COLUMN external_calendars.last_modified IS 'As the host said it, for asking whether anything changed.';
COMMENT ON COLUMN external_calendars.known_until IS 'Until when its events are in external_busy.';
COMMENT ON COLUMN external_calendars.failures IS 'Failed readings since the last good one: each waits longer for the next.';
