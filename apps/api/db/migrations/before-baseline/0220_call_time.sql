-- Until when the specialist goes on after the end of the slot; null: not asked for.
ALTER TABLE calls ADD COLUMN extended_until timestamptz;
