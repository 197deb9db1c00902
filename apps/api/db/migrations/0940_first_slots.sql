-- A public page shows a few slots of a few days: two weeks of them were computed to be thrown away. What expands a
-- specialist's rules can stop early; slots_of does not, and is the same as before.
CREATE FUNCTION first_slots_of(p_specialist uuid, p_from timestamptz, p_to timestamptz, p_now timestamptz, p_customer uuid, p_days integer, p_each integer)
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
  open_days integer := 0;
  open_of_day integer;
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
    open_of_day := 0;
    LOOP
      EXIT WHEN open_of_day = p_each;
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
      IF status = 'open' THEN open_of_day := open_of_day + 1; END IF;
      RETURN NEXT;
    END LOOP;
    IF open_of_day > 0 THEN open_days := open_days + 1; END IF;
    EXIT WHEN open_days = p_days;
  END LOOP;
END $function$;
COMMENT ON FUNCTION first_slots_of IS
  'Every slot the rules open in a period, and what occupies it, of so many days that have open ones, each until so many are open; all without these numbers.';

CREATE OR REPLACE FUNCTION slots_of(p_specialist uuid, p_from timestamptz, p_to timestamptz, p_now timestamptz, p_customer uuid DEFAULT NULL)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid, status text)
LANGUAGE sql STABLE ROWS 30 AS $$
  SELECT s.starts_at, s.ends_at, s.place_id, s.status FROM first_slots_of(p_specialist, p_from, p_to, p_now, p_customer, NULL, NULL) s
$$;

CREATE FUNCTION first_open_slots(p_specialist uuid, p_from timestamptz, p_to timestamptz, p_now timestamptz, p_lead integer, p_days integer, p_each integer)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid)
LANGUAGE sql STABLE ROWS 20 AS $$
  SELECT s.starts_at, s.ends_at, s.place_id
    FROM first_slots_of(p_specialist, greatest(p_from, p_now + p_lead * interval '1 minute'),
                        least(p_to, p_now + interval '2880 hours' + interval '1 microsecond'), p_now, NULL, p_days, p_each) s
   WHERE s.status = 'open'
$$;
COMMENT ON FUNCTION first_open_slots IS 'What open_slots finds for a stranger, of the first days that have any: so many days, and so many slots of each.';
