-- Notifications and their deliveries are kept for six months, and are more than all other rows together: they are
-- partitioned by the month of their id (UUIDv7, its first 48 bits are the time), so that a month is dropped, not deleted
-- (decision 0033). The partitions are in a schema of their own. Those of one month refer to each other, so that they
-- go together without a look at the other months.
CREATE SCHEMA months;

CREATE FUNCTION first_id_of(p_at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
COMMENT ON FUNCTION first_id_of(timestamptz) IS 'The smallest UUIDv7 of an instant.';

-- Out of the way of the new ones, with their indexes.
ALTER TABLE push_messages SET SCHEMA months;
ALTER TABLE notification_messages SET SCHEMA months;
ALTER TABLE notifications SET SCHEMA months;

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL,
  appointment_id uuid REFERENCES appointments,
  data jsonb NOT NULL DEFAULT '{}'::jsonb,
  dedupe_key text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz
) PARTITION BY RANGE (id);
COMMENT ON TABLE notifications IS
  'Notifications of a person, shown on the screens and sent by `notification_messages`. By month of the id, for six months.';
COMMENT ON COLUMN notifications.data IS 'Ids and amounts only; names and times are read when shown or sent.';
COMMENT ON COLUMN notifications.dedupe_key IS
  'Nobody is notified twice of the same thing. Months can not share a unique index: who inserts holds the lock of person and key.';
CREATE INDEX notifications_appointment ON notifications (appointment_id) WHERE appointment_id IS NOT NULL;
COMMENT ON INDEX notifications_appointment IS 'The messages about one appointment, for support.';
CREATE INDEX notifications_key ON notifications (user_id, dedupe_key);
COMMENT ON INDEX notifications_key IS 'Whether a person was notified of something already.';
CREATE INDEX notifications_shown ON notifications (user_id, id DESC) WHERE deleted_at IS NULL;
COMMENT ON INDEX notifications_shown IS 'A person''s list, newest first; ids follow time.';

CREATE TABLE notification_messages (
  notification_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'sms', 'whatsapp')),
  sent_at timestamptz,
  attempts smallint NOT NULL DEFAULT 0,
  started_at timestamptz,
  failed_at timestamptz,
  failure text CHECK (failure IN ('refused', 'unreachable', 'unanswered')),
  dropped_at timestamptz,
  drop_reason text CHECK (drop_reason IN ('over', 'moved', 'late')),
  first_sent_at timestamptz,
  CONSTRAINT notification_messages_pkey PRIMARY KEY (notification_id, channel),
  CONSTRAINT notification_messages_dropped CHECK ((dropped_at IS NULL) = (drop_reason IS NULL))
) PARTITION BY RANGE (notification_id);
COMMENT ON TABLE notification_messages IS
  'Delivery of a notification by e-mail, SMS or WhatsApp; a repeated job finds what was sent. By month; each refers to `notifications` of its month.';
COMMENT ON COLUMN notification_messages.drop_reason IS
  'Why it was not sent: the appointment was over or canceled, was moved again, or it would have come too late.';
COMMENT ON COLUMN notification_messages.first_sent_at IS
  'When it had gone out before an admin had it sent again; sent_at is of the last time.';
CREATE INDEX notification_messages_failed ON notification_messages (failed_at) WHERE failed_at IS NOT NULL;
COMMENT ON INDEX notification_messages_failed IS 'Failed deliveries, for the platform''s staff.';

CREATE TABLE push_messages (
  notification_id uuid NOT NULL,
  subscription_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  sent_at timestamptz,
  CONSTRAINT push_messages_pkey PRIMARY KEY (notification_id, subscription_id)
) PARTITION BY RANGE (notification_id);
COMMENT ON TABLE push_messages IS
  'Delivery of a notification to one browser; a repeated job finds what was sent. By month; each refers to `notifications` of its month.';
CREATE INDEX push_messages_subscription ON push_messages (subscription_id);
COMMENT ON INDEX push_messages_subscription IS 'Deletes deliveries with their subscription.';

CREATE FUNCTION relate_notification_month(p_month text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE months.%I ADD FOREIGN KEY (notification_id) REFERENCES months.%I ON DELETE CASCADE',
    'notification_messages_' || p_month, 'notifications_' || p_month);
  EXECUTE format('ALTER TABLE months.%I ADD FOREIGN KEY (notification_id) REFERENCES months.%I ON DELETE CASCADE',
    'push_messages_' || p_month, 'notifications_' || p_month);
END $$;
COMMENT ON FUNCTION relate_notification_month(text) IS 'Lets the deliveries of a month refer to its notifications.';

CREATE TABLE months.notifications_rest PARTITION OF notifications DEFAULT;
CREATE TABLE months.notification_messages_rest PARTITION OF notification_messages DEFAULT;
CREATE TABLE months.push_messages_rest PARTITION OF push_messages DEFAULT;
SELECT relate_notification_month('rest');

