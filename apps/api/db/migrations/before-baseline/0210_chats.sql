-- The end of the last encounter that counts as care between two people, null where there is none: the one place in SQL
-- that says it (domain.md §5). What else becomes care is added here, and calls `keep_chat` when it changes.
CREATE FUNCTION last_care(p_customer uuid, p_specialist uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(ends_at) FROM appointments
   WHERE customer_id = p_customer AND specialist_id = p_specialist AND status IN ('confirmed', 'in_progress', 'finished')
$$;

-- Whether care that ended then still stands: so many calendar months in UTC, as `hasCare` of the domain counts them.
CREATE FUNCTION care_stands(p_last timestamptz, p_now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(p_last >= (p_now AT TIME ZONE 'UTC' - make_interval(months =>
    coalesce((SELECT value FROM variables WHERE name = 'care_months'), 24)::int)) AT TIME ZONE 'UTC', false)
$$;

-- What one patient and one specialist write each other: once for a pair, from the first care on. Its id says nothing of
-- them. Counters and marks of both sides stand in the row, so that a list reads no message to count it.
CREATE TABLE chats (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  specialist_id uuid NOT NULL REFERENCES specialists,
  -- `last_care` as it is now; a chat without care is read and not written in.
  last_care_at timestamptz,
  -- Of the last message: 1, 2, 3, … without holes.
  last_seq integer NOT NULL DEFAULT 0,
  -- Of the last message, else of the chat.
  last_at timestamptz NOT NULL,
  customer_unread integer NOT NULL DEFAULT 0 CHECK (customer_unread >= 0),
  specialist_unread integer NOT NULL DEFAULT 0 CHECK (specialist_unread >= 0),
  -- Up to which message each side's screens have got them, and the person has read them.
  customer_got integer NOT NULL DEFAULT 0,
  specialist_got integer NOT NULL DEFAULT 0,
  customer_read integer NOT NULL DEFAULT 0,
  specialist_read integer NOT NULL DEFAULT 0,
  -- The notification that tells a person of unread messages, until they are read.
  customer_notice_id uuid,
  specialist_notice_id uuid,
  -- The automatic answer is given once in each time in which the specialist does not answer.
  auto_replied_at timestamptz,
  created_at timestamptz NOT NULL,
  -- One chat a pair; a patient's chats.
  UNIQUE (customer_id, specialist_id)
  -- No index has a counter, a mark or a time in it: a message changes its chat's row in place (HOT), and the list of a
  -- person is sorted as it is read.
) WITH (fillfactor = 70);
-- A specialist's chats.
CREATE INDEX chats_specialist ON chats (specialist_id);

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chats ON DELETE CASCADE,
  seq integer NOT NULL,
  from_specialist boolean NOT NULL,
  -- The specialist's automatic answer.
  automatic boolean NOT NULL DEFAULT false,
  -- Text and name of the file, sealed with the patient's key, whoever wrote them.
  content_sealed bytea NOT NULL,
  file_key text,
  file_type text CHECK (file_type IN ('application/pdf', 'image/webp')),
  -- Bytes, of the file as it is handed out.
  file_size integer CHECK (file_size > 0),
  -- What opens the file, sealed with the patient's key.
  file_secret_sealed bytea,
  -- Of the sender: what is sent twice under it is one message.
  client_id text,
  created_at timestamptz NOT NULL,
  -- When the other side had read it.
  read_at timestamptz,
  CHECK (num_nulls(file_key, file_type, file_size, file_secret_sealed) IN (0, 4)),
  -- A page of a chat, what came after a number, and the last message of a contact.
  UNIQUE (chat_id, seq)
) WITH (fillfactor = 90);
-- A message that is sent again finds itself.
CREATE UNIQUE INDEX messages_client ON messages (chat_id, from_specialist, client_id) WHERE client_id IS NOT NULL;

-- UUID v7 of a time; the server makes the others.
CREATE FUNCTION uuid_of(p_at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send((extract(epoch FROM p_at) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$;

-- Brings the chat of two people in line with their care: there is one from the first care on, and it stays.
CREATE FUNCTION keep_chat(p_customer uuid, p_specialist uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  care timestamptz := last_care(p_customer, p_specialist);
BEGIN
  IF care IS NOT NULL THEN
    INSERT INTO chats (id, customer_id, specialist_id, last_care_at, last_at, created_at)
      VALUES (uuid_of(p_at), p_customer, p_specialist, care, p_at, p_at) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      RETURN;
    END IF;
  END IF;
  -- Whoever changes the care of the same two people meanwhile is waited for, and seen.
  PERFORM FROM chats WHERE customer_id = p_customer AND specialist_id = p_specialist FOR UPDATE;
  UPDATE chats SET last_care_at = last_care(p_customer, p_specialist)
   WHERE customer_id = p_customer AND specialist_id = p_specialist
     AND last_care_at IS DISTINCT FROM last_care(p_customer, p_specialist);
END $$;

CREATE FUNCTION keep_chat_of_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_chat(NEW.customer_id, NEW.specialist_id, NEW.updated_at);
  RETURN NULL;
END $$;
CREATE TRIGGER appointments_keep_chat AFTER INSERT ON appointments
  FOR EACH ROW WHEN (NEW.status IN ('confirmed', 'in_progress', 'finished'))
  EXECUTE FUNCTION keep_chat_of_appointment();
-- What begins or finishes an appointment that was care already changes nothing.
CREATE TRIGGER appointments_change_chat AFTER UPDATE OF status, ends_at ON appointments
  FOR EACH ROW WHEN ((OLD.status IN ('confirmed', 'in_progress', 'finished'))
      <> (NEW.status IN ('confirmed', 'in_progress', 'finished'))
    OR (OLD.ends_at <> NEW.ends_at AND NEW.status IN ('confirmed', 'in_progress', 'finished')))
  EXECUTE FUNCTION keep_chat_of_appointment();

INSERT INTO chats (id, customer_id, specialist_id, last_care_at, last_at, created_at)
  SELECT uuid_of(min(created_at)), customer_id, specialist_id, max(ends_at), min(created_at), min(created_at)
    FROM appointments WHERE status IN ('confirmed', 'in_progress', 'finished') GROUP BY customer_id, specialist_id;

-- Stores one message, all of it in one statement: who may, the number, the counters, and the job that tells the other
-- side of unread messages, once for a burst: where none waited, or the last one is an hour old. The chat's row is held, so
-- that two who write at once get two numbers, and what is sent twice at once is found the second time.
-- `outcome`: sent, repeated (the message as it was stored), not_found, chat_closed, chat_disabled; of an automatic
-- answer also answered, where it was given since `p_quiet_since`.
CREATE FUNCTION send_message(p_chat uuid, p_member uuid, p_from_specialist boolean, p_id uuid, p_client text,
  p_content bytea, p_file_key text, p_file_type text, p_file_size integer, p_file_secret bytea, p_now timestamptz,
  p_quiet_since timestamptz, p_tell_after interval)
RETURNS TABLE (outcome text, id uuid, seq integer, automatic boolean, content_sealed bytea, file_type text,
  file_size integer, created_at timestamptz, read_at timestamptz, customer_user uuid, specialist_user uuid,
  chat_hours jsonb, time_zone text, auto_reply text, auto_replied_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE
  chat record;
  is_automatic boolean := p_quiet_since IS NOT NULL;
BEGIN
  SELECT c.last_seq, c.last_at, c.last_care_at, c.customer_unread, c.specialist_unread, c.auto_replied_at, c.customer_id,
      s.chat_enabled, s.chat_hours, s.time_zone, s.auto_reply, s.user_id AS specialist_user,
      (SELECT p.user_id FROM customers p WHERE p.id = c.customer_id) AS customer_user
    INTO chat FROM chats c JOIN specialists s ON s.id = c.specialist_id
   WHERE c.id = p_chat AND p_member = CASE WHEN p_from_specialist THEN c.specialist_id ELSE c.customer_id END
     FOR NO KEY UPDATE OF c;
  IF NOT FOUND THEN
    outcome := 'not_found';
    RETURN NEXT;
    RETURN;
  END IF;
  customer_user := chat.customer_user;
  specialist_user := chat.specialist_user;
  chat_hours := chat.chat_hours;
  time_zone := chat.time_zone;
  auto_reply := chat.auto_reply;
  auto_replied_at := chat.auto_replied_at;

  IF p_client IS NOT NULL THEN
    SELECT m.id, m.seq, m.automatic, m.content_sealed, m.file_type, m.file_size, m.created_at, m.read_at
      INTO id, seq, automatic, content_sealed, file_type, file_size, created_at, read_at
      FROM messages m WHERE m.chat_id = p_chat AND m.from_specialist = p_from_specialist AND m.client_id = p_client;
    IF FOUND THEN
      outcome := 'repeated';
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;

  outcome := CASE
    WHEN NOT care_stands(chat.last_care_at, p_now) THEN 'chat_closed'
    WHEN NOT p_from_specialist AND NOT chat.chat_enabled THEN 'chat_disabled'
    WHEN is_automatic AND chat.auto_replied_at >= p_quiet_since THEN 'answered'
    ELSE 'sent' END;
  IF outcome <> 'sent' THEN
    RETURN NEXT;
    RETURN;
  END IF;

  id := p_id;
  seq := chat.last_seq + 1;
  automatic := is_automatic;
  content_sealed := p_content;
  file_type := p_file_type;
  file_size := p_file_size;
  created_at := p_now;
  INSERT INTO messages (id, chat_id, seq, from_specialist, automatic, content_sealed, file_key, file_type, file_size,
      file_secret_sealed, client_id, created_at)
    VALUES (p_id, p_chat, seq, p_from_specialist, is_automatic, p_content, p_file_key, p_file_type, p_file_size,
      p_file_secret, p_client, p_now);
  UPDATE chats c SET last_seq = send_message.seq, last_at = p_now,
      customer_unread = c.customer_unread + p_from_specialist::int,
      specialist_unread = c.specialist_unread + (NOT p_from_specialist)::int,
      auto_replied_at = CASE WHEN is_automatic THEN p_now ELSE c.auto_replied_at END
    WHERE c.id = p_chat;
  IF (CASE WHEN p_from_specialist THEN chat.customer_unread ELSE chat.specialist_unread END) = 0
      OR chat.last_at < p_now - interval '1 hour' THEN
    PERFORM graphile_worker.add_job('tell-unread-chat'::text,
      payload := json_build_object('chatId', p_chat, 'toSpecialist', NOT p_from_specialist, 'seq', seq),
      run_at := p_now + p_tell_after,
      job_key := 'chat:' || p_chat || CASE WHEN p_from_specialist THEN ':customer' ELSE ':specialist' END);
  END IF;
  RETURN NEXT;
END $$;

-- Marks what the other side wrote as read, up to a number or all of it. No row where the chat is not this member's; `moved`
-- tells whether there was anything to mark.
CREATE FUNCTION read_chat(p_chat uuid, p_member uuid, p_by_specialist boolean, p_until integer, p_now timestamptz)
RETURNS TABLE (moved boolean, seq integer, customer_user uuid, specialist_user uuid) LANGUAGE plpgsql AS $$
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
      UPDATE notifications SET read_at = p_now WHERE notifications.id = notice AND notifications.read_at IS NULL;
    END IF;
  END IF;
  RETURN NEXT;
END $$;
