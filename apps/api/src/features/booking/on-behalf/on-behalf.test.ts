import { describe, expect, test } from 'vitest'
import { onBehalf, somebody } from '../../../../test/fixtures/on-behalf.ts'
import {
  confirm,
  createCustomer,
  createSpecialist,
  giveCredit,
  ledgerFaults,
  messagesTo,
  PRICE,
  runJobs,
  signIn,
  TOMORROW,
  useBookingFixture,
} from '../../../../test/index.ts'

const w = useBookingFixture()
const { attend, body, call, linkRows, list, post, sergio, slotNow } = onBehalf(w)
const paula = () => ({ customer_id: w().paula.customerId })
const LATER = '2026-11-25T12:00:00.000Z'

const nothingWritten = async () => {
  expect(await linkRows()).toEqual([])
  expect(await slotNow()).toBe('open')
  expect((await w().appointments()).filter(({ payment }) => payment !== null)).toEqual([])
}

describe('nobody books for others', () => {
  test('without a token, as a patient, or on the times of a colleague', async () => {
    await attend()
    expect((await call(null, 'POST', 'schedules/on-behalf', body(paula()))).status).toBe(401)
    expect((await call(w().session, 'POST', 'schedules/on-behalf', body(paula()))).status).toBe(403)
    const ana = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    const asAna = await signIn(w().t.deps, ana)
    expect((await call(asAna, 'POST', 'schedules/on-behalf', body({ person: somebody() }))).status).toBe(404)
    await nothingWritten()
  })

  test('who is not in care, nor waits for a time', async () => {
    expect((await post(paula())).status).toBe(404)
    expect((await post({ customer_id: w().specialist.specialistId })).status).toBe(404)
    await nothingWritten()
  })

  test('without a person, with two of them, or without a way to reach them', async () => {
    await attend()
    expect((await post({})).status).toBe(422)
    expect((await post({ ...paula(), person: somebody() })).status).toBe(422)
    expect((await post({ person: { name: 'Rosa' } })).status).toBe(422)
    expect((await post({ person: { name: 'Rosa', cell_phone: '1133334444' } })).status).toBe(422)
    await nothingWritten()
  })
})

describe('a courtesy', () => {
  test('is confirmed at once for a patient in care, and costs and pays nobody anything', async () => {
    await attend()
    const answer = await post({ ...paula(), mode: 'courtesy' })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect(answer.body).toMatchObject({ link: null, appointment: { status: 'confirmed', price: 0 } })
    expect(await slotNow()).toBe('booked')
    expect(await runJobs(w().t)).toEqual([])
    expect(await w().waiting()).toBe(0)
    expect(await w().wallet()).toBe(0)
    const { rows } = await entriesOf(answer.body.appointment.id)
    expect(rows).toEqual([])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
    const told = await messagesTo(w().t, w().paula.email)
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Consulta confirmada')])
  })

  test('for somebody new is accepted by the link, without paying', async () => {
    const answer = await post({ person: somebody(), mode: 'courtesy' })
    expect(answer.body).toMatchObject({ appointment: null, link: { price: 0, status: 'open' } })
    const [link] = await list()
    const token = new URL(link.url).hash.slice(1)
    const claimed = await call(w().session, 'POST', 'booking-links/claim', { token })
    expect(claimed.body.invitation.slot.price).toBe(0)
    const order = { ...w().order('wallet'), slot: claimed.body.invitation.slot.id }
    const booked = await confirm(w().t, w().paula, w().session, order)
    expect(booked.statusCode, booked.body).toBe(201)
    expect(booked.json()).toMatchObject({ status: 'confirmed', price: 0 })
    expect(await w().waiting()).toBe(0)
    expect(await linkRows()).toMatchObject([{ status: 'accepted', person_sealed: null }])
  })

  test('is not given where the patient is elsewhere, and says nothing of where', async () => {
    await attend()
    const ana = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const other = { ...w().order('wallet'), specialistId: ana.specialistId }
    expect((await confirm(w().t, w().paula, w().session, other)).statusCode).toBe(201)
    for (const mode of ['courtesy', 'link']) {
      const { status, body: problem } = await post({ ...paula(), mode })
      expect([status, problem.code]).toEqual([409, 'patient_busy_then'])
      expect(problem.schedule_id).toBeUndefined()
    }
    expect(await linkRows()).toEqual([])
    expect(await slotNow()).toBe('open')
  })
})

