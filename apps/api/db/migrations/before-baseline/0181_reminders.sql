-- The job that reminds of what begins soon.
CREATE INDEX appointments_coming ON appointments (starts_at) WHERE status = 'confirmed';
