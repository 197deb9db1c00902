import { listAllTeamActs } from '@emma/contracts/assistants/team'
import { exportActs, listActs } from '@emma/contracts/audit'
import type { QueryIn } from '@emma/contracts/kit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const auditKey = ['audit'] as const

export const actsQuery = (query: QueryIn<typeof listActs>) =>
  queryOptions({
    queryKey: [...auditKey, query],
    queryFn: ({ signal }) => call(listActs, { query, signal }),
    placeholderData: keepPreviousData,
    // Another act may have just been recorded.
    staleTime: 0,
  })

export const assistantActsQuery = (query: QueryIn<typeof listAllTeamActs>) =>
  queryOptions({
    queryKey: [...auditKey, 'assistants', query],
    queryFn: ({ signal }) => call(listAllTeamActs, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const loadActs = (query: QueryIn<typeof exportActs>) => call(exportActs, { query })
