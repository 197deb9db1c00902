-- Slots are computed from rules, time off and appointments, never stored. What they are is said once, in
-- packages/domain/src/availability (openedSlots, computeSlots); a property test holds the two together.

-- Every slot that a specialist's rules open with p_from <= start < p_to, and what stands on it.
-- Rules of a place that is gone or off, and online rules while online is off, open nothing.
-- The day is walked in plpgsql because a plan that joins days, rules and minutes costs three times as much; the plans
-- of the four small queries never depend on the values, so that they are made once a connection.
CREATE FUNCTION slots_of(p_specialist uuid, p_from timestamptz, p_to timestamptz, p_now timestamptz)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid, status text)
LANGUAGE plpgsql STABLE ROWS 30 SET plan_cache_mode = force_generic_plan AS $$
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
         range_agg(tstzrange(a.starts_at, a.ends_at)) FILTER (WHERE a.status = 'awaiting_payment')
    INTO booked, held
    FROM appointments a
   WHERE a.specialist_id = p_specialist AND a.status IN ('awaiting_payment', 'confirmed', 'in_progress')
     AND a.starts_at > p_from - interval '24 hours' AND a.starts_at < p_to + interval '8 hours'
     AND (a.status <> 'awaiting_payment' OR a.hold_expires_at IS NULL OR a.hold_expires_at > p_now);
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
END $$;

-- The open slots of an interval: from now + lead on, 120 days of 24 hours ahead at most.
CREATE FUNCTION open_slots(p_specialist uuid, p_from timestamptz, p_to timestamptz, p_now timestamptz, p_lead integer)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid)
LANGUAGE sql STABLE ROWS 20 AS $$
  SELECT s.starts_at, s.ends_at, s.place_id
    FROM slots_of(p_specialist, greatest(p_from, p_now + p_lead * interval '1 minute'),
                  least(p_to, p_now + interval '2880 hours' + interval '1 microsecond'), p_now) s
   WHERE s.status = 'open'
$$;

-- The first open slot, looked for in windows that double: the first of them holds it nearly always.
CREATE FUNCTION first_open_slot(p_specialist uuid, p_now timestamptz, p_lead integer)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid)
LANGUAGE plpgsql STABLE ROWS 1 SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  low timestamptz := p_now + p_lead * interval '1 minute';
  size interval := interval '12 hours';
BEGIN
  WHILE low <= p_now + interval '2880 hours' LOOP
    RETURN QUERY SELECT s.starts_at, s.ends_at, s.place_id FROM open_slots(p_specialist, low, low + size, p_now, p_lead) s
                 LIMIT 1;
    IF FOUND THEN RETURN; END IF;
    low := low + size;
    size := size * 2;
  END LOOP;
END $$;

-- The slot that begins at a moment and what stands on it, for booking: no row where nothing may be booked then.
CREATE FUNCTION slot_at(p_specialist uuid, p_starts_at timestamptz, p_now timestamptz, p_lead integer)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid, status text, time_zone text)
LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT o.starts_at, o.ends_at, o.place_id, o.status, s.time_zone
    FROM specialists s, slots_of(s.id, p_starts_at, p_starts_at + interval '1 microsecond', p_now) o
   WHERE s.id = p_specialist AND s.status = 1
     AND p_starts_at >= p_now + p_lead * interval '1 minute' AND p_starts_at <= p_now + interval '2880 hours'
$$;
