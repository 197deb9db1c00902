import * as invites from '@emma/contracts/invites'
import type { BodyIn } from '@emma/contracts/kit'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { companiesKey } from '../companies.queries.ts'

export const receivedQuery = queryOptions({
  queryKey: [...companiesKey, 'received'],
  queryFn: async ({ signal }) => (await call(invites.listReceivedInvites, { signal })).invites,
})

export const sentQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...companiesKey, 'sent', id, page],
    queryFn: ({ signal }) => call(invites.listSentInvites, { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

export const invitableQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: [...companiesKey, 'invitable', id, search],
    queryFn: ({ signal }) =>
      call(invites.listInvitable, { params: { id }, query: search ? { search } : {}, signal }),
    placeholderData: keepPreviousData,
  })

export const sendMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof invites.sendInvite>) => call(invites.sendInvite, { body }),
})
export const acceptMutation = mutationOptions({
  mutationFn: (id: string) => call(invites.acceptInvite, { body: { invite_id: id } }),
})
export const rejectMutation = mutationOptions({
  mutationFn: (id: string) => call(invites.rejectInvite, { body: { invite_id: id } }),
})
export const revokeMutation = mutationOptions({
  mutationFn: (id: string) => call(invites.revokeInvite, { body: { invite_id: id } }),
})
