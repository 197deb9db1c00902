import type { VideoGrant } from '@emma/contracts/calls'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHostedSession, type HostedEvents, type HostedRoom } from './hosted-session.ts'
import type { VideoListener } from './port.ts'
import type { LinkQuality } from './quality.ts'

const trackOf = (kind: string): MediaStreamTrack =>
  Object.assign(new EventTarget(), { kind, enabled: true }) as MediaStreamTrack
class FakeStream {
  private readonly tracks: readonly MediaStreamTrack[]
  constructor(tracks: readonly MediaStreamTrack[] = []) {
    this.tracks = tracks
  }
  getTracks = () => this.tracks
}

const qualityOf = (outgoing: LinkQuality['outgoing']): LinkQuality => ({
  outgoing,
  sample: {
    level: outgoing,
    rtt_ms: 1,
    loss: 0,
    kbps_in: 1,
    kbps_out: 1,
    frames_per_second: 24,
    relayed: true,
  },
})
const grant: VideoGrant = {
  provider: 'livekit',
  agoraio_channel: 'emma-1',
  agoraio_token: 'token',
  uid: 'me',
  polite: true,
  ice_servers: [],
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaStream', FakeStream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (more: Partial<HostedRoom> = {}) => {
  const reported: string[] = []
  const sent: string[] = []
  let level: LinkQuality['outgoing'] = 'good'
  let events: HostedEvents | undefined
  const listener: VideoListener = {
    onState: (state) => reported.push(state),
    onRemote: (remote) => reported.push(`remote ${remote?.getTracks().length ?? 0}`),
    onThird: (media) => reported.push(`third ${media?.getTracks().length ?? 0}`),
    onLevel: () => undefined,
    onQuality: () => reported.push('quality'),
    onSending: (step) => reported.push(step),
    onBroken: () => reported.push('broken'),
    onExpiring: () => reported.push('expiring'),
    onFailed: () => reported.push('failed'),
  }
  const media = new FakeStream([trackOf('audio'), trackOf('video')]) as unknown as MediaStream
  const session = createHostedSession(
    { grant, media, listener, signalling: { send: () => undefined }, third: (uid) => uid === 'another' },
    (_, given) => {
      events = given
      return {
        join: async () => undefined,
        send: async (kind, track) => void sent.push(`${kind} ${track ? 'on' : 'off'}`),
        limit: async (step) => void sent.push(`limit ${step}`),
        measure: async () => qualityOf(level),
        renew: async ({ agoraio_token }) => void sent.push(`renew ${agoraio_token}`),
        leave: async () => void sent.push('leave'),
        ...more,
      }
    },
  )
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    session,
    reported,
    sent,
    settle,
    happen: () => events,
    setLevel: (next: LinkQuality['outgoing']) => {
      level = next
    },
  }
}

describe('a call over a provider’s servers', () => {
  test('is connected once we are in, the other is there and something of them came', async () => {
    const { session, reported, sent, settle, happen } = open()
    await settle()
    expect(sent).toEqual(['audio on', 'video on'])
    session.meet('them')
    expect(reported).toEqual(['connecting'])
    happen()?.onTrack('audio', trackOf('audio'), 'them')
    expect(reported).toEqual(['connecting', 'remote 1', 'connected'])
  })

  test('what comes of a third person is theirs, and connects nobody', async () => {
    const { session, reported, settle, happen } = open()
    await settle()
    session.meet('them')
    happen()?.onTrack('audio', trackOf('audio'), 'another')
    happen()?.onTrack('audio', null, 'another')
    expect(reported).toEqual(['connecting', 'third 1', 'third 0'])
  })

  test('a loss of the servers is said, and their return', async () => {
    const { session, reported, settle, happen } = open()
    await settle()
    session.meet('them')
    happen()?.onTrack('audio', trackOf('audio'), 'them')
    happen()?.onReach(false)
    happen()?.onReach(true)
    expect(reported.slice(-2)).toEqual(['reconnecting', 'connected'])
  })

  test('on a bad network the image goes and the sound stays; it comes back by itself', async () => {
    const { session, reported, sent, settle, happen, setLevel } = open()
    await settle()
    session.meet('them')
    happen()?.onTrack('audio', trackOf('audio'), 'them')
    setLevel('poor')
    await vi.advanceTimersByTimeAsync(12_000)
    expect(reported.filter((word) => ['reduced', 'small', 'sound'].includes(word))).toEqual([
      'reduced',
      'small',
      'sound',
    ])
    expect(sent.at(-1)).toBe('video off')
    expect(sent).not.toContain('audio off')
    setLevel('good')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reported.filter((word) => word !== 'quality').at(-1)).toBe('small')
    expect(sent.slice(-2)).toEqual(['video on', 'limit small'])
  })

  test('a camera that is off sends nothing, a screen is sent in its place, and a new grant is handed on', async () => {
    const { session, sent, settle } = open()
    await settle()
    session.setCamera(false)
    await settle()
    session.startScreenShare(trackOf('video'))
    await settle()
    session.stopScreenShare()
    session.renewGrant({ ...grant, agoraio_token: 'newer' })
    session.leave()
    await settle()
    expect(sent.slice(2)).toEqual(['video off', 'video on', 'video off', 'renew newer', 'leave'])
  })

  test('a provider that can’t be reached is a failure, not a wait', async () => {
    const { reported, settle } = open({ join: () => Promise.reject(new Error('no way there')) })
    await settle()
    expect(reported).toEqual(['failed'])
  })
})