const entriesOf = async (appointmentId: string) => {
  const { db } = w().t.deps
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('ledger_entries')
    .select('kind')
    .where('reference', 'in', [appointmentId, payment.id])
    .execute()
  return { rows }
}

test('the practice sees by the face whom it books for', async () => {
  const { db } = w().t.deps
  await attend()
  await db
    .updateTable('users')
    .set({ avatar_key: 'avatars/paula.webp' })
    .where('id', '=', db.selectFrom('customers').select('user_id').where('id', '=', w().paula.customerId))
    .execute()
  const { body } = await call(
    await sergio(),
    'GET',
    `schedules/on-behalf/returns?customer_id=${w().paula.customerId}`,
  )
  expect(body.photo).toMatch(/paula/)
})

describe('a return visit', () => {
  test('that costs nothing is confirmed at once, is linked to the first, and is given once', async () => {
    const first = await attend({ days: 30, price: 0 })
    const open = `schedules/on-behalf/returns?customer_id=${w().paula.customerId}`
    const { data } = (await call(await sergio(), 'GET', open)).body
    expect(data).toMatchObject([{ return_of: first, until: '2026-12-22', days_left: 30, price: 0 }])
    const back = { ...paula(), mode: 'return', return_of: first }
    const answer = await post(back)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect(answer.body.appointment).toMatchObject({ status: 'confirmed', price: 0, return_of: first })
    const again = await post(back, LATER)
    expect([again.status, again.body.code]).toEqual([409, 'return_not_open'])
    expect((await call(await sergio(), 'GET', open)).body.data).toEqual([])
    expect(await slotNow(LATER)).toBe('open')
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('that costs something waits for the patient, at its own price', async () => {
    const first = await attend({ days: 30, price: 5000 })
    const answer = await post({ ...paula(), mode: 'return', return_of: first })
    expect(answer.body).toMatchObject({ appointment: null, link: { mode: 'return', price: 5000 } })
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const { data } = (await call(w().session, 'GET', 'customer/booking-links')).body
    expect(data).toMatchObject([{ mode: 'return', slot: { price: 5000 } }])
    const order = { ...w().order('wallet'), slot: data[0].slot.id }
    const booked = await confirm(w().t, w().paula, w().session, order)
    expect(booked.json()).toMatchObject({ price: 5000, return_of: first })
    expect(await w().wallet()).toBe(PRICE - 5000)
  })

  test('needs one that is open: of this patient, within its days', async () => {
    const none = await attend()
    const refused = await post({ ...paula(), mode: 'return', return_of: none })
    expect([refused.status, refused.body.code]).toEqual([409, 'return_not_open'])
    const short = await attend({ days: 1, price: 0 })
    expect((await post({ ...paula(), mode: 'return', return_of: short }, LATER)).status).toBe(409)
    await nothingWrittenBut('finished')
  })
})

const nothingWrittenBut = async (state: string) => {
  const rows = await w()
    .t.deps.db.selectFrom('appointments')
    .select('status')
    .where('specialist_id', '=', w().specialist.specialistId)
    .execute()
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([state]))
  expect(await linkRows()).toEqual([])
}

test('the same call twice books once', async () => {
  await attend()
  const who = await sergio()
  const headers = { ...who.headers, 'idempotency-key': 'press-1' }
  const send = (payload: object) =>
    w().t.app.inject({ method: 'POST', url: '/api/v1/schedules/on-behalf', headers, payload })
  const order = body({ ...paula(), mode: 'link' })
  const [one, two] = [await send(order), await send(order)]
  expect([one.statusCode, two.statusCode]).toEqual([201, 201])
  expect(two.json()).toEqual(one.json())
  expect(one.json().link.url).toBeNull()
  expect(await linkRows()).toHaveLength(1)
  expect((await send(body({ ...paula() }, LATER))).statusCode).toBe(409)
})

test('a person of the waiting list is known enough', async () => {
  const rosa = await createCustomer(w().t.deps)
  const asRosa = await signIn(w().t.deps, rosa)
  const wish = { specialist_id: w().specialist.specialistId, specialty_id: w().specialtyId }
  expect((await call(asRosa, 'POST', 'customer/waitlist', wish)).status).toBe(201)
  expect((await post({ customer_id: rosa.customerId })).status).toBe(201)
  expect(await slotNow(TOMORROW)).toBe('held')
})
