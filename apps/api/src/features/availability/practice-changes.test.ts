import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  askOf,
  buildTestApp,
  confirm,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  newPlace,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let patient: SignedIn
let sergio: TestSpecialist
let own: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
  stranger = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
})
beforeEach(async () => {
  paula = await createCustomer(t.deps)
  patient = await signIn(t.deps, paula)
  sergio = await createSpecialist(t.deps, { specialtyId })
  own = await signIn(t.deps, sergio)
})
afterAll(() => t.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = askOf(() => t)
const stored = async () => ({
  rules: await t.deps.db.selectFrom('availability_rules').selectAll().orderBy('id').execute(),
  blocks: await t.deps.db.selectFrom('blocks').selectAll().orderBy('id').execute(),
  appointments: await t.deps.db.selectFrom('appointments').selectAll().orderBy('id').execute(),
  notifications: await t.deps.db.selectFrom('notifications').select('id').orderBy('id').execute(),
})
const book = async (startsAt: string): Promise<string> => {
  await giveCredit(t.deps, paula.customerId, 15_000)
  const order = { specialistId: sergio.specialistId, specialtyId, startsAt, method: 'wallet' } as const
  return (await confirm(t, paula, patient, order)).json().id
}
const conflicts = async () => (await ask('GET', 'specialists/availability', own)).json().conflicts

// The clock is set to Monday, 2026-11-23, 09:00 in São Paulo.
const TUESDAY = '2026-11-24'
const mornings = { weekday: 1, init_hour: '07:00', final_hour: '08:00', interval: 20 }

describe('rules that open nothing, or what another opens', () => {
  test.each([
    [{ ...mornings, weekday: undefined, date: '2026-11-22' }, 'date'],
    [{ ...mornings, weekday: undefined, date: '2026-11-23' }, 'date'],
    [{ ...mornings, valid_until: '2026-11-22' }, 'valid_until'],
    [{ ...mornings, valid_from: TUESDAY, valid_until: '2026-11-29' }, 'valid_until'],
    [{ ...mornings, final_hour: '07:00' }, 'final_hour'],
    [{ ...mornings, final_hour: '06:30' }, 'final_hour'],
  ])('are refused and not kept: %j', async (body, path) => {
    const before = await stored()
    const answer = await ask('POST', 'specialists/availability', own, body)
    expect(answer.json()).toMatchObject({ status: 422, code: 'rule_invalid', errors: [{ path }] })
    expect(await stored()).toEqual(before)
  })

  test.each([
    [{ ...mornings, final_hour: '08:30', interval: 45 }],
    [{ ...mornings, weekday: undefined, date: '2026-11-30', init_hour: '17:30', final_hour: '18:30' }],
  ])('that share hours with a standing one at another place are refused: %j', async (hours) => {
    const place = await ask('POST', 'specialists/places', own, newPlace())
    const body = { ...hours, place_id: place.json().id }
    const before = await stored()
    const answer = await ask('POST', 'specialists/availability', own, body)
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'slot_conflict',
      errors: [{ path: 'init_hour' }],
    })
    expect(await stored()).toEqual(before)
  })

  test('at the same place add up, and an earlier start wins', async () => {
    for (const body of [mornings, { ...mornings, init_hour: '07:30', final_hour: '08:30', interval: 30 }]) {
      expect((await ask('POST', 'specialists/availability', own, body)).statusCode).toBe(201)
    }
    const path = `customer/specialists/${sergio.specialistId}/schedules?from=2026-11-30&to=2026-11-30`
    const hours = (await ask('GET', path, patient))
      .json()
      .data.map((slot: { init_hour: string }) => slot.init_hour)
    expect(hours.slice(0, 4)).toEqual(['07:00', '07:20', '07:40', '08:00'])
  })

  test('are refused as a change too, which is no overlap with itself', async () => {
    await ask('POST', 'specialists/availability', own, { ...mornings, interval: 30 })
    const { id } = (await ask('POST', 'specialists/availability', own, mornings)).json()
    const path = `specialists/availability/${id}`
    const before = await stored()
    expect((await ask('PUT', path, own, { ...mornings, interval: 30 })).statusCode).toBe(409)
    expect(await stored()).toEqual(before)
    expect((await ask('PUT', path, own, { ...mornings, init_hour: '06:00' })).statusCode).toBe(200)
  })

  test('keep the hours that no slot fills', async () => {
    const answer = await ask('POST', 'specialists/availability', own, { ...mornings, interval: 25 })
    expect(answer.statusCode).toBe(201)
    const slots = await ask(
      'GET',
      `customer/specialists/${sergio.specialistId}/schedules?from=2026-11-30&to=2026-11-30`,
      patient,
    )
    const hours = slots.json().data.map(({ init_hour }: { init_hour: string }) => init_hour)
    expect(hours.slice(0, 3)).toEqual(['07:00', '07:25', '08:00'])
  })

  test('two at once for the same hours: one stands', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask('POST', 'specialists/availability', own, mornings)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([201, 409, 409, 409, 409])
  })
})

