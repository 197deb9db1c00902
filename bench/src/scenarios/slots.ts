import { computeSlots, type SlotQuery } from '@emma/domain/availability'
import { DAY, HOUR } from '@emma/domain/interval'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'

const DAY_GOAL = 0.5
const PURE_GOAL = 0.04
const CALLS = 5000

/** One day of one specialist within the database, without the round trip. */
export const dayOfSlots = async ({ pool }: Setup): Promise<Row> => {
  await pool.query(`
    CREATE OR REPLACE FUNCTION bench_days(calls int) RETURNS float8 LANGUAGE plpgsql AS $$
    DECLARE
      ids uuid[] := (SELECT array_agg(id) FROM (SELECT id FROM specialists ORDER BY md5(id::text) LIMIT 500) s);
      began timestamptz := clock_timestamp();
      day timestamptz;
    BEGIN
      FOR i IN 1 .. calls LOOP
        day := date_trunc('day', now(), 'America/Sao_Paulo') + (1 + i % 10) * interval '1 day';
        PERFORM count(*) FROM open_slots(ids[1 + i % cardinality(ids)], day, day + interval '1 day', now(), 30);
      END LOOP;
      RETURN extract(epoch FROM clock_timestamp() - began) * 1000 / calls;
    END $$`)
  await pool.query('SELECT bench_days(500)')
  const { rows } = await pool.query<{ ms: number }>(`SELECT bench_days(${CALLS}) AS ms`)
  const ms = rows[0]?.ms ?? Number.NaN
  return {
    work: 'one day of free slots, database time',
    goal: `≤ ${DAY_GOAL} ms`,
    result: `${ms.toFixed(3)} ms, mean of ${CALLS}`,
    isMet: ms <= DAY_GOAL,
  }
}

const start = Date.parse('2026-03-02T03:00:00Z')
const query: SlotQuery = {
  rules: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    kind: 'weekly',
    weekday,
    initHour: '08:00',
    finalHour: '18:00',
    intervalMinutes: 30,
    placeId: null,
    validFrom: null,
    validUntil: null,
  })),
  blocks: [],
  busy: Array.from({ length: 56 }, (_, nth) => {
    const from = start + Math.floor(nth / 8) * DAY + (8 + (nth % 8) * 1.25) * HOUR
    return { start: from, end: from + HOUR / 2 }
  }),
  from: start,
  to: start + 7 * DAY,
  now: start,
  leadMinutes: 30,
  zone: 'America/Sao_Paulo',
}

/** The domain's function alone: seven days, 56 busy intervals. */
export const pureSlots = async (): Promise<Row> => {
  let found = 0
  for (let nth = 0; nth < CALLS; nth += 1) found = computeSlots(query).length
  const before = process.cpuUsage()
  for (let nth = 0; nth < CALLS; nth += 1) found = computeSlots(query).length
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1000 / CALLS
  return {
    work: 'pure slot function, 7 days and 56 busy intervals',
    goal: `≤ ${PURE_GOAL} ms CPU`,
    result: `${ms.toFixed(4)} ms, ${found} slots`,
    isMet: ms <= PURE_GOAL,
  }
}
