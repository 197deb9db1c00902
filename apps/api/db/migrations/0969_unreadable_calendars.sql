-- A calendar of which no event can be read is a calendar.
ALTER TABLE external_calendars DROP CONSTRAINT external_calendars_failure_check,
  ADD CONSTRAINT external_calendars_failure_check CHECK (failure IN
    ('unreachable', 'refused', 'not_public', 'too_large', 'not_a_calendar', 'unreadable'));
