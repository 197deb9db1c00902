import type { QueryIn } from '@emma/contracts/kit'
import {
  deleteSpecialist,
  listAllSpecialists,
  listStatusChanges,
  reviewSpecialist,
} from '@emma/contracts/specialists/review'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { accountKey, loadProof } from '../account/account.queries.ts'

/** A decision invalidates the list, too. */
export const everyoneQuery = (query: QueryIn<typeof listAllSpecialists>) =>
  queryOptions({
    queryKey: [...accountKey, 'all', query],
    queryFn: ({ signal }) => call(listAllSpecialists, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...accountKey, 'history', id],
    queryFn: async ({ signal }) => (await call(listStatusChanges, { params: { id }, signal })).data,
  })

/** The proof as a picture that the screen shows. */
export const proofQuery = (id: string) =>
  queryOptions({
    queryKey: [...accountKey, 'proof', id],
    queryFn: () => loadProof(id),
    staleTime: Number.POSITIVE_INFINITY,
  })

export interface Decision {
  readonly id: string
  readonly status: 1 | 3 | 4
  readonly reason?: string
  /** Set after the admin saw the booked appointments. */
  readonly cancel_appointments?: boolean
}

export const decideMutation = mutationOptions({
  mutationFn: ({ id, ...body }: Decision) => call(reviewSpecialist, { params: { id }, body }),
})

export const closeMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    call(deleteSpecialist, { params: { id }, body: { reason } }),
})
