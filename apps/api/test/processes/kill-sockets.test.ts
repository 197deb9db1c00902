import type { Signal } from '@emma/contracts/calls'
import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import { createCall, openPage, type TestCall, type TestPage } from '../call-room.ts'
import { hasRedis, startRedis, type TestRedis } from '../cluster/redis.ts'
import { chatIdOf } from '../fixtures/chat-fixture.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../index.ts'
import { insertAppointment } from '../matrix/fixture.ts'
import { connect, type TestSocket } from '../sockets.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type ChatParticipant, type ChatScreen, openScreen } from './chat-screen.ts'
import { type RunningProcess, startProcess } from './start-process.ts'

/** Messages of each participant, and the number after which the process dies. */
const BURST = 40
const KILL_AFTER = 10
/** A silent server is considered dead after 30 s, at another one's next check; the rest is for slow machines. */
const GIVEN_UP_MS = 30_000 + 10_000 + 20_000

const next = ({ raw }: TestSocket, event: 'connect' | 'disconnect'): Promise<unknown> =>
  new Promise((resolve) => raw.once(event, resolve))

const textsOf = (name: string): string[] =>
  Array.from({ length: BURST }, (_, index) => `${name} ${index + 1}`)
const fromPatient = textsOf('paciente')
const fromSpecialist = textsOf('especialista')

