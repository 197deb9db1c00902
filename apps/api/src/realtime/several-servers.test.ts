import { randomUUID } from 'node:crypto'
import type { Signal } from '@emma/contracts/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCall, openPage, type TestCall } from '../../test/call-room.ts'
import { hasRedis, startRedis, type TestRedis } from '../../test/cluster/redis.ts'
import { buildTestApp, type SignedIn, type TestApp } from '../../test/index.ts'
import { connect, listen, listenAsSecond, type TestServer, type TestSocket } from '../../test/sockets.ts'
import { inTransaction } from '../db/transaction.ts'
import { emitSlotsChanged } from '../features/availability/index.ts'
import { ensureChat } from '../features/chat/index.ts'
import { connectedAmong } from './presence.repo.ts'
import { createRealtime } from './realtime.ts'
import { attachEmitter } from './socket-server.ts'

let t: TestApp
let here: TestServer
let there: TestServer
let redis: TestRedis | undefined

/** The adapters that connect servers, each if its service is available. */
const several = (hasRedis ? ['postgres', 'redis'] : ['postgres']) as ('postgres' | 'redis')[]

const begin = async (adapter: 'memory' | 'postgres' | 'redis') => {
  redis = adapter === 'redis' ? await startRedis() : undefined
  t = await buildTestApp({ REALTIME_ADAPTER: adapter, ...(redis ? { REDIS_URL: redis.url } : {}) })
  here = await listen(t)
}
const end = async () => {
  await here.close()
  await t.close()
  await redis?.stop()
}

const logOut = ({ headers, refreshToken }: SignedIn) =>
  t.app.inject({ method: 'POST', url: '/api/v1/jwt/logout', headers, payload: { refreshToken } })

const closed = ({ raw }: TestSocket) => new Promise((resolve) => raw.once('disconnect', resolve))

/** Both participants of a chat, one on each server. */
const openChat = async ({ customer, specialist }: TestCall) => {
  const pair = { customerId: customer.customerId, specialistId: specialist.specialistId }
  const chatId = await inTransaction(t.deps.db, (tx) => ensureChat(t.deps, tx, pair))
  return {
    chatId,
    patient: await connect(here.url, customer.accessToken),
    physician: await connect(there.url, specialist.accessToken),
  }
}

describe.each(several)('over %s', (adapter) => {
  beforeAll(async () => {
    await begin(adapter)
    there = await listenAsSecond(t)
  })
  afterAll(async () => {
    await there.close()
    await end()
  })

  test('who connects learns whether they were told something since their page began, on any server', async () => {
    const { customer } = await createCall(t)
    const began = performance.now()
    const heard = await connect(there.url, customer.accessToken)
    const changed = { id: t.deps.newId(), status: 'confirmed' as const }
    t.deps.realtime.emitToUser(customer.userId, 'appointment:changed', changed)
    await heard.take('appointment:changed')
    for (const { url } of [here, there]) {
      const page = await connect(url, customer.accessToken)
      const { quietMs } = await page.take('server:time')
      expect(quietMs).toBeLessThan(performance.now() - began)
      page.close()
    }
    heard.close()
  })

  test('who begins to look at times learns how long ago they changed, on any server', async () => {
    const { customer, specialist } = await createCall(t)
    const watched = { specialist_id: specialist.specialistId }
    const began = performance.now()
    const looking = await connect(there.url, customer.accessToken)
    await looking.ask('slots:watch', watched)
    emitSlotsChanged(t.deps, specialist.specialistId)
    await looking.take('slots:changed')
    for (const { url } of [here, there]) {
      const page = await connect(url, customer.accessToken)
      const answer = await page.ask('slots:watch', watched)
      expect(answer.ok && answer.data.quietMs).toBeLessThan(performance.now() - began)
      page.close()
    }
    looking.close()
  })

  test('a call: the patient on one server and the specialist on another, also with a long description', async () => {
    const call = await createCall(t)
    const customer = await openPage(t, here.url, call, call.customer)
    const specialist = await openPage(t, there.url, call, call.specialist)
    await customer.join()
    expect(await specialist.join()).toMatchObject({ data: { peer_epoch: customer.epoch } })
    expect(await customer.take('call:peer-joined')).toMatchObject({ epoch: specialist.epoch })
    for (const sdp of ['v=0 short', `v=0 ${'a=x\r\n'.repeat(4000)}`]) {
      const signal: Signal = { kind: 'description', type: 'offer', sdp }
      const { appointmentId: schedule_id } = call
      await specialist.ask('call:signal', { schedule_id, from: specialist.epoch, to: customer.epoch, signal })
      expect((await customer.take('call:signal')).signal).toEqual(signal)
    }
    customer.close()
    specialist.close()
  })

  test('a chat: messages both ways, in order, and who is there', async () => {
    const { chatId, patient, physician } = await openChat(await createCall(t))
    for (const message of ['um', 'dois', 'três']) {
      expect(await patient.ask('chat:send', { chatId, message, clientId: randomUUID() })).toMatchObject({
        ok: true,
      })
    }
    const read = []
    for (let at = 0; at < 3; at += 1) read.push((await physician.take('chat:message')).message)
    expect(read).toEqual(['um', 'dois', 'três'])
    await physician.ask('chat:send', { chatId, message: 'quatro', clientId: randomUUID() })
    await expect.poll(async () => (await patient.take('chat:message')).message).toBe('quatro')
    patient.close()
    physician.close()
  })

  test('a session revoked on one server loses its sockets on every one', async () => {
    const { customer } = await createCall(t)
    const sockets = [
      await connect(here.url, customer.accessToken),
      await connect(there.url, customer.accessToken),
    ]
    const gone = sockets.map(closed)
    await logOut(customer)
    expect(await Promise.all(gone)).toEqual(['io server disconnect', 'io server disconnect'])
  })

  test('a person’s sockets are counted over all servers: one too many closes the oldest, wherever it is', async () => {
    const { customer } = await createCall(t)
    const oldest = await connect(here.url, customer.accessToken)
    const others: TestSocket[] = []
    for (let nth = 1; nth < 10; nth += 1) others.push(await connect(there.url, customer.accessToken))
    others.push(await connect(there.url, customer.accessToken))
    await oldest.take('session:displaced')
    await expect.poll(() => oldest.raw.connected).toBe(false)
    expect(others.map(({ raw }) => raw.connected)).not.toContain(false)
    for (const socket of others) socket.close()
  })

  test('what a person sends to one server counts on the others', async () => {
    const { customer } = await createCall(t)
    const sockets = [
      await connect(here.url, customer.accessToken),
      await connect(there.url, customer.accessToken),
    ] as const
    const ask = (socket: TestSocket) => socket.ask('chat:delivered', { chatId: randomUUID() })
    const refused = { ok: false, code: 'too_many_requests' }
    await Promise.all(Array.from({ length: 500 }, () => ask(sockets[0])))
    expect(await ask(sockets[0])).toEqual(refused)
    await expect.poll(() => ask(sockets[1])).toEqual(refused)
    for (const socket of sockets) socket.close()
  })

  test('a process without sockets tells people on every server', async () => {
    const { customer, appointmentId } = await createCall(t)
    const sockets = [
      await connect(here.url, customer.accessToken),
      await connect(there.url, customer.accessToken),
    ]
    const realtime = createRealtime()
    const leave = await attachEmitter({ ...t.deps, realtime })
    const changed = { id: appointmentId, status: 'canceled_by_specialist' as const }
    realtime.emitToUser(customer.userId, 'appointment:changed', changed)
    for (const socket of sockets) expect(await socket.take('appointment:changed')).toEqual(changed)
    for (const socket of sockets) socket.close()
    await leave()
  })

  test('who is connected to one server is connected', async () => {
    const { customer, specialist } = await createCall(t)
    const socket = await connect(there.url, customer.accessToken)
    const people = [customer.userId, specialist.userId]
    await expect
      .poll(async () => [...(await connectedAmong(here.deps.db, people))])
      .toEqual([customer.userId])
    socket.close()
    await expect.poll(async () => [...(await connectedAmong(here.deps.db, people))]).toEqual([])
  })
})

