-- Until when a call to the provider about this account may still be running; nobody asks twice meanwhile.
ALTER TABLE bank_accounts ADD COLUMN asked_until timestamptz;

-- What the platform's recipient adds, because an appointment was paid from a wallet and its money lies elsewhere at the
-- provider. Decided once, before the provider is called.
ALTER TABLE withdrawals ADD COLUMN topped_up integer CHECK (topped_up >= 0);

-- The job that releases what a late cancellation kept.
CREATE INDEX appointments_release_kept ON appointments (ends_at) WHERE released_at IS NULL AND status = 'canceled_by_customer';
