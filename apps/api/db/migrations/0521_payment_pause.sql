-- Refused charges are counted by account, card and address.
ALTER TABLE cards ADD COLUMN mark bytea;
COMMENT ON COLUMN cards.mark IS
  'Keyed hash of the first six and last four digits and the expiry: the same card in any account. Null: kept before.';
ALTER TABLE payments ADD COLUMN counted_as text[];
COMMENT ON COLUMN payments.counted_as IS
  'Account, card and address that a refusal of the charge counts for; null once it is settled.';
