import { randomUUID } from 'node:crypto'
import type { Signal } from '@emma/contracts/calls'
import type { Companion } from '@emma/contracts/calls/companion'
import { DAY, MINUTE } from '@emma/domain/interval'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCall, openPage, type TestCall, type TestPage } from '../../../../test/call-room.ts'
import { payAppointment } from '../../../../test/fixtures/appointments.ts'
import {
  buildTestApp,
  newPlace,
  runJobs,
  type SignedIn,
  TEST_NOW,
  type TestApp,
} from '../../../../test/index.ts'
import {
  connectGuest,
  type GuestSocket,
  listen,
  listenAsSecond,
  type TestServer,
} from '../../../../test/sockets.ts'
import { settleCalls } from '../settle-calls.ts'

let t: TestApp
let server: TestServer
/** The companion's server: never the one of the two participants. */
let other: TestServer
beforeAll(async () => {
  t = await buildTestApp({ REALTIME_ADAPTER: 'postgres' })
  server = await listen(t)
  other = await listenAsSecond(t)
})
afterAll(async () => {
  await other.close()
  await server.close()
  await t.close()
})
beforeEach(() => t.clock.set(TEST_NOW))

const open: { readonly close: () => void }[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

type Method = 'GET' | 'POST' | 'DELETE'
const send = (method: Method, who: SignedIn | null, id: string, way = '', payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/schedules/${id}/companion${way}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  })
const invite = async (call: TestCall, who: SignedIn = call.customer, name = 'Ana Souza') => {
  const answer = await send('POST', who, call.appointmentId, '', { name, kind: 'family' })
  expect(answer.statusCode, answer.body).toBe(201)
  const invited: Companion = answer.json()
  return { ...invited, token: invited.link.split('#')[1] ?? '' }
}
const shown = async (call: TestCall, who: SignedIn = call.specialist) =>
  (await send('GET', who, call.appointmentId)).json().companion
const look = (token: string) =>
  t.app.inject({ method: 'POST', url: '/api/v1/calls/companion', payload: { token } })
const rows = () => t.deps.db.selectFrom('call_companions').selectAll().execute()
const finish = (call: TestCall, status: 'in_progress' | 'finished') =>
  t.app.inject({
    method: 'PUT',
    url: `/api/v1/schedules/${call.appointmentId}/update-status`,
    headers: call.specialist.headers,
    payload: { status },
  })

const pageOf = async (call: TestCall, person: SignedIn): Promise<TestPage> => {
  const page = await openPage(t, server.url, call, person)
  open.push(page)
  await page.join()
  return page
}
interface Guest extends GuestSocket {
  readonly epoch: string
  readonly knock: (name?: string) => ReturnType<typeof knockWith>
}
const knockWith = (socket: GuestSocket, epoch: string, visit: string, name: string) =>
  socket.ask('companion:knock', { epoch, visit, name })
const guestOf = async (token: string, visit: string = randomUUID()): Promise<Guest> => {
  const socket = await connectGuest(other.url, token)
  open.push(socket)
  const epoch = randomUUID()
  return { ...socket, epoch, knock: (name = 'Ana Souza') => knockWith(socket, epoch, visit, name) }
}
const admit = (call: TestCall, who: SignedIn, epoch: string) =>
  send('POST', who, call.appointmentId, '/admit', { epoch })
const closed = ({ raw }: GuestSocket) =>
  new Promise<void>((resolve) => (raw.connected ? raw.once('disconnect', () => resolve()) : resolve()))

/** Both sides and the third person in the call. */
const threeIn = async () => {
  const call = await createCall(t)
  const customer = await pageOf(call, call.customer)
  const specialist = await pageOf(call, call.specialist)
  const { token } = await invite(call)
  const guest = await guestOf(token)
  await guest.knock()
  expect((await admit(call, call.specialist, guest.epoch)).statusCode).toBe(200)
  await guest.take('companion:changed')
  return { call, customer, specialist, guest, token }
}
const offer: Signal = { kind: 'description', type: 'offer', sdp: 'v=0 secret-words' }

