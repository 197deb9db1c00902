import type { Slot } from '@emma/contracts/availability/slots'
import { type Appointment, getSchedule } from '@emma/contracts/booking'
import type { ExpectedRefund } from '@emma/contracts/booking/cancellation'
import * as cancellation from '@emma/contracts/booking/cancellation'
import type { ResponseOf } from '@emma/contracts/kit'
import { DAY, MINUTE } from '@emma/domain/interval'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { isUnanswered } from '../../../lib/api/attempt.ts'
import { serverNow } from '../../../lib/time/now.ts'
import { expectedOf } from '../book/use-seen-offer.ts'
import { appointmentsKey } from '../booking.queries.ts'

const QUOTE_AFTER_MS = 500

/**
 * Just after the deadline that a quote names, it is asked for again: an open dialog must not promise what is over. The
 * deadline may have passed while the answer was on its way.
 */
const nextQuote = (until: string | null | undefined): number | false => {
  const left = Date.parse(until ?? '') - serverNow()
  return left < DAY ? Math.max(left, 0) + QUOTE_AFTER_MS : false
}

/** The refund of canceling now; requested each time, as it changes with the hour. */
export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'quote', id],
    queryFn: ({ signal }) => call(cancellation.quoteCancellation, { params: { id }, signal }),
    refetchInterval: ({ state }) => nextQuote(state.data?.refund_until),
    staleTime: 0,
    gcTime: 0,
  })

/** The cancellation rule of a booking made now; an admin may have just changed it. */
export const policyQuery = (specialistId: string, startsAt: string) =>
  queryOptions({
    queryKey: ['booking', 'policy', specialistId, startsAt],
    staleTime: 0,
    refetchInterval: MINUTE,
    queryFn: ({ signal }) =>
      call(cancellation.getCancellationPolicy, {
        query: { specialist_id: specialistId, starts_at: startsAt },
        signal,
      }),
  })

export type Policy = ResponseOf<typeof cancellation.getCancellationPolicy>

export interface Cancel {
  readonly id: string
  readonly choice: 'card' | 'wallet'
  readonly customerId: string
  /** As shown with the choice. */
  readonly expected: ExpectedRefund
  readonly idempotencyKey: string
}

/** If the answer was lost, the appointment itself shows whether it was changed. */
const orAsFound = async (
  id: string,
  change: Promise<Appointment>,
  isChanged: (found: Appointment) => boolean,
): Promise<Appointment> =>
  change.catch(async (error: unknown) => {
    if (!isUnanswered(error)) throw error
    const found = await call(getSchedule, { params: { id } }).catch(() => undefined)
    if (found === undefined || !isChanged(found)) throw error
    return found
  })

export const cancelMutation = mutationOptions({
  mutationFn: ({ id, choice, customerId, expected, idempotencyKey }: Cancel) => {
    const rest = { body: { expected }, idempotencyKey }
    const canceled =
      choice === 'card'
        ? call(cancellation.cancelPerCustomer, { params: { id }, ...rest })
        : call(cancellation.cancelByWallet, { params: { a: id, b: customerId }, ...rest })
    return orAsFound(id, canceled, ({ status }) => status === 'canceled_by_customer')
  },
})

interface CancelAppointment {
  readonly id: string
  readonly reason: string
  readonly idempotencyKey: string
}

export const cancelAppointmentMutation = mutationOptions({
  mutationFn: ({ id, reason, idempotencyKey }: CancelAppointment) =>
    call(cancellation.cancelPerSpecialist, { params: { id }, body: { reason }, idempotencyKey }),
})

/** Cancels one after the other; a refusal does not stop the rest. Returns the errors by appointment. */
export const cancelInTurn = async (asked: readonly CancelAppointment[]): Promise<Map<string, unknown>> => {
  const refused = new Map<string, unknown>()
  for (const { id, reason, idempotencyKey } of asked) {
    await call(cancellation.cancelPerSpecialist, { params: { id }, body: { reason }, idempotencyKey }).catch(
      (error: unknown) => refused.set(id, error),
    )
  }
  return refused
}

/** Whether the appointment has this slot's time and place. */
export const isAt = (appointment: Appointment, slot: Slot): boolean =>
  Date.parse(appointment.starts_at) === Date.parse(slot.starts_at) && appointment.place_id === slot.place_id

interface Move {
  readonly id: string
  readonly slot: Slot
  readonly idempotencyKey: string
}

/** The price of the new time does not matter: the appointment keeps its own. */
export const moveMutation = mutationOptions({
  mutationFn: ({ id, slot, idempotencyKey }: Move) => {
    const expected = expectedOf({ ...slot, price: null })
    const body = { schedule_id: slot.id, expected }
    const moved = call(cancellation.rescheduleSchedule, { params: { id }, body, idempotencyKey })
    return orAsFound(id, moved, (found) => isAt(found, slot))
  },
})
