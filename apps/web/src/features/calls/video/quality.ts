import type { QualitySample } from '@emma/contracts/calls'

/** Counters of a connection at one moment, added up over its streams. */
interface Counters {
  readonly at: number
  bytesIn: number
  bytesOut: number
  received: number
  lost: number
  frames: number | null
  rtt: number | null
  relayed: boolean
}

const numberOf = (stat: Record<string, unknown>, name: string): number => {
  const value = stat[name]
  return typeof value === 'number' ? value : 0
}

const readPair = (report: RTCStatsReport, pair: Record<string, unknown>, counters: Counters): void => {
  if (pair.nominated !== true || pair.state !== 'succeeded') return
  counters.rtt = numberOf(pair, 'currentRoundTripTime') * 1000
  const local: unknown = report.get(String(pair.localCandidateId))
  const isRelay = typeof local === 'object' && local !== null && 'candidateType' in local
  counters.relayed = isRelay && local.candidateType === 'relay'
}

const count = (report: RTCStatsReport): Counters => {
  const counters: Counters = {
    at: performance.now(),
    bytesIn: 0,
    bytesOut: 0,
    received: 0,
    lost: 0,
    frames: null,
    rtt: null,
    relayed: false,
  }
  report.forEach((stat: Record<string, unknown>) => {
    if (stat.type === 'inbound-rtp') {
      counters.bytesIn += numberOf(stat, 'bytesReceived')
      counters.received += numberOf(stat, 'packetsReceived')
      counters.lost += numberOf(stat, 'packetsLost')
      if (stat.kind === 'video') counters.frames = numberOf(stat, 'framesPerSecond')
    }
    if (stat.type === 'outbound-rtp') counters.bytesOut += numberOf(stat, 'bytesSent')
    if (stat.type === 'candidate-pair') readPair(report, stat, counters)
  })
  return counters
}

/** Loss is 0–1, the round trip in milliseconds. */
export const levelOf = (rtt: number | null, loss: number): QualitySample['level'] => {
  if (loss > 0.08 || (rtt ?? 0) > 600) return 'poor'
  return loss > 0.02 || (rtt ?? 0) > 250 ? 'fair' : 'good'
}

const perSecond = (bytes: number, milliseconds: number): number =>
  milliseconds <= 0 ? 0 : Math.max(0, Math.round((bytes * 8) / milliseconds))

/** Compares what a connection counted with the time before. */
export const createSampler = () => {
  let last: Counters | undefined
  return async (connection: RTCPeerConnection): Promise<QualitySample> => {
    const now = count(await connection.getStats())
    const before = last ?? { ...now, bytesIn: 0, bytesOut: 0, received: 0, lost: 0, at: now.at - 1000 }
    last = now
    const lost = Math.max(0, now.lost - before.lost)
    const loss = lost / Math.max(1, lost + now.received - before.received)
    const took = now.at - before.at
    return {
      level: levelOf(now.rtt, loss),
      rtt_ms: now.rtt === null ? null : Math.round(now.rtt),
      loss: Math.min(1, Math.round(loss * 1000) / 1000),
      kbps_in: perSecond(now.bytesIn - before.bytesIn, took),
      kbps_out: perSecond(now.bytesOut - before.bytesOut, took),
      frames_per_second: now.frames,
      relayed: now.relayed,
    }
  }
}
