-- Who waits for a time of a specialist: to bring a coming appointment forward, or for any time until a moment.
CREATE TABLE waitlist_entries (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialty_id uuid NOT NULL REFERENCES specialties,
  -- The appointment that an accepted offer moves; without one, the offered time is booked.
  appointment_id uuid REFERENCES appointments,
  -- A time that starts at this moment or later is not wanted.
  until_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'served', 'left', 'ended')),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((status = 'waiting') = (ended_at IS NULL))
);
-- Nobody stands twice in the line of a specialist and specialty; also a customer's own lines.
CREATE UNIQUE INDEX waitlist_once ON waitlist_entries (customer_id, specialist_id, specialty_id) WHERE status = 'waiting';
-- The next in line, in the order of arrival.
CREATE INDEX waitlist_line ON waitlist_entries (specialist_id, created_at, id) WHERE status = 'waiting';
-- The job that ends what nobody can be served with any more.
CREATE INDEX waitlist_over ON waitlist_entries (until_at) WHERE status = 'waiting';
-- The lines of an appointment that ended.
CREATE INDEX waitlist_appointment ON waitlist_entries (appointment_id) WHERE status = 'waiting';

-- A freed time, kept for one of the line: `offered` until they answer, `booking` while they pay for it.
CREATE TABLE slot_offers (
  id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES waitlist_entries ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customers,
  specialist_id uuid NOT NULL REFERENCES specialists,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('offered', 'booking', 'taken', 'declined', 'expired')),
  -- What stands on the time since it was taken.
  appointment_id uuid REFERENCES appointments,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at),
  -- Never two offers of one time.
  CONSTRAINT slot_offers_once EXCLUDE USING gist (specialist_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (status IN ('offered', 'booking'))
);
-- One at a time for each person in a specialist's line.
CREATE UNIQUE INDEX slot_offers_person ON slot_offers (specialist_id, customer_id) WHERE status IN ('offered', 'booking');
-- Slots: what is kept for somebody of a specialist's time.
CREATE INDEX slot_offers_standing ON slot_offers (specialist_id, starts_at) INCLUDE (ends_at, customer_id, expires_at)
  WHERE status IN ('offered', 'booking');
-- The job that passes on what was not answered.
CREATE INDEX slot_offers_due ON slot_offers (expires_at) WHERE status IN ('offered', 'booking');
-- What somebody in line was offered before.
CREATE INDEX slot_offers_entry ON slot_offers (entry_id, starts_at);
-- The offer that an unpaid booking came from.
CREATE INDEX slot_offers_taken ON slot_offers (appointment_id) WHERE status = 'taken';
-- What is erased and copied with a person.
CREATE INDEX slot_offers_customer ON slot_offers (customer_id);

-- Whether a time is kept for somebody else than a customer. Half a minute longer than the offer lasts: the job passes it
-- on meanwhile, and nobody slips in between; where no worker runs, the time opens by itself.
CREATE FUNCTION offered_to_other(p_specialist uuid, p_from timestamptz, p_to timestamptz, p_customer uuid, p_now timestamptz)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM slot_offers o
     WHERE o.specialist_id = p_specialist AND o.status IN ('offered', 'booking')
       AND o.starts_at > p_from - interval '8 hours' AND o.starts_at < p_to AND o.ends_at > p_from
       AND o.customer_id IS DISTINCT FROM p_customer AND o.expires_at + interval '30 seconds' > p_now)
$$;

-- Every slot that a specialist's rules open, and what stands on it: as before, and a time that is kept for somebody else
-- in line than p_customer is held.
DROP FUNCTION slots_of(uuid, timestamptz, timestamptz, timestamptz);
DROP FUNCTION open_slots(uuid, timestamptz, timestamptz, timestamptz, integer);
DROP FUNCTION slot_at(uuid, timestamptz, timestamptz, integer);
CREATE FUNCTION slots_of(p_specialist uuid, p_from timestamptz, p_to timestamptz, p_now timestamptz,
  p_customer uuid DEFAULT NULL)
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
  offered tstzmultirange;
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
             AND o.customer_id IS DISTINCT FROM p_customer AND o.expires_at + interval '30 seconds' > p_now)
    INTO booked, held, offered
    FROM appointments a
   WHERE a.specialist_id = p_specialist AND a.status IN ('awaiting_payment', 'confirmed', 'in_progress')
     AND a.starts_at > p_from - interval '24 hours' AND a.starts_at < p_to + interval '8 hours'
     AND (a.status <> 'awaiting_payment' OR a.hold_expires_at IS NULL OR a.hold_expires_at > p_now);
  IF offered IS NOT NULL THEN held := coalesce(held, '{}') + offered; END IF;
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

-- The open slots of an interval, for a customer or for anybody: from now + lead on, 120 days of 24 hours ahead at most.
CREATE FUNCTION open_slots(p_specialist uuid, p_from timestamptz, p_to timestamptz, p_now timestamptz, p_lead integer,
  p_customer uuid DEFAULT NULL)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid)
LANGUAGE sql STABLE ROWS 20 AS $$
  SELECT s.starts_at, s.ends_at, s.place_id
    FROM slots_of(p_specialist, greatest(p_from, p_now + p_lead * interval '1 minute'),
                  least(p_to, p_now + interval '2880 hours' + interval '1 microsecond'), p_now, p_customer) s
   WHERE s.status = 'open'
$$;

-- The slot that begins at a moment and what stands on it, for booking: no row where nothing may be booked then.
CREATE FUNCTION slot_at(p_specialist uuid, p_starts_at timestamptz, p_now timestamptz, p_lead integer,
  p_customer uuid DEFAULT NULL)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, place_id uuid, status text, time_zone text)
LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT o.starts_at, o.ends_at, o.place_id, o.status, s.time_zone
    FROM specialists s, slots_of(s.id, p_starts_at, p_starts_at + interval '1 microsecond', p_now, p_customer) o
   WHERE s.id = p_specialist AND s.status = 1
     AND p_starts_at >= p_now + p_lead * interval '1 minute' AND p_starts_at <= p_now + interval '2880 hours'
$$;
