import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  confirm,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../../test/index.ts'

const PRICE = 15_000
const TOMORROW = '2026-11-24T12:00:00.000Z'

let t: TestApp
let specialtyId: string
let specialist: TestSpecialist
let paula: TestCustomer
let patient: SignedIn
let doctor: SignedIn

beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(TEST_NOW)
  specialist = await createSpecialist(t.deps, { specialtyId, price: PRICE })
  paula = await createCustomer(t.deps)
  await giveCredit(t.deps, paula.customerId, PRICE * 4)
  patient = await signIn(t.deps, paula)
  doctor = await signIn(t.deps, specialist)
})

const get = (path: string, { headers }: { headers: Record<string, string> }) =>
  t.app.inject({ url: `/api/v1/${path}`, headers })
const book = async (startsAt: string): Promise<string> => {
  const order = { specialistId: specialist.specialistId, specialtyId, startsAt, method: 'wallet' as const }
  return (await confirm(t, paula, patient, order)).json().id
}
const setStatus = (id: string, status: string, { headers }: SignedIn = doctor) =>
  t.app.inject({ method: 'PUT', url: `/api/v1/schedules/${id}/update-status`, headers, payload: { status } })
const statusOf = async (id: string) => (await get(`schedules/${id}`, patient)).json().status
/** The clock at a moment, with tokens valid then. */
const at = async (iso: string) => {
  t.clock.set(iso)
  patient = await signIn(t.deps, paula)
  doctor = await signIn(t.deps, specialist)
}

describe('one appointment', () => {
  test('is shown to its two sides and an admin, each with what they may do', async () => {
    const id = await book(TOMORROW)
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    const [own, theirs, office] = await Promise.all(
      [patient, doctor, admin].map(async (who) => (await get(`schedules/${id}`, who)).json()),
    )
    expect(own).toMatchObject({
      id,
      specialist: { name: specialist.name },
      can: { cancel: true, reschedule: true },
    })
    expect(theirs).toMatchObject({
      id,
      customer: { name: paula.name },
      can: { cancel: true, reschedule: false },
    })
    expect(office).toMatchObject({ id, can: { cancel: true, join: false } })
  })

  test('does not exist for anybody else, and needs a token', async () => {
    const id = await book(TOMORROW)
    const strangers = [await createCustomer(t.deps), await createSpecialist(t.deps, { specialtyId })]
    for (const stranger of strangers) {
      const answer = await get(`schedules/${id}`, await signIn(t.deps, stranger))
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
      expect(answer.body).not.toContain(paula.name)
    }
    expect((await t.app.inject({ url: `/api/v1/schedules/${id}` })).statusCode).toBe(401)
  })
})

test('a Pix code is shown to who pays it, while it can be paid', async () => {
  const order = { specialistId: specialist.specialistId, specialtyId, startsAt: TOMORROW }
  const { id } = (await confirm(t, paula, patient, { ...order, method: 'pix' })).json()
  const pixFor = async (who: SignedIn) => (await get(`schedules/${id}`, who)).json().payment.pix
  expect(await pixFor(patient)).toMatchObject({ qr_code: expect.any(String) })
  expect(await pixFor(doctor)).toBeUndefined()
  expect(await pixFor(await signIn(t.deps, await createAdmin(t.deps)))).toBeUndefined()
  await t.deps.db.updateTable('appointments').set({ status: 'confirmed' }).where('id', '=', id).execute()
  expect(await pixFor(patient)).toBeUndefined()
})