/** Cuts the connection, as a network does; the other side is not notified. */
const cut = async ({ raw }: TestSocket): Promise<void> => {
  const gone = new Promise((resolve) => raw.once('disconnect', resolve))
  raw.io.engine.close()
  await gone
}
const comeBack = async ({ raw }: TestSocket): Promise<'recovered' | 'new' | 'refused'> => {
  const answered = new Promise<'recovered' | 'new' | 'refused'>((resolve) => {
    raw.once('connect', () => resolve(raw.recovered ? 'recovered' : 'new'))
    raw.once('connect_error', () => resolve('refused'))
  })
  raw.connect()
  return answered
}

/** Recovery is the adapter's; over PostgreSQL there is none, and a returning client loads what it missed. */
describe.each((hasRedis ? ['memory', 'redis'] : ['memory']) as ('memory' | 'redis')[])(
  'a lost connection, over %s',
  (adapter) => {
    beforeAll(() => begin(adapter), 60_000)
    afterAll(end)

    const lost = async () => {
      const { customer, appointmentId } = await createCall(t)
      const socket = await connect(here.url, customer.accessToken)
      const changed = { id: appointmentId, status: 'confirmed' as const }
      // A browser knows its position only after it received something.
      t.deps.realtime.emitToUser(customer.userId, 'appointment:changed', changed)
      await socket.take('appointment:changed')
      await cut(socket)
      t.deps.realtime.emitToUser(customer.userId, 'appointment:changed', changed)
      return { customer, socket, changed }
    }

    test('brings what was missed when it comes back', async () => {
      const { socket, changed } = await lost()
      expect(await comeBack(socket)).toBe('recovered')
      expect(await socket.take('appointment:changed')).toEqual(changed)
      socket.close()
    })

    test('brings nothing to a session that ended meanwhile', async () => {
      const { socket, customer } = await lost()
      await logOut(customer)
      expect(await comeBack(socket)).toBe('refused')
      expect(socket.received()).toEqual([])
      socket.close()
    })

    test('brings nobody into the rooms of somebody else', async () => {
      const { socket } = await lost()
      const { specialist } = await createCall(t)
      socket.raw.auth = { token: specialist.accessToken }
      expect(await comeBack(socket)).toBe('refused')
      socket.close()
    })

    test('of a session that is revoked is closed', async () => {
      const { customer } = await createCall(t)
      const socket = await connect(here.url, customer.accessToken)
      const gone = closed(socket)
      await logOut(customer)
      expect(await gone).toBe('io server disconnect')
    })
  },
)
