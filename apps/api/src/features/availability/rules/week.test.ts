import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  askOf,
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  newPlace,
  type SignedIn,
  signIn,
  type TestApp,
  type TestSpecialist,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'

let t: TestApp
let specialtyId: string
let sergio: TestSpecialist
let own: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
beforeEach(async () => {
  sergio = await createSpecialist(t.deps, { specialtyId })
  own = await signIn(t.deps, sergio)
})
afterAll(() => t.close())

const ask = askOf(() => t)
const stored = () => t.deps.db.selectFrom('availability_rules').selectAll().orderBy('id').execute()
const standing = async (): Promise<string[]> =>
  (await ask('GET', 'specialists/availability', own))
    .json()
    .data.filter(({ weekday }: { weekday: number | null }) => weekday !== null)
    .map(({ id }: { id: string }) => id)
const shift = (weekday: number, init_hour: string, final_hour: string, more: object = {}) => ({
  weekday,
  init_hour,
  final_hour,
  interval: 30,
  pause: 0,
  place_id: null,
  valid_from: null,
  valid_until: null,
  ...more,
})
const save = async (rules: readonly object[], replaces?: readonly string[]) =>
  ask('PUT', 'specialists/week', own, { rules, replaces: replaces ?? (await standing()) })

test.each([
  ['PUT', 'specialists/week', { rules: [], replaces: [] }],
  ['POST', 'specialists/week/preview', { rules: [] }],
] as const)('%s %s is refused without a token and to a patient', async (method, path, body) => {
  const before = await stored()
  const patient = await signIn(t.deps, await createCustomer(t.deps))
  expect((await ask(method, path, null, body)).statusCode).toBe(401)
  expect((await ask(method, path, patient, body)).statusCode).toBe(403)
  expect(await stored()).toEqual(before)
})

// The clock is set to Monday, 2026-11-23, 09:00 in São Paulo.
describe('a week', () => {
  test('replaces the one before, with pauses, and leaves single dates alone', async () => {
    const date = { date: '2026-11-29', init_hour: '08:00', final_hour: '09:00', interval: 30 }
    await ask('POST', 'specialists/availability', own, date)
    const saved = await save([shift(2, '08:00', '10:00', { pause: 15 }), shift(2, '14:00', '15:00')])
    expect(saved.json().data).toMatchObject([
      { weekday: 2, init_hour: '08:00', pause: 15 },
      { weekday: 2, init_hour: '14:00', pause: 0 },
      { date: '2026-11-29' },
    ])
    const patient = await signIn(t.deps, await createCustomer(t.deps))
    const path = `customer/specialists/${sergio.specialistId}/schedules?from=2026-11-24&to=2026-11-24`
    const hours = (await ask('GET', path, patient)).json().data
    expect(hours.map(({ init_hour }: { init_hour: string }) => init_hour)).toEqual([
      '08:00',
      '08:45',
      '09:30',
      '14:00',
      '14:30',
    ])
  })

  test('of no hours at all closes every day', async () => {
    expect((await save([])).json().data).toEqual([])
  })

  test('made from hours that others have changed since is refused, and nothing is lost', async () => {
    const seen = await standing()
    await ask('POST', 'specialists/availability', own, { ...shift(6, '09:00', '11:00') })
    const before = await stored()
    const late = await save([shift(2, '08:00', '10:00')], seen)
    expect(late.json()).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await stored()).toEqual(before)
  })

  test.each([
    [[shift(2, '08:00', '10:00'), shift(2, '10:00', '09:00')], 'rule_invalid', 'rules.1.final_hour'],
    [[shift(2, '08:00', '10:00', { valid_until: '2026-11-20' })], 'rule_invalid', 'rules.0.valid_until'],
    [[shift(2, '08:00', '10:00'), shift(2, '08:00', '10:00')], 'slot_conflict', 'rules.1.init_hour'],
    [
      [shift(2, '08:00', '10:00', { place_id: '01890000-0000-7000-8000-000000000000' })],
      'rule_invalid',
      'rules.0.place_id',
    ],
  ])('that is wrong is refused whole, with its place: %j', async (rules, code, path) => {
    const before = await stored()
    expect((await save(rules)).json()).toMatchObject({ code, errors: [{ path }] })
    expect((await ask('POST', 'specialists/week/preview', own, { rules })).json()).toMatchObject({ code })
    expect(await stored()).toEqual(before)
  })

  test('at two places at once is refused: one person can be at one', async () => {
    const place_id = (await ask('POST', 'specialists/places', own, newPlace())).json().id
    const answer = await save([shift(2, '08:00', '10:00'), shift(2, '09:00', '11:00', { place_id })])
    expect(answer.json()).toMatchObject({ code: 'slot_conflict', errors: [{ path: 'rules.1.init_hour' }] })
    expect(
      (await save([shift(2, '08:00', '10:00'), shift(2, '10:00', '11:00', { place_id })])).statusCode,
    ).toBe(200)
  })

  test('tells before it is saved which appointments it would leave outside', async () => {
    const customer = await createCustomer(t.deps)
    const id = await insertAppointment(t, {
      specialist: sergio,
      customer,
      specialtyId,
      startsAt: new Date('2026-11-24T15:00:00-03:00'),
      status: 'confirmed',
    })
    const preview = async (rules: readonly object[]) =>
      (await ask('POST', 'specialists/week/preview', own, { rules })).json().conflicts
    const before = await stored()
    expect(await preview([shift(2, '14:00', '16:00')])).toEqual([])
    expect(await preview([shift(2, '08:00', '12:00')])).toMatchObject([
      { schedule_id: id, init_hour: '15:00', customer: { name: expect.any(String) } },
    ])
    expect(await stored()).toEqual(before)
    expect((await save([shift(2, '08:00', '12:00')])).json().conflicts).toMatchObject([{ schedule_id: id }])
  })
})
