import * as invitation from '@emma/contracts/booking/invitation'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, publicCall } from '../../../lib/api/api.ts'
import { isProblem } from '../../../lib/api/problem.ts'

export const invitationsKey = ['booking', 'invitations'] as const
const halfMinute = 30_000

/** The slot of a link; null for an unknown secret. */
export const shownLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['booking', 'link', token],
    queryFn: async ({ signal }) => {
      try {
        return await publicCall(invitation.showBookingLink, { body: { token }, signal })
      } catch (error) {
        if (isProblem(error, 'not_found') || isProblem(error, 'validation_failed')) return null
        throw error
      }
    },
    refetchInterval: halfMinute,
  })

/** Slots that specialists reserve for the patient. */
export const invitationsQuery = queryOptions({
  queryKey: invitationsKey,
  queryFn: async ({ signal }) => (await call(invitation.listOwnInvitations, { signal })).data,
  refetchInterval: halfMinute,
})

export const claimMutation = mutationOptions({
  mutationFn: (token: string) => call(invitation.claimBookingLink, { body: { token } }),
})
export const declineInvitationMutation = mutationOptions({
  mutationFn: (id: string) => call(invitation.declineInvitation, { params: { id } }),
})
