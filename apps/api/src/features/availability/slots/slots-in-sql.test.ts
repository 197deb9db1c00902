import { type AvailabilityRule, computeSlots, type SlotQuery, wallTimeOf } from '@emma/domain/availability'
import { DAY, HOUR, type Interval, MINUTE, mergeIntervals } from '@emma/domain/interval'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOURS, roundsOf } from '../../../../test/depth.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type TestApp,
} from '../../../../test/index.ts'
import { findSlots, refreshNextSlot } from './slots.repo.ts'

let t: TestApp
let specialistId: string
let placeId: string
let calendarId: string
let booking: { customer_id: string; specialty_id: string }
beforeAll(async () => {
  t = await buildTestApp()
  const specialty_id = await createSpecialty(t.deps)
  specialistId = (await createSpecialist(t.deps, { specialtyId: specialty_id })).specialistId
  booking = { customer_id: (await createCustomer(t.deps)).customerId, specialty_id }
  placeId = t.deps.newId()
  await t.deps.db
    .insertInto('places')
    .values({
      id: placeId,
      specialist_id: specialistId,
      name: 'Clínica',
      street: 'Rua A',
      number: '1',
      district: 'Centro',
      city: 'São Paulo',
      uf: 'SP',
      zip_code: '01001000',
      created_at: t.clock.now(),
    })
    .execute()
  calendarId = t.deps.newId()
  await t.deps.db
    .insertInto('external_calendars')
    .values({
      id: calendarId,
      specialist_id: specialistId,
      name: 'Google',
      host: 'calendar.google.com',
      address_sealed: Buffer.from('sealed'),
      address_hash: Buffer.from('hash'),
      created_at: t.clock.now(),
      due_at: t.clock.now(),
    })
    .execute()
})
afterAll(() => t.close())

/**
 * A query, and the appointments that make its busy time: some with a hold, some with an expired one, which occupies
 * nothing.
 */
interface Given extends SlotQuery {
  readonly appointments: readonly (Interval & { kind: 'confirmed' | 'held' | 'expired' })[]
}

const spanOf = ({ start, end }: Interval) => ({ starts_at: new Date(start), ends_at: new Date(end) })

const write = async ({ rules, blocks, zone, appointments, now }: Given): Promise<void> => {
  const { db, newId } = t.deps
  const created_at = t.clock.now()
  const own = { specialist_id: specialistId }
  await db.updateTable('specialists').set({ time_zone: zone }).where('id', '=', specialistId).execute()
  await db.deleteFrom('availability_rules').execute()
  await db.deleteFrom('blocks').execute()
  await db.deleteFrom('external_busy').execute()
  await db.deleteFrom('appointments').execute()
  for (const rule of rules) {
    await db
      .insertInto('availability_rules')
      .values({
        ...own,
        id: newId(),
        created_at,
        init_hour: rule.initHour,
        final_hour: rule.finalHour,
        interval_minutes: rule.intervalMinutes,
        pause_minutes: rule.pauseMinutes ?? 0,
        place_id: rule.placeId,
        ...(rule.kind === 'date'
          ? { on_date: rule.date }
          : { weekday: rule.weekday, valid_from: rule.validFrom, valid_until: rule.validUntil }),
      })
      .execute()
  }
  // Half of the time off is busy time of an external calendar.
  const half = blocks.length >> 1
  for (const block of blocks.slice(half)) {
    await db
      .insertInto('blocks')
      .values({ ...own, ...spanOf(block), id: newId(), created_at })
      .execute()
  }
  for (const busy of mergeIntervals(blocks.slice(0, half))) {
    await db
      .insertInto('external_busy')
      .values({ ...own, ...spanOf(busy), calendar_id: calendarId })
      .execute()
  }
  for (const { start, end, kind } of appointments) {
    await db
      .insertInto('appointments')
      .values({
        ...own,
        ...booking,
        id: newId(),
        starts_at: new Date(start),
        ends_at: new Date(end),
        time_zone: zone,
        status: kind === 'confirmed' ? 'confirmed' : 'awaiting_payment',
        hold_expires_at: kind === 'confirmed' ? null : new Date(kind === 'held' ? now + MINUTE : now),
        price: 0,
        platform_fee: 0,
        specialist_share: 0,
        policy: '{}',
        payment_method: 'wallet',
        created_at,
        updated_at: created_at,
      })
      .execute()
  }
}

const instants = (rows: readonly { starts_at: Date; ends_at: Date; place_id: string | null }[]) =>
  rows.map((row) => ({ start: +row.starts_at, end: +row.ends_at, placeId: row.place_id }))

const openInSql = async ({ from, to, now, leadMinutes }: SlotQuery) => {
  const { rows } = await sql<{
    starts_at: Date
    ends_at: Date
    place_id: string | null
  }>`SELECT * FROM open_slots(
    ${specialistId}::uuid, ${new Date(from)}::timestamptz, ${new Date(to)}::timestamptz, ${new Date(now)}::timestamptz,
    ${leadMinutes}::int)`.execute(t.deps.db)
  return instants(rows)
}

