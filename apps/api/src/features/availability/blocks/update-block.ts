import type { updateBlock as endpoint } from '@emma/contracts/availability'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toBlock } from '../availability.present.ts'
import { changeAvailability } from '../change-availability.ts'
import { changeBlock } from '../rules/rules.repo.ts'
import { readBlock } from './read-block.ts'

export const updateBlock: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const block = { id: params.id, ...readBlock(body, deps.clock.now()) }
  const { zone, conflicts } = await changeAvailability(deps, actor.specialistId, async (tx) => {
    if (!(await changeBlock(tx, actor.specialistId, block))) throw notFound()
  })
  return { ...toBlock(block, zone), conflicts }
}
