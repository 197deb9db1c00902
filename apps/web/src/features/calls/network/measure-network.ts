import { echoTest, type TestCall, testCall } from '@emma/contracts/calls'
import { NetworkError } from '@emma/contracts/kit'
import type { NetworkFindings } from '@emma/domain/calls'
import { call } from '../../../lib/api/api.ts'
import { probeRelay } from './relay-probe.ts'

/** Random letters cannot be compressed in transit. */
const fillerOf = (letters: number): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.min(letters, 65_536)))
  const piece = btoa(String.fromCharCode(...bytes.subarray(0, 49_152)))
  return piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters)
}

const LITTLE = 64
const PINGS = 5
/** A slow network gets only the first size; a fast one needs the second for a result. */
const SIZES = [24_000, 240_000]
const SLOW_MS = 1200

/** Milliseconds of an echo. */
const timed = async (filler: string): Promise<number> => {
  const began = performance.now()
  await call(echoTest, { body: { filler } })
  return performance.now() - began
}

/** The fastest of several: the latency alone. */
const ping = async (): Promise<number> => {
  const filler = fillerOf(LITTLE)
  const took: number[] = []
  for (let sent = 0; sent < PINGS; sent += 1) took.push(await timed(filler))
  return Math.min(...took)
}

/**
 * Kilobits per second, from how much longer a large echo takes than a small one: both directions, one after the other.
 */
const speed = async (rtt: number): Promise<number> => {
  let kbps = 0
  for (const size of SIZES) {
    const took = await timed(fillerOf(size))
    kbps = Math.round((size * 2 * 8) / Math.max(1, took - rtt))
    if (took > SLOW_MS) break
  }
  return kbps
}

export interface Measured {
  readonly found: NetworkFindings
  /** Grants for a call with oneself; null if our server cannot be reached. */
  readonly test: TestCall | null
}

const unreached: NetworkFindings = { online: false, relay: 'none', rttMs: null, loss: null, kbps: null }

/**
 * Measures the network between this page, our server and the relay; takes some seconds.
 * @throws ApiError when the server refuses
 */
export const measureNetwork = async (): Promise<Measured> => {
  try {
    const test = await call(testCall, {})
    const rtt = await ping()
    const [relayed, kbps] = [await probeRelay(test.sides[0].ice_servers), await speed(rtt)]
    const rttMs = relayed.rttMs ?? Math.round(rtt)
    return { found: { online: true, ...relayed, rttMs, kbps }, test }
  } catch (error) {
    if (error instanceof NetworkError) return { found: unreached, test: null }
    throw error
  }
}
