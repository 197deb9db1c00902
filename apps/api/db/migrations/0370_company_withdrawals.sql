-- A company's share is withdrawn as a specialist's earnings are. A withdrawal takes the money of one owner: the company,
-- or else the specialist who asked.
ALTER TABLE withdrawals
  ADD COLUMN company_id uuid REFERENCES companies,
  ADD COLUMN bank_code text CHECK (bank_code ~ '^\d{3}$'),
  ADD COLUMN bank_ends_with text,
  ALTER COLUMN bank_account_id DROP NOT NULL;

UPDATE withdrawals w SET bank_code = b.bank_code, bank_ends_with = b.ends_with
  FROM bank_accounts b WHERE b.id = w.bank_account_id;

ALTER TABLE withdrawals
  ADD COLUMN owner_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(company_id, specialist_id)) STORED,
  ALTER COLUMN bank_code SET NOT NULL,
  ALTER COLUMN bank_ends_with SET NOT NULL,
  ADD CONSTRAINT withdrawals_account CHECK ((company_id IS NULL) = (bank_account_id IS NOT NULL));

COMMENT ON TABLE withdrawals IS 'Withdrawals of specialists and companies, and their state at the provider.';
COMMENT ON COLUMN withdrawals.specialist_id IS 'Who asked: the specialist, or an admin member of the company.';
COMMENT ON COLUMN withdrawals.company_id IS 'The company whose share it takes; null for the specialist''s own money.';
COMMENT ON COLUMN withdrawals.owner_id IS 'Whose money it takes, as the ledger''s accounts name the owner.';
COMMENT ON COLUMN withdrawals.bank_account_id IS 'The specialist''s account; a company''s is in its own row.';
COMMENT ON COLUMN withdrawals.bank_ends_with IS 'Last digits of the account that it goes to, as it was when it was sent.';

DROP INDEX withdrawals_key;
CREATE UNIQUE INDEX withdrawals_key ON withdrawals (owner_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
COMMENT ON INDEX withdrawals_key IS 'A repeated request with the same key finds its withdrawal.';
DROP INDEX withdrawals_specialist;
CREATE INDEX withdrawals_owner ON withdrawals (owner_id, requested_at DESC);
COMMENT ON INDEX withdrawals_owner IS 'An owner''s withdrawals, newest first.';
