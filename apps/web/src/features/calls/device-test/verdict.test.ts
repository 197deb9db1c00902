import { expect, test } from 'vitest'
import { type Found, reportOf, verdictOf } from './verdict.ts'

const sample = {
  level: 'good',
  rtt_ms: 20,
  loss: 0,
  kbps_in: 900,
  kbps_out: 900,
  frames_per_second: 24,
  relayed: true,
} as const
const fine: Found = {
  camera: true,
  heard: true,
  sound: true,
  network: { online: true, relay: 'reached', rttMs: 20, loss: 0, kbps: 9000 },
  call: { connected: true, connectMs: 300, quality: sample, frames: 120 },
  running: false,
}

test.each<[Partial<Found>, string]>([
  [{}, 'good'],
  [{ running: true }, 'running'],
  [{ network: null }, 'running'],
  [{ camera: false }, 'fair'],
  [{ heard: false }, 'fair'],
  [{ sound: null }, 'fair'],
  [{ call: null }, 'fair'],
  [{ sound: false }, 'poor'],
  [{ call: { connected: false, connectMs: null, quality: null, frames: 0 } }, 'poor'],
  [{ network: { online: false, relay: 'none', rttMs: null, loss: null, kbps: null } }, 'poor'],
  [{ network: { online: true, relay: 'unreached', rttMs: 20, loss: 0, kbps: 9000 } }, 'fair'],
])('with %j it is %s', (found, verdict) => {
  expect(verdictOf({ ...fine, ...found })).toBe(verdict)
})

test('support reads figures, one a line, and what is not known is said so', () => {
  const at = new Date('2026-11-23T12:00:00Z')
  const lines = reportOf(fine, 'peer', at, 'Firefox').split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'emma device test 2026-11-23T12:00:00.000Z',
    'verdict: good',
    'browser: Firefox',
    'provider: peer',
  ])
  expect(lines).toContain('round trip: 20 ms, loss: 0, speed: 9000 kbit/s')
  const early = { ...fine, network: null, call: null, sound: null }
  expect(reportOf(early, 'peer', at, 'x')).toContain('round trip: ? ms')
})