describe.each((hasRedis ? ['postgres', 'redis'] : ['postgres']) as ('postgres' | 'redis')[])(
  'a process killed, over %s',
  (adapter) => {
    let t: TestApp
    let redis: TestRedis | undefined
    let balancer: Balancer
    let [dying, other]: (RunningProcess | undefined)[] = []
    let call: TestCall
    let chatId: string
    let patient: ChatScreen
    let specialist: ChatScreen
    let pages: { readonly patient: TestPage; readonly specialist: TestPage }
    /** A user whose page died with the process and does not return. */
    let neighbour: string

    const urlOf = (running: RunningProcess | undefined): string => running?.url ?? ''

    beforeAll(async () => {
      redis = adapter === 'redis' ? await startRedis() : undefined
      t = await buildTestApp({ REALTIME_ADAPTER: adapter, ...(redis ? { REDIS_URL: redis.url } : {}) })
      t.clock.set(new Date().toISOString())
      const started = await Promise.all([startProcess(t, 'api'), startProcess(t, 'api'), startBalancer()])
      ;[dying, other, balancer] = started
      call = await createCall(t)
      chatId = (await chatIdOf(t, call.customer.customerId, call.specialist.specialistId)) ?? ''
      await open()
    })
    afterAll(async () => {
      patient.socket.close()
      specialist.socket.close()
      await Promise.all([dying?.stop(), other?.stop(), balancer.close()])
      await t.close()
      await redis?.stop()
    })

    /** The patient and a neighbour are on the process that dies, the specialist on the other one. */
    const open = async (): Promise<void> => {
      balancer.send(dying)
      const { specialist: physician } = call
      const beside = await createCustomer(t.deps)
      const specialtyId = await createSpecialty(t.deps)
      const startsAt = new Date(t.clock.now().getTime() - DAY)
      await insertAppointment(t, {
        specialist: physician,
        customer: beside,
        specialtyId,
        startsAt,
        status: 'finished',
      })
      neighbour = beside.userId
      pages = {
        patient: await openPage(t, balancer.url, call, call.customer),
        specialist: await openPage(t, urlOf(other), call, physician),
      }
      const side = (base: ChatParticipant['base'], url: string, who: SignedIn, socket: TestSocket) =>
        openScreen({ base, url, chatId, who, socket })
      patient = side('customer', balancer.url, call.customer, pages.patient)
      specialist = side('specialists', urlOf(other), physician, pages.specialist)
      await connect(urlOf(dying), (await signIn(t.deps, beside)).accessToken)
      await pages.patient.join()
      await pages.specialist.join()
    }

    const stored = async (): Promise<number> => {
      const rows = t.deps.db.selectFrom('messages').select('id').where('from_specialist', '=', false)
      return (await rows.execute()).length
    }
    /** The first waits for the chat's lock, the second for its turn to wait. */
    const countWaiting = async (tx: Tx): Promise<number> => {
      const { rows } = await sql<{
        count: number
      }>`SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted
        AND (transactionid = pg_current_xact_id()::xid OR relation = 'chats'::regclass
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`.execute(tx)
      return rows[0]?.count ?? 0
    }

    /** Kills the process while the database stores a patient's message: nobody gets an answer or an event. */
    const killInTheMiddle = async (goOn: () => void): Promise<number> =>
      inTransaction(t.deps.db, async (tx) => {
        await sql`SELECT FROM chats WHERE id = ${chatId} FOR NO KEY UPDATE`.execute(tx)
        goOn()
        await expect.poll(() => countWaiting(tx), { interval: 20 }).toBeGreaterThanOrEqual(2)
        balancer.send(undefined)
        await dying?.kill()
        return patient.sent.length
      })

    test('in a burst: who was on it moves; each message is there once, in order, unread exact', async () => {
      const { raw } = patient.socket
      raw.io.reconnectionDelayMax(300)
      raw.io.reconnection(true)
      raw.on('connect', () => void patient.catchUp())
      const held = Promise.withResolvers<void>()
      const begun = Promise.withResolvers<void>()
      let waiting = 0
      const waitForKill = async (index: number): Promise<void> => {
        if (index !== KILL_AFTER) return
        waiting += 1
        if (waiting === 2) begun.resolve()
        await held.promise
      }
      const written = Promise.all([
        patient.writeAll(fromPatient, waitForKill),
        specialist.writeAll(fromSpecialist, waitForKill),
      ])
      await begun.promise
      const answered = await killInTheMiddle(held.resolve)
      await expect.poll(stored).toBe(answered + 1)
      // Meanwhile the other side finishes writing; the patient receives none of it.
      await expect.poll(() => specialist.sent.length).toBe(BURST)
      expect(patient.sent).toHaveLength(answered)
      expect(patient.has.size).toBeLessThan(specialist.has.size)
      balancer.send(other)
      await written

      // The specialist's connection was never lost: every event arrived.
      for (const { has } of [patient, specialist]) {
        await expect.poll(() => has.size).toBe(2 * BURST)
        const thread = [...has.values()].toSorted((a, b) => a.sequence - b.sequence)
        expect(thread.map(({ sequence }) => sequence)).toEqual(thread.map((_, index) => index + 1))
        const by = (userId: string) => thread.filter(({ senderId }) => senderId === userId)
        expect(by(call.customer.userId).map(({ message }) => message)).toEqual(fromPatient)
        expect(by(call.specialist.userId).map(({ message }) => message)).toEqual(fromSpecialist)
      }
      for (const screen of [patient, specialist]) {
        const unread = { unreadMessages: BURST, sequence: 2 * BURST, online: true }
        expect(await screen.contact()).toMatchObject(unread)
        await screen.socket.ask('chat:read', { chatId })
        expect(await screen.contact()).toMatchObject({ ...unread, unreadMessages: 0 })
      }
    })

    const expectSignals = async (): Promise<void> => {
      const { patient: mine, specialist: theirs } = pages
      for (const [from, to] of [
        [mine, theirs],
        [theirs, mine],
      ] as const) {
        const sdp = `v=0 ${'a=x\r\n'.repeat(2000)}`
        const signal: Signal = { kind: 'description', type: 'offer', sdp }
        const sent = { schedule_id: call.appointmentId, from: from.epoch, to: to.epoch, signal }
        expect(await from.ask('call:signal', sent)).toEqual({ ok: true, data: { delivered: true } })
        expect(await to.take('call:signal')).toEqual(sent)
      }
    }

    test('in a call: the same page comes back by another process, and signals pass both ways', async () => {
      expect(await pages.patient.join()).toMatchObject({ data: { peer_epoch: pages.specialist.epoch } })
      await expectSignals()
    })

    const nextPresence = async () => {
      await expect
        .poll(() => specialist.socket.received().includes('presence'), {
          timeout: GIVEN_UP_MS,
          interval: 100,
        })
        .toBe(true)
      return specialist.socket.take('presence')
    }

    test('its people are given up, those who moved are not', async () => {
      const online = new Map<string, boolean>()
      while (online.get(neighbour) !== false) {
        const received = await nextPresence()
        online.set(received.userId, received.online)
      }
      expect(online.get(call.customer.userId)).not.toBe(false)
    })

    test('one that takes its place reaches the other: by a call, and by a session that ends', async () => {
      await dying?.kill()
      dying = await startProcess(t, 'api')
      balancer.send(dying)
      const moved = next(patient.socket, 'connect')
      patient.socket.raw.io.engine.close()
      await moved
      expect(await pages.patient.join()).toMatchObject({ data: { peer_epoch: pages.specialist.epoch } })
      await expectSignals()
      const { socket } = patient
      socket.raw.io.reconnection(false)
      const gone = next(socket, 'disconnect')
      const { headers, refreshToken } = call.customer
      const answer = await fetch(`${urlOf(other)}/api/v1/jwt/logout`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
      })
      expect(answer.ok).toBe(true)
      expect(await gone).toBe('io server disconnect')
    })
  },
)
