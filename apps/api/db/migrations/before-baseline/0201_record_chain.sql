-- What was signed or added, one line each, chained per account: a line's hash covers what it says and the line before it.
CREATE TABLE record_chain (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  record_id uuid NOT NULL REFERENCES records,
  -- Null for the record's signature.
  addendum_id uuid UNIQUE REFERENCES record_addenda,
  -- SHA-256 of the words that were signed or added; the words themselves are sealed elsewhere.
  content_hash bytea NOT NULL,
  hash bytea NOT NULL
);
-- An account's chain in its order.
CREATE INDEX record_chain_customer ON record_chain (customer_id, id);
-- A record is signed once, and its line is read with it.
CREATE UNIQUE INDEX record_chain_signature ON record_chain (record_id) WHERE addendum_id IS NULL;
CREATE TRIGGER record_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON record_chain
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
-- Where each chain ends, so that lines cut off at the end are missed.
CREATE TABLE record_heads (customer_id uuid PRIMARY KEY, hash bytea NOT NULL);

CREATE FUNCTION chain_record(p_customer uuid, p_record uuid, p_addendum uuid, p_content bytea) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  previous bytea;
  line bytea;
BEGIN
  INSERT INTO record_heads VALUES (p_customer, '\x'::bytea) ON CONFLICT DO NOTHING;
  SELECT hash INTO previous FROM record_heads WHERE customer_id = p_customer FOR UPDATE;
  line := sha256(previous || convert_to(concat_ws('|', p_record, coalesce(p_addendum::text, '')), 'UTF8') || p_content);
  UPDATE record_heads SET hash = line WHERE customer_id = p_customer;
  INSERT INTO record_chain (customer_id, record_id, addendum_id, content_hash, hash)
  VALUES (p_customer, p_record, p_addendum, p_content, line);
END $$;

-- Works all chains out again and names, for each that differs, the first line that does; null where lines are missing
-- at the end.
CREATE FUNCTION broken_record_chains() RETURNS TABLE (customer_id uuid, line bigint) LANGUAGE sql STABLE AS $$
  WITH lines AS (
    SELECT c.customer_id, c.id, c.hash, row_number() OVER newest AS from_end,
      sha256(coalesce(lag(c.hash) OVER oldest, '\x'::bytea)
        || convert_to(concat_ws('|', c.record_id, coalesce(c.addendum_id::text, '')), 'UTF8') || c.content_hash) AS expected
    FROM record_chain c
    WINDOW oldest AS (PARTITION BY c.customer_id ORDER BY c.id), newest AS (PARTITION BY c.customer_id ORDER BY c.id DESC)
  )
  SELECT b.customer_id, min(b.line) FROM (
    SELECT lines.customer_id, lines.id AS line FROM lines WHERE lines.hash <> lines.expected
    UNION ALL
    SELECT coalesce(h.customer_id, l.customer_id), NULL
    FROM record_heads h FULL JOIN (SELECT * FROM lines WHERE from_end = 1) l ON l.customer_id = h.customer_id
    WHERE l.hash IS DISTINCT FROM h.hash
  ) b GROUP BY b.customer_id ORDER BY b.customer_id
$$;

-- What was signed before there was a chain begins it, in the order of signing.
DO $$
DECLARE
  r record;
BEGIN
  FOR r IN SELECT id, customer_id, content_hash FROM records WHERE content_hash IS NOT NULL ORDER BY signed_at, id LOOP
    PERFORM chain_record(r.customer_id, r.id, NULL, r.content_hash);
  END LOOP;
END $$;
