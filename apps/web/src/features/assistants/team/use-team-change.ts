import type { Team } from '@emma/contracts/assistants/team'
import { type MutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast/toast.ts'
import { teamQuery } from './team.queries.ts'

/** Every change answers with the whole new team. */
export const useTeamChange = <T>(options: MutationOptions<Team, Error, T>, done: string) => {
  const client = useQueryClient()
  return useMutation({
    ...options,
    onSuccess: (team) => {
      client.setQueryData(teamQuery.queryKey, team)
      toast.success(done)
    },
    onError: toast.problem,
  })
}
