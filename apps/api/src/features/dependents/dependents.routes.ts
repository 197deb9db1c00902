import * as dependents from '@emma/contracts/dependents'
import type { Mount } from '../../http/mount.ts'
import { createDependent } from './create-dependent.ts'
import { deleteDependent } from './delete-dependent.ts'
import { listDependents } from './list-dependents.ts'
import { updateDependent } from './update-dependent.ts'

export const dependentsRoutes = (mount: Mount): void => {
  mount(dependents.listDependents, listDependents)
  mount(dependents.createDependent, createDependent, { keepsAnswer: true })
  mount(dependents.updateDependent, updateDependent)
  mount(dependents.deleteDependent, deleteDependent)
}