describe('an hour that the clocks jump over', () => {
  test('opens nothing: São Paulo, 2018-11-04', async () => {
    const ahead = Date.parse('2018-11-01T12:00:00Z') - t.clock.now().getTime()
    t.clock.advance(ahead)
    const session = await signIn(t.deps, sergio)
    const before = await stored()
    const rule = { date: '2018-11-04', init_hour: '00:00', final_hour: '01:00', interval: 30 }
    const refused = await ask('POST', 'specialists/availability', session, rule)
    const slots = [
      { init_hour: '00:30', final_hour: '01:00' },
      { init_hour: '01:00', final_hour: '01:30' },
    ]
    const opened = await ask('POST', 'schedules', session, { date: '2018-11-04', slots })
    expect(refused.json()).toMatchObject({ status: 422, code: 'rule_invalid', errors: [{ path: 'date' }] })
    expect(opened.json()).toMatchObject({ status: 422, code: 'rule_invalid', errors: [{ path: 'slots' }] })
    expect(await stored()).toEqual(before)
    const good = await ask('POST', 'schedules', session, { date: '2018-11-04', slots: slots.slice(1) })
    expect(good.json().data).toMatchObject([{ starts_at: '2018-11-04T01:00:00-02:00' }])
    t.clock.advance(-ahead)
  })
})

describe('who may change a practice', () => {
  test.each([0, 2, 3] as const)('status %s prepares it', async (status) => {
    const session = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId, status }))
    expect((await ask('POST', 'specialists/availability', session, mornings)).statusCode).toBe(201)
  })

  test('not the suspended: every write is refused, reading is not', async () => {
    const suspended = await createSpecialist(t.deps, { specialtyId, status: 4 })
    const session = await signIn(t.deps, suspended)
    const list = (await ask('GET', 'specialists/availability', session)).json()
    const slots = [{ init_hour: '19:00', final_hour: '20:00' }]
    const block = { starts_at: `${TUESDAY}T08:00:00-03:00`, ends_at: `${TUESDAY}T12:00:00-03:00` }
    const startsAt = new Date(`${TUESDAY}T10:00:00-03:00`)
    const booked = {
      specialist: suspended,
      customer: paula,
      specialtyId,
      startsAt,
      status: 'confirmed',
    } as const
    const appointment = await insertAppointment(t, booked)
    const calls: [Method, string, object?][] = [
      ['POST', 'specialists/availability', mornings],
      ['PUT', `specialists/availability/${list.data[0].id}`, mornings],
      ['DELETE', `specialists/availability/${list.data[0].id}`],
      ['POST', 'specialists/blocks', block],
      ['POST', 'schedules', { date: TUESDAY, slots }],
      ['POST', `specialists/conflicts/${appointment}/keep`],
    ]
    const before = await stored()
    for (const [method, path, body] of calls) {
      const answer = await ask(method, path, session, body)
      expect(answer.json(), path).toMatchObject({ status: 403, code: 'forbidden' })
    }
    expect(await stored()).toEqual(before)
  })
})

describe('time off', () => {
  const off = {
    starts_at: `${TUESDAY}T08:00:00-03:00`,
    ends_at: `${TUESDAY}T12:00:00-03:00`,
    reason: 'Congresso',
  }

  test('is moved, and answers what then lies in it', async () => {
    const { id } = (await ask('POST', 'specialists/blocks', own, off)).json()
    const appointment = await book(`${TUESDAY}T14:00:00-03:00`)
    const later = { ...off, starts_at: `${TUESDAY}T13:00:00-03:00`, ends_at: `${TUESDAY}T18:00:00-03:00` }
    const moved = await ask('PUT', `specialists/blocks/${id}`, own, later)
    expect(moved.json()).toMatchObject({ id, ...later, conflicts: [{ schedule_id: appointment }] })
    const before = await stored()
    expect((await ask('PUT', `specialists/blocks/${id}`, stranger, later)).statusCode).toBe(404)
    const backwards = { ...off, ends_at: off.starts_at }
    expect((await ask('PUT', `specialists/blocks/${id}`, own, backwards)).json()).toMatchObject({
      code: 'rule_invalid',
    })
    expect(await stored()).toEqual(before)
  })
})

