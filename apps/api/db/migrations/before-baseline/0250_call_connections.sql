-- Which connection a page of a call speaks over. One that is noticed late to be gone, after the page came back over
-- another, must not take the page with it.
ALTER TABLE call_participants ADD COLUMN connection_id uuid;
