-- A client chooses the key of a call that may be repeated; a short one is as good as a long one.
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_key_check;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_key_check CHECK (length(key) BETWEEN 1 AND 200);
