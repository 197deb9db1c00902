import type { Slot } from '@emma/contracts/availability/slots'
import * as proposals from '@emma/contracts/booking/proposals'
import { MINUTE } from '@emma/domain/interval'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { expectedOf } from '../book/use-seen-offer.ts'
import { appointmentsKey } from '../booking.queries.ts'

const proposalsKey = [...appointmentsKey, 'proposals'] as const

/** Proposals for the patient. */
export const ownProposalsQuery = queryOptions({
  queryKey: [...proposalsKey, 'own'],
  queryFn: async ({ signal }) => (await call(proposals.listOwnProposals, { signal })).data,
  refetchInterval: MINUTE / 2,
})

interface Accept {
  readonly id: string
  readonly idempotencyKey: string
}
export const acceptMutation = mutationOptions({
  mutationFn: ({ id, idempotencyKey }: Accept) =>
    call(proposals.acceptProposal, { params: { id }, idempotencyKey }),
})
export const declineMutation = mutationOptions({
  mutationFn: (id: string) => call(proposals.declineProposal, { params: { id } }),
})

interface Propose {
  /** The appointment. */
  readonly id: string
  readonly slot: Slot
}
/** The price of the new time does not matter: the appointment keeps its own. */
export const proposeMutation = mutationOptions({
  mutationFn: ({ id, slot }: Propose) => {
    const body = { schedule_id: slot.id, expected: expectedOf({ ...slot, price: null }) }
    return call(proposals.proposeTime, { params: { id }, body })
  },
})
export const withdrawMutation = mutationOptions({
  mutationFn: (id: string) => call(proposals.withdrawProposal, { params: { id } }),
})