const DAYS = 2
const EACH = 3
const firstInSql = async ({ from, to, now, leadMinutes }: SlotQuery) => {
  const { rows } = await sql<{
    starts_at: Date
    ends_at: Date
    place_id: string | null
  }>`SELECT * FROM first_open_slots(
    ${specialistId}::uuid, ${new Date(from)}::timestamptz, ${new Date(to)}::timestamptz, ${new Date(now)}::timestamptz,
    ${leadMinutes}::int, ${DAYS}::int, ${EACH}::int)`.execute(t.deps.db)
  return instants(rows)
}

const hourText = (fives: number) =>
  `${String(Math.floor(fives / 12)).padStart(2, '0')}:${String((fives % 12) * 5).padStart(2, '0')}`
const hours = fc
  .tuple(
    fc.integer({ min: 0, max: 287 }),
    fc.integer({ min: 1, max: 200 }),
    fc.integer({ min: 1, max: 36 }),
    fc.integer({ min: 0, max: 6 }),
    fc.boolean(),
  )
  .map(([init, size, step, pause, online]) => ({
    initHour: hourText(init),
    finalHour: hourText(Math.min(288, init + size)),
    intervalMinutes: step * 5,
    pauseMinutes: pause * 5,
    placeId: online ? null : placeId,
  }))
const dateOf = (from: number, days: number) => new Date(from + days * DAY).toISOString().slice(0, 10)
const ruleFrom = (from: number) =>
  fc.oneof(
    fc
      .tuple(hours, fc.nat(6), fc.option(fc.nat(6)), fc.option(fc.nat(6)))
      .map(([given, weekday, since, until]): AvailabilityRule => {
        const validFrom = since === null ? null : dateOf(from, since)
        const validUntil = until === null ? null : dateOf(from, (since ?? 0) + until)
        return { ...given, kind: 'weekly', weekday, validFrom, validUntil }
      }),
    fc
      .tuple(hours, fc.nat(8))
      .map(([given, day]): AvailabilityRule => ({ ...given, kind: 'date', date: dateOf(from, day) })),
  )

const zones = ['America/Sao_Paulo', 'America/Manaus', 'America/Noronha', 'America/Rio_Branco']
/** The weeks in which São Paulo's clocks went forward and back, and an ordinary one. */
const weeks = ['2018-11-01T00:00Z', '2018-02-15T00:00Z', '2026-11-23T00:00Z'].map((iso) => Date.parse(iso))
const fives = (from: number, [start, size]: [number, number]): Interval => ({
  start: from + start * 5 * MINUTE,
  end: from + (start + size) * 5 * MINUTE,
})
const taken = fc.tuple(fc.nat(7 * 288), fc.integer({ min: 1, max: 40 }))
const kinds = ['confirmed', 'held', 'expired'] as const
const given = fc.constantFrom(...weeks).chain((from) =>
  fc
    .record({
      rules: fc.array(ruleFrom(from), { maxLength: 6 }),
      zone: fc.constantFrom(...zones),
      blocks: fc.array(taken, { maxLength: 6 }),
      busy: fc.array(taken, { maxLength: 12 }),
      leadMinutes: fc.nat(180),
      ahead: fc.nat(48),
    })
    .map(({ rules, zone, blocks, busy, leadMinutes, ahead }): Given => {
      // Active appointments never overlap: the database refuses it.
      const apart = mergeIntervals(busy.map((each) => fives(from, each)))
      const appointments = apart
        .filter(({ start, end }) => end - start < DAY)
        .map((each, at) => ({ ...each, kind: kinds[at % 3] ?? 'held' }))
      return {
        rules,
        zone,
        from,
        to: from + 7 * DAY,
        now: from + (24 - ahead) * HOUR,
        leadMinutes,
        blocks: blocks.map((each) => fives(from, each)),
        busy: appointments.filter(({ kind }) => kind !== 'expired'),
        appointments,
      }
    }),
)

