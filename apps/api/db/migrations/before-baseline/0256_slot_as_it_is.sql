-- The slot that somebody books, as it stands when the lock on the practice is there, not as it stood when the statement
-- began to wait for it: a volatile function reads with a snapshot of its own. Else a time that was closed, or a rule
-- that was taken back, while the booking waited would be booked all the same.
CREATE OR REPLACE FUNCTION slot_at(p_specialist uuid, p_starts_at timestamptz, p_now timestamptz, p_lead integer,
  p_customer uuid DEFAULT NULL)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid, status text, time_zone text)
LANGUAGE plpgsql VOLATILE ROWS 1 AS $$
BEGIN
  RETURN QUERY
  SELECT o.starts_at, o.ends_at, o.place_id, o.status, s.time_zone
    FROM specialists s, slots_of(s.id, p_starts_at, p_starts_at + interval '1 microsecond', p_now, p_customer) o
   WHERE s.id = p_specialist AND s.status = 1
     AND p_starts_at >= p_now + p_lead * interval '1 minute' AND p_starts_at <= p_now + interval '2880 hours';
END $$;
