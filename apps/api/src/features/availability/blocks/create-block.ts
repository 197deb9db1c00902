import type { createBlock as endpoint } from '@emma/contracts/availability'
import type { UseCase } from '../../../http/mount.ts'
import { toBlock } from '../availability.present.ts'
import { changeAvailability } from '../change-availability.ts'
import { insertBlock } from '../rules/rules.repo.ts'
import { readBlock } from './read-block.ts'

export const createBlock: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const block = { id: deps.newId(), ...readBlock(body, deps.clock.now()) }
  const { zone, conflicts } = await changeAvailability(deps, actor.specialistId, (tx, _zone, now) =>
    insertBlock(tx, actor.specialistId, block, now),
  )
  return { ...toBlock(block, zone), conflicts }
}