describe('an appointment that no longer fits', () => {
  const noTuesday = async () => {
    const rules = (await ask('GET', 'specialists/availability', own)).json().data
    const { id } = rules.find(({ weekday }: { weekday: number }) => weekday === 2)
    await ask('DELETE', `specialists/availability/${id}`, own)
  }

  test('is kept, until it is moved', async () => {
    const id = await book(`${TUESDAY}T10:00:00-03:00`)
    await noTuesday()
    expect(await conflicts()).toMatchObject([{ schedule_id: id, can_reschedule: true }])
    const before = await stored()
    expect((await ask('POST', `specialists/conflicts/${id}/keep`, stranger)).statusCode).toBe(404)
    expect(await stored()).toEqual(before)
    const kept = await ask('POST', `specialists/conflicts/${id}/keep`, own)
    expect(kept.json()).toEqual({ conflicts: [] })
    expect(await conflicts()).toEqual([])
    const starts_at = new Date(`${TUESDAY}T11:00:00-03:00`)
    const ends_at = new Date(starts_at.getTime() + 1_800_000)
    await t.deps.db.updateTable('appointments').set({ starts_at, ends_at }).where('id', '=', id).execute()
    expect(await conflicts()).toMatchObject([{ schedule_id: id }])
  })

  test('is asked to be moved: the patient is told once', async () => {
    const id = await book(`${TUESDAY}T10:00:00-03:00`)
    await noTuesday()
    const path = `schedules/${id}/ask-reschedule`
    const before = await stored()
    expect((await ask('POST', path, null)).statusCode).toBe(401)
    expect((await ask('POST', path, patient)).statusCode).toBe(403)
    expect((await ask('POST', path, stranger)).statusCode).toBe(404)
    expect(await stored()).toEqual(before)
    expect((await ask('POST', path, own)).statusCode).toBe(204)
    expect((await ask('POST', path, own)).statusCode).toBe(204)
    expect(await conflicts()).toMatchObject([{ schedule_id: id, reschedule_asked: true }])
    const { data } = (await ask('GET', 'customer/notifications', patient)).json()
    expect(data).toMatchObject([{ kind: 'reschedule_asked', schedule_id: id }])
  })

  test('is too near to be moved: nothing is asked', async () => {
    const id = await book('2026-11-23T15:00:00-03:00')
    await ask('POST', 'specialists/blocks', own, {
      starts_at: '2026-11-23T14:00:00-03:00',
      ends_at: '2026-11-23T18:00:00-03:00',
    })
    expect(await conflicts()).toMatchObject([{ schedule_id: id, can_reschedule: false }])
    const before = await stored()
    const answer = await ask('POST', `schedules/${id}/ask-reschedule`, own)
    expect(answer.json()).toMatchObject({ status: 409, code: 'reschedule_not_allowed' })
    expect(await stored()).toEqual(before)
  })
})

describe('holidays', () => {
  test('are those of Brazil and of the own state, a year ahead, in the own zone', async () => {
    await t.deps.db
      .updateTable('specialists')
      .set({ state: 'SP', time_zone: 'America/Manaus' })
      .where('id', '=', sergio.specialistId)
      .execute()
    const { data } = (await ask('GET', 'specialists/holidays', own)).json()
    const names = data.map(({ date, kind }: { date: string; kind: string }) => `${date} ${kind}`)
    expect(names[0]).toBe('2026-12-25 national')
    expect(names).toContain('2027-11-20 national')
    expect(names).toContain('2027-07-09 state')
    expect(names).not.toContain('2027-11-25 national')
    expect(data[0]).toMatchObject({
      name: 'Natal',
      starts_at: '2026-12-25T00:00:00-04:00',
      ends_at: '2026-12-26T00:00:00-04:00',
      blocked: false,
    })
    const { starts_at, ends_at, name: reason } = data[0]
    await ask('POST', 'specialists/blocks', own, { starts_at, ends_at, reason })
    expect((await ask('GET', 'specialists/holidays', own)).json().data[0].blocked).toBe(true)
    expect((await ask('GET', 'specialists/holidays', patient)).statusCode).toBe(403)
    expect((await ask('GET', 'specialists/holidays', null)).statusCode).toBe(401)
  })
})
