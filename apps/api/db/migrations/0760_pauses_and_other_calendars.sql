-- A pause after each slot of a rule, and calendars kept elsewhere whose events count as busy time.

ALTER TABLE availability_rules
  ADD COLUMN pause_minutes smallint NOT NULL DEFAULT 0 CHECK (pause_minutes BETWEEN 0 AND 240);
COMMENT ON COLUMN availability_rules.pause_minutes IS 'Minutes between the end of a slot and the start of the next.';

CREATE TABLE external_calendars (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  name text NOT NULL,
  -- The secret iCal address: whoever has it reads the whole calendar.
  address_sealed bytea NOT NULL,
  host text NOT NULL,
  etag text,
  created_at timestamptz NOT NULL,
  -- When it is read again; readers push it ahead before they begin.
  due_at timestamptz NOT NULL,
  -- Last read without a fault, and why the one after it failed; null where it did not.
  read_at timestamptz,
  failure text CHECK (failure IN ('unreachable', 'refused', 'not_public', 'too_large', 'not_a_calendar'))
);
COMMENT ON TABLE external_calendars IS 'Calendars kept elsewhere (Google, Outlook, Apple) whose events count as busy time of a specialist.';
CREATE INDEX external_calendars_specialist ON external_calendars (specialist_id);
COMMENT ON INDEX external_calendars_specialist IS 'The calendars of one specialist.';
CREATE INDEX external_calendars_due ON external_calendars (due_at);
COMMENT ON INDEX external_calendars_due IS 'The job that reads them.';

CREATE TABLE external_busy (
  calendar_id uuid NOT NULL REFERENCES external_calendars ON DELETE CASCADE,
  specialist_id uuid NOT NULL REFERENCES specialists,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (calendar_id, starts_at),
  CHECK (starts_at < ends_at)
);
COMMENT ON TABLE external_busy IS 'When an external calendar says busy: intervals alone, never titles; those of one calendar do not overlap.';
CREATE INDEX external_busy_specialist ON external_busy (specialist_id, ends_at);
COMMENT ON INDEX external_busy_specialist IS 'Busy time while expanding a specialist''s slots.';
CREATE TRIGGER external_busy_on_site AFTER INSERT OR DELETE OR UPDATE ON external_busy
  FOR EACH ROW
  EXECUTE FUNCTION site_practice_changed();

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
  pauses integer[];
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
         array_agg(r.final - r.step), array_agg(r.step), array_agg(r.pause), array_agg(r.place_id)
    INTO weekdays, days_from, days_to, inits, lasts, steps, pauses, places
    FROM (
      SELECT a.weekday, coalesce(a.on_date, a.valid_from, '-infinity') AS day_from,
             coalesce(a.on_date, a.valid_until, 'infinity') AS day_to, a.interval_minutes::integer AS step, a.pause_minutes::integer AS pause, a.place_id,
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
  SELECT range_agg(tstzrange(b.starts_at, b.ends_at)) INTO blocked FROM (
    SELECT b.starts_at, b.ends_at FROM blocks b
     WHERE b.specialist_id = p_specialist AND b.ends_at > p_from AND b.starts_at < p_to + interval '8 hours'
    UNION ALL
    SELECT e.starts_at, e.ends_at FROM external_busy e
     WHERE e.specialist_id = p_specialist AND e.ends_at > p_from AND e.starts_at < p_to + interval '8 hours') b;

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
      next_minute[best] := next_minute[best] + steps[best] + pauses[best];
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
