import type { deleteBlock as endpoint } from '@emma/contracts/availability'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { offerFreedSlot } from '../../freed-slots/index.ts'
import { changeAvailability } from '../change-availability.ts'
import { removeBlock } from '../rules/rules.repo.ts'

export const deleteBlock: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const { specialistId } = actor
  await changeAvailability(deps, specialistId, async (tx, _zone, now) => {
    const freed = await removeBlock(tx, specialistId, params.id)
    if (!freed) throw notFound()
    await offerFreedSlot(deps, tx, { specialistId, ...freed, now })
  })
}
