import type { BodyIn } from '@emma/contracts/kit'
import * as waitlist from '@emma/contracts/waitlist'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const waitlistKey = ['waitlist'] as const
const halfMinute = 30_000

/** The user's places in line, with the held times. */
export const waitlistQuery = queryOptions({
  queryKey: waitlistKey,
  queryFn: async ({ signal }) => (await call(waitlist.listWaitlist, { signal })).data,
  refetchInterval: halfMinute,
})

export const joinMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof waitlist.joinWaitlist>) => call(waitlist.joinWaitlist, { body }),
})
export const leaveMutation = mutationOptions({
  mutationFn: (id: string) => call(waitlist.leaveWaitlist, { params: { id } }),
})
export const acceptMutation = mutationOptions({
  mutationFn: ({ id, place_id }: { readonly id: string; readonly place_id: string | null }) =>
    call(waitlist.acceptOffer, { params: { id }, body: { place_id } }),
})
export const declineMutation = mutationOptions({
  mutationFn: (id: string) => call(waitlist.declineOffer, { params: { id } }),
})