describe("the customer's agenda", () => {
  test('pages by time, narrowed by day and status, and never shows another one', async () => {
    const ids = [
      await book(TOMORROW),
      await book('2026-11-25T20:30:00.000Z'),
      await book('2026-11-26T12:00:00.000Z'),
    ]
    const other = await signIn(t.deps, await createCustomer(t.deps))
    const idsOf = async (query: string) =>
      (await get(`schedules/customer?${query}`, patient)).json().data.map(({ id }: { id: string }) => id)
    expect(await idsOf('')).toEqual(ids.toReversed())
    expect(await idsOf('sort=starts_at&pageSize=2')).toEqual(ids.slice(0, 2))
    expect(await idsOf('from=2026-11-25&to=2026-11-25')).toEqual([ids[1]])
    expect(await idsOf('status=finished,expired')).toEqual([])
    expect((await get('schedules/customer?pageSize=1', patient)).json().meta).toEqual({
      page: 1,
      pageSize: 1,
      total: 3,
    })
    expect((await get('schedules/customer', other)).json().data).toEqual([])
    expect((await get('schedules/customer?status=lost', patient)).statusCode).toBe(422)
  })

  test('leaves out attempts that were never paid, unless they are asked for', async () => {
    const id = await book(TOMORROW)
    const unpaid = await book('2026-11-25T12:00:00.000Z')
    await t.deps.db.updateTable('appointments').set({ status: 'expired' }).where('id', '=', unpaid).execute()
    const idsOf = (body: { data: { id: string }[] }) => body.data.map((each) => each.id)
    expect(idsOf((await get('schedules/customer', patient)).json())).toEqual([id])
    expect(idsOf((await get('schedules/customer?status=expired', patient)).json())).toEqual([unpaid])
    const years = (await get('customer/patient-area', patient)).json().appointments_by_year
    expect(years['2026'].map((each: { id: string }) => each.id)).toEqual([id])
    const own = `schedules/specialist/${specialist.specialistId}?from=2020-01-01&to=2030-12-31`
    expect(idsOf((await get(own, doctor)).json())).toEqual([id])
  })

  test('by year, newest first, is the patient area', async () => {
    const near = await book('2026-12-31T12:00:00.000Z')
    const far = await book('2027-01-04T12:00:00.000Z')
    const years = (await get('customer/patient-area', patient)).json().appointments_by_year
    expect(Object.keys(years)).toEqual(['2026', '2027'])
    expect([years['2026'][0].id, years['2027'][0].id]).toEqual([near, far])
  })
})

describe("the specialist's agenda", () => {
  const agenda = (query: string, who: SignedIn = doctor) =>
    get(`schedules/specialist/${specialist.specialistId}?${query}`, who)

  test('finds a patient by a part of the name, however long ago or ahead', async () => {
    const id = await book('2026-12-31T12:00:00.000Z')
    const [first = ''] = paula.name.split(' ')
    const { data } = (await agenda(`search=${encodeURIComponent(first.toUpperCase())}`)).json()
    expect(data.map((each: { id: string }) => each.id)).toEqual([id])
    expect((await agenda('search=ninguém')).json().data).toEqual([])
  })

  test('has appointments and open slots in order, and no slot where an appointment stands', async () => {
    const id = await book(TOMORROW)
    const { data } = (await agenda('from=2026-11-24&to=2026-11-24')).json()
    expect(data).toHaveLength(20)
    expect(data[1]).toMatchObject({ status: 'open', init_hour: '08:30', online: true })
    expect(data[2]).toMatchObject({
      id,
      status: 'confirmed',
      init_hour: '09:00',
      customer: { name: paula.name },
    })
    expect(data.map(({ init_hour }: { init_hour: string }) => init_hour)).toEqual(
      data.map(({ init_hour }: { init_hour: string }) => init_hour).toSorted(),
    )
  })

  test('is narrowed by status and by the name of the patient, accents or not', async () => {
    const id = await book(TOMORROW)
    await t.deps.db
      .updateTable('users')
      .set({ first_name: 'Antônia' })
      .where('id', '=', paula.userId)
      .execute()
    const found = async (query: string) =>
      (await agenda(query)).json().data.map((row: { id: string }) => row.id)
    expect(await found('search=antonia')).toEqual([id])
    expect(await found('search=joaquim')).toEqual([])
    expect(await found('status=confirmed')).toEqual([id])
    expect(await found('status=open&to=2026-11-24')).not.toContain(id)
  })

  test('goes beyond two months by the page, either way round, without open slots', async () => {
    const ids = [
      await book(TOMORROW),
      await book('2026-11-25T12:00:00.000Z'),
      await book('2026-11-27T12:00:00.000Z'),
    ]
    const page = async (query: string) => (await agenda(`from=2020-01-01&to=2030-12-31&${query}`)).json()
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)
    const whole = await page('')
    expect(idsOf(whole)).toEqual(ids)
    expect(whole.meta).toEqual({ page: 1, pageSize: 10, total: 3 })
    expect(idsOf(await page('sort=-starts_at&page=1&pageSize=2'))).toEqual([ids[2], ids[1]])
    const second = await page('sort=-starts_at&page=2&pageSize=2')
    expect(idsOf(second)).toEqual([ids[0]])
    expect(second.meta).toEqual({ page: 2, pageSize: 2, total: 3 })
    expect(idsOf(await page('status=finished'))).toEqual([])
    expect(idsOf(await page('search=nobody-of-this-name'))).toEqual([])
  })

  test('is paged within two months too, slots and appointments in one order', async () => {
    const id = await book(TOMORROW)
    const page = async (query: string) => (await agenda(`from=2026-11-24&to=2026-11-24&${query}`)).json()
    const first = await page('page=1&pageSize=3')
    expect(first.meta).toEqual({ page: 1, pageSize: 3, total: 20 })
    expect(first.data[2].id).toBe(id)
    expect((await page('page=7&pageSize=3')).data).toHaveLength(2)
    expect((await page('page=0')).status).toBe(422)
    expect((await page('pageSize=101')).status).toBe(422)
  })

  test("is nobody else's", async () => {
    const other = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    expect((await agenda('', other)).json()).toMatchObject({ status: 404 })
    expect((await agenda('', patient)).json()).toMatchObject({ status: 403 })
  })
})

