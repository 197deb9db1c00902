import type { Signal } from '@emma/contracts/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCall, openPage } from '../../test/call-room.ts'
import { buildTestApp, type TestApp } from '../../test/index.ts'
import { connect, listen, listenBeside, type TestServer } from '../../test/sockets.ts'
import { createRealtime } from './realtime.ts'
import { attachTeller } from './socket-server.ts'

let t: TestApp
let here: TestServer
let there: TestServer
beforeAll(async () => {
  t = await buildTestApp({ REALTIME_ADAPTER: 'postgres' })
  here = await listen(t)
  there = await listenBeside(t)
})
afterAll(async () => {
  await there.close()
  await here.close()
  await t.close()
})

test('the patient on one server and the specialist on another reach each other, also with a long description', async () => {
  const call = await createCall(t)
  const customer = await openPage(t, here.url, call, call.customer)
  const specialist = await openPage(t, there.url, call, call.specialist)
  await customer.join()
  expect(await specialist.join()).toMatchObject({ data: { peer_epoch: customer.epoch } })
  expect(await customer.take('call:peer-joined')).toMatchObject({ epoch: specialist.epoch })
  for (const sdp of ['v=0 short', `v=0 ${'a=x\r\n'.repeat(4000)}`]) {
    const signal: Signal = { kind: 'description', type: 'offer', sdp }
    const { scheduleId: schedule_id } = call
    await specialist.ask('call:signal', { schedule_id, from: specialist.epoch, to: customer.epoch, signal })
    expect((await customer.take('call:signal')).signal).toEqual(signal)
  }
  customer.close()
  specialist.close()
})

test('a session revoked on one server loses its socket on the other', async () => {
  const { customer } = await createCall(t)
  const socket = await connect(there.url, customer.accessToken)
  const gone = new Promise((resolve) => socket.raw.once('disconnect', resolve))
  await t.app.inject({
    method: 'POST',
    url: '/api/v1/jwt/logout',
    headers: customer.headers,
    payload: { refreshToken: customer.refreshToken },
  })
  expect(await gone).toBe('io server disconnect')
})

test('a process without sockets tells people on every server', async () => {
  const { customer, scheduleId } = await createCall(t)
  const sockets = [
    await connect(here.url, customer.accessToken),
    await connect(there.url, customer.accessToken),
  ]
  const realtime = createRealtime()
  const leave = await attachTeller({ ...t.deps, realtime })
  const changed = { id: scheduleId, status: 'canceled_by_specialist' as const }
  realtime.tellUser(customer.userId, 'appointment:changed', changed)
  for (const socket of sockets) expect(await socket.take('appointment:changed')).toEqual(changed)
  for (const socket of sockets) socket.close()
  await leave()
})
