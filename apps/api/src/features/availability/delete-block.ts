import type { deleteBlock as endpoint } from '@emma/contracts/availability'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changeAvailability } from './change-availability.ts'
import { removeBlock } from './rules.repo.ts'

export const deleteBlock: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  await changeAvailability(deps, actor.specialistId, async (tx) => {
    if (!(await removeBlock(tx, actor.specialistId, params.id))) throw notFound()
  })
}
