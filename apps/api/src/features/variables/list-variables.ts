import type { listVariables as all, getVariable as one } from '@emma/contracts/variables'
import { isVariableName, variableDefinitions } from '@emma/domain/variables'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toChange, toVariable } from './variables.present.ts'
import { findSet, findVariableChanges } from './variables-admin.repo.ts'

/** Every variable of the domain. */
export const listVariables: UseCase<typeof all> = async ({ db }) => {
  const set = await findSet(db)
  const names = Object.keys(variableDefinitions).filter(isVariableName)
  return { data: names.map((name) => toVariable(name, set)) }
}

export const getVariable: UseCase<typeof one> = async ({ db }, { params: { id } }) => {
  if (!isVariableName(id)) throw notFound()
  const history = await findVariableChanges(db, id)
  return { ...toVariable(id, await findSet(db)), history: history.map(toChange) }
}
