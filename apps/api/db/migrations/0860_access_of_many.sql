-- Writes lines to the chains of many patients with one statement for all lines and one for all heads. Heads are locked
-- in the order of the patients, so that two never wait for each other in a circle. Where it does not wait, it leaves out
-- the patients whose chain another transaction is writing to.
-- Returns the places of the lines that were left out.
CREATE FUNCTION log_accesses(
  p_customers uuid[], p_users uuid[], p_roles text[], p_actions text[], p_objects text[], p_object_ids uuid[],
  p_bases text[], p_sessions uuid[], p_addresses inet[], p_ats timestamptz[], p_waits boolean
) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  patients uuid[];
  heads bytea[];
  hashes bytea[] := array_fill(NULL::bytea, ARRAY[cardinality(p_customers)]);
  left_out integer[] := '{}';
  place integer;
BEGIN
  FOR again IN 1 .. 2 LOOP
    IF p_waits THEN
      SELECT array_agg(h.customer_id), array_agg(h.hash) INTO patients, heads FROM (
        SELECT customer_id, hash FROM access_heads WHERE customer_id = ANY (p_customers)
         ORDER BY customer_id FOR UPDATE) h;
    ELSE
      SELECT array_agg(h.customer_id), array_agg(h.hash) INTO patients, heads FROM (
        SELECT customer_id, hash FROM access_heads WHERE customer_id = ANY (p_customers)
         ORDER BY customer_id FOR UPDATE SKIP LOCKED) h;
    END IF;
    EXIT WHEN patients @> p_customers;
    -- A patient's first line makes the head.
    INSERT INTO access_heads SELECT DISTINCT c, '\x'::bytea FROM unnest(p_customers) c ORDER BY c ON CONFLICT DO NOTHING;
    EXIT WHEN NOT FOUND;
  END LOOP;

  FOR i IN 1 .. cardinality(p_customers) LOOP
    place := array_position(patients, p_customers[i]);
    IF place IS NULL THEN
      left_out := left_out || i;
    ELSE
      hashes[i] := sha256(heads[place] || convert_to(concat_ws('|', p_customers[i], p_users[i], p_roles[i], p_actions[i],
        p_objects[i], p_object_ids[i], p_bases[i], coalesce(p_sessions[i]::text, ''), coalesce(host(p_addresses[i]), ''),
        to_char(p_ats[i] AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')), 'UTF8'));
      heads[place] := hashes[i];
    END IF;
  END LOOP;

  INSERT INTO access_log (customer_id, user_id, role, action, object, object_id, basis, session_id, address, at, hash)
  SELECT l.customer, l.who, l.role, l.action, l.object, l.object_id, l.basis, l.session, l.address, l.at, l.hash
    FROM unnest(p_customers, p_users, p_roles, p_actions, p_objects, p_object_ids, p_bases, p_sessions, p_addresses, p_ats,
      hashes) WITH ORDINALITY AS l (customer, who, role, action, object, object_id, basis, session, address, at, hash, nth)
   WHERE l.hash IS NOT NULL ORDER BY l.nth;
  UPDATE access_heads h SET hash = n.hash FROM unnest(patients, heads) AS n (customer, hash)
   WHERE h.customer_id = n.customer;
  RETURN left_out;
END $$;

DROP FUNCTION log_access;
