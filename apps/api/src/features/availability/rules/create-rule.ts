import type { createRule as endpoint } from '@emma/contracts/availability'
import type { UseCase } from '../../../http/mount.ts'
import { toWireRule } from '../availability.present.ts'
import { changeAvailability } from '../change-availability.ts'
import { readRule, requireFits } from './read-rule.ts'
import { insertRules } from './rules.repo.ts'

export const createRule: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const stored = { id: deps.newId(), rule: readRule(body) }
  const { conflicts } = await changeAvailability(deps, actor.specialistId, async (tx, zone, now) => {
    await requireFits(tx, actor.specialistId, stored, { zone, now })
    await insertRules(tx, actor.specialistId, [stored], now)
  })
  return { ...toWireRule(stored), conflicts }
}
