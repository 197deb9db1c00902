import { listErrorBranches, listErrors, moveError, readError } from '@emma/contracts/error-log'
import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const errorsKey = ['error-log'] as const

export const errorListQuery = (query: QueryIn<typeof listErrors>) =>
  queryOptions({
    queryKey: [...errorsKey, 'list', query],
    queryFn: ({ signal }) => call(listErrors, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const branchesQuery = queryOptions({
  queryKey: [...errorsKey, 'branches'],
  queryFn: async ({ signal }) => (await call(listErrorBranches, { signal })).data,
})

export const errorQuery = (id: string) =>
  queryOptions({
    queryKey: [...errorsKey, 'one', id],
    queryFn: ({ signal }) => call(readError, { params: { id }, signal }),
  })

const move = ({ id, ...body }: BodyIn<typeof moveError> & { id: string }) =>
  call(moveError, { params: { id }, body })

export const moveMutation = mutationOptions({ mutationFn: move })

/** One after the other: those before a refusal are done. */
export const moveManyMutation = mutationOptions({
  mutationFn: async ({ ids, ...body }: BodyIn<typeof moveError> & { ids: readonly string[] }) => {
    for (const id of ids) await move({ id, ...body })
  },
})
