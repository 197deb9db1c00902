import type { createRule as endpoint } from '@emma/contracts/availability'
import type { UseCase } from '../../http/mount.ts'
import { toWireRule } from './availability.present.ts'
import { changeAvailability } from './change-availability.ts'
import { readRule, requireOwnPlace } from './read-rule.ts'
import { insertRules } from './rules.repo.ts'

export const createRule: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const rule = readRule(body)
  const stored = { id: deps.newId(), rule }
  const { conflicts } = await changeAvailability(deps, actor.specialistId, async (tx, _zone, now) => {
    await requireOwnPlace(tx, actor.specialistId, rule.placeId)
    await insertRules(tx, actor.specialistId, [stored], now)
  })
  return { ...toWireRule(stored), conflicts }
}
