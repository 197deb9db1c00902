-- Book first, register on the way: a person with a confirmed e-mail and no account yet keeps the slot they chose.

CREATE TABLE sign_ups (
  -- Becomes the customer's id.
  id uuid PRIMARY KEY,
  -- Becomes the user's id; the form is sealed with its data key.
  user_id uuid NOT NULL UNIQUE,
  -- The e-mail, the device's zone and the slot that was chosen, for the link in the message.
  form_sealed bytea NOT NULL,
  -- Keyed hash of the e-mail: the person whose holds are counted.
  person_hash bytea NOT NULL,
  -- Account that has this e-mail already: its code is never right, and the message to the owner says so.
  owner_id uuid REFERENCES users ON DELETE CASCADE,
  -- Given for the right code; a newer one takes its place.
  ticket_hash bytea UNIQUE,
  ticket_expires_at timestamptz,
  -- Tries to make the account with a CPF that has one.
  refusals smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CHECK ((ticket_hash IS NULL) = (ticket_expires_at IS NULL))
);
COMMENT ON TABLE sign_ups IS 'People who chose a slot before they had an account: an e-mail, its code, and then a ticket for the rest. No account until the rest is given.';
CREATE INDEX sign_ups_created ON sign_ups (created_at);
COMMENT ON INDEX sign_ups_created IS 'The clean-up of sign-ups that were never completed.';
CREATE INDEX sign_ups_owner ON sign_ups (owner_id, created_at) WHERE owner_id IS NOT NULL;
COMMENT ON INDEX sign_ups_owner IS 'How often an owner was told lately.';

CREATE TABLE slot_holds (
  id uuid PRIMARY KEY,
  -- A sign-up, and the customer that it becomes.
  holder_id uuid NOT NULL,
  person_hash bytea NOT NULL,
  specialist_id uuid NOT NULL REFERENCES specialists,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Booked, given up, or run out and open again.
  ended boolean NOT NULL DEFAULT false,
  CHECK (starts_at < ends_at)
);
COMMENT ON TABLE slot_holds IS 'Slots that are kept for people on the way to their account, for some minutes. Kept a day to count them.';
CREATE INDEX slot_holds_standing ON slot_holds (specialist_id, starts_at) WHERE NOT ended;
COMMENT ON INDEX slot_holds_standing IS 'Slot expansion: what is kept of a specialist.';
CREATE INDEX slot_holds_holder ON slot_holds (holder_id) WHERE NOT ended;
COMMENT ON INDEX slot_holds_holder IS 'What somebody keeps.';
CREATE INDEX slot_holds_person ON slot_holds (person_hash, created_at);
COMMENT ON INDEX slot_holds_person IS 'The holds of a person in the last hour.';
CREATE INDEX slot_holds_due ON slot_holds (expires_at);
COMMENT ON INDEX slot_holds_due IS 'The job that opens slots again, and the clean-up.';
CREATE TRIGGER slot_holds_on_site AFTER INSERT OR UPDATE OF ended ON slot_holds
  FOR EACH ROW EXECUTE FUNCTION site_practice_changed();

ALTER TABLE codes DROP CONSTRAINT codes_purpose_check;
ALTER TABLE codes ADD CONSTRAINT codes_purpose_check
  CHECK (purpose IN ('registration', 'sign_up', 'change_email', 'change_cellphone'));

CREATE OR REPLACE FUNCTION offered_to_other(p_specialist uuid, p_from timestamp with time zone, p_to timestamp with time zone, p_customer uuid, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (
    SELECT FROM slot_offers o
     WHERE o.specialist_id = p_specialist AND o.status IN ('offered', 'booking')
       AND o.starts_at > p_from - interval '8 hours' AND o.starts_at < p_to AND o.ends_at > p_from
       AND o.customer_id IS DISTINCT FROM p_customer AND o.expires_at + interval '30 seconds' > p_now)
    OR EXISTS (
    SELECT FROM slot_holds h
     WHERE h.specialist_id = p_specialist AND NOT h.ended AND h.expires_at > p_now
       AND h.starts_at > p_from - interval '8 hours' AND h.starts_at < p_to AND h.ends_at > p_from
       AND h.holder_id IS DISTINCT FROM p_customer)
$function$;
COMMENT ON FUNCTION offered_to_other IS
  'Whether a time is held for another customer; an offer 30 seconds longer than it lasts, so that the job can pass it on.';

CREATE OR REPLACE FUNCTION slots_of(p_specialist uuid, p_from timestamp with time zone, p_to timestamp with time zone, p_now timestamp with time zone, p_customer uuid DEFAULT NULL::uuid)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, place_id uuid, status text)
 LANGUAGE plpgsql
 STABLE ROWS 30
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  zone text;
  online boolean;
  first_day date;
  last_day date;
  -- The rules, one entry each, in the order that decides between slots of one start: the shorter, then online first.
  weekdays smallint[];
  days_from date[];
  days_to date[];
  inits integer[];
  lasts integer[];
  steps integer[];
  places uuid[];
  booked tstzmultirange;
  held tstzmultirange;
  offered tstzmultirange;
  kept tstzmultirange;
  blocked tstzmultirange;
  day date;
  opening integer[];
  next_minute integer[];
  early timestamptz;
  late timestamptz;
  best integer;
  j integer;
  wall interval;
  free timestamptz;
  span tstzrange;
