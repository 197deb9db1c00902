import { randomUUID } from 'node:crypto'
import type { Signal } from '@emma/contracts/calls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createCall, openPage, type TestCall, type TestPage } from '../../../test/call-room.ts'
import { buildTestApp, type SignedIn, signIn, type TestApp } from '../../../test/index.ts'
import { connect, listen, type TestServer } from '../../../test/sockets.ts'

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

const open: TestPage[] = []
afterEach(() => {
  for (const page of open.splice(0)) page.close()
})
const pageOf = async (call: TestCall, person: SignedIn): Promise<TestPage> => {
  const page = await openPage(t, server.url, call, person)
  open.push(page)
  return page
}
const bothIn = async () => {
  const call = await createCall(t)
  const customer = await pageOf(call, call.customer)
  const specialist = await pageOf(call, call.specialist)
  await customer.join()
  await specialist.join()
  await customer.take('call:peer-joined')
  return { call, customer, specialist }
}
const offer: Signal = { kind: 'description', type: 'offer', sdp: 'v=0 secret-words' }
const send = (from: TestPage, to: string, call: TestCall, epoch = from.epoch) =>
  from.ask('call:signal', { schedule_id: call.appointmentId, from: epoch, to, signal: offer })
const participants = () => t.deps.db.selectFrom('call_participants').selectAll().execute()

describe('the door', () => {
  test('is closed without a token, with a wrong one and with one whose session ended', async () => {
    const { customer } = await createCall(t)
    await t.app.inject({
      method: 'POST',
      url: '/api/v1/jwt/logout',
      headers: customer.headers,
      payload: { refreshToken: customer.refreshToken },
    })
    await expect(connect(server.url, undefined)).rejects.toThrow('token_missing')
    await expect(connect(server.url, 'x')).rejects.toThrow('token_invalid')
    await expect(connect(server.url, customer.accessToken)).rejects.toThrow('session_ended')
  })

  test('every event of somebody else’s call is refused, and nothing is written', async () => {
    const mine = await createCall(t)
    const other = await createCall(t)
    const page = await pageOf(other, other.customer)
    await page.join()
    const before = await participants()
    const { appointmentId: schedule_id } = mine
    const { epoch } = page
    const sample = {
      level: 'good' as const,
      rtt_ms: 1,
      loss: 0,
      kbps_in: 1,
      kbps_out: 1,
      frames_per_second: 30,
      relayed: false,
    }
    const replies = [
      await page.ask('call:join', { schedule_id, epoch, token: 'x' }),
      await page.ask('call:leave', { schedule_id, epoch }),
      await page.ask('call:signal', { schedule_id, from: epoch, to: epoch, signal: offer }),
      await page.ask('call:media', { schedule_id, epoch, connected: true }),
      await page.ask('call:quality', { schedule_id, epoch, sample }),
    ]
    expect(replies).toEqual(replies.map(() => ({ ok: false, code: 'not_found' })))
    expect(await participants()).toEqual(before)
  })

  test('a grant of another call, and a payload that is not the contract’s, are refused', async () => {
    const [mine, other] = [await createCall(t), await createCall(t)]
    const { customer } = mine
    const page = await pageOf(mine, customer)
    const foreign = await openPage(t, server.url, other, other.customer)
    open.push(foreign)
    const body = { schedule_id: mine.appointmentId, epoch: page.epoch }
    const token = (
      await t.app.inject({
        method: 'POST',
        url: `/api/v1/schedules/${other.appointmentId}/agoraio`,
        headers: other.customer.headers,
      })
    ).json().agoraio_token
    expect(await page.ask('call:join', { ...body, token })).toEqual({ ok: false, code: 'token_invalid' })
    const extra = await page.raw.emitWithAck('call:leave', { ...body, admin: true })
    expect(extra).toEqual({ ok: false, code: 'validation_failed' })
    expect((await participants()).filter(({ epoch }) => epoch === page.epoch)).toEqual([])
  })

  test('closes with the session that opened it', async () => {
    const { customer } = await createCall(t)
    const kept = await signIn(t.deps, customer)
    const ended = await connect(server.url, customer.accessToken)
    const stays = await connect(server.url, kept.accessToken)
    const gone = new Promise((resolve) => ended.raw.once('disconnect', resolve))
    await t.app.inject({
      method: 'POST',
      url: '/api/v1/jwt/logout',
      headers: customer.headers,
      payload: { refreshToken: customer.refreshToken },
    })
    await gone
    expect(stays.raw.connected).toBe(true)
    stays.close()
  })
})

test('a page closes when the token of its session is used by somebody else', async () => {
  const { customer } = await createCall(t)
  const page = await connect(server.url, customer.accessToken)
  const gone = new Promise((resolve) => page.raw.once('disconnect', resolve))
  const refresh = (userAgent: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/auth/refreshToken',
      headers: { 'user-agent': userAgent },
      payload: { refreshToken: customer.refreshToken },
    })
  expect((await refresh('own')).statusCode).toBe(200)
  expect((await refresh('somebody else')).json()).toMatchObject({ code: 'refresh_reused' })
  await gone
})

describe('signals', () => {
  test('pass between the two current pages, and are never stored', async () => {
    const { call, customer, specialist } = await bothIn()
    expect(await send(specialist, customer.epoch, call)).toEqual({ ok: true, data: { delivered: true } })
    const got = await customer.take('call:signal')
    expect(got).toEqual({
      schedule_id: call.appointmentId,
      from: specialist.epoch,
      to: customer.epoch,
      signal: offer,
    })
    const events = await t.deps.db.selectFrom('call_events').selectAll().execute()
    expect(events.length).toBeGreaterThan(0)
    expect(JSON.stringify(events)).not.toContain('secret-words')
  })

  test('of a page that is not the current one are dropped, in both directions', async () => {
    const { call, customer, specialist } = await bothIn()
    const stale = { ok: true, data: { delivered: false } }
    expect(await send(specialist, randomUUID(), call)).toEqual(stale)
    expect(await send(specialist, customer.epoch, call, randomUUID())).toEqual(stale)
    expect(await send(specialist, customer.epoch, call, customer.epoch)).toEqual(stale)
    expect(customer.received()).not.toContain('call:signal')
  })
})

describe('the newest page wins', () => {
  test('the older one is told and cannot come back; the other side hears of the new one', async () => {
    const { call, customer, specialist } = await bothIn()
    const newer = await pageOf(call, call.customer)
    expect(await newer.join()).toMatchObject({ ok: true, data: { peer_epoch: specialist.epoch } })
    expect(await customer.take('call:superseded')).toMatchObject({ epoch: customer.epoch })
    expect(await specialist.take('call:peer-joined')).toMatchObject({ epoch: newer.epoch })
    expect(await send(specialist, newer.epoch, call)).toMatchObject({ data: { delivered: true } })
    expect(await send(customer, specialist.epoch, call)).toMatchObject({ data: { delivered: false } })
    expect(await customer.join()).toEqual({ ok: false, code: 'call_superseded' })
    expect(await newer.take('call:signal')).toMatchObject({ to: newer.epoch })
  })

  test('a page that says again that it is there is no news to the other', async () => {
    const { customer, specialist } = await bothIn()
    expect(await customer.join()).toMatchObject({ ok: true, data: { peer_epoch: specialist.epoch } })
    expect(specialist.received()).not.toContain('call:peer-joined')
  })
})
