import { HOUR } from '../interval.ts'

/**
 * Limits on codes requested from one place per hour: up to `free` without work, with work up to `most`, then refused.
 */
export interface Asking {
  readonly free: number
  readonly most: number
}

/** Limits per address and per network (`networkOf`), across all accounts and purposes. */
export const codeAsking = {
  windowMs: HOUR,
  address: { free: 5, most: 30 },
  network: { free: 20, most: 120 },
} as const

/** Bits of work: the first request that needs any, and the maximum (some seconds on a phone). */
const BITS = { first: 12, most: 18 } as const

/**
 * The work required for another code from a place: a number of bits, 0 for none, or `refuse`. It grows with each code.
 * @param asked codes requested from there within the window
 */
export const workFor = (asked: number, { free, most }: Asking): number | 'refuse' => {
  if (asked >= most) return 'refuse'
  return asked < free ? 0 : Math.min(BITS.first + asked - free, BITS.most)
}

/** Lifetime of a challenge, in milliseconds. */
export const WORK_LIVES_MS = 600_000

/** The text to hash: its SHA-256 must begin with the required number of zero bits. */
export const workText = (challenge: string, count: number): string => `${challenge}:${count}`

/** Whether a hash begins with the given number of zero bits. */
export const hasWork = (hash: Uint8Array, bits: number): boolean => {
  const whole = bits >> 3
  for (let at = 0; at < whole; at += 1) if (hash[at] !== 0) return false
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0
}
