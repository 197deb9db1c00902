import type { createBlock as endpoint } from '@emma/contracts/availability'
import type { UseCase } from '../../http/mount.ts'
import { toBlock } from './availability.present.ts'
import { changeAvailability } from './change-availability.ts'
import { ruleInvalid } from './read-rule.ts'
import { insertBlock } from './rules.repo.ts'

export const createBlock: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { reason } = body
  const block = { id: deps.newId(), start: Date.parse(body.starts_at), end: Date.parse(body.ends_at), reason }
  if (block.start >= block.end || block.end <= deps.clock.now().getTime()) throw ruleInvalid('ends_at')
  const { zone, conflicts } = await changeAvailability(deps, actor.specialistId, (tx, _zone, now) =>
    insertBlock(tx, actor.specialistId, block, now),
  )
  return { ...toBlock(block, zone), conflicts }
}
