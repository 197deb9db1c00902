import { createDependent, deleteDependent, listDependents, updateDependent } from '@emma/contracts/dependents'
import type { BodyIn } from '@emma/contracts/kit'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

/** All dependents, present and past. */
export const dependentsQuery = queryOptions({
  queryKey: ['dependents', 'all'],
  queryFn: async ({ signal }) => (await call(listDependents, { query: { removed: 'true' }, signal })).data,
})

const useChange = <V, R>(change: (values: V) => Promise<R>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: ['dependents'] }),
  })
}

type Form = BodyIn<typeof createDependent>

/** Adds without an id, changes with one. */
export const useSaveDependent = (id: string | undefined) =>
  useChange((body: Form) =>
    id === undefined ? call(createDependent, { body }) : call(updateDependent, { params: { id }, body }),
  )

export const useRemoveDependent = () => useChange((id: string) => call(deleteDependent, { params: { id } }))
