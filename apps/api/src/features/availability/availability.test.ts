import { readSlotIdOf } from '@emma/domain/availability'
import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDependent } from '../../../test/fixtures/factories.ts'
import {
  askOf,
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'
import { refreshNextSlots } from './index.ts'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let patient: SignedIn
let sergio: TestSpecialist
let own: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
  paula = await createCustomer(t.deps)
  patient = await signIn(t.deps, paula)
})
beforeEach(async () => {
  sergio = await createSpecialist(t.deps, { specialtyId })
  own = await signIn(t.deps, sergio)
})
afterAll(() => t.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = askOf(() => t)
const stored = async () => ({
  rules: await t.deps.db.selectFrom('availability_rules').selectAll().orderBy('id').execute(),
  blocks: await t.deps.db.selectFrom('blocks').selectAll().orderBy('id').execute(),
})
const open = async (day: string, session = patient) => {
  const answer = await ask(
    'GET',
    `customer/specialists/${sergio.specialistId}/schedules?from=${day}&to=${day}`,
    session,
  )
  return answer.json().data as { id: string; init_hour: string; status: string }[]
}
const book = async (startsAt: string, status = 'confirmed', holdExpiresAt: string | null = null) => {
  const id = t.deps.newId()
  await t.deps.db
    .insertInto('appointments')
    .values({
      id,
      specialist_id: sergio.specialistId,
      customer_id: paula.customerId,
      specialty_id: specialtyId,
      starts_at: startsAt,
      ends_at: new Date(Date.parse(startsAt) + 30 * MINUTE),
      time_zone: 'America/Sao_Paulo',
      status,
      hold_expires_at: holdExpiresAt,
      price: 100,
      platform_fee: 15,
      specialist_share: 85,
      policy: '{}',
      payment_method: 'wallet',
      created_at: t.clock.now(),
      updated_at: t.clock.now(),
    })
    .execute()
  return id
}

const TUESDAY = '2026-11-24'
const saturdays = { weekday: 6, init_hour: '09:00', final_hour: '11:00', interval: 60 }
const blockBody = { starts_at: `${TUESDAY}T08:00:00-03:00`, ends_at: `${TUESDAY}T12:00:00-03:00` }
const calls: readonly [Method, string, object?][] = [
  ['GET', 'specialists/availability'],
  ['POST', 'specialists/availability', saturdays],
  ['PUT', `specialists/availability/${crypto.randomUUID()}`, saturdays],
  ['DELETE', `specialists/availability/${crypto.randomUUID()}`],
  ['POST', 'specialists/blocks', blockBody],
  ['DELETE', `specialists/blocks/${crypto.randomUUID()}`],
  ['GET', `schedules/available-time-slots?date=${TUESDAY}&interval=30&init_hour=19:00&final_hour=20:00`],
  ['POST', 'schedules', { date: TUESDAY, slots: [{ init_hour: '19:00', final_hour: '20:00' }] }],
  ['DELETE', 'schedules/anything'],
]

describe.each(calls)('%s %s', (method, path, body) => {
  test('is refused without a token and to a patient, and changes nothing', async () => {
    const before = await stored()
    expect((await ask(method, path, null, body)).statusCode).toBe(401)
    expect((await ask(method, path, patient, body)).statusCode).toBe(403)
    expect(await stored()).toEqual(before)
  })
})

describe('rules', () => {
  test('open slots, are changed and removed', async () => {
    const created = await ask('POST', 'specialists/availability', own, saturdays)
    expect(created.statusCode).toBe(201)
    expect(created.json()).toMatchObject({ ...saturdays, place_id: null, date: null, conflicts: [] })
    const { id } = created.json()
    expect((await open('2026-11-28')).map(({ init_hour }) => init_hour)).toEqual(['09:00', '10:00'])
    const changed = await ask('PUT', `specialists/availability/${id}`, own, { ...saturdays, interval: 30 })
    expect(changed.json()).toMatchObject({ id, interval: 30 })
    expect(await open('2026-11-28')).toHaveLength(4)
    const list = (await ask('GET', 'specialists/availability', own)).json()
    expect(list.data).toHaveLength(6)
    const removed = await ask('DELETE', `specialists/availability/${id}`, own)
    expect(removed.json()).toEqual({ conflicts: [] })
    expect(await open('2026-11-28')).toEqual([])
  })

  test.each([
    [{ ...saturdays, final_hour: '09:00' }, 'final_hour'],
    [{ ...saturdays, interval: 180 }, 'interval'],
    [{ ...saturdays, date: TUESDAY }, 'weekday'],
    [{ ...saturdays, valid_from: '2026-12-02', valid_until: '2026-12-01' }, 'valid_until'],
    [{ ...saturdays, place_id: crypto.randomUUID() }, 'place_id'],
  ])('that make no sense are refused and not kept: %j', async (body, path) => {
    const before = await stored()
    const answer = await ask('POST', 'specialists/availability', own, body)
    expect(answer.json()).toMatchObject({ status: 422, code: 'rule_invalid', errors: [{ path }] })
    expect(await stored()).toEqual(before)
  })

  test("of another specialist are not found, and stay as they are, also with somebody's else place", async () => {
    const other = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    const [rule] = (await ask('GET', 'specialists/availability', own)).json().data
    const before = await stored()
    const path = `specialists/availability/${rule.id}`
    expect((await ask('PUT', path, other, saturdays)).statusCode).toBe(404)
    expect((await ask('DELETE', path, other)).statusCode).toBe(404)
    expect(await stored()).toEqual(before)
  })

  test('that go away name the child whom an appointment is for, not the guardian', async () => {
    const child = { name: 'Lia D’Ávila', birthDate: '2019-03-01' }
    const dependent_id = await createDependent(t.deps, paula, child)
    const id = await book(`${TUESDAY}T10:00:00-03:00`)
    await t.deps.db.updateTable('appointments').set({ dependent_id }).where('id', '=', id).execute()
    const rules = (await ask('GET', 'specialists/availability', own)).json().data
    const tuesday = rules.find(({ weekday }: { weekday: number }) => weekday === 2)
    const { conflicts } = (await ask('DELETE', `specialists/availability/${tuesday.id}`, own)).json()
    expect(conflicts).toMatchObject([{ schedule_id: id, customer: { name: child.name } }])
  })

  test('that go away leave the appointment standing and name it as a conflict', async () => {
    const id = await book(`${TUESDAY}T10:00:00-03:00`)
    const rules = (await ask('GET', 'specialists/availability', own)).json().data
    const tuesday = rules.find(({ weekday }: { weekday: number }) => weekday === 2)
    const { conflicts } = (await ask('DELETE', `specialists/availability/${tuesday.id}`, own)).json()
    expect(conflicts).toEqual([
      {
        schedule_id: id,
        date: TUESDAY,
        init_hour: '10:00',
        final_hour: '10:30',
        starts_at: `${TUESDAY}T10:00:00-03:00`,
        ends_at: `${TUESDAY}T10:30:00-03:00`,
        customer: { name: paula.name },
        can_reschedule: true,
        reschedule_asked: false,
      },
    ])
    const { status } = await t.deps.db
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('confirmed')
  })

  test('name nobody who is being seen: that takes place, whatever becomes of the hours', async () => {
    const now = t.clock.now().getTime()
    await book(new Date(now - 10 * MINUTE).toISOString())
    const id = await book(new Date(now + 20 * MINUTE).toISOString())
    const all = { starts_at: t.clock.now().toISOString(), ends_at: new Date(now + 60 * MINUTE).toISOString() }
    const { conflicts } = (await ask('POST', 'specialists/blocks', own, { ...all, reason: '' })).json()
    expect(conflicts).toMatchObject([{ schedule_id: id }])
  })
})

describe('time off', () => {
  test('closes the slots in it, names the appointments in it, and opens them again when it goes', async () => {
    const id = await book(`${TUESDAY}T09:00:00-03:00`)
    const created = await ask('POST', 'specialists/blocks', own, { ...blockBody, reason: 'Congresso' })
    expect(created.json()).toMatchObject({
      ...blockBody,
      reason: 'Congresso',
      conflicts: [{ schedule_id: id }],
    })
    expect((await open(TUESDAY))[0]?.init_hour).toBe('12:00')
    const path = `specialists/blocks/${created.json().id}`
    const other = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    expect((await ask('DELETE', path, other)).statusCode).toBe(404)
    expect((await open(TUESDAY))[0]?.init_hour).toBe('12:00')
    expect((await ask('DELETE', path, own)).statusCode).toBe(204)
    expect((await open(TUESDAY))[0]?.init_hour).toBe('08:00')
  })

  test('asked for again, as after a lost answer, is the one that is there', async () => {
    const body = { ...blockBody, reason: 'Congresso' }
    const first = (await ask('POST', 'specialists/blocks', own, body)).json()
    const after = await stored()
    expect((await ask('POST', 'specialists/blocks', own, body)).json()).toEqual(first)
    expect(await stored()).toEqual(after)
    const other = (await ask('POST', 'specialists/blocks', own, { ...body, reason: 'Férias' })).json()
    expect(other.id).not.toBe(first.id)
  })

  test('that ends before it begins, or is over, is refused', async () => {
    const before = await stored()
    for (const body of [
      { starts_at: blockBody.ends_at, ends_at: blockBody.starts_at },
      { starts_at: '2026-11-20T08:00:00-03:00', ends_at: '2026-11-20T09:00:00-03:00' },
    ]) {
      const answer = await ask('POST', 'specialists/blocks', own, body)
      expect(answer.json()).toMatchObject({ status: 422, code: 'rule_invalid' })
    }
    expect(await stored()).toEqual(before)
  })
})

describe('slots of one date', () => {
  const preview = async (query: string) =>
    (await ask('GET', `schedules/available-time-slots?${query}`, own)).json()

  test('are previewed with what they collide with', async () => {
    await book(`${TUESDAY}T17:30:00-03:00`)
    const { data } = await preview(`date=${TUESDAY}&interval=30&init_hour=17:00&final_hour=18:45`)
    expect(data).toEqual([
      { init_hour: '17:00', final_hour: '17:30', available: false, conflict: 'already_open' },
      { init_hour: '17:30', final_hour: '18:00', available: false, conflict: 'booked' },
      { init_hour: '18:00', final_hour: '18:30', available: true },
    ])
    expect(await preview(`date=${TUESDAY}&interval=30&init_hour=17:00&final_hour=17:10`)).toMatchObject({
      code: 'rule_invalid',
    })
  })

  test('are opened, closed one by one, and not closed under an appointment', async () => {
    const slots = [
      { init_hour: '19:30', final_hour: '20:00' },
      { init_hour: '19:00', final_hour: '19:30' },
      { init_hour: '21:00', final_hour: '22:00' },
    ]
    const opened = await ask('POST', 'schedules', own, { date: TUESDAY, slots, place_id: null })
    expect(opened.statusCode).toBe(201)
    const { data } = opened.json()
    expect(data.map(({ init_hour }: { init_hour: string }) => init_hour)).toEqual(['19:00', '19:30', '21:00'])
    expect((await ask('DELETE', `schedules/${data[1].id}`, own)).statusCode).toBe(204)
    expect((await open(TUESDAY)).slice(-2).map(({ init_hour }) => init_hour)).toEqual(['19:00', '21:00'])
    await book(data[0].starts_at)
    const other = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    const before = await stored()
    const booked = await ask('DELETE', `schedules/${data[0].id}`, own)
    expect(booked.json()).toMatchObject({ status: 409, code: 'slot_not_open' })
    expect((await ask('DELETE', `schedules/${data[2].id}`, other)).statusCode).toBe(404)
    expect((await ask('DELETE', 'schedules/nothing', own)).statusCode).toBe(404)
    expect(await stored()).toEqual(before)
  })

  test.each([
    [409, 'slot_conflict', TUESDAY, [{ init_hour: '17:00', final_hour: '18:30' }]],
    [422, 'rule_invalid', '2026-11-20', [{ init_hour: '19:00', final_hour: '20:00' }]],
    [422, 'rule_invalid', TUESDAY, [{ init_hour: '20:00', final_hour: '19:00' }]],
    [
      422,
      'rule_invalid',
      TUESDAY,
      [
        { init_hour: '19:00', final_hour: '20:00' },
        { init_hour: '19:30', final_hour: '20:30' },
      ],
    ],
  ])('are refused with %s %s on %s, and none is opened', async (status, code, date, slots) => {
    const before = await stored()
    const answer = await ask('POST', 'schedules', own, { date, slots })
    expect(answer.json()).toMatchObject({ status, code })
    expect(await stored()).toEqual(before)
  })
})

describe('open slots for a patient', () => {
  const path = (query = '') => `customer/specialists/${sergio.specialistId}/schedules${query}`

  test('need a patient', async () => {
    expect((await ask('GET', path(), null)).statusCode).toBe(401)
    expect((await ask('GET', path(), own)).statusCode).toBe(403)
  })

  test('begin 30 minutes from now, and leave out what is booked or held, not what expired', async () => {
    await book('2026-11-23T10:00:00-03:00')
    await book('2026-11-23T10:30:00-03:00', 'awaiting_payment', '2026-11-23T12:00:01Z')
    await book('2026-11-23T11:00:00-03:00', 'awaiting_payment', '2026-11-23T12:00:00Z')
    await book('2026-11-23T11:30:00-03:00', 'canceled_by_customer')
    const slots = await open('2026-11-23')
    expect(slots.slice(0, 3).map(({ init_hour }) => init_hour)).toEqual(['09:30', '11:00', '11:30'])
    const start = Date.parse('2026-11-23T09:30:00-03:00')
    expect(slots[0]).toEqual({
      id: expect.stringMatching(/^[\w-]{38}$/),
      specialist_id: sergio.specialistId,
      date: '2026-11-23',
      init_hour: '09:30',
      final_hour: '10:00',
      starts_at: '2026-11-23T09:30:00-03:00',
      ends_at: '2026-11-23T10:00:00-03:00',
      timezone: 'America/Sao_Paulo',
      status: 'open',
      place_id: null,
      online: true,
      place: null,
      duration_minutes: 30,
      price: 15_000,
    })
    expect(readSlotIdOf(sergio.specialistId, slots[0]?.id ?? '')).toEqual({ ok: true, value: start })
  })

  test('are of the asked days, place and specialty', async () => {
    const count = async (query: string) => (await ask('GET', path(query), patient)).json().data.length
    expect(await count('')).toBe(17 + 4 * 20)
    expect(await count(`?from=${TUESDAY}&to=2026-11-25&online=true`)).toBe(40)
    expect(await count(`?from=${TUESDAY}&to=2026-11-25&online=false`)).toBe(0)
    expect(await count(`?from=${TUESDAY}T11:00:00Z&to=${TUESDAY}T12:00:00Z`)).toBe(2)
    expect(await count(`?specialty_id=${specialtyId}`)).toBe(97)
    expect(await count(`?specialty_id=${await createSpecialty(t.deps)}`)).toBe(0)
  })

  test('are asked for 31 days at most, of an active specialist', async () => {
    expect((await ask('GET', path('?from=2026-12-01&to=2026-12-31'), patient)).statusCode).toBe(200)
    const tooLong = await ask('GET', path('?from=2026-12-01&to=2027-01-01'), patient)
    expect(tooLong.json()).toMatchObject({ status: 422, errors: [{ path: 'to' }] })
    const hidden = await createSpecialist(t.deps, { specialtyId, status: 2 })
    const answer = await ask('GET', `customer/specialists/${hidden.specialistId}/schedules`, patient)
    expect(answer.statusCode).toBe(404)
  })
})

test('the job brings the next slot of whoever time has passed', async () => {
  await refreshNextSlots(t.deps)
  const next = async () =>
    (
      await t.deps.db
        .selectFrom('next_slots')
        .select('starts_at')
        .where('specialist_id', '=', sergio.specialistId)
        .execute()
    ).map(({ starts_at }) => starts_at?.toISOString())
  expect(await next()).toEqual(['2026-11-23T12:30:00.000Z', '2026-11-23T12:30:00.000Z'])
  t.clock.advance(MINUTE)
  await refreshNextSlots(t.deps)
  expect(await next()).toEqual(['2026-11-23T13:00:00.000Z', '2026-11-23T13:00:00.000Z'])
  t.clock.advance(-MINUTE)
})
