import { TokenVerifier } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCall, openCall, openPage } from '../../../test/call-room.ts'
import { buildTestApp, createAdmin, createCustomer, signIn, type TestApp } from '../../../test/index.ts'
import { listen } from '../../../test/sockets.ts'

const relay = { TURN_URLS: 'turn:relay.emma.test:3478', TURN_SECRET: 'relay-secret' }
const livekit = {
  VIDEO_PROVIDER: 'livekit',
  LIVEKIT_URL: 'wss://live.emma.test',
  LIVEKIT_API_KEY: 'APIkey',
  LIVEKIT_API_SECRET: 'a secret of thirty-two letters, at least',
}
const agora = { VIDEO_PROVIDER: 'agora', AGORA_APP_ID: 'a'.repeat(32), AGORA_APP_CERTIFICATE: 'c'.repeat(32) }

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ ...relay, SUPPORT_PHONE: '0800 123 4567' })
})
afterAll(() => t.close())

const ask = (app: TestApp, path: string, headers: object, payload?: object) =>
  app.app.inject({
    method: 'POST',
    url: `/api/v1/calls/${path}`,
    headers: { ...headers },
    ...(payload ? { payload } : {}),
  })

describe('a call with oneself', () => {
  test('needs a person, and takes nothing', async () => {
    const { headers } = await signIn(t.deps, await createCustomer(t.deps))
    expect((await ask(t, 'test', {})).json()).toMatchObject({ status: 401, code: 'token_missing' })
    expect((await ask(t, 'test', headers, { channel: 'emma-1' })).json()).toMatchObject({ status: 422 })
  })

  test('has two ends in one channel of its own, each with a relay, for minutes, and leaves nothing behind', async () => {
    const customer = await createCustomer(t.deps)
    const { headers } = await signIn(t.deps, customer)
    const answer = await ask(t, 'test', headers)
    expect(answer.statusCode).toBe(200)
    const { sides, expires_at } = answer.json()
    expect(Date.parse(expires_at) - t.clock.now().getTime()).toBe(300_000)
    expect(sides.map(({ polite }: { polite: boolean }) => polite)).toEqual([true, false])
    expect(new Set(sides.map(({ uid }: { uid: string }) => uid)).size).toBe(2)
    for (const { agoraio_channel, agoraio_token, uid, ice_servers } of sides) {
      expect(agoraio_channel).toMatch(/^emma-test-/)
      expect(ice_servers).toEqual([expect.objectContaining({ urls: ['turn:relay.emma.test:3478'] })])
      const grant = { channel: agoraio_channel, userId: uid }
      expect(await t.deps.video.accepts(agoraio_token, grant, t.clock.now())).toBe(true)
    }
    expect(sides[0].agoraio_channel).toBe(sides[1].agoraio_channel)
    expect(await t.deps.db.selectFrom('calls').selectAll().execute()).toEqual([])
  })

  test('opens no call of an appointment', async () => {
    const call = await createCall(t)
    const server = await listen(t)
    const { sides } = (await ask(t, 'test', call.customer.headers)).json()
    const page = await openPage(t, server.url, call, call.customer)
    const body = { schedule_id: call.appointmentId, epoch: page.epoch, token: sides[0].agoraio_token }
    expect(await page.ask('call:join', body)).toEqual({ ok: false, code: 'token_invalid' })
    page.close()
    await server.close()
  })

  test('an admin who helps somebody can make one too', async () => {
    const { headers } = await signIn(t.deps, await createAdmin(t.deps))
    expect((await ask(t, 'test', headers)).statusCode).toBe(200)
  })
})

describe('an echo', () => {
  test('answers what it was sent, up to its limit', async () => {
    const { headers } = await signIn(t.deps, await createCustomer(t.deps))
    const filler = 'e'.repeat(262_144)
    expect((await ask(t, 'test/echo', headers, { filler })).json()).toEqual({ filler })
    expect((await ask(t, 'test/echo', headers, { filler: `${filler}e` })).statusCode).toBe(422)
    expect((await ask(t, 'test/echo', {}, { filler })).statusCode).toBe(401)
  })
})

test('a grant says whom to ring when nothing helps', async () => {
  const { appointmentId, customer } = await createCall(t)
  expect((await openCall(t, appointmentId, customer.headers)).json()).toMatchObject({
    support_phone: '0800 123 4567',
  })
})

describe.each([
  ['agora', agora, { app_id: 'a'.repeat(32) }],
  ['livekit', livekit, { server_url: 'wss://live.emma.test' }],
] as const)('with %s', (provider, settings, own) => {
  test('the same fields carry its grant, and its token opens our own door to the call', async () => {
    const hosted = await buildTestApp(settings)
    try {
      const call = await createCall(hosted)
      const grant = (await openCall(hosted, call.appointmentId, call.customer.headers)).json()
      expect(grant).toMatchObject({
        provider,
        agoraio_channel: `emma-${call.appointmentId}`,
        uid: call.customer.userId,
        ice_servers: [],
        support_phone: null,
        ...own,
      })
      expect(JSON.stringify(grant)).not.toContain('c'.repeat(32))
      const server = await listen(hosted)
      const [page, stranger] = [
        await openPage(hosted, server.url, call, call.customer),
        await openPage(hosted, server.url, call, call.specialist),
      ]
      expect(await page.join()).toMatchObject({ ok: true, data: { status: 'waiting' } })
      const stolen = { schedule_id: call.appointmentId, epoch: stranger.epoch, token: grant.agoraio_token }
      expect(await stranger.ask('call:join', stolen)).toEqual({ ok: false, code: 'token_invalid' })
      for (const each of [page, stranger]) each.close()
      await server.close()
    } finally {
      await hosted.close()
    }
  })
})

test('LiveKit’s grant ends with the room’s window', async () => {
  const hosted = await buildTestApp(livekit)
  try {
    const call = await createCall(hosted)
    const { agoraio_token } = (await openCall(hosted, call.appointmentId, call.customer.headers)).json()
    // The test's clock may differ from the verifier's by their distance.
    const away = Math.abs(Date.now() - hosted.clock.now().getTime()) / 1000 + 9000
    const verifier = new TokenVerifier(livekit.LIVEKIT_API_KEY, livekit.LIVEKIT_API_SECRET)
    const { exp } = await verifier.verify(agoraio_token, away)
    expect(exp).toBe(hosted.clock.now().getTime() / 1000 + 30 * 60 + 7200)
  } finally {
    await hosted.close()
  }
})
