import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MINUTE } from '@emma/domain/interval'
import { AccessToken2 } from 'agora-token/src/AccessToken2.js'
import { TokenVerifier } from 'livekit-server-sdk'
import { describe, expect, test } from 'vitest'
import { createAgoraVideo } from './agora.ts'
import { createLiveKitVideo } from './livekit.ts'
import { createPeerVideo } from './peer.ts'
import { videoSuite } from './port-suite.ts'

const now = new Date()
const expiresAt = new Date(now.getTime() + MINUTE)
const asked = { channel: 'emma-1', userId: 'user-1', role: 'specialist', expiresAt } as const

const peer = (turnUrls: readonly string[] = []) =>
  createPeerVideo({
    secret: Buffer.alloc(32, 7),
    stunUrls: ['stun:relay.test:3478'],
    turnUrls,
    turnSecret: 'north',
  })
const appId = '0123456789abcdef0123456789ABCDEF'
const certificate = 'fedcba9876543210fedcba9876543210'
const agora = () => createAgoraVideo({ appId, certificate, now: () => now })
const keys = { apiKey: 'APIkey', apiSecret: 'a secret of thirty-two letters, at least' }
const livekit = (url = 'wss://live.emma.test') => createLiveKitVideo({ url, ...keys })

describe('peer', () => {
  videoSuite(() => ({ video: peer(), now }))

  test('a relay is offered with credentials of this participant until the grant ends, and none without one', async () => {
    expect((await peer().issueGrant(asked)).iceServers).toEqual([{ urls: ['stun:relay.test:3478'] }])
    const [, relay] = (await peer(['turn:relay.test']).issueGrant(asked)).iceServers
    expect(relay).toEqual({
      urls: ['turn:relay.test'],
      username: `${Math.floor(expiresAt.getTime() / 1000)}:user-1`,
      credential: expect.stringMatching(/^[\w+/]{27}=$/),
    })
  })
})

describe('agora', () => {
  videoSuite(() => ({ video: agora(), now }))

  test('a token is what Agora’s own reader takes, and carries no certificate', async () => {
    const grant = await agora().issueGrant(asked)
    expect(grant).toMatchObject({ appId, iceServers: [] })
    const read = new AccessToken2('', '', 0, 0)
    expect(read.from_string(grant.token)).toBe(true)
    expect([String(read.appId), read.expire, read.verifySignature(certificate)]).toEqual([appId, 60, true])
    expect(read.verifySignature('0'.repeat(32))).toBe(false)
    expect(JSON.stringify(grant)).not.toContain(certificate)
  })

  test('a token of another account is refused', async () => {
    const other = createAgoraVideo({ appId: '9'.repeat(32), certificate, now: () => now })
    const { token } = await other.issueGrant(asked)
    expect(await agora().accepts(token, asked, now)).toBe(false)
  })

  test.each([
    ['', certificate, 'AGORA_APP_ID'],
    ['0123', certificate, 'AGORA_APP_ID'],
    [appId, 'g'.repeat(32), 'AGORA_APP_CERTIFICATE'],
    [appId, `${certificate}0`, 'AGORA_APP_CERTIFICATE'],
  ])('ids that are none (%j, %j) are said when it is made', (id, secret, name) => {
    expect(() => createAgoraVideo({ appId: id, certificate: secret, now: () => now })).toThrow(name)
  })
})

describe('livekit', () => {
  videoSuite(() => ({ video: livekit(), now }))

  test('a token is what LiveKit’s own verifier takes: one room, one identity, no more rights', async () => {
    const grant = await livekit().issueGrant(asked)
    expect(grant).toMatchObject({ serverUrl: 'wss://live.emma.test', iceServers: [] })
    const claims = await new TokenVerifier(keys.apiKey, keys.apiSecret).verify(grant.token)
    expect(claims).toMatchObject({ iss: 'APIkey', sub: 'user-1' })
    expect(claims.video).toEqual({ room: 'emma-1', roomJoin: true, canPublish: true, canSubscribe: true })
  })

  test('a third person sends a microphone and a camera, and nothing else', async () => {
    const { token } = await livekit().issueGrant({ ...asked, role: 'companion' })
    const claims = await new TokenVerifier(keys.apiKey, keys.apiSecret).verify(token)
    expect(claims.video).toMatchObject({ canPublishData: false, canPublishSources: ['camera', 'microphone'] })
  })

  test.each([
    [200, '{}'],
    [404, '{"code":"not_found","msg":"requested room does not exist"}'],
  ])('a room is closed at its server; %i is an answer', async (status, answer) => {
    const calls: { readonly url: string | undefined; readonly bearer: string; readonly body: string }[] = []
    const server = createServer(async (request, response) => {
      const body = (await request.toArray()).join('')
      calls.push({ url: request.url, bearer: request.headers.authorization ?? '', body })
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      await livekit(`ws://127.0.0.1:${port}`).endRoom?.('emma-1')
    } finally {
      server.close()
    }
    const [call] = calls
    expect(call).toMatchObject({ url: '/twirp/livekit.RoomService/DeleteRoom', body: '{"room":"emma-1"}' })
    const claims = await new TokenVerifier(keys.apiKey, keys.apiSecret).verify(
      call?.bearer.replace('Bearer ', '') ?? '',
    )
    expect(claims.video).toMatchObject({ roomCreate: true })
  })

  test('a server that fails is an error, so that the job tries again', async () => {
    await expect(livekit('ws://127.0.0.1:9').endRoom?.('emma-1')).rejects.toThrow()
  })
})
