-- Lists of admins are sorted by the headers of their columns. Each index holds the id too: it decides between equals,
-- and is read backwards for the other way round.

CREATE INDEX customers_by_created ON customers (created_at, id);
COMMENT ON INDEX customers_by_created IS 'Patients for admins, sorted by the day they registered.';
CREATE INDEX specialists_by_name ON specialists (fold(name), id) WHERE deleted_at IS NULL;
COMMENT ON INDEX specialists_by_name IS 'Specialists for admins, sorted by name.';
CREATE INDEX specialists_by_submitted ON specialists (submitted_at, id) WHERE deleted_at IS NULL;
COMMENT ON INDEX specialists_by_submitted IS 'Specialists for admins, those who have waited longest first.';
CREATE INDEX specialists_last_submitted ON specialists (submitted_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
COMMENT ON INDEX specialists_last_submitted IS 'Specialists for admins, those who sent their registration last first.';
CREATE INDEX companies_by_name ON companies (fold(name), id);
COMMENT ON INDEX companies_by_name IS 'Companies for admins, sorted by name.';
CREATE INDEX payments_by_amount ON payments (amount, id);
COMMENT ON INDEX payments_by_amount IS 'Appointments and payments for support, sorted by amount.';
CREATE INDEX errors_first_seen ON errors (first_seen, id);
COMMENT ON INDEX errors_first_seen IS 'The error log, sorted by when each error was seen first.';
CREATE INDEX errors_count ON errors (count, id);
COMMENT ON INDEX errors_count IS 'The error log, sorted by how often each error was seen.';