describe('an invitation', () => {
  test('is made by either side, shown to both, and of the token nothing but a hash is kept', async () => {
    const call = await createCall(t, { startsIn: 600 })
    const { token, link } = await invite(call)
    expect(link).toBe(`${t.config.publicUrl}/acompanhar#${token}`)
    const told = { name: 'Ana Souza', kind: 'family', status: 'invited', here: false, link }
    expect(await shown(call, call.customer)).toMatchObject({ ...told, invited_by: 'customer' })
    expect(await shown(call)).toMatchObject(told)
    expect(JSON.stringify(await rows())).not.toContain(token)
    expect((await look(token)).json()).toEqual({
      ended: null,
      visit: {
        status: 'invited',
        name: 'Ana Souza',
        kind: 'family',
        patient: call.customer.name.split(' ')[0],
        specialist: call.specialist.name,
        starts_at: '2026-11-23T19:00:00-03:00',
        ends_at: '2026-11-23T19:30:00-03:00',
        opens_at: '2026-11-23T18:50:00-03:00',
        people: [],
      },
    })
  })

  test('is one at a time: a new one ends the one before, and taking it back ends it too', async () => {
    const call = await createCall(t)
    const first = await invite(call)
    const second = await invite(call, call.specialist, 'João Lima')
    expect((await look(first.token)).json()).toEqual({ visit: null, ended: 'withdrawn' })
    expect(await shown(call, call.customer)).toMatchObject({ name: 'João Lima', invited_by: 'specialist' })
    expect((await send('DELETE', call.customer, call.appointmentId)).statusCode).toBe(204)
    expect((await look(second.token)).json()).toEqual({ visit: null, ended: 'withdrawn' })
    expect((await send('DELETE', call.customer, call.appointmentId)).statusCode).toBe(404)
  })

  test.each([
    ['is over', { status: 'finished' }],
    ['is not paid', { status: 'awaiting_payment' }],
  ])('is not made where the consultation %s', async (_why, options) => {
    const call = await createCall(t, options)
    const before = await rows()
    const answer = await send('POST', call.customer, call.appointmentId, '', { name: 'Ana', kind: 'family' })
    expect(answer.json()).toMatchObject({ status: 409, code: 'companion_not_allowed' })
    expect(await rows()).toEqual(before)
  })

  test('is of a consultation online', async () => {
    const call = await createCall(t)
    const { headers } = call.specialist
    const payload = newPlace()
    const { id } = (
      await t.app.inject({ method: 'POST', url: '/api/v1/specialists/places', headers, payload })
    ).json()
    await t.deps.db
      .updateTable('appointments')
      .set({ place_id: id })
      .where('id', '=', call.appointmentId)
      .execute()
    expect((await send('GET', call.customer, call.appointmentId)).json()).toEqual({
      companion: null,
      may_invite: false,
    })
    const answer = await send('POST', call.customer, call.appointmentId, '', { name: 'Ana', kind: 'family' })
    expect(answer.json()).toMatchObject({ code: 'companion_not_allowed' })
  })

  test('is nothing to strangers, and a secret is not found by trying', async () => {
    const [mine, stranger] = [await createCall(t), await createCall(t)]
    await invite(mine)
    const before = await rows()
    for (const who of [stranger.customer, stranger.specialist]) {
      for (const method of ['GET', 'DELETE'] as const)
        expect((await send(method, who, mine.appointmentId)).statusCode).toBe(404)
      expect((await admit(mine, who, randomUUID())).statusCode).toBe(404)
      const body = { name: 'Eu', kind: 'family' }
      expect((await send('POST', who, mine.appointmentId, '', body)).statusCode).toBe(404)
    }
    expect(await rows()).toEqual(before)
    const tries = Array.from({ length: 61 }, () => look('x'.repeat(43)))
    const answers = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(answers.filter((status) => status === 404).length).toBeLessThanOrEqual(60)
    expect(answers).toContain(429)
    await expect(connectGuest(server.url, 'x'.repeat(43))).rejects.toThrow('too_many_requests')
    t.clock.advance(MINUTE)
    await expect(connectGuest(server.url, 'x'.repeat(43))).rejects.toThrow('not_found')
    await expect(connectGuest(server.url, undefined)).rejects.toThrow('token_missing')
  })
})

