-- The appointments of a company, newest first: its balance.
CREATE INDEX appointments_company_sales ON appointments (company_id, starts_at DESC, id DESC) WHERE company_id IS NOT NULL;
