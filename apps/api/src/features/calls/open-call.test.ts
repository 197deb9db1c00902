import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCall, openCall } from '../../../test/call-room.ts'
import { buildTestApp, createAdmin, signIn, TEST_NOW, type TestApp } from '../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ TURN_URLS: 'turn:relay.emma.test:3478', TURN_SECRET: 'relay-secret' })
})
afterAll(() => t.close())

const calls = () => t.deps.db.selectFrom('calls').selectAll().execute()

describe('a grant is refused', () => {
  test('without a token, to an admin, and to the sides of another appointment', async () => {
    const [mine, other] = [await createCall(t), await createCall(t)]
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    expect((await openCall(t, mine.appointmentId)).statusCode).toBe(401)
    expect((await openCall(t, mine.appointmentId, admin.headers)).statusCode).toBe(403)
    for (const { headers } of [other.customer, other.specialist]) {
      expect((await openCall(t, mine.appointmentId, headers)).json()).toMatchObject({ code: 'not_found' })
    }
    expect(await calls()).toEqual([])
  })

  test('to a suspended specialist', async () => {
    const call = await createCall(t)
    const { specialistId } = call.specialist
    await t.deps.db.updateTable('specialists').set({ status: 4 }).where('id', '=', specialistId).execute()
    expect((await openCall(t, call.appointmentId, call.specialist.headers)).statusCode).toBe(403)
  })

  test.each(['awaiting_payment', 'canceled_by_customer', 'finished'])('while %s', async (status) => {
    const { appointmentId, customer } = await createCall(t, { status })
    const answer = await openCall(t, appointmentId, customer.headers)
    expect(answer.json()).toMatchObject({ status: 409, code: 'call_not_open' })
  })
})

test('the room opens ten minutes before the start and closes two hours after the end', async () => {
  const { appointmentId, customer } = await createCall(t, { startsIn: 10 })
  const statusAt = async (minutes: number) => {
    t.clock.set(new Date(Date.parse(TEST_NOW) + minutes * MINUTE).toISOString())
    const { headers } = await signIn(t.deps, customer)
    return (await openCall(t, appointmentId, headers)).statusCode
  }
  expect([await statusAt(-1), await statusAt(0), await statusAt(160), await statusAt(161)]).toEqual([
    409, 200, 200, 409,
  ])
  t.clock.set(TEST_NOW)
})

test('the patient gets what the call needs, and nobody’s papers', async () => {
  const { appointmentId, customer, specialist } = await createCall(t)
  const grant = (await openCall(t, appointmentId, customer.headers)).json()
  expect(grant).toMatchObject({
    provider: 'peer',
    agoraio_channel: `emma-${appointmentId}`,
    uid: customer.userId,
    polite: true,
    date: '2026-11-23',
    init_hour: '09:00',
    final_hour: '09:30',
    consultation_time: { date: '2026-11-23', init_hour: '09:00', final_hour: '09:30' },
    peer: { name: specialist.name },
  })
  expect(grant.patient).toBeUndefined()
  expect(grant.ice_servers).toEqual([
    {
      urls: ['turn:relay.emma.test:3478'],
      username: expect.stringMatching(new RegExp(`^\\d+:${customer.userId}$`)),
      credential: expect.any(String),
    },
  ])
})

test('the specialist gets the patient of the panel, opened from the vault', async () => {
  const { appointmentId, customer, specialist } = await createCall(t)
  const { polite, patient } = (await openCall(t, appointmentId, specialist.headers)).json()
  expect(polite).toBe(false)
  expect(patient).toMatchObject({
    uuid: customer.customerId,
    fullName: customer.name,
    cpf: expect.stringMatching(/^\d{11}$/),
    phone: '11987654321',
    startTime: '09:00',
    endTime: '09:30',
    attendanceTime: 0,
    age: 36,
    birthDate: '1990-05-20',
  })
})

test('of a child, the specialist meets the child under the guardian’s consent; the panel names the guardian', async () => {
  const { appointmentId, customer, specialist } = await createCall(t)
  const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
  const { headers } = customer
  const url = '/api/v1/customer/dependents'
  const { id } = (await t.app.inject({ method: 'POST', url, headers, payload: child })).json()
  const ofChild = { dependent_id: id }
  await t.deps.db.updateTable('appointments').set(ofChild).where('id', '=', appointmentId).execute()
  expect((await openCall(t, appointmentId, specialist.headers)).json()).toMatchObject({
    peer: { name: 'Lia Teste', avatar: null },
    patient: {
      uuid: id,
      fullName: 'Lia Teste',
      age: 7,
      guardian: { name: customer.name, relation: 'child' },
    },
  })
  expect((await openCall(t, appointmentId, headers)).json().peer).toMatchObject({ name: specialist.name })
})