describe('at the door', () => {
  test('who asks is told of to both, waits, and knows nothing of who is inside', async () => {
    const call = await createCall(t)
    const patient = await pageOf(call, call.customer)
    const doctor = await pageOf(call, call.specialist)
    const { token } = await invite(call)
    await patient.take('call:companion')
    await doctor.take('call:companion')
    const guest = await guestOf(token)
    expect(await guest.knock('Ana Maria Souza')).toMatchObject({
      ok: true,
      data: { status: 'waiting', name: 'Ana Maria Souza', people: [] },
    })
    for (const page of [patient, doctor]) {
      expect(await page.take('call:companion')).toEqual({ schedule_id: call.appointmentId })
    }
    expect(await shown(call)).toMatchObject({ name: 'Ana Maria Souza', status: 'waiting', here: true })
    expect(await guest.ask('companion:grant', { epoch: guest.epoch })).toEqual({
      ok: false,
      code: 'forbidden',
    })
    const signal = { from: guest.epoch, to: doctor.epoch, signal: offer }
    expect(await guest.ask('companion:signal', signal)).toEqual({ ok: false, code: 'forbidden' })
    guest.close()
    await doctor.take('call:companion')
    expect(await shown(call)).toMatchObject({ status: 'waiting', here: false })
  })

  test('nobody asks before the room opens', async () => {
    const call = await createCall(t, { startsIn: 60 })
    const guest = await guestOf((await invite(call)).token)
    expect(await guest.knock()).toEqual({ ok: false, code: 'call_not_open' })
    t.clock.advance(50 * MINUTE)
    expect(await guest.knock()).toMatchObject({ ok: true })
  })

  test('only who waits, and was seen waiting, is let in', async () => {
    const call = await createCall(t)
    await pageOf(call, call.customer)
    const { token } = await invite(call)
    expect((await admit(call, call.customer, randomUUID())).json()).toMatchObject({
      code: 'invalid_transition',
    })
    const guest = await guestOf(token)
    await guest.knock()
    expect((await admit(call, call.customer, randomUUID())).json()).toMatchObject({
      code: 'invalid_transition',
    })
    expect((await admit(call, call.customer, guest.epoch)).json()).toMatchObject({ status: 'admitted' })
  })

  test('who is not let in is put out, and the link leads nowhere', async () => {
    const call = await createCall(t)
    const { token } = await invite(call)
    const guest = await guestOf(token)
    await guest.knock()
    expect((await send('DELETE', call.specialist, call.appointmentId)).statusCode).toBe(204)
    await closed(guest)
    await expect(connectGuest(other.url, token)).rejects.toThrow('not_found')
    const row = (await rows()).find((each) => each.appointment_id === call.appointmentId)
    expect(row).toMatchObject({ end_reason: 'refused', ended_by: call.specialist.userId })
  })
})

