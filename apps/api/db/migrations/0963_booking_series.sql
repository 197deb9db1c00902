-- A series: several dates under one link, each with a slot, a price, a payment and an end of its own.
ALTER TABLE booking_links
  ADD COLUMN series_id uuid,
  ADD COLUMN series_place smallint,
  ADD COLUMN series_size smallint,
  ADD COLUMN reminded_at timestamptz,
  ADD CONSTRAINT booking_links_series CHECK (
    num_nonnulls(series_id, series_place, series_size) IN (0, 3)
    AND (series_id IS NULL OR (series_size BETWEEN 2 AND 12 AND series_place BETWEEN 1 AND series_size)));
COMMENT ON COLUMN booking_links.series_id IS
  'The first date''s link, whose secret opens all of the series; null for a single date.';
COMMENT ON COLUMN booking_links.series_place IS 'Which date of the series, from 1.';
COMMENT ON COLUMN booking_links.series_size IS 'How many dates the series had when it was made.';
COMMENT ON COLUMN booking_links.reminded_at IS 'When the patient was reminded to pay this date of a series; once.';
CREATE UNIQUE INDEX booking_links_series_dates ON booking_links (series_id, series_place) WHERE series_id IS NOT NULL;
COMMENT ON INDEX booking_links_series_dates IS 'The dates of a series in their order.';
