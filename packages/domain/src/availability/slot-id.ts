import type { Instant } from '../interval.ts'
import { ok, type Result, refuse } from '../result.ts'
import { fromBase64url, toBase64url } from './base64url.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const UUID_BYTES = 16
const START_BYTES = 6
const LENGTH = 30

/** What a slot's id stands for: a specialist and a start. */
export interface SlotKey {
  /** UUID, lower case. */
  readonly specialistId: string
  readonly start: Instant
}

const byte = (value: number, at: number): number => Math.floor(value / 256 ** at) % 256
const hexOf = (bytes: readonly number[]): string =>
  bytes.map((each) => each.toString(16).padStart(2, '0')).join('')

/**
 * A slot's id on the wire: 16 bytes of the specialist's UUID and 6 of the start's milliseconds, as 30 letters of
 * base64url. Slots are computed, never stored, so the id is all there is of an open one.
 * @throws RangeError for what is not a lower-case UUID or not a moment from 1970 on: a programming error.
 */
export const slotIdOf = ({ specialistId, start }: SlotKey): string => {
  if (!UUID.test(specialistId)) throw new RangeError(`Not a UUID: ${specialistId}`)
  if (!Number.isSafeInteger(start) || start < 0 || start >= 256 ** START_BYTES) {
    throw new RangeError(`Not an instant: ${start}`)
  }
  const hex = specialistId.replaceAll('-', '')
  const bytes = Array.from({ length: UUID_BYTES }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  )
  for (let at = START_BYTES - 1; at >= 0; at -= 1) bytes.push(byte(start, at))
  return toBase64url(bytes)
}

/** What a slot's id stands for; `not_found` for a text that no slot could have. */
export const readSlotId = (id: string): Result<SlotKey, 'not_found'> => {
  const bytes = id.length === LENGTH ? fromBase64url(id) : null
  if (bytes === null) return refuse('not_found')
  const hex = hexOf(bytes.slice(0, UUID_BYTES))
  const specialistId = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
  const start = bytes.slice(UUID_BYTES).reduce((sum, each) => sum * 256 + each, 0)
  const key = { specialistId, start }
  return slotIdOf(key) === id ? ok(key) : refuse('not_found')
}

/** The start of a slot of this specialist; `not_found` for another's. */
export const readSlotIdOf = (specialistId: string, id: string): Result<Instant, 'not_found'> => {
  const key = readSlotId(id)
  if (!key.ok) return key
  return key.value.specialistId === specialistId ? ok(key.value.start) : refuse('not_found')
}
