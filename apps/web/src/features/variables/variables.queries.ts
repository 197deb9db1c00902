import type { BodyIn } from '@emma/contracts/kit'
import { getVariable, listVariables, updateVariable, type Variable } from '@emma/contracts/variables'
import { isVariableName, type VariableName, type Variables, variablesWith } from '@emma/domain/variables'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const variablesKey = ['variables'] as const

export const variablesQuery = queryOptions({
  queryKey: [...variablesKey, 'all'],
  queryFn: async ({ signal }) => (await call(listVariables, { signal })).data,
})

export const variableQuery = (id: string) =>
  queryOptions({
    queryKey: [...variablesKey, id],
    queryFn: ({ signal }) => call(getVariable, { params: { id }, signal }),
  })

export const saveVariableMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string } & BodyIn<typeof updateVariable>) =>
    call(updateVariable, { params: { id }, body }),
})

/** All values by name, as the domain's rules expect them. */
export const valuesOf = (variables: readonly Variable[]): Variables => {
  const set: Partial<Record<VariableName, number>> = {}
  for (const { id, value } of variables) if (isVariableName(id)) set[id] = value
  return variablesWith(set)
}