CREATE FUNCTION add_notification_month(p_from timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  month text := to_char(p_from AT TIME ZONE 'UTC', 'YYYY_MM');
  first_id uuid := first_id_of(p_from);
  end_id uuid := first_id_of((p_from AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC');
  part text;
  key text;
BEGIN
  -- What the new partitions refer to first, as who notifies of a change has locked what was changed.
  LOCK TABLE users, appointments, push_subscriptions IN SHARE ROW EXCLUSIVE MODE;
  FOREACH part IN ARRAY ARRAY['notifications', 'notification_messages', 'push_messages'] LOOP
    key := CASE part WHEN 'notifications' THEN 'id' ELSE 'notification_id' END;
    EXECUTE format('CREATE TABLE months.%I (LIKE %I INCLUDING ALL)', part || '_' || month, part);
    EXECUTE format('LOCK TABLE months.%I IN ACCESS EXCLUSIVE MODE', part || '_rest');
    EXECUTE format('INSERT INTO months.%I SELECT * FROM months.%I WHERE %I >= $1 AND %I < $2',
      part || '_' || month, part || '_rest', key, key) USING first_id, end_id;
  END LOOP;
  PERFORM relate_notification_month(month);
  -- Takes the deliveries along.
  DELETE FROM months.notifications_rest WHERE id >= first_id AND id < end_id;
  FOREACH part IN ARRAY ARRAY['notifications', 'notification_messages', 'push_messages'] LOOP
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION months.%I FOR VALUES FROM (%L) TO (%L)',
      part, part || '_' || month, first_id, end_id);
  END LOOP;
END $$;
COMMENT ON FUNCTION add_notification_month(timestamptz) IS
  'Makes the partitions of the month that begins then, with what came before there were any.';

-- What the job calls: partitions are made and dropped by the owner of the tables, which the server is not.
CREATE FUNCTION make_notification_months(p_now timestamptz) RETURNS text[] LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  month timestamptz;
  made text[] := '{}';
BEGIN
  -- Any constant: two workers make a month once.
  PERFORM pg_advisory_xact_lock(727002);
  FOR month IN SELECT (date_trunc('month', p_now AT TIME ZONE 'UTC') + n * interval '1 month') AT TIME ZONE 'UTC'
                 FROM generate_series(-6, 3) n LOOP
    CONTINUE WHEN to_regclass('months.notifications_' || to_char(month AT TIME ZONE 'UTC', 'YYYY_MM')) IS NOT NULL;
    PERFORM add_notification_month(month);
    made := made || to_char(month AT TIME ZONE 'UTC', 'YYYY_MM');
  END LOOP;
  RETURN made;
END $$;
COMMENT ON FUNCTION make_notification_months(timestamptz) IS
  'Makes the months of notifications that are missing, from six ago to three ahead. Returns which.';

CREATE FUNCTION drop_notification_months(p_now timestamptz) RETURNS text[] LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  -- A month goes when its last moment is six months ago.
  kept_from timestamptz := date_trunc('month', (p_now - interval '6 months') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
  month text;
  dropped text[] := '{}';
BEGIN
  PERFORM pg_advisory_xact_lock(727002);
  DELETE FROM months.notifications_rest WHERE id < first_id_of(kept_from);
  FOR month IN
    SELECT substr(relname, length('notifications_') + 1) FROM pg_class
     WHERE relnamespace = 'months'::regnamespace AND relkind = 'r' AND relname ~ '^notifications_\d{4}_\d\d$'
       AND relname < 'notifications_' || to_char(kept_from AT TIME ZONE 'UTC', 'YYYY_MM') ORDER BY 1 LOOP
    LOCK TABLE ONLY notifications, ONLY notification_messages, ONLY push_messages IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('DROP TABLE months.%I, months.%I, months.%I',
      'push_messages_' || month, 'notification_messages_' || month, 'notifications_' || month);
    dropped := dropped || month;
  END LOOP;
  RETURN dropped;
END $$;
COMMENT ON FUNCTION drop_notification_months(timestamptz) IS
  'Drops the months of notifications that ended more than six months ago. Returns which.';

-- Nobody but the server's role (grants.sql).
REVOKE EXECUTE ON FUNCTION make_notification_months(timestamptz), drop_notification_months(timestamptz) FROM PUBLIC;

SELECT make_notification_months(now());
INSERT INTO notifications (id, user_id, kind, appointment_id, data, dedupe_key, created_at, read_at, deleted_at)
  SELECT id, user_id, kind, appointment_id, data, dedupe_key, created_at, read_at, deleted_at FROM months.notifications;
INSERT INTO notification_messages (notification_id, channel, sent_at, attempts, started_at, failed_at, failure,
    dropped_at, drop_reason, first_sent_at)
  SELECT notification_id, channel, sent_at, attempts, started_at, failed_at, failure, dropped_at, drop_reason, first_sent_at
    FROM months.notification_messages;
INSERT INTO push_messages (notification_id, subscription_id, sent_at)
  SELECT notification_id, subscription_id, sent_at FROM months.push_messages;
DROP TABLE months.push_messages, months.notification_messages, months.notifications;
