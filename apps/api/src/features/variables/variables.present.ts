import type { Variable, VariableChange } from '@emma/contracts/variables'
import { type VariableName, variableDefinitions } from '@emma/domain/variables'
import type { findVariableChanges, SetRows } from './variables-admin.repo.ts'

/** A variable with its bounds, and who set it last, if anybody. */
export const toVariable = (name: VariableName, set: SetRows): Variable => {
  const { unit, min, max, default: value } = variableDefinitions[name]
  const row = set.get(name)
  const { user_id, first_name, last_name } = row ?? {}
  return {
    id: name,
    name,
    value: row?.value ?? value,
    unit,
    min,
    max,
    default: value,
    updated_at: row?.updated_at.toISOString() ?? null,
    updated_by: user_id ? { id: user_id, name: `${first_name} ${last_name}` } : null,
  }
}

export const toChange = (row: Awaited<ReturnType<typeof findVariableChanges>>[number]): VariableChange => ({
  id: row.id,
  from: row.from_value,
  to: row.to_value,
  reason: row.reason,
  by: { id: row.user_id, name: `${row.first_name} ${row.last_name}` },
  at: row.changed_at.toISOString(),
})
