import { HOUR } from '../interval.ts'

/** Codes an hour that are asked for from one place: so many freely, so many at all, and work in between. */
export interface Asking {
  readonly free: number
  readonly most: number
}

/** Of one address, and of one network (`networkOf`), whoever asks and whatever for. */
export const codeAsking = {
  windowMs: HOUR,
  address: { free: 5, most: 30 },
  network: { free: 20, most: 120 },
} as const

/** Bits of work: the first, and the most that is asked for (some seconds of a phone). */
const BITS = { first: 12, most: 18 } as const

/**
 * What another code from a place takes: `refuse`, or so many bits of work; 0 for none. It grows with each code.
 * @param asked codes that were asked for from there within the window
 */
export const workFor = (asked: number, { free, most }: Asking): number | 'refuse' => {
  if (asked >= most) return 'refuse'
  return asked < free ? 0 : Math.min(BITS.first + asked - free, BITS.most)
}

/** How long a challenge may be worked on, in milliseconds. */
export const WORK_LIVES_MS = 600_000

/** What is hashed: SHA-256 of it begins with as many zero bits as were asked for. */
export const workText = (challenge: string, count: number): string => `${challenge}:${count}`

/** Whether a hash begins with so many zero bits. */
export const hasWork = (hash: Uint8Array, bits: number): boolean => {
  const whole = bits >> 3
  for (let at = 0; at < whole; at += 1) if (hash[at] !== 0) return false
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0
}
