-- What cards and earnings know of a person at the payment provider stood in the tables of other features.

CREATE TABLE payers (
  customer_id uuid PRIMARY KEY REFERENCES customers,
  provider_customer_id text NOT NULL
);
COMMENT ON TABLE payers IS
  'Patients whom the payment provider knows, by its own id; made on first use.';
INSERT INTO payers (customer_id, provider_customer_id)
  SELECT id, provider_customer_id FROM customers WHERE provider_customer_id IS NOT NULL;
ALTER TABLE customers DROP COLUMN provider_customer_id;

CREATE TABLE recipients (
  specialist_id uuid PRIMARY KEY REFERENCES specialists,
  provider_recipient_id text NOT NULL
);
COMMENT ON TABLE recipients IS
  'Specialists whom the payment provider pays, by its own id; kept when the bank account changes.';
INSERT INTO recipients (specialist_id, provider_recipient_id)
  SELECT id, provider_recipient_id FROM specialists WHERE provider_recipient_id IS NOT NULL;
ALTER TABLE specialists DROP COLUMN provider_recipient_id;

CREATE FUNCTION read_notification(p_notification uuid, p_now timestamptz)
RETURNS void
LANGUAGE sql AS $$
  UPDATE notifications SET read_at = p_now WHERE id = p_notification AND read_at IS NULL
$$;
COMMENT ON FUNCTION read_notification IS
  'Marks a notification as read; one that was read keeps its time.';

CREATE OR REPLACE FUNCTION read_chat(p_chat uuid, p_member uuid, p_by_specialist boolean, p_until integer, p_now timestamptz)
RETURNS TABLE(moved boolean, seq integer, customer_user uuid, specialist_user uuid)
LANGUAGE plpgsql AS $$
DECLARE
  chat record;
  before integer;
  notice uuid;
BEGIN
  SELECT c.last_seq, c.customer_read, c.specialist_read, c.customer_notice_id, c.specialist_notice_id,
      (SELECT s.user_id FROM specialists s WHERE s.id = c.specialist_id) AS specialist_user,
      (SELECT p.user_id FROM customers p WHERE p.id = c.customer_id) AS customer_user
    INTO chat FROM chats c
   WHERE c.id = p_chat AND p_member = CASE WHEN p_by_specialist THEN c.specialist_id ELSE c.customer_id END
     FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  customer_user := chat.customer_user;
  specialist_user := chat.specialist_user;
  before := CASE WHEN p_by_specialist THEN chat.specialist_read ELSE chat.customer_read END;
  notice := CASE WHEN p_by_specialist THEN chat.specialist_notice_id ELSE chat.customer_notice_id END;
  seq := greatest(least(coalesce(p_until, chat.last_seq), chat.last_seq), before);
  moved := seq > before;
  IF moved THEN
    UPDATE messages m SET read_at = p_now
      WHERE m.chat_id = p_chat AND m.seq > before AND m.seq <= read_chat.seq AND m.from_specialist <> p_by_specialist;
    IF p_by_specialist THEN
      UPDATE chats c SET specialist_read = read_chat.seq, specialist_got = greatest(c.specialist_got, read_chat.seq),
        specialist_unread = (SELECT count(*) FROM messages m
          WHERE m.chat_id = p_chat AND m.seq > read_chat.seq AND NOT m.from_specialist),
        specialist_notice_id = NULL WHERE c.id = p_chat;
    ELSE
      UPDATE chats c SET customer_read = read_chat.seq, customer_got = greatest(c.customer_got, read_chat.seq),
        customer_unread = (SELECT count(*) FROM messages m
          WHERE m.chat_id = p_chat AND m.seq > read_chat.seq AND m.from_specialist),
        customer_notice_id = NULL WHERE c.id = p_chat;
    END IF;
    IF notice IS NOT NULL THEN
      PERFORM read_notification(notice, p_now);
    END IF;
  END IF;
  RETURN NEXT;
END $$;
