-- Posts one entry of the ledger: its postings, and the cached balances of the people in it, in the order of the
-- accounts, so that no two transactions wait for each other. False when the entry is there already: a retry is harmless.
-- A balance below zero breaks the table's CHECK, and with it the transaction.
CREATE FUNCTION post_entry(p_id uuid, p_kind text, p_reference uuid, p_at timestamptz, p_accounts text[], p_amounts bigint[])
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entries (id, kind, reference, created_at) VALUES (p_id, p_kind, p_reference, p_at)
    ON CONFLICT (reference, kind) DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO ledger_postings (entry_id, account, amount)
    SELECT p_id, line.account, line.amount FROM unnest(p_accounts, p_amounts) AS line (account, amount);
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

-- Refunds that the job still has to bring about.
CREATE INDEX refunds_open ON refunds (created_at) WHERE status <> 'done';