describe('slots in SQL', () => {
  test(
    'are the slots that the domain computes, whatever the rules, time off, bookings, zone and clocks',
    async () => {
      await fc.assert(
        fc.asyncProperty(given, async (query) => {
          await write(query)
          expect(await openInSql(query)).toEqual(computeSlots(query))
        }),
        { numRuns: roundsOf('slotsInSql') },
      )
    },
    HOURS,
  )

  test(
    'that are the first of the first days are the first of those that are open',
    async () => {
      await fc.assert(
        fc.asyncProperty(given, async (query) => {
          await write(query)
          const days = Map.groupBy(computeSlots(query), ({ start }) => wallTimeOf(start, query.zone).date)
          const first = [...days.values()].slice(0, DAYS).flatMap((slots) => slots.slice(0, EACH))
          expect(await firstInSql(query)).toEqual(first)
        }),
        { numRuns: roundsOf('slotsInSql') },
      )
    },
    HOURS,
  )

  test('leave out the hour that São Paulo skipped on 2018-11-04, and show the repeated one once', async () => {
    const rule = (date: string): AvailabilityRule => ({
      kind: 'date',
      date,
      initHour: '00:00',
      finalHour: '24:00',
      intervalMinutes: 30,
      placeId: null,
    })
    const query = (date: string): Given => ({
      rules: [rule(date)],
      blocks: [],
      busy: [],
      appointments: [],
      zone: 'America/Sao_Paulo',
      from: Date.parse(`${date}T00:00Z`),
      to: Date.parse(`${date}T00:00Z`) + 2 * DAY,
      now: Date.parse(`${date}T00:00Z`) - DAY,
      leadMinutes: 0,
    })
    await write(query('2018-11-04'))
    const skipped = await openInSql(query('2018-11-04'))
    expect(skipped).toHaveLength(46)
    expect(skipped[0]?.start).toBe(Date.parse('2018-11-04T01:00-02:00'))
    await write(query('2018-02-17'))
    expect(await openInSql(query('2018-02-17'))).toHaveLength(48)
  })
})

/** The slot that begins at a moment and its status, as booking queries it. */
const slotAt = async (start: number, now: number) => {
  const { rows } = await sql`SELECT ends_at, status, time_zone FROM slot_at(
    ${specialistId}::uuid, ${new Date(start)}::timestamptz, ${new Date(now)}::timestamptz, 30)`.execute(
    t.deps.db,
  )
  return rows[0]
}

describe('one slot', () => {
  const monday = Date.parse('2026-11-23T00:00-03:00')
  const at = (hour: number) => monday + hour * HOUR
  const query: Given = {
    rules: [
      {
        kind: 'weekly',
        weekday: 1,
        initHour: '08:00',
        finalHour: '12:00',
        intervalMinutes: 60,
        placeId: null,
        validFrom: null,
        validUntil: null,
      },
    ],
    blocks: [{ start: at(11), end: at(12) }],
    busy: [],
    appointments: [
      { start: at(8), end: at(9), kind: 'confirmed' },
      { start: at(9), end: at(10), kind: 'held' },
      { start: at(10), end: at(11), kind: 'expired' },
    ],
    zone: 'America/Sao_Paulo',
    from: monday,
    to: monday + DAY,
    now: monday - HOUR,
    leadMinutes: 30,
  }
  const now = new Date(query.now)

  test('says what stands on it', async () => {
    await write(query)
    const slots = await findSlots(t.deps.db, specialistId, { start: monday, end: monday + DAY }, now)
    expect(slots.map(({ status }) => status)).toEqual(['booked', 'held', 'open', 'blocked'])
    expect(await slotAt(at(10), query.now)).toEqual({
      ends_at: new Date(at(11)),
      status: 'open',
      time_zone: 'America/Sao_Paulo',
    })
    expect(await slotAt(at(10) + MINUTE, query.now)).toBeUndefined()
    expect(await slotAt(at(10), at(10) - 30 * MINUTE)).toBeDefined()
    expect(await slotAt(at(10), at(10) - 29 * MINUTE)).toBeUndefined()
  })

  test('of a place that is switched off, or online while online is off, does not open', async () => {
    const places = [null, placeId] as const
    for (const place of places) {
      await write({ ...query, rules: query.rules.map((rule) => ({ ...rule, placeId: place })) })
      await t.deps.db.updateTable('places').set({ status: false }).execute()
      await t.deps.db.updateTable('specialists').set({ use_online: false }).execute()
      expect(await openInSql(query)).toEqual([])
      await t.deps.db.updateTable('places').set({ status: true }).execute()
      await t.deps.db.updateTable('specialists').set({ use_online: true }).execute()
      expect(await openInSql(query)).toHaveLength(1)
    }
  })

  test('first of all open ones is what lists are sorted by, also weeks ahead', async () => {
    const nextSlot = () =>
      t.deps.db
        .selectFrom('next_slots')
        .select('starts_at')
        .where('specialty_id', 'is', null)
        .executeTakeFirst()
    await write(query)
    await refreshNextSlot(t.deps.db, specialistId, now)
    expect(await nextSlot()).toEqual({ starts_at: new Date(at(10)) })
    await write({ ...query, blocks: [{ start: monday, end: monday + 70 * DAY }] })
    await refreshNextSlot(t.deps.db, specialistId, now)
    expect(await nextSlot()).toEqual({ starts_at: new Date(at(8) + 70 * DAY) })
    await write({ ...query, rules: [] })
    await refreshNextSlot(t.deps.db, specialistId, now)
    expect(await nextSlot()).toEqual({ starts_at: null })
  })
})
