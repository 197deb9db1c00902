import type { Slot } from '@emma/contracts/availability/slots'
import type { ExpectedRefund } from '@emma/contracts/booking/cancellation'
import * as cancellation from '@emma/contracts/booking/cancellation'
import type { ResponseOf } from '@emma/contracts/kit'
import { DAY, MINUTE } from '@emma/domain/interval'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { serverNow } from '../../../lib/time/now.ts'
import { expectedOf } from '../book/use-seen-offer.ts'
import { appointmentsKey } from '../booking.queries.ts'

const QUOTE_AFTER_MS = 500

/** Just after the deadline that a quote names, it is asked for again: an open dialog must not promise what is over. */
const nextQuote = (until: string | null | undefined): number | false => {
  const left = Date.parse(until ?? '') - serverNow()
  return left > 0 && left < DAY ? left + QUOTE_AFTER_MS : false
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

export const cancelMutation = mutationOptions({
  mutationFn: ({ id, choice, customerId, expected, idempotencyKey }: Cancel) => {
    const rest = { body: { expected }, idempotencyKey }
    return choice === 'card'
      ? call(cancellation.cancelPerCustomer, { params: { id }, ...rest })
      : call(cancellation.cancelByWallet, { params: { a: id, b: customerId }, ...rest })
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
    return call(cancellation.rescheduleSchedule, { params: { id }, body, idempotencyKey })
  },
})
