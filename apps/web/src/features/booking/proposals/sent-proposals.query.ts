import { listSpecialistProposals } from '@emma/contracts/booking/proposals'
import { MINUTE } from '@emma/domain/interval'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { appointmentsKey } from '../booking.queries.ts'

/** The specialist's unanswered proposals, without what sends one: the calendar shows them at once. */
export const sentProposalsQuery = queryOptions({
  queryKey: [...appointmentsKey, 'proposals', 'sent'],
  queryFn: async ({ signal }) => (await call(listSpecialistProposals, { signal })).data,
  refetchInterval: MINUTE / 2,
})
