-- Whose a registration with a council is, by the last digits of its number: without region and kind.
CREATE INDEX specialists_council ON specialists ((substring(council_number FROM '([0-9]+)[^0-9]*$'))) WHERE status = 1;
COMMENT ON INDEX specialists_council IS 'A search by a registration: `CRM-SC 47334`, `CRP 06/12345`, `47334`.';
