import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCall, openPage, type TestCall, type TestPage } from '../../../test/call-room.ts'
import {
  buildTestApp,
  forgetJobs,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
} from '../../../test/index.ts'
import { listen, type TestServer } from '../../../test/sockets.ts'
import { inTransaction } from '../../db/transaction.ts'
import { emitEnded, endCallOfAppointment, findJoined } from './index.ts'
import { settleCall, settleCalls } from './settle-calls.ts'

let t: TestApp
let server: TestServer
beforeAll(async () => {
  t = await buildTestApp()
  server = await listen(t)
})
afterAll(async () => {
  await server.close()
  await t.close()
})

const SECOND = 1000
const callOf = ({ appointmentId }: TestCall) =>
  t.deps.db
    .selectFrom('calls')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirstOrThrow()
const settle = async (call: TestCall) => settleCall(t.deps, { callId: (await callOf(call)).id })
const media = (page: TestPage, { appointmentId }: TestCall, connected = true) =>
  page.ask('call:media', { schedule_id: appointmentId, epoch: page.epoch, connected })

const enter = async (call: TestCall, person: SignedIn): Promise<TestPage> => {
  const page = await openPage(t, server.url, call, person)
  expect(await page.join()).toMatchObject({ ok: true })
  return page
}
/** Open pages report every 20 s. */
const beat = (...pages: TestPage[]) => Promise.all(pages.map((page) => page.join()))
/** The server has noticed that the connection is lost. */
const closeAndWait = async (page: TestPage): Promise<void> => {
  await forgetJobs(t)
  page.close()
  const jobs = () => sql`SELECT FROM graphile_worker._private_jobs`.execute(t.deps.db)
  await expect.poll(async () => (await jobs()).rows.length).toBe(1)
}
/** Both in the call, with sound and image. */
const begin = async () => {
  t.clock.set(TEST_NOW)
  const call = await createCall(t)
  const customer = await enter(call, call.customer)
  const specialist = await enter(call, call.specialist)
  await media(customer, call)
  await media(specialist, call)
  return { call, customer, specialist }
}

