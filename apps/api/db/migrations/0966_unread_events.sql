-- Events of an external calendar that could not be read: the rest counts, and the specialist is told how many.
ALTER TABLE external_calendars ADD COLUMN unread integer NOT NULL DEFAULT 0 CHECK (unread >= 0);
COMMENT ON COLUMN external_calendars.unread IS 'Events that the last good reading could not read, or only in part.';
