import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCall, openCall, openPage, type TestCall, type TestPage } from '../../../../test/call-room.ts'
import { payAppointment } from '../../../../test/fixtures/appointments.ts'
import { buildTestApp, type SignedIn, signIn, TEST_NOW, type TestApp } from '../../../../test/index.ts'
import { connect, listen, listenAsSecond, type TestServer } from '../../../../test/sockets.ts'
import { settleCalls } from '../settle-calls.ts'

const SECOND = 1000
const never = { state: 'never', left_at: null }
const here = { state: 'here', left_at: null }

let t: TestApp
let first: TestServer
let second: TestServer
beforeAll(async () => {
  t = await buildTestApp({ REALTIME_ADAPTER: 'postgres' })
  first = await listen(t)
  second = await listenAsSecond(t)
})
afterAll(async () => {
  await second.close()
  await first.close()
  await t.close()
})
beforeEach(() => t.clock.set(TEST_NOW))

const callOf = async (options?: Parameters<typeof createCall>[1]): Promise<TestCall> => {
  const call = await createCall(t, options)
  await payAppointment(t, call.appointmentId, call.customer)
  return call
}
const enter = async (call: TestCall, person: SignedIn, { url } = first): Promise<TestPage> => {
  const page = await openPage(t, url, call, person)
  expect(await page.join()).toMatchObject({ ok: true })
  return page
}
const shown = async ({ appointmentId }: TestCall, { headers }: SignedIn) =>
  (await t.app.inject({ url: `/api/v1/schedules/${appointmentId}`, headers })).json().presence
/** The presence shown to both participants; fails if the two differ. */
const told = async (call: TestCall) => {
  const [patient, doctor] = [await shown(call, call.customer), await shown(call, call.specialist)]
  expect(doctor).toEqual(patient)
  return patient
}

describe('who is there', () => {
  test('is one thing for both, from the first who enters to the last who leaves', async () => {
    const call = await callOf()
    expect(await told(call)).toEqual({ customer: never, specialist: never })
    const patient = await enter(call, call.customer)
    expect(await told(call)).toEqual({ customer: here, specialist: never })
    const doctor = await enter(call, call.specialist, second)
    expect(await told(call)).toEqual({ customer: here, specialist: here })
    t.clock.advance(180 * SECOND)
    await doctor.join()
    await patient.ask('call:leave', { schedule_id: call.appointmentId, epoch: patient.epoch })
    const left = { state: 'left', left_at: t.clock.now().toISOString() }
    expect(await told(call)).toEqual({ customer: left, specialist: here })
    await enter(call, call.customer, second)
    expect(await told(call)).toEqual({ customer: here, specialist: here })
  })

  test('a connection that is lost has not left yet, and has when it does not come back', async () => {
    const call = await callOf()
    const patient = await enter(call, call.customer)
    const doctor = await enter(call, call.specialist)
    t.clock.advance(60 * SECOND)
    const lostAt = t.clock.now().toISOString()
    patient.close()
    await expect.poll(async () => (await shown(call, call.customer)).customer.left_at).toBe(lostAt)
    await doctor.join()
    expect(await told(call)).toEqual({ customer: { state: 'lost', left_at: lostAt }, specialist: here })
    t.clock.advance(20 * SECOND)
    await doctor.join()
    await settleCalls(t.deps)
    expect(await told(call)).toEqual({ customer: { state: 'left', left_at: lostAt }, specialist: here })
  })

  test('who hung up stays away, however late what their page said before arrives', async () => {
    const call = await callOf()
    const doctor = await enter(call, call.specialist)
    const patient = await enter(call, call.customer)
    const [hangUp, beat] = [{ schedule_id: call.appointmentId, epoch: patient.epoch }, patient.join]
    await patient.ask('call:leave', hangUp)
    const left = { customer: { state: 'left', left_at: TEST_NOW }, specialist: here }
    expect(await beat()).toEqual({ ok: false, code: 'call_superseded' })
    expect(await told(call)).toEqual(left)
    expect(doctor.received().filter((event) => event === 'call:peer-joined')).toHaveLength(1)
    const back = await enter(call, call.customer)
    const renewed = await openPage(t, first.url, call, call.customer)
    await back.ask('call:leave', { ...hangUp, epoch: renewed.epoch })
    expect(await told(call)).toEqual(left)
    expect(await renewed.join()).toEqual({ ok: false, code: 'call_superseded' })
    expect(await told(call)).toEqual(left)
  })

  test('a page whose place another took hangs up for itself alone', async () => {
    const call = await callOf()
    const older = await enter(call, call.customer)
    await enter(call, call.customer)
    await older.ask('call:leave', { schedule_id: call.appointmentId, epoch: older.epoch })
    expect(await told(call)).toEqual({ customer: here, specialist: never })
  })

  test('is told to every open screen of both, on whichever server they are', async () => {
    const call = await callOf()
    const screens = [
      await connect(first.url, call.specialist.accessToken),
      await connect(second.url, call.specialist.accessToken),
      await connect(second.url, call.customer.accessToken),
    ]
    const changed = { id: call.appointmentId, status: 'confirmed' }
    const hear = () => Promise.all(screens.map((screen) => screen.take('appointment:changed')))
    const patient = await enter(call, call.customer)
    expect(await hear()).toEqual([changed, changed, changed])
    await patient.join()
    await patient.ask('call:leave', { schedule_id: call.appointmentId, epoch: patient.epoch })
    expect(await hear()).toEqual([changed, changed, changed])
    // Reporting presence again is no event.
    expect(screens.flatMap((screen) => screen.received())).not.toContain('appointment:changed')
    for (const screen of screens) screen.close()
  })

  test('is in the lists of both, too', async () => {
    const call = await callOf()
    await enter(call, call.customer)
    const { headers } = await signIn(t.deps, call.specialist)
    const list = `/api/v1/schedules/specialist/${call.specialist.specialistId}?status=confirmed`
    const answer = (await t.app.inject({ url: list, headers })).json()
    expect(answer).toMatchObject({ data: [expect.anything()] })
    const [row] = answer.data
    expect(row.presence).toEqual({ customer: here, specialist: never })
    const own = { url: '/api/v1/schedules/customer', headers: call.customer.headers }
    expect((await t.app.inject(own)).json().data[0].presence).toEqual(row.presence)
  })
})

describe('before the patient accepted the term', () => {
  test('the patient stays out; the specialist goes in, waits, and is told of nobody who is not there', async () => {
    const call = await callOf({ consent: false })
    const refused = await openCall(t, call.appointmentId, call.customer.headers)
    expect(refused.json()).toMatchObject({ status: 409, code: 'consent_missing' })
    await enter(call, call.specialist)
    expect(await told(call)).toEqual({ customer: never, specialist: here })
  })
})

test('the server says what time it is to whoever connects', async () => {
  const { customer } = await createCall(t)
  const screen = await connect(first.url, customer.accessToken)
  expect(await screen.take('server:time')).toMatchObject({ now: TEST_NOW })
  screen.close()
})
