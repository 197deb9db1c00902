import type { deleteRule as endpoint } from '@emma/contracts/availability'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { changeAvailability } from '../change-availability.ts'
import { removeRule } from './rules.repo.ts'

export const deleteRule: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const { conflicts } = await changeAvailability(deps, actor.specialistId, async (tx) => {
    if (!(await removeRule(tx, actor.specialistId, params.id))) throw notFound()
  })
  return { conflicts }
}
