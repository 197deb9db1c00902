import * as variables from '@emma/contracts/variables'
import type { Mount } from '../../http/mount.ts'
import { getVariable, listVariables } from './list-variables.ts'
import { updateVariable } from './update-variable.ts'

export const variablesRoutes = (mount: Mount): void => {
  mount(variables.listVariables, listVariables)
  mount(variables.getVariable, getVariable)
  mount(variables.updateVariable, updateVariable)
}
