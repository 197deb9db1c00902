import type { saveWeek as endpoint } from '@emma/contracts/availability/week'
import { wallTimeOf } from '@emma/domain/availability'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toPractice } from '../availability.present.ts'
import { changePractice } from '../change-availability.ts'
import { readPractice } from '../conflicts-now.ts'
import { readWeek } from './read-week.ts'
import { findRules, insertRules, removeRules } from './rules.repo.ts'

/** All weekly rules in one transaction: patients see the old week or the new one, never half of each. */
export const saveWeek: UseCase<typeof endpoint> = (deps, { actor, body }) => {
  const { specialistId } = actor
  return changePractice(deps, specialistId, async (tx, zone, now) => {
    const standing = await findRules(tx, specialistId, wallTimeOf(now.getTime(), zone).date)
    const weekly = standing.filter(({ rule }) => rule.kind === 'weekly').map(({ id }) => id)
    if (weekly.toSorted().join() !== body.replaces.toSorted().join()) throw new AppError('stale_version')
    const dated = standing.filter(({ rule }) => rule.kind === 'date')
    const week = await readWeek(tx, body.rules, dated, { specialistId, zone, now })
    await removeRules(tx, specialistId, weekly)
    const rules = week.map(({ rule }) => ({ id: deps.newId(), rule }))
    await insertRules(tx, specialistId, rules, now)
    return toPractice(await readPractice(tx, specialistId, zone, now), zone)
  })
}
