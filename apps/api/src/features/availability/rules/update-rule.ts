import type { updateRule as endpoint } from '@emma/contracts/availability'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toWireRule } from '../availability.present.ts'
import { changeAvailability } from '../change-availability.ts'
import { readRule, requireFits } from './read-rule.ts'
import { changeRule } from './rules.repo.ts'

export const updateRule: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const stored = { id: params.id, rule: readRule(body) }
  const { conflicts } = await changeAvailability(deps, actor.specialistId, async (tx, zone, now) => {
    if (!(await changeRule(tx, actor.specialistId, stored))) throw notFound()
    await requireFits(tx, actor.specialistId, stored, { zone, now })
  })
  return { ...toWireRule(stored), conflicts }
}
