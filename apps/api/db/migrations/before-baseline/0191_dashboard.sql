-- The platform's months: appointments and entries of the books are written about in the order of their times, so an index
-- of blocks is enough, and costs a booking nothing.
CREATE INDEX appointments_months ON appointments USING brin (starts_at);
CREATE INDEX ledger_entries_months ON ledger_entries USING brin (created_at);
-- What a specialist has not signed yet.
CREATE INDEX records_unsigned ON records (specialist_id) WHERE status = 'draft';
