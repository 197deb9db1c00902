import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCall, openPage, type TestCall, type TestPage } from '../../../test/call-room.ts'
import { buildTestApp, type SignedIn, TEST_NOW, type TestApp } from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'
import { listen, type TestServer } from '../../../test/sockets.ts'
import { settleCalls } from './settle-calls.ts'

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
beforeEach(() => t.clock.set(TEST_NOW))

const at = (minutes: number): string => new Date(Date.parse(TEST_NOW) + minutes * MINUTE).toISOString()
const enter = async (call: TestCall, person: SignedIn): Promise<TestPage> => {
  const page = await openPage(t, server.url, call, person)
  await page.join()
  return page
}
const bothIn = async () => {
  const call = await createCall(t)
  return {
    call,
    customer: await enter(call, call.customer),
    specialist: await enter(call, call.specialist),
  }
}
const extend = (page: TestPage, { appointmentId }: TestCall, minutes: 5 | 10 | 15 = 10) =>
  page.ask('call:extend', { schedule_id: appointmentId, epoch: page.epoch, minutes })
const callOf = ({ appointmentId }: TestCall) =>
  t.deps.db
    .selectFrom('calls')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirstOrThrow()

test('the specialist goes on: both see the new end, and it is in the call’s story', async () => {
  const { call, customer, specialist } = await bothIn()
  t.clock.set(at(27))
  expect(await extend(specialist, call)).toMatchObject({
    ok: true,
    data: { ends_at: at(40), next_starts_at: null },
  })
  expect(await customer.take('call:state')).toMatchObject({
    schedule_id: call.appointmentId,
    ends_at: at(40),
  })
  expect(await customer.join()).toMatchObject({ data: { ends_at: at(40) } })
  expect(await extend(specialist, call, 5)).toMatchObject({ data: { ends_at: at(45) } })
  const story = await t.deps.db
    .selectFrom('call_events')
    .select(['kind', 'data'])
    .where('call_id', '=', (await callOf(call)).id)
    .where('kind', '=', 'extended')
    .execute()
  expect(story).toEqual([
    { kind: 'extended', data: { minutes: 10 } },
    { kind: 'extended', data: { minutes: 5 } },
  ])
})

test('it says when somebody else waits for the specialist', async () => {
  const { call, specialist } = await bothIn()
  const specialtyId = (
    await t.deps.db
      .selectFrom('appointments')
      .select('specialty_id')
      .where('id', '=', call.appointmentId)
      .executeTakeFirstOrThrow()
  ).specialty_id
  const { customer } = await createCall(t)
  const startsAt = new Date(at(30))
  await insertAppointment(t, {
    specialist: call.specialist,
    customer,
    specialtyId,
    startsAt,
    status: 'confirmed',
  })
  expect(await extend(specialist, call)).toMatchObject({ ok: true, data: { next_starts_at: at(30) } })
})

test('nobody else can: not the patient, not an older page, not a stranger, and no other number of minutes', async () => {
  const { call, customer, specialist } = await bothIn()
  const other = await bothIn()
  const wrongEpoch = { schedule_id: call.appointmentId, epoch: customer.epoch, minutes: 5 as const }
  const odd = { schedule_id: call.appointmentId, epoch: specialist.epoch, minutes: 600 }
  expect(await extend(customer, call)).toEqual({ ok: false, code: 'forbidden' })
  expect(await specialist.ask('call:extend', wrongEpoch)).toEqual({ ok: false, code: 'call_superseded' })
  expect(await extend(other.specialist, call)).toEqual({ ok: false, code: 'not_found' })
  expect(await specialist.raw.emitWithAck('call:extend', odd)).toEqual({
    ok: false,
    code: 'validation_failed',
  })
  expect((await callOf(call)).extended_until).toBeNull()
})

test('it never goes beyond the room, and not on after the end', async () => {
  const { call, specialist } = await bothIn()
  await t.deps.db
    .updateTable('calls')
    .set({ extended_until: at(145) })
    .where('appointment_id', '=', call.appointmentId)
    .execute()
  expect(await extend(specialist, call, 15)).toMatchObject({ data: { ends_at: at(150) } })
  await t.deps.db
    .updateTable('calls')
    .set({ status: 'ended' })
    .where('appointment_id', '=', call.appointmentId)
    .execute()
  expect(await extend(specialist, call)).toEqual({ ok: false, code: 'call_not_open' })
})

test('a call that goes on is given up five minutes after its new end', async () => {
  const { call, customer, specialist } = await bothIn()
  await extend(specialist, call, 10)
  for (const page of [customer, specialist]) {
    await page.ask('call:leave', { schedule_id: call.appointmentId, epoch: page.epoch })
  }
  t.clock.set(at(44))
  await settleCalls(t.deps)
  expect((await callOf(call)).status).toBe('waiting')
  t.clock.set(at(45))
  await settleCalls(t.deps)
  expect(await callOf(call)).toMatchObject({ status: 'ended', end_reason: 'abandoned' })
})
