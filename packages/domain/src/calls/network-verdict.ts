import type { NetworkLevel } from './sending.ts'

/** Results of a network test; null if it could not be measured. */
export interface NetworkFindings {
  /** Whether our own server answers. */
  readonly online: boolean
  /** `none`: the platform has no relay to reach. */
  readonly relay: 'reached' | 'unreached' | 'none'
  /** There and back, milliseconds. */
  readonly rttMs: number | null
  /** 0–1. */
  readonly loss: number | null
  /** Kilobits per second, both ways at once. */
  readonly kbps: number | null
}

/** What is wrong with a network, worst first. */
export type NetworkFault = 'offline' | 'slow' | 'lossy' | 'late' | 'relay'

export interface NetworkVerdict {
  readonly level: NetworkLevel | 'offline'
  readonly faults: readonly NetworkFault[]
}

/** Loss is 0–1, the round trip in milliseconds. */
export const levelOf = (rttMs: number | null, loss: number): NetworkLevel => {
  if (loss > 0.08 || (rttMs ?? 0) > 600) return 'poor'
  return loss > 0.02 || (rttMs ?? 0) > 250 ? 'fair' : 'good'
}

/** Sound alone needs 50 kbit/s each way, a small image 300, a good one a thousand. */
const speedOf = (kbps: number | null): NetworkLevel => {
  if (kbps === null) return 'good'
  if (kbps < 300) return 'poor'
  return kbps < 1000 ? 'fair' : 'good'
}

const order: readonly NetworkLevel[] = ['good', 'fair', 'poor']
const worst = (levels: readonly NetworkLevel[]): NetworkLevel =>
  levels.reduce((so, level) => (order.indexOf(level) > order.indexOf(so) ? level : so), 'good')

/** How well a call will work over a network, and why. Without the relay, calls that connect directly still work. */
export const networkVerdict = ({ online, relay, rttMs, loss, kbps }: NetworkFindings): NetworkVerdict => {
  if (!online) return { level: 'offline', faults: ['offline'] }
  const faults: NetworkFault[] = []
  if (speedOf(kbps) !== 'good') faults.push('slow')
  if (levelOf(null, loss ?? 0) !== 'good') faults.push('lossy')
  if (levelOf(rttMs, 0) !== 'good') faults.push('late')
  if (relay === 'unreached') faults.push('relay')
  const level = worst([speedOf(kbps), levelOf(rttMs, loss ?? 0), relay === 'unreached' ? 'fair' : 'good'])
  return { level, faults }
}
