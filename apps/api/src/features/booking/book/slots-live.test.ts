import { slotIdOf } from '@emma/domain/availability'
import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  confirm,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'
import { connect, listen, type TestServer, type TestSocket } from '../../../../test/sockets.ts'
import { expireHolds } from './expire-holds.ts'

const PRICE = 15_000
const TOMORROW = '2026-11-24T12:00:00.000Z'
const QUARTER = 15 * MINUTE

let t: TestApp
let server: TestServer
let specialtyId: string
beforeAll(async () => {
  t = await buildTestApp()
  server = await listen(t)
  specialtyId = await createSpecialty(t.deps)
})
afterAll(async () => {
  await server.close()
  await t.close()
})

/** A specialist, a viewer of their times, and a person who books there. */
const onlookers = async () => {
  const specialist = await createSpecialist(t.deps, { specialtyId, price: PRICE })
  const [looks, books] = [await createCustomer(t.deps), await createCustomer(t.deps)]
  const looking = await connect(server.url, (await signIn(t.deps, looks)).accessToken)
  const watched = { specialist_id: specialist.specialistId }
  expect(await looking.ask('slots:watch', watched)).toMatchObject({ ok: true })
  await giveCredit(t.deps, books.customerId, PRICE)
  const order = { specialistId: specialist.specialistId, specialtyId, startsAt: TOMORROW }
  return { specialist, looking, books, session: await signIn(t.deps, books), order, watched }
}
const taken = (socket: TestSocket) => socket.take('slots:changed')
const quiet = async (socket: TestSocket) => {
  await socket.ask('slots:unwatch', { specialist_id: t.deps.newId() })
  expect(socket.received().filter((event) => event === 'slots:changed')).toEqual([])
}

test('who looks at times is told when one is booked, canceled, held and let go; nobody else is', async () => {
  const { looking, books, session, order, watched } = await onlookers()
  const elsewhere = (await onlookers()).looking
  const { id } = (await confirm(t, books, session, { ...order, method: 'wallet' })).json()
  expect(await taken(looking)).toEqual(watched)
  const canceled = await t.app.inject({
    method: 'DELETE',
    url: `/api/v1/schedules/auth/schedules/${id}/cancelPerCustomer`,
    headers: session.headers,
  })
  expect(canceled.statusCode).toBe(200)
  expect(await taken(looking)).toEqual(watched)
  expect((await confirm(t, books, session, { ...order, method: 'pix' })).statusCode).toBe(202)
  await taken(looking)
  t.clock.advance(QUARTER + 1000)
  await expireHolds(t.deps)
  await taken(looking)
  await quiet(looking)
  await quiet(elsewhere)
  for (const socket of [looking, elsewhere]) socket.close()
})

test('who begins to look learns how long ago a time was taken, and that nothing changed elsewhere', async () => {
  const { looking, books, session, order, watched } = await onlookers()
  const elsewhere = { specialist_id: (await onlookers()).specialist.specialistId }
  const listed = performance.now()
  expect((await confirm(t, books, session, { ...order, method: 'wallet' })).statusCode).toBe(201)
  await taken(looking)
  const late = await connect(server.url, (await signIn(t.deps, books)).accessToken)
  const quietMs = async (asked: typeof watched) => {
    const answer = await late.ask('slots:watch', asked)
    return answer.ok ? answer.data.quietMs : Number.NaN
  }
  expect(await quietMs(watched)).toBeLessThan(performance.now() - listed)
  expect(await quietMs(elsewhere)).toBeGreaterThanOrEqual(Math.floor(performance.now() - listed))
  for (const socket of [looking, late]) socket.close()
})

test('changed rules are told, and nothing any more once nobody looks', async () => {
  const { specialist, looking, watched } = await onlookers()
  const doctor = await signIn(t.deps, specialist)
  const block = (day: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/specialists/blocks',
      headers: doctor.headers,
      payload: { starts_at: `${day}T10:00:00-03:00`, ends_at: `${day}T12:00:00-03:00`, reason: '' },
    })
  expect((await block('2026-12-01')).statusCode).toBe(201)
  expect(await taken(looking)).toEqual(watched)
  expect(await looking.ask('slots:unwatch', watched)).toEqual({ ok: true, data: {} })
  await block('2026-12-02')
  await quiet(looking)
  looking.close()
})

test('another price, a specialty switched off and a suspension are told', async () => {
  const { specialist, looking, watched } = await onlookers()
  const { id } = await t.deps.db
    .selectFrom('specialist_specialties')
    .select('id')
    .where('specialist_id', '=', specialist.specialistId)
    .executeTakeFirstOrThrow()
  const own = `specialists-specialties/${id}`
  const review = `specialists/updateSpecialistsStatus/${specialist.specialistId}`
  const admin = await createAdmin(t.deps)
  for (const [who, method, path, payload] of [
    [specialist, 'PATCH', own, { price: 33_000 }],
    [specialist, 'PATCH', own, { enabled: false }],
    [admin, 'PUT', review, { status: 4, reason: 'Documento vencido' }],
  ] as const) {
    const { headers } = await signIn(t.deps, who)
    const answer = await t.app.inject({ method, url: `/api/v1/${path}`, headers, payload })
    expect(answer.statusCode).toBe(200)
    expect(await taken(looking)).toEqual(watched)
  }
  looking.close()
})

test('a specialty that the platform switches off is told, and nothing is moved within it', async () => {
  const { looking, books, session, order, watched } = await onlookers()
  const booked = (await confirm(t, books, session, { ...order, method: 'wallet' })).json()
  expect(await taken(looking)).toEqual(watched)
  const { headers } = await signIn(t.deps, await createAdmin(t.deps))
  const url = `/api/v1/specialties/${specialtyId}`
  const off = await t.app.inject({ method: 'PUT', url, headers, payload: { enabled: false } })
  expect(off.statusCode).toBe(200)
  expect(await taken(looking)).toEqual(watched)
  const start = Date.parse('2026-11-25T12:00:00.000Z')
  const moved = await t.app.inject({
    method: 'PUT',
    url: `/api/v1/schedules/${booked.id}/reschedule`,
    headers: session.headers,
    payload: { schedule_id: slotIdOf({ specialistId: order.specialistId, start }) },
  })
  expect(moved.json()).toMatchObject({ status: 409, code: 'slot_not_open' })
  const kept = await t.app.inject({ url: `/api/v1/schedules/${booked.id}`, headers: session.headers })
  expect(kept.json()).toMatchObject({ starts_at: booked.starts_at, status: 'confirmed' })
  looking.close()
})

test('what is no specialist’s id is refused', async () => {
  const socket = await connect(server.url, (await signIn(t.deps, await createCustomer(t.deps))).accessToken)
  expect(await socket.ask('slots:watch', { specialist_id: 'x' })).toEqual({
    ok: false,
    code: 'validation_failed',
  })
  socket.close()
})
