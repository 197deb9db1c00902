import * as z from 'zod/mini'
import { centavos, date, endpoint, hour, idParams, instant, queryFlag, uuid } from '../kit/index.ts'

/** Opaque: encodes a specialist, a start and a fingerprint of what the slot offered when it was listed. */
export const slotId = z.string().check(z.minLength(1), z.maxLength(100))

/** Place of an appointment in person. */
export const slotPlace = z.object({ id: uuid, name: z.string(), address: z.string() })
export type SlotPlace = z.output<typeof slotPlace>

/** A concrete interval of one specialist; date and hours are in `timezone`, the specialist's. */
export const slot = z.object({
  id: z.string(),
  specialist_id: uuid,
  date,
  init_hour: hour,
  final_hour: hour,
  starts_at: instant,
  ends_at: instant,
  timezone: z.string(),
  status: z.enum(['open', 'held', 'booked', 'blocked']),
  place_id: z.nullable(uuid),
  online: z.boolean(),
  place: z.nullable(slotPlace),
  duration_minutes: z.int(),
  /** The price of the requested specialty, else the lowest; `null` if nothing can be booked. */
  price: z.nullable(centavos),
})
export type Slot = z.output<typeof slot>

/** The terms of a slot that a person saw and accepts; if the offer has changed, 409 `offer_changed`. */
export const expectedOffer = z.strictObject({
  price: z.optional(centavos),
  starts_at: instant,
  ends_at: instant,
  online: z.boolean(),
  place_id: z.nullable(uuid),
})
export type ExpectedOffer = z.output<typeof expectedOffer>

/** The specialist whose times a screen shows. */
const watched = z.strictObject({ specialist_id: uuid })
export const slotClientEvents = {
  /**
   * From now on the socket receives this specialist's `slots:changed`, so that a taken time disappears. `quietMs`:
   * milliseconds, at least, without a change. Data loaded before that must be reloaded.
   */
  'slots:watch': { payload: watched, answer: z.object({ quietMs: z.number() }) },
  'slots:unwatch': { payload: watched, answer: z.object({}) },
} as const

/** `slots:changed`: the free slots of this specialist have changed and must be reloaded. */
export const slotsChanged = z.object({ specialist_id: uuid })

/** A day in the specialist's zone, or a moment. */
const dayOrInstant = z.union([date, instant])

export const viewSlot = endpoint({
  method: 'GET',
  path: 'schedules/slot',
  summary: 'One slot as it stands now, priced for a specialty: the summary of who has no account yet',
  resource: 'auth',
  action: 'read',
  query: z.strictObject({ slot_id: slotId, specialty_id: uuid }),
  response: slot,
  status: 200,
  errors: [],
})

export const listOpenSlots = endpoint({
  method: 'GET',
  path: 'customer/specialists/:id/schedules',
  summary: 'Open slots between two days (both included, 31 at most); without them, of the coming seven',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  params: idParams,
  query: z.strictObject({
    from: z.optional(dayOrInstant),
    to: z.optional(dayOrInstant),
    specialty_id: z.optional(uuid),
    online: z.optional(queryFlag),
    /** An own appointment to find a return visit for: its days and its price. */
    return_of: z.optional(uuid),
  }),
  response: z.object({ data: z.array(slot) }),
  status: 200,
  errors: ['return_not_open'],
})
