import { quoteCancellation } from '@emma/contracts/booking/cancellation'
import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import { cancelSale, getSale, listSales, refundSale, resendMessage } from '@emma/contracts/support'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const supportKey = ['support'] as const

export const salesQuery = (query: QueryIn<typeof listSales>) =>
  queryOptions({
    queryKey: [...supportKey, 'list', query],
    queryFn: ({ signal }) => call(listSales, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const saleQuery = (id: string) =>
  queryOptions({
    queryKey: [...supportKey, 'one', id],
    queryFn: ({ signal }) => call(getSale, { params: { id }, signal }),
  })

/** The refund of canceling an appointment now; requested each time. */
export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...supportKey, 'quote', id],
    queryFn: ({ signal }) => call(quoteCancellation, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

interface Act<E extends typeof cancelSale | typeof refundSale | typeof resendMessage> {
  readonly id: string
  readonly body: BodyIn<E>
  readonly idempotencyKey: string
}

export const cancelMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Act<typeof cancelSale>) =>
    call(cancelSale, { params: { id }, body, idempotencyKey }),
})

export const refundMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Act<typeof refundSale>) =>
    call(refundSale, { params: { id }, body, idempotencyKey }),
})

export const resendMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Act<typeof resendMessage>) =>
    call(resendMessage, { params: { id }, body, idempotencyKey }),
})
