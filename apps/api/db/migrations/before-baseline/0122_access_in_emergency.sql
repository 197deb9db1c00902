-- Emergency access: a specialist reads what colleagues signed about a patient without consent, for an hour, read-only.
CREATE TABLE break_glass (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  -- The typed reason, sealed with the patient's key.
  reason_sealed bytea NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CHECK (created_at < ends_at)
);
-- Whether a specialist may read a patient now, and how often one opened lately.
CREATE INDEX break_glass_open ON break_glass (specialist_id, customer_id, ends_at);

-- Works the chains out again and names, for each that differs, the first line that does; null where lines are missing at the end.
-- One patient's, or with null everybody's. The text of a line is that of log_access.
CREATE FUNCTION broken_access_chains(p_customer uuid) RETURNS TABLE (customer_id uuid, line bigint)
LANGUAGE sql STABLE AS $$
  WITH lines AS (
    SELECT l.customer_id, l.id, l.hash, row_number() OVER newest AS from_end,
      sha256(coalesce(lag(l.hash) OVER oldest, '\x'::bytea) || convert_to(concat_ws('|', l.customer_id, l.user_id,
        l.role, l.action, l.object, l.object_id, l.basis, coalesce(l.session_id::text, ''), coalesce(host(l.address), ''),
        to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')), 'UTF8')) AS expected
    FROM access_log l WHERE p_customer IS NULL OR l.customer_id = p_customer
    WINDOW oldest AS (PARTITION BY l.customer_id ORDER BY l.id), newest AS (PARTITION BY l.customer_id ORDER BY l.id DESC)
  ), ends AS (
    SELECT coalesce(h.customer_id, l.customer_id) AS customer_id, 0::bigint AS line
    FROM (SELECT * FROM access_heads WHERE p_customer IS NULL OR access_heads.customer_id = p_customer) h
    FULL JOIN (SELECT * FROM lines WHERE from_end = 1) l ON l.customer_id = h.customer_id
    WHERE l.hash IS DISTINCT FROM h.hash AND NOT (l.hash IS NULL AND h.hash = '\x'::bytea)
  )
  SELECT b.customer_id, min(nullif(b.line, 0)) FROM (
    SELECT lines.customer_id, lines.id AS line FROM lines WHERE lines.hash <> lines.expected
    UNION ALL SELECT * FROM ends
  ) b GROUP BY b.customer_id ORDER BY b.customer_id
$$;
