import * as team from '@emma/contracts/assistants/team'
import type { BodyIn } from '@emma/contracts/kit'
import { MINUTE } from '@emma/domain/interval'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

const teamKey = ['team'] as const

export const teamQuery = queryOptions({
  queryKey: [...teamKey, 'people'],
  queryFn: ({ signal }) => call(team.readTeam, { signal }),
  refetchInterval: MINUTE,
})

export const ACTS_A_PAGE = 10
export const actsQuery = (page: number) =>
  queryOptions({
    queryKey: [...teamKey, 'acts', page],
    queryFn: ({ signal }) => call(team.listTeamActs, { query: { page, pageSize: ACTS_A_PAGE }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE,
  })

export const inviteMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof team.inviteAssistant>) => call(team.inviteAssistant, { body }),
})
export const resendMutation = mutationOptions({
  mutationFn: (id: string) => call(team.resendTeamInvitation, { params: { id } }),
})
export const cancelMutation = mutationOptions({
  mutationFn: (id: string) => call(team.cancelTeamInvitation, { params: { id } }),
})
export const rightsMutation = mutationOptions({
  mutationFn: ({
    id,
    receipts,
    chat,
  }: {
    readonly id: string
    readonly receipts: boolean
    readonly chat: boolean
  }) => call(team.changeRights, { params: { id }, body: { receipts, chat } }),
})
export const takeMutation = mutationOptions({
  mutationFn: (assistantId: string) =>
    call(team.takeAssistant, { body: { assistant_id: assistantId, receipts: true, chat: false } }),
})
export const removeMutation = mutationOptions({
  mutationFn: (id: string) => call(team.removeAssistant, { params: { id } }),
})