describe('in the call', () => {
  test.each(['customer', 'specialist'] as const)('the %s lets in, and it is kept who did', async (side) => {
    const call = await createCall(t)
    const page = await pageOf(call, call[side])
    const { token, id } = await invite(call)
    const guest = await guestOf(token)
    await guest.knock()
    await admit(call, call[side], guest.epoch)
    const { userId } = call[side]
    expect(await guest.knock()).toMatchObject({
      data: {
        status: 'admitted',
        people: expect.arrayContaining([{ side, epoch: page.epoch, uid: userId }]),
      },
    })
    const row = (await rows()).find((each) => each.id === id)
    expect(row).toMatchObject({ invited_by: call.customer.userId, admitted_by: userId })
    const events = await t.deps.db
      .selectFrom('call_events')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()
    expect(events.map(({ kind }) => kind)).toContain('companion_admitted')
  })

  test('signals go between the three, and nothing of them is stored', async () => {
    const { call, customer, specialist, guest } = await threeIn()
    for (const page of [customer, specialist]) {
      const there = { from: page.epoch, to: guest.epoch, signal: offer }
      const sent = { schedule_id: call.appointmentId, ...there }
      expect(await page.ask('call:companion-signal', sent)).toEqual({ ok: true, data: { delivered: true } })
      const side = page === customer ? 'customer' : 'specialist'
      expect(await guest.take('companion:signal')).toEqual({ side, ...there })
      const back = { from: guest.epoch, to: page.epoch, signal: offer }
      expect(await guest.ask('companion:signal', back)).toEqual({ ok: true, data: { delivered: true } })
      expect(await page.take('call:companion-signal')).toEqual({ schedule_id: call.appointmentId, ...back })
    }
    const stale = { from: guest.epoch, to: randomUUID(), signal: offer }
    expect(await guest.ask('companion:signal', stale)).toMatchObject({ data: { delivered: false } })
    const kept = JSON.stringify(await t.deps.db.selectFrom('call_events').selectAll().execute())
    expect(kept).not.toContain('secret-words')
  })

  test('a grant is the third person’s own, and gives way to both', async () => {
    const { guest } = await threeIn()
    const answer = await guest.ask('companion:grant', { epoch: guest.epoch })
    expect(answer).toMatchObject({
      ok: true,
      data: { polite: true, uid: expect.stringMatching(/^companion-/) },
    })
  })

  test('the events of people are none of theirs, whatever they send', async () => {
    const { call, guest } = await threeIn()
    const schedule_id = call.appointmentId
    const asked = [
      ['call:join', { schedule_id, epoch: guest.epoch, token: 'x' }],
      ['call:media', { schedule_id, epoch: guest.epoch, connected: true }],
      ['chat:delivered', { chatId: randomUUID() }],
      ['session:renew', { token: 'x' }],
    ] as const
    for (const [event, payload] of asked)
      expect(await guest.raw.emitWithAck(event, payload)).toEqual({ ok: false, code: 'not_found' })
    const extra = await guest.raw.emitWithAck('companion:leave', { epoch: guest.epoch, admin: true })
    expect(extra).toEqual({ ok: false, code: 'validation_failed' })
  })

  test('they make no call begin, count for nobody’s presence, and keep no call open', async () => {
    const call = await createCall(t)
    const patient = await pageOf(call, call.customer)
    const { token } = await invite(call)
    const guest = await guestOf(token)
    await guest.knock()
    await admit(call, call.customer, guest.epoch)
    await patient.ask('call:media', {
      schedule_id: call.appointmentId,
      epoch: patient.epoch,
      connected: true,
    })
    const state = () =>
      t.deps.db
        .selectFrom('calls')
        .selectAll()
        .where('appointment_id', '=', call.appointmentId)
        .executeTakeFirst()
    expect(await state()).toMatchObject({ status: 'waiting', active_seconds: 0 })
    await patient.ask('call:leave', { schedule_id: call.appointmentId, epoch: patient.epoch })
    t.clock.advance(36 * MINUTE)
    await guest.knock()
    await settleCalls(t.deps)
    expect(await state()).toMatchObject({ status: 'ended', end_reason: 'abandoned' })
    await closed(guest)
  })

  test('who comes back in the same browser is in at once; another with the same link is not', async () => {
    const call = await createCall(t)
    await pageOf(call, call.customer)
    const { token } = await invite(call)
    const visit = randomUUID()
    const guest = await guestOf(token, visit)
    await guest.knock()
    await admit(call, call.customer, guest.epoch)
    const stranger = await guestOf(token)
    expect(await stranger.knock('Outra')).toEqual({ ok: false, code: 'companion_taken' })
    const reloaded = await guestOf(token, visit)
    expect(await reloaded.knock()).toMatchObject({ data: { status: 'admitted' } })
    expect(await guest.take('companion:superseded')).toEqual({ epoch: guest.epoch })
    reloaded.close()
    await expect.poll(async () => (await shown(call)).here).toBe(false)
    expect(await stranger.knock('Outra')).toMatchObject({ data: { status: 'waiting', name: 'Outra' } })
  })

  test('who leaves is let in again before they are back', async () => {
    const { call, guest } = await threeIn()
    expect(await guest.ask('companion:leave', { epoch: guest.epoch })).toEqual({ ok: true, data: {} })
    expect(await shown(call)).toMatchObject({ status: 'invited', here: false, epoch: null })
    expect(await guest.knock()).toMatchObject({ data: { status: 'waiting' } })
  })

  test('they hear when one of the two comes and goes', async () => {
    const { call, customer, specialist, guest } = await threeIn()
    await customer.ask('call:leave', { schedule_id: call.appointmentId, epoch: customer.epoch })
    await guest.take('companion:changed')
    expect(await guest.knock()).toMatchObject({
      data: { people: [{ side: 'customer', epoch: null }, { epoch: specialist.epoch }] },
    })
  })

  test('either side takes them out, at once', async () => {
    const { call, guest, token } = await threeIn()
    expect((await send('DELETE', call.customer, call.appointmentId)).statusCode).toBe(204)
    await closed(guest)
    expect((await look(token)).json()).toEqual({ visit: null, ended: 'withdrawn' })
    const row = (await rows()).find((each) => each.appointment_id === call.appointmentId)
    expect(row).toMatchObject({ end_reason: 'removed', ended_by: call.customer.userId })
  })

  test('the end of the consultation is the end of theirs', async () => {
    const { call, guest, token } = await threeIn()
    await payAppointment(t, call.appointmentId, call.customer)
    await finish(call, 'in_progress')
    expect((await finish(call, 'finished')).statusCode).toBe(200)
    await closed(guest)
    expect((await look(token)).json()).toEqual({ visit: null, ended: 'over' })
  })

  test('a consultation that ends in another way puts them out within the minute', async () => {
    const { call, guest } = await threeIn()
    const canceled = { status: 'canceled_by_specialist' }
    await t.deps.db.updateTable('appointments').set(canceled).where('id', '=', call.appointmentId).execute()
    expect(await guest.knock()).toEqual({ ok: false, code: 'call_not_open' })
    await settleCalls(t.deps)
    await closed(guest)
  })
})

test('names are forgotten ninety days after the end', async () => {
  const call = await createCall(t)
  const { id } = await invite(call)
  await send('DELETE', call.customer, call.appointmentId)
  const named = async () => (await rows()).find((each) => each.id === id)?.name_sealed
  const forget = async () => {
    await t.deps.jobs.add(t.deps.db, 'forget-companions', {})
    expect(await runJobs(t)).toEqual([])
  }
  t.clock.advance(90 * DAY)
  await forget()
  expect(await named()).not.toBeNull()
  t.clock.advance(1)
  await forget()
  expect(await named()).toBeNull()
})
