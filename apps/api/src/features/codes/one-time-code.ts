import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'

/**
 * The six digits of a code: a keyed hash of its row's id. They are not stored, and a message sent again after a lost
 * answer has the same digits.
 */
export const digitsOf = ({ HMAC_KEY }: Pick<Config, 'HMAC_KEY'>, codeId: string): string => {
  const hash = createHmac('sha256', Buffer.from(HMAC_KEY, 'base64')).update(`code|${codeId}`).digest()
  return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** Compared in constant time; both are six characters. */
export const sameDigits = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
