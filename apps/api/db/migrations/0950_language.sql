-- What a person reads: the language of the screens they last opened, in which messages are written to them.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'pt' CONSTRAINT users_language CHECK (language IN ('pt', 'en'));
