import { MINUTE } from '@emma/domain/interval'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { appointmentsKey } from '../booking.queries.ts'

/** The specialist's unanswered proposals. Their contract loads after the calendar that shows them. */
export const sentProposalsQuery = queryOptions({
  queryKey: [...appointmentsKey, 'proposals', 'sent'],
  queryFn: async ({ signal }) => {
    const { listSpecialistProposals } = await import('@emma/contracts/booking/proposals')
    return (await call(listSpecialistProposals, { signal })).data
  },
  refetchInterval: MINUTE / 2,
})