BEGIN
  IF p_from >= p_to THEN RETURN; END IF;
  SELECT s.time_zone, s.use_online INTO zone, online FROM specialists s WHERE s.id = p_specialist;
  IF zone IS NULL THEN RETURN; END IF;
  first_day := (p_from AT TIME ZONE zone)::date;
  last_day := ((p_to - interval '1 microsecond') AT TIME ZONE zone)::date;

  SELECT array_agg(r.weekday), array_agg(r.day_from), array_agg(r.day_to), array_agg(r.init),
         array_agg(r.final - r.step), array_agg(r.step), array_agg(r.place_id)
    INTO weekdays, days_from, days_to, inits, lasts, steps, places
    FROM (
      SELECT a.weekday, coalesce(a.on_date, a.valid_from, '-infinity') AS day_from,
             coalesce(a.on_date, a.valid_until, 'infinity') AS day_to, a.interval_minutes::integer AS step, a.place_id,
             extract(epoch FROM a.init_hour)::integer / 60 AS init,
             extract(epoch FROM a.final_hour)::integer / 60 AS final
        FROM availability_rules a
       WHERE a.specialist_id = p_specialist
         AND coalesce(a.on_date, a.valid_from, '-infinity') <= last_day
         AND coalesce(a.on_date, a.valid_until, 'infinity') >= first_day
         AND CASE WHEN a.place_id IS NULL THEN online ELSE EXISTS (
               SELECT FROM places p WHERE p.id = a.place_id AND p.status AND p.deleted_at IS NULL) END
       ORDER BY a.interval_minutes, a.place_id NULLS FIRST
    ) r;
  IF inits IS NULL THEN RETURN; END IF;

  -- A slot lasts 8 h at most and an appointment less than 24 h: what could overlap begins in this window.
  SELECT range_agg(tstzrange(a.starts_at, a.ends_at)) FILTER (WHERE a.status <> 'awaiting_payment'),
         range_agg(tstzrange(a.starts_at, a.ends_at)) FILTER (WHERE a.status = 'awaiting_payment'),
         (SELECT range_agg(tstzrange(o.starts_at, o.ends_at)) FROM slot_offers o
           WHERE o.specialist_id = p_specialist AND o.status IN ('offered', 'booking')
             AND o.starts_at > p_from - interval '8 hours' AND o.starts_at < p_to + interval '8 hours'
             AND o.customer_id IS DISTINCT FROM p_customer AND o.expires_at + interval '30 seconds' > p_now),
         (SELECT range_agg(tstzrange(h.starts_at, h.ends_at)) FROM slot_holds h
           WHERE h.specialist_id = p_specialist AND NOT h.ended
             AND h.starts_at > p_from - interval '8 hours' AND h.starts_at < p_to + interval '8 hours'
             AND h.holder_id IS DISTINCT FROM p_customer AND h.expires_at > p_now)
    INTO booked, held, offered, kept
    FROM appointments a
   WHERE a.specialist_id = p_specialist AND a.status IN ('awaiting_payment', 'confirmed', 'in_progress')
     AND a.starts_at > p_from - interval '24 hours' AND a.starts_at < p_to + interval '8 hours'
     AND (a.status <> 'awaiting_payment' OR a.hold_expires_at IS NULL OR a.hold_expires_at > p_now);
  IF offered IS NOT NULL THEN held := coalesce(held, '{}') + offered; END IF;
  IF kept IS NOT NULL THEN held := coalesce(held, '{}') + kept; END IF;
  SELECT range_agg(tstzrange(b.starts_at, b.ends_at)) INTO blocked FROM blocks b
   WHERE b.specialist_id = p_specialist AND b.ends_at > p_from AND b.starts_at < p_to + interval '8 hours';

  FOR ahead IN 0 .. last_day - first_day LOOP
    day := first_day + ahead;
    opening := '{}';
    FOR i IN 1 .. cardinality(inits) LOOP
      IF days_from[i] <= day AND day <= days_to[i]
         AND (weekdays[i] IS NULL OR weekdays[i] = extract(dow FROM day)) THEN
        opening := opening || i;
      END IF;
    END LOOP;
    CONTINUE WHEN cardinality(opening) = 0;

    -- 00:00 of the wall by the clocks before this day and by those after it: the same, but for a day of change.
    early := (day::timestamp - (((day - 1)::timestamp AT TIME ZONE 'UTC' AT TIME ZONE zone) - (day - 1)::timestamp))
             AT TIME ZONE 'UTC';
    late := (day::timestamp - (((day + 2)::timestamp AT TIME ZONE 'UTC' AT TIME ZONE zone) - (day + 2)::timestamp))
            AT TIME ZONE 'UTC';
    next_minute := inits;
    free := '-infinity';
    LOOP
      best := NULL;
      FOREACH j IN ARRAY opening LOOP
        IF next_minute[j] <= lasts[j] AND (best IS NULL OR next_minute[j] < next_minute[best]) THEN best := j; END IF;
      END LOOP;
      EXIT WHEN best IS NULL;
      wall := next_minute[best] * interval '1 minute';
      next_minute[best] := next_minute[best] + steps[best];
      starts_at := early + wall;
      IF early <> late THEN
        -- A wall time that clocks jump over is no moment; one that happens twice is the first of the two.
        starts_at := least(CASE WHEN starts_at AT TIME ZONE zone = day + wall THEN starts_at END,
                           CASE WHEN (late + wall) AT TIME ZONE zone = day + wall THEN late + wall END);
        CONTINUE WHEN starts_at IS NULL;
      END IF;
      CONTINUE WHEN starts_at < free;
      ends_at := starts_at + steps[best] * interval '1 minute';
      free := ends_at;
      CONTINUE WHEN starts_at < p_from OR starts_at >= p_to;
      place_id := places[best];
      span := tstzrange(starts_at, ends_at);
      status := CASE WHEN booked && span THEN 'booked' WHEN held && span THEN 'held'
                     WHEN blocked && span THEN 'blocked' ELSE 'open' END;
      RETURN NEXT;
    END LOOP;
  END LOOP;
END $function$;
