-- A card that pays once is in no list, and goes within a day.
ALTER TABLE cards ADD COLUMN kept boolean NOT NULL DEFAULT true;
