-- What a booking writes, in fewer statements: each costs the database more to begin and to end than to run.

-- Every statement adds postings that sum to zero for each entry, so an entry sums to zero at any time. Checked once a
-- statement; a deferred trigger is called for each posting.
DROP TRIGGER ledger_postings_balance ON ledger_postings;
DROP FUNCTION ledger_entry_balances();
CREATE FUNCTION ledger_entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong uuid := (SELECT entry_id FROM added GROUP BY entry_id HAVING sum(amount) <> 0 LIMIT 1);
BEGIN
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'ledger entry % does not balance', wrong USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_entries_balance IS
  'The postings that a statement adds to an entry sum to zero, and so all of the entry do.';
CREATE TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_balance();

CREATE OR REPLACE FUNCTION post_entry(p_id uuid, p_kind text, p_reference uuid, p_at timestamptz, p_accounts text[], p_amounts bigint[])
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  is_new boolean;
BEGIN
  WITH entry AS (
    INSERT INTO ledger_entries (id, kind, reference, created_at) VALUES (p_id, p_kind, p_reference, p_at)
      ON CONFLICT (reference, kind) DO NOTHING RETURNING id
  ), lines AS (
    INSERT INTO ledger_postings (entry_id, account, amount)
      SELECT entry.id, line.account, line.amount FROM entry, unnest(p_accounts, p_amounts) AS line (account, amount)
  )
  SELECT EXISTS (SELECT FROM entry) INTO is_new;
  IF NOT is_new THEN
    RETURN false;
  END IF;
  FOR i IN 1 .. cardinality(p_accounts) LOOP
    CONTINUE WHEN p_accounts[i] IN ('provider', 'platform');
    UPDATE account_balances SET balance = balance + p_amounts[i] WHERE account = p_accounts[i];
    IF NOT FOUND THEN
      INSERT INTO account_balances AS known (account, balance) VALUES (p_accounts[i], p_amounts[i])
        ON CONFLICT (account) DO UPDATE SET balance = known.balance + excluded.balance;
    END IF;
  END LOOP;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION spend_credits(p_payment uuid, p_credits uuid[], p_amounts integer[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH uses AS (
    INSERT INTO credit_uses (payment_id, credit_id, amount)
      SELECT p_payment, used.credit, used.amount FROM unnest(p_credits, p_amounts) AS used (credit, amount)
      RETURNING credit_id, amount
  )
  UPDATE credits SET remaining = remaining - uses.amount FROM uses WHERE credits.id = uses.credit_id;
END $$;

-- Of an appointment that is new nothing has to be counted again: the last care is the later of the two. Whoever takes an
-- appointment of the same two people away meanwhile holds the chat's lock and is waited for.
CREATE FUNCTION keep_chat_of_new_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chats AS known (id, customer_id, specialist_id, last_care_at, last_at, created_at)
    VALUES (uuid_of(NEW.updated_at), NEW.customer_id, NEW.specialist_id, NEW.ends_at, NEW.updated_at, NEW.updated_at)
    ON CONFLICT (customer_id, specialist_id) DO UPDATE SET last_care_at = excluded.last_care_at
     WHERE known.last_care_at IS NULL OR known.last_care_at < excluded.last_care_at;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION keep_chat_of_new_appointment IS
  'The chat of two people who have an appointment, with the end of the last one.';
DROP TRIGGER appointments_keep_chat ON appointments;
CREATE TRIGGER appointments_keep_chat AFTER INSERT ON appointments FOR EACH ROW
  WHEN (new.status IN ('confirmed', 'in_progress', 'finished'))
  EXECUTE FUNCTION keep_chat_of_new_appointment();
