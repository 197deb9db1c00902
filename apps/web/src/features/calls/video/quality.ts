import type { QualitySample } from '@emma/contracts/calls'
import { levelOf, type NetworkLevel } from '@emma/domain/calls'

/** One measurement of a connection: its figures, and the quality of the sent media. */
export interface LinkQuality {
  readonly sample: QualitySample
  readonly outgoing: NetworkLevel
}

/** A connection's counters at one moment, summed over its streams. */
interface Counters {
  readonly at: number
  bytesIn: number
  bytesOut: number
  received: number
  lost: number
  sent: number
  lostThere: number
  frames: number | null
  /** Everything received on the path, including the other side's reports. */
  heard: number | null
  rtt: number | null
  /** The bit rate that the browser estimates for upload, while it limits the image. */
  room: number | null
  relayed: boolean
}

/** Below this a moving image only degrades the sound. */
const ROOM_FOR_IMAGE = 100_000

type Stat = Record<string, unknown>

const numberOf = (stat: Stat, name: string): number => {
  const value = stat[name]
  return typeof value === 'number' ? value : 0
}

/** Several paths may be open: the transport names the one in use, in Firefox the pair itself. */
const usedPair = (report: RTCStatsReport): Stat | undefined => {
  const stats: Stat[] = []
  report.forEach((stat: Stat) => {
    stats.push(stat)
  })
  const chosen = stats.find(({ selectedCandidatePairId }) => selectedCandidatePairId !== undefined)
  const pairs = stats.filter(({ type }) => type === 'candidate-pair')
  return (
    pairs.find(({ id, selected }) => selected === true || id === chosen?.selectedCandidatePairId) ??
    pairs.find(({ nominated, state }) => nominated === true && state === 'succeeded')
  )
}

const readPair = (report: RTCStatsReport, pair: Stat, counters: Counters): void => {
  if (typeof pair.bytesReceived === 'number') counters.heard = pair.bytesReceived
  counters.rtt = numberOf(pair, 'currentRoundTripTime') * 1000
  counters.room = numberOf(pair, 'availableOutgoingBitrate') || null
  const local: unknown = report.get(String(pair.localCandidateId))
  const isRelay = typeof local === 'object' && local !== null && 'candidateType' in local
  counters.relayed = isRelay && local.candidateType === 'relay'
}

const readers: Readonly<Record<string, (stat: Stat, counters: Counters) => void>> = {
  'inbound-rtp': (stat, counters) => {
    counters.bytesIn += numberOf(stat, 'bytesReceived')
    counters.received += numberOf(stat, 'packetsReceived')
    counters.lost += numberOf(stat, 'packetsLost')
    if (stat.kind === 'video') counters.frames = numberOf(stat, 'framesPerSecond')
  },
  'outbound-rtp': (stat, counters) => {
    counters.bytesOut += numberOf(stat, 'bytesSent')
    counters.sent += numberOf(stat, 'packetsSent')
  },
  'remote-inbound-rtp': (stat, counters) => {
    counters.lostThere += numberOf(stat, 'packetsLost')
  },
}

const count = (report: RTCStatsReport): Counters => {
  const counters: Counters = {
    at: performance.now(),
    bytesIn: 0,
    bytesOut: 0,
    received: 0,
    lost: 0,
    sent: 0,
    lostThere: 0,
    frames: null,
    heard: null,
    rtt: null,
    room: null,
    relayed: false,
  }
  let isCramped = false
  report.forEach((stat: Stat) => {
    readers[String(stat.type)]?.(stat, counters)
    if (stat.qualityLimitationReason === 'bandwidth') isCramped = true
  })
  const pair = usedPair(report)
  if (pair) readPair(report, pair, counters)
  if (!isCramped) counters.room = null
  return counters
}

const perSecond = (bytes: number, milliseconds: number): number =>
  milliseconds <= 0 ? 0 : Math.max(0, Math.round((bytes * 8) / milliseconds))

/** Sent packets are always reported on: if nothing comes back, nothing gets through. */
const isDead = (now: Counters, before: Counters): boolean =>
  now.heard !== null && now.heard === before.heard && now.sent > before.sent

/** 0–1. */
const lossOf = (lost: number, arrived: number): number =>
  Math.min(1, Math.max(0, lost) / Math.max(1, Math.max(0, lost) + arrived))

const compare = (now: Counters, before: Counters): LinkQuality => {
  const lossIn = lossOf(now.lost - before.lost, now.received - before.received)
  const lostThere = now.lostThere - before.lostThere
  const lossOut = lossOf(lostThere, now.sent - before.sent - lostThere)
  const loss = Math.max(lossIn, lossOut)
  const took = now.at - before.at
  const sample = {
    level: isDead(now, before) ? ('poor' as const) : levelOf(now.rtt, loss),
    rtt_ms: now.rtt === null ? null : Math.round(now.rtt),
    loss: Math.round(loss * 1000) / 1000,
    kbps_in: perSecond(now.bytesIn - before.bytesIn, took),
    kbps_out: perSecond(now.bytesOut - before.bytesOut, took),
    frames_per_second: now.frames,
    relayed: now.relayed,
  }
  const isCramped = now.room !== null && now.room < ROOM_FOR_IMAGE
  return { sample, outgoing: isCramped ? 'poor' : levelOf(now.rtt, lossOut) }
}

const nothing = { heard: null, bytesIn: 0, bytesOut: 0, received: 0, lost: 0, sent: 0, lostThere: 0 }

/** Compares a connection's counters with those of the previous call. */
export const createSampler = () => {
  let last: Counters | undefined
  return async (connection: Pick<RTCPeerConnection, 'getStats'>): Promise<LinkQuality> => {
    const now = count(await connection.getStats())
    const before = last ?? { ...now, ...nothing, at: now.at - 1000 }
    last = now
    return compare(now, before)
  }
}