describe('the status', () => {
  test('starts from ten minutes before, ends, and tells the earnings when', async () => {
    const id = await book(TOMORROW)
    expect((await setStatus(id, 'in_progress')).json()).toMatchObject({ status: 409, code: 'call_not_open' })
    await at('2026-11-24T11:50:00.000Z')
    expect((await setStatus(id, 'finished')).json()).toMatchObject({
      status: 409,
      code: 'invalid_transition',
    })
    expect((await setStatus(id, 'in_progress')).json()).toMatchObject({
      status: 'in_progress',
      can: { finish: true },
    })
    await at('2026-11-24T12:25:00.000Z')
    expect((await setStatus(id, 'finished')).json()).toMatchObject({
      status: 'finished',
      can: { finish: false },
    })
    expect((await setStatus(id, 'in_progress')).json()).toMatchObject({ status: 409 })
    const { finished_at } = await t.deps.db
      .selectFrom('appointments')
      .select('finished_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(finished_at?.toISOString()).toBe('2026-11-24T12:25:00.000Z')
  })

  test('is finished with the advice to be seen in person, which the patient reads; nothing else takes it', async () => {
    const id = await book(TOMORROW)
    const put = (payload: object) =>
      t.app.inject({
        method: 'PUT',
        url: `/api/v1/schedules/${id}/update-status`,
        headers: doctor.headers,
        payload,
      })
    await at(TOMORROW)
    for (const status of ['in_progress', 'no_show']) {
      const refused = (await put({ status, in_person_advised: true })).json()
      expect(refused).toMatchObject({ status: 422, errors: [{ path: 'in_person_advised' }] })
    }
    expect(await statusOf(id)).toBe('confirmed')
    expect((await put({ status: 'in_progress' })).json()).toMatchObject({ in_person_advised: false })
    expect((await put({ status: 'finished', in_person_advised: true })).json()).toMatchObject({
      status: 'finished',
      in_person_advised: true,
    })
    expect((await get(`schedules/${id}`, patient)).json()).toMatchObject({ in_person_advised: true })
  })

  test('is an absence fifteen minutes after the start, not before', async () => {
    const id = await book(TOMORROW)
    await at('2026-11-24T12:14:00.000Z')
    expect((await setStatus(id, 'no_show')).json()).toMatchObject({ status: 409, code: 'invalid_transition' })
    expect(await statusOf(id)).toBe('confirmed')
    await at('2026-11-24T12:15:00.000Z')
    expect((await setStatus(id, 'no_show')).json()).toMatchObject({ status: 'no_show' })
  })

  test('is set by the own specialist alone', async () => {
    const id = await book(TOMORROW)
    await at('2026-11-24T12:00:00.000Z')
    const other = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    expect((await setStatus(id, 'in_progress', other)).json()).toMatchObject({ status: 404 })
    expect((await setStatus(id, 'in_progress', patient)).json()).toMatchObject({ status: 403 })
    expect(await statusOf(id)).toBe('confirmed')
  })
})
