-- The job that closes what nobody closed.
CREATE INDEX appointments_left_open ON appointments (ends_at) WHERE status IN ('confirmed', 'in_progress');
