import { errorStatus } from '@emma/contracts/kit'
import { type ClientEvent, clientEvents } from '@emma/contracts/realtime'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createCall, type TestCall } from '../call-room.ts'
import { HOURS, roundsOf } from '../depth.ts'
import { buildTestApp, type TestApp } from '../index.ts'
import { connect, listen, type TestServer, type TestSocket } from '../sockets.ts'
import { inTime } from './in-time.ts'
import { type Change, changed, changes, type Schema, UNKNOWN, valueFor, withIds } from './values.ts'

const names = Object.keys(clientEvents).filter((name): name is ClientEvent =>
  Object.hasOwn(clientEvents, name),
)

interface FuzzEvent {
  readonly event: ClientEvent
  readonly who: 'customer' | 'specialist' | 'stranger'
  readonly payload: unknown
  readonly change: Change
}

const schemaOf = (event: ClientEvent): Schema =>
  z.toJSONSchema(clientEvents[event].payload, { io: 'input', unrepresentable: 'any' }) as Schema

const events: fc.Arbitrary<FuzzEvent> = fc.constantFrom(...names).chain((event) =>
  fc.record({
    event: fc.constant(event),
    who: fc.constantFrom('customer', 'specialist', 'stranger'),
    payload: valueFor(schemaOf(event)),
    change: changes,
  }),
)

/** Every event that the fuzz ever found to break something; keep them all. */
const counterexamples: readonly FuzzEvent[] = [
  // More than a column holds.
  {
    event: 'chat:read',
    who: 'customer',
    payload: { chatId: 'an-id:0', sequence: 2_147_483_648 },
    change: { kind: 'none' },
  },
]

let t: TestApp
let server: TestServer
let call: TestCall
let sockets: Record<FuzzEvent['who'], TestSocket>
let sent = 0
beforeAll(async () => {
  t = await buildTestApp()
  server = await listen(t)
  call = await createCall(t)
  const { customer: stranger } = await createCall(t)
  sockets = {
    customer: await connect(server.url, call.customer.accessToken),
    specialist: await connect(server.url, call.specialist.accessToken),
    stranger: await connect(server.url, stranger.accessToken),
  }
})
afterAll(async () => {
  for (const socket of Object.values(sockets)) socket.close()
  await server.close()
  await t.close()
})

const expectSound = async ({ event, who, payload, change }: FuzzEvent): Promise<void> => {
  sent += 1
  // The limit of a person's events in ten seconds.
  if (sent % 100 === 0) t.clock.advance(10_000)
  const ids = [
    call.appointmentId,
    call.customer.customerId,
    call.specialist.specialistId,
    call.customer.userId,
  ]
  const content = withIds(changed(payload, change), ids)
  const { raw } = sockets[who]
  const reply = await inTime(raw.emitWithAck(event, content), event)
  const said = `${who} ${event} ${JSON.stringify(content)}: ${JSON.stringify(reply)}`
  if (!reply.ok) expect(errorStatus[reply.code as keyof typeof errorStatus], said).toBeLessThan(500)
  if (JSON.stringify(content ?? null).includes(UNKNOWN)) expect(reply.ok, said).toBe(false)
  if (who === 'stranger') expect(sockets.stranger.received(), said).toEqual([])
  expect(raw.connected, said).toBe(true)
}

test.each(counterexamples)('$event by $who is sound, as it once was not', expectSound)

test(
  'whatever a socket sends is answered, breaks nothing, and brings a stranger nothing',
  async () => {
    await fc.assert(fc.asyncProperty(events, expectSound), { numRuns: roundsOf('fuzzedEvents') })
  },
  HOURS,
)
