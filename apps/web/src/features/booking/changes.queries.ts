import * as cancellation from '@emma/contracts/cancellation'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { appointmentsKey } from './booking.queries.ts'

/** What canceling would give back now; asked for anew each time, as it changes with the hour. */
export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'quote', id],
    queryFn: ({ signal }) => call(cancellation.quoteCancellation, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** The rule of cancellation that a booking made now would have; an admin may have just changed it. */
export const policyQuery = queryOptions({
  queryKey: ['booking', 'policy'],
  staleTime: 0,
  queryFn: ({ signal }) => call(cancellation.getCancellationPolicy, { signal }),
})

export interface Cancel {
  readonly id: string
  readonly choice: 'card' | 'wallet'
  readonly customerId: string
  readonly idempotencyKey: string
}

export const cancelMutation = mutationOptions({
  mutationFn: ({ id, choice, customerId, idempotencyKey }: Cancel) =>
    choice === 'card'
      ? call(cancellation.cancelPerCustomer, { params: { id }, idempotencyKey })
      : call(cancellation.cancelByWallet, { params: { a: id, b: customerId }, idempotencyKey }),
})

interface CancelVisit {
  readonly id: string
  readonly reason: string
  readonly idempotencyKey: string
}

export const cancelVisitMutation = mutationOptions({
  mutationFn: ({ id, reason, idempotencyKey }: CancelVisit) =>
    call(cancellation.cancelPerSpecialist, { params: { id }, body: { reason }, idempotencyKey }),
})

interface Move {
  readonly id: string
  readonly slotId: string
  readonly idempotencyKey: string
}

export const moveMutation = mutationOptions({
  mutationFn: ({ id, slotId, idempotencyKey }: Move) =>
    call(cancellation.rescheduleSchedule, {
      params: { id },
      body: { schedule_id: slotId },
      idempotencyKey,
    }),
})
