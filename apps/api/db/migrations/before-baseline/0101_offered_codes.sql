-- Codes that came with an authenticator app on offer count with it: whoever gives the offer up keeps the old ones.
ALTER TABLE recovery_codes ADD COLUMN offered boolean NOT NULL DEFAULT false;
