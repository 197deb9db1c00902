import type { Instant } from '../interval.ts'
import { ok, type Result, refuse } from '../result.ts'
import { fromBase64url, toBase64url } from './base64url.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const UUID_BYTES = 16
const START_BYTES = 6
const TERMS_BYTES = 3
const PRICE_BYTES = 3
const LENGTH = 30
const MARKED_LENGTH = 38

/** The fingerprint of what a list showed for a slot: its end and place, and its price. Never 0. */
export interface SlotMark {
  /** 24 bits. */
  readonly terms: number
  /** 24 bits. */
  readonly price: number
}

/** The content of a slot's id: a specialist, a start and, in lists for patients, the mark of what was shown. */
export interface SlotKey {
  /** UUID, lower case. */
  readonly specialistId: string
  readonly start: Instant
  readonly mark?: SlotMark
}

const hexOf = (bytes: readonly number[]): string =>
  bytes.map((each) => each.toString(16).padStart(2, '0')).join('')

/** Writes a whole number big-endian into `count` bytes. */
const put = (bytes: Uint8Array, from: number, value: number, count: number): void => {
  let rest = value
  for (let at = from + count - 1; at >= from; at -= 1) {
    bytes[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
}

const DASH = 45
const NINE = 57
/** Distance from the code of `a` to ten. */
const LETTERS = 87
const ZERO = 48

/** Works on letter codes for speed: a list has hundreds of slots. */
const putUuid = (bytes: Uint8Array, uuid: string): void => {
  let nth = 0
  for (let at = 0; at < uuid.length; at += 1) {
    const code = uuid.charCodeAt(at)
    if (code === DASH) continue
    const value = code - (code > NINE ? LETTERS : ZERO)
    bytes[nth >> 1] = nth % 2 === 0 ? value << 4 : (bytes[nth >> 1] ?? 0) | value
    nth += 1
  }
}

const numberOf = (bytes: readonly number[]): number => bytes.reduce((sum, each) => sum * 256 + each, 0)

/**
 * A slot's id on the wire: 16 bytes of the specialist's UUID and 6 of the start's milliseconds, as 30 letters of
 * base64url; with 6 more of its mark, 38 letters. Slots are computed, never stored, so an open slot has no other
 * identity.
 * @throws RangeError for anything but a lower-case UUID and a moment from 1970 on: a programming error.
 */
export const slotIdOf = ({ specialistId, start, mark }: SlotKey): string => {
  if (!UUID.test(specialistId)) throw new RangeError(`Not a UUID: ${specialistId}`)
  if (!Number.isSafeInteger(start) || start < 0 || start >= 256 ** START_BYTES) {
    throw new RangeError(`Not an instant: ${start}`)
  }
  const bytes = new Uint8Array(UUID_BYTES + START_BYTES + (mark ? TERMS_BYTES + PRICE_BYTES : 0))
  putUuid(bytes, specialistId)
  put(bytes, UUID_BYTES, start, START_BYTES)
  if (mark) {
    put(bytes, UUID_BYTES + START_BYTES, mark.terms, TERMS_BYTES)
    put(bytes, UUID_BYTES + START_BYTES + TERMS_BYTES, mark.price, PRICE_BYTES)
  }
  return toBase64url(bytes)
}

/** Reads a slot's id. `not_found` for a text that is no slot's id. */
export const readSlotId = (id: string): Result<SlotKey, 'not_found'> => {
  const isMarked = id.length === MARKED_LENGTH
  const bytes = isMarked || id.length === LENGTH ? fromBase64url(id) : null
  if (bytes === null) return refuse('not_found')
  const hex = hexOf(bytes.slice(0, UUID_BYTES))
  const specialistId = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
  const [start, terms, price] = [
    numberOf(bytes.slice(UUID_BYTES, UUID_BYTES + START_BYTES)),
    numberOf(bytes.slice(UUID_BYTES + START_BYTES, -PRICE_BYTES)),
    numberOf(bytes.slice(-PRICE_BYTES)),
  ]
  const key = { specialistId, start, ...(isMarked ? { mark: { terms, price } } : {}) }
  return slotIdOf(key) === id ? ok(key) : refuse('not_found')
}

/** The start of a slot of this specialist; `not_found` for another's. */
export const readSlotIdOf = (specialistId: string, id: string): Result<Instant, 'not_found'> => {
  const key = readSlotId(id)
  if (!key.ok) return key
  return key.value.specialistId === specialistId ? ok(key.value.start) : refuse('not_found')
}
