import { cancelBookingLink, listBookingLinks, resendBookingLink } from '@emma/contracts/booking/on-behalf'
import { MINUTE } from '@emma/domain/interval'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { appointmentsKey } from '../booking.queries.ts'

const linksKey = [...appointmentsKey, 'links'] as const

/** A specialist's booking links, with those that ended lately. */
export const linksQuery = queryOptions({
  queryKey: linksKey,
  queryFn: async ({ signal }) => (await call(listBookingLinks, { signal })).data,
  refetchInterval: MINUTE / 2,
})

export const resendMutation = mutationOptions({
  mutationFn: (id: string) => call(resendBookingLink, { params: { id } }),
})
export const cancelLinkMutation = mutationOptions({
  mutationFn: (id: string) => call(cancelBookingLink, { params: { id } }),
})
