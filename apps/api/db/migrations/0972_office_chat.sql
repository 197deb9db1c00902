-- A patient writes to a specialist's office too: about appointments, receipts, the way. Assistants whom the specialist
-- allows it answer there, and never see the chat with the specialist.
ALTER TABLE team_members ADD COLUMN chat boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN team_members.chat IS 'Whether they answer patients in the office''s chats.';
CREATE INDEX team_members_chat ON team_members (specialist_id) WHERE chat AND ended_at IS NULL;
COMMENT ON INDEX team_members_chat IS 'Who answers in a specialist''s office.';
ALTER TABLE team_invitations ADD COLUMN chat boolean NOT NULL DEFAULT false;

ALTER TABLE chats ADD COLUMN thread text NOT NULL DEFAULT 'care' CHECK (thread IN ('care', 'office'));
COMMENT ON COLUMN chats.thread IS 'With the specialist (`care`), or with their office, which assistants read.';
ALTER TABLE chats DROP CONSTRAINT chats_customer_id_specialist_id_key,
  ADD CONSTRAINT chats_customer_id_specialist_id_thread_key UNIQUE (customer_id, specialist_id, thread);
COMMENT ON CONSTRAINT chats_customer_id_specialist_id_thread_key ON chats IS 'One chat per pair and thread; a patient''s chats.';
COMMENT ON TABLE chats IS 'Chat of one patient with one specialist, from their first care on, or with the office; with both sides'' counters and marks.';
CREATE INDEX chats_office ON chats (specialist_id) WHERE thread = 'office';
COMMENT ON INDEX chats_office IS 'An office''s chats, as its assistants list them.';

CREATE FUNCTION office_answers(p_specialist uuid) RETURNS boolean LANGUAGE sql STABLE
AS $$ SELECT EXISTS (SELECT FROM team_members WHERE specialist_id = p_specialist AND chat AND ended_at IS NULL) $$;
COMMENT ON FUNCTION office_answers IS 'Whether an assistant of this specialist answers patients.';

CREATE OR REPLACE FUNCTION keep_chat_of_new_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO chats AS known (id, customer_id, specialist_id, last_care_at, last_at, created_at)
    VALUES (uuid_of(NEW.updated_at), NEW.customer_id, NEW.specialist_id, NEW.ends_at, NEW.updated_at, NEW.updated_at)
    ON CONFLICT (customer_id, specialist_id, thread) DO UPDATE SET last_care_at = excluded.last_care_at
     WHERE known.last_care_at IS NULL OR known.last_care_at < excluded.last_care_at;
  UPDATE chats SET last_care_at = NEW.ends_at
   WHERE customer_id = NEW.customer_id AND specialist_id = NEW.specialist_id AND thread = 'office'
     AND (last_care_at IS NULL OR last_care_at < NEW.ends_at);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION send_message(p_chat uuid, p_member uuid, p_from_specialist boolean, p_id uuid, p_client text, p_content bytea, p_file_key text, p_file_type text, p_file_size integer, p_file_secret bytea, p_now timestamp with time zone, p_quiet_since timestamp with time zone, p_tell_after interval)
 RETURNS TABLE(outcome text, id uuid, seq integer, automatic boolean, content_sealed bytea, file_type text, file_size integer, created_at timestamp with time zone, read_at timestamp with time zone, customer_user uuid, specialist_user uuid, chat_hours jsonb, time_zone text, auto_reply text, auto_replied_at timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
DECLARE
  chat record;
  is_automatic boolean := p_quiet_since IS NOT NULL;
BEGIN
  SELECT c.last_seq, c.last_at, c.last_care_at, c.thread, c.customer_unread, c.specialist_unread, c.auto_replied_at, c.customer_id,
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
    WHEN NOT p_from_specialist AND NOT chat.chat_enabled AND chat.thread = 'care' THEN 'chat_disabled'
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
END $function$;
