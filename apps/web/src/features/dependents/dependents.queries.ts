import { createDependent, deleteDependent, listDependents, updateDependent } from '@emma/contracts/dependents'
import type { BodyIn } from '@emma/contracts/kit'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { useAttempt } from '../../lib/api/attempt.ts'

/** All dependents, present and past. */
export const dependentsQuery = queryOptions({
  queryKey: ['dependents', 'all'],
  queryFn: async ({ signal }) => (await call(listDependents, { query: { removed: 'true' }, signal })).data,
})

const useChange = <V, R>(
  change: (values: V) => Promise<R>,
  options?: ReturnType<typeof useAttempt>['options'],
) => {
  const client = useQueryClient()
  return useMutation({
    ...options,
    mutationFn: change,
    // After a lost answer too: it may be done.
    onSettled: () => client.invalidateQueries({ queryKey: ['dependents'] }),
  })
}

type Form = BodyIn<typeof createDependent>

/** Adds without an id, once also after a lost answer; changes with one. */
export const useSaveDependent = (id: string | undefined) => {
  const { keyOf, options } = useAttempt()
  const saving = useChange(
    ({ key: idempotencyKey, ...body }: Form & { readonly key: string }) =>
      id === undefined
        ? call(createDependent, { body, idempotencyKey })
        : call(updateDependent, { params: { id }, body }),
    options,
  )
  const save = (body: Form, then: Parameters<typeof saving.mutate>[1]) =>
    saving.mutate({ ...body, key: keyOf(body) }, then)
  return { save, isSaving: saving.isPending }
}

export const useRemoveDependent = () => useChange((id: string) => call(deleteDependent, { params: { id } }))
