import type { createBlock as endpoint } from '@emma/contracts/availability'
import type { UseCase } from '../../../http/mount.ts'
import { toBlock } from '../availability.present.ts'
import { changeAvailability } from '../change-availability.ts'
import { findSameBlock, insertBlock } from '../rules/rules.repo.ts'
import { readBlock } from './read-block.ts'

/** Adds time off. Asked for again, as after a lost answer, it is the one that is there. */
export const createBlock: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { specialistId } = actor
  const asked = readBlock(body, deps.clock.now())
  const { result, zone, conflicts } = await changeAvailability(deps, specialistId, async (tx, _zone, now) => {
    const same = await findSameBlock(tx, specialistId, asked)
    if (same) return { ...same, ...asked }
    const block = { id: deps.newId(), ...asked }
    await insertBlock(tx, specialistId, block, now)
    return block
  })
  return { ...toBlock(result, zone), conflicts }
}