describe('a call', () => {
  test('waits for the second side, and is active once both report media', async () => {
    t.clock.set(TEST_NOW)
    const call = await createCall(t)
    const customer = await enter(call, call.customer)
    await media(customer, call)
    expect(await callOf(call)).toMatchObject({ status: 'waiting', started_at: null })
    const specialist = await enter(call, call.specialist)
    expect(await callOf(call)).toMatchObject({ status: 'waiting' })
    await media(specialist, call)
    expect(await customer.take('call:state')).toMatchObject({ status: 'active', active_seconds: 0 })
    expect(await callOf(call)).toMatchObject({ status: 'active', started_at: t.clock.now() })
    const joined = await findJoined(t.deps.db, [call.appointmentId])
    expect(joined.map(({ role }) => role).sort()).toEqual(['customer', 'specialist'])
  })

  test('hanging up interrupts it and never ends it; the time of both is counted', async () => {
    const { call, customer, specialist } = await begin()
    t.clock.advance(90 * SECOND)
    await customer.ask('call:leave', { schedule_id: call.appointmentId, epoch: customer.epoch })
    expect(await specialist.take('call:peer-left')).toMatchObject({ epoch: customer.epoch, reason: 'left' })
    expect(await callOf(call)).toMatchObject({ status: 'interrupted', active_seconds: 90, ended_at: null })
    t.clock.advance(60 * SECOND)
    const back = await enter(call, call.customer)
    await media(back, call)
    t.clock.advance(30 * SECOND)
    await media(back, call, false)
    t.clock.advance(15 * SECOND)
    await beat(back, specialist)
    await settle(call)
    expect(await callOf(call)).toMatchObject({ status: 'interrupted', active_seconds: 120 })
  })

  test('a reload within the recovery window leaves it active', async () => {
    const { call, specialist } = await begin()
    t.clock.advance(60 * SECOND)
    const reloaded = await enter(call, call.customer)
    t.clock.advance(14 * SECOND)
    await beat(specialist)
    await settle(call)
    expect(await callOf(call)).toMatchObject({ status: 'active' })
    await media(reloaded, call)
    t.clock.advance(60 * SECOND)
    await beat(reloaded, specialist)
    await settle(call)
    expect(await callOf(call)).toMatchObject({ status: 'active', active_seconds: 0 })
  })

  test('is interrupted when a connection stays away beyond the window, from when it went', async () => {
    const { call, customer, specialist } = await begin()
    t.clock.advance(60 * SECOND)
    customer.close()
    await expect
      .poll(async () =>
        (await t.deps.db.selectFrom('call_participants').selectAll().execute()).filter(
          ({ gone_at }) => gone_at !== null,
        ),
      )
      .toHaveLength(1)
    t.clock.advance(20 * SECOND)
    await specialist.join()
    await settle(call)
    expect(await specialist.take('call:peer-left')).toMatchObject({ epoch: customer.epoch, reason: 'lost' })
    expect(await callOf(call)).toMatchObject({ status: 'interrupted', active_seconds: 60 })
  })

  test('a connection that is noticed late to be gone takes nobody with it who is back over another', async () => {
    const { call, customer, specialist } = await begin()
    t.clock.advance(30 * SECOND)
    const [again, reloaded] = [
      await openPage(t, server.url, call, call.customer, customer.epoch),
      await openPage(t, server.url, call, call.customer),
    ]
    expect(await again.join()).toMatchObject({ ok: true })
    await closeAndWait(customer)
    await beat(specialist)
    t.clock.advance(18 * SECOND)
    await settle(call)
    expect(await callOf(call)).toMatchObject({ status: 'active' })
    // A reload is another page: the end of the previous one is no event either.
    expect(await reloaded.join()).toMatchObject({ ok: true })
    await closeAndWait(again)
    t.clock.advance(18 * SECOND)
    await beat(reloaded, specialist)
    await settle(call)
    expect(specialist.received()).not.toContain('call:peer-left')
    expect(await specialist.take('call:peer-joined')).toMatchObject({ epoch: reloaded.epoch })
  })

  test('a page whose server died with it counts as gone from when it was last heard', async () => {
    const { call, specialist } = await begin()
    t.clock.advance(59 * SECOND)
    await beat(specialist)
    await settle(call)
    expect(await callOf(call)).toMatchObject({ status: 'active' })
    t.clock.advance(SECOND)
    await settle(call)
    expect(await callOf(call)).toMatchObject({ status: 'interrupted', active_seconds: 0 })
  })

  test('ends with the appointment, and lets everybody out', async () => {
    const { call, customer } = await begin()
    t.clock.advance(600 * SECOND)
    const ended = await inTransaction(t.deps.db, (tx) =>
      endCallOfAppointment(tx, call.appointmentId, t.clock.now()),
    )
    if (ended) await emitEnded(t.deps, ended)
    expect(await customer.take('call:ended')).toMatchObject({ reason: 'finished', active_seconds: 600 })
    expect(await callOf(call)).toMatchObject({
      status: 'ended',
      end_reason: 'finished',
      ended_at: t.clock.now(),
    })
    expect(await customer.join()).toEqual({ ok: false, code: 'call_not_open' })
    const again = await inTransaction(t.deps.db, (tx) =>
      endCallOfAppointment(tx, call.appointmentId, t.clock.now()),
    )
    expect(again).toBeUndefined()
  })

  test('is given up when nobody is back five minutes after the slot, not before', async () => {
    const { call, customer, specialist } = await begin()
    for (const page of [customer, specialist]) {
      await page.ask('call:leave', { schedule_id: call.appointmentId, epoch: page.epoch })
    }
    t.clock.set(new Date(Date.parse(TEST_NOW) + 35 * 60 * SECOND - 1).toISOString())
    await settleCalls(t.deps)
    expect(await callOf(call)).toMatchObject({ status: 'interrupted' })
    t.clock.advance(1)
    await settleCalls(t.deps)
    expect(await callOf(call)).toMatchObject({ status: 'ended', end_reason: 'abandoned' })
    expect(await specialist.take('call:ended')).toMatchObject({ reason: 'abandoned' })
  })
})

test('who comes first waits, and the other is told of it once', async () => {
  t.clock.set(TEST_NOW)
  const call = await createCall(t)
  const received = async () =>
    (await t.deps.db.selectFrom('notifications').select(['user_id', 'kind']).execute()).filter(
      ({ user_id }) => [call.customer.userId, call.specialist.userId].includes(user_id),
    )
  await enter(call, call.specialist)
  await enter(call, call.specialist)
  const waiting = [{ user_id: call.customer.userId, kind: 'specialist_waiting' }]
  expect(await received()).toEqual(waiting)
  await enter(call, call.customer)
  await enter(call, call.customer)
  expect(await received()).toEqual(waiting)
  const other = await createCall(t)
  await enter(other, other.customer)
  const [first] = await t.deps.db
    .selectFrom('notifications')
    .select(['kind'])
    .where('user_id', '=', other.specialist.userId)
    .execute()
  expect(first).toEqual({ kind: 'patient_waiting' })
})

test('quality is kept as figures, from the current page alone', async () => {
  const { call, customer } = await begin()
  const figures = { rtt_ms: 40, loss: 0.01, kbps_in: 900, kbps_out: 800, frames_per_second: 24 }
  const sample = { level: 'fair' as const, relayed: true, ...figures }
  const { appointmentId: schedule_id } = call
  await customer.ask('call:quality', { schedule_id, epoch: customer.epoch, sample })
  const other = await signIn(t.deps, call.customer)
  const older = await openPage(t, server.url, call, other)
  await older.ask('call:quality', { schedule_id, epoch: older.epoch, sample })
  const { id } = await callOf(call)
  const events = await t.deps.db
    .selectFrom('call_events')
    .selectAll()
    .where('call_id', '=', id)
    .where('kind', '=', 'quality')
    .execute()
  expect(events.map(({ data }) => data)).toEqual([sample])
})
