import type { previewWeek as endpoint } from '@emma/contracts/availability/week'
import { wallTimeOf } from '@emma/domain/availability'
import type { UseCase } from '../../../http/mount.ts'
import { conflictsWith } from '../conflicts-now.ts'
import { readWeek } from './read-week.ts'
import { findBlocks, findRules, findZone } from './rules.repo.ts'

/** The appointments that a body's weekly rules would no longer cover, given the rules of single dates and time off. */
export const previewWeek: UseCase<typeof endpoint> = async ({ db, clock }, { actor, body }) => {
  const { specialistId } = actor
  const now = clock.now()
  const zone = await findZone(db, specialistId)
  const rules = await findRules(db, specialistId, wallTimeOf(now.getTime(), zone).date)
  const dated = rules.filter(({ rule }) => rule.kind === 'date')
  const week = await readWeek(db, body.rules, dated, { specialistId, zone, now })
  const blocks = await findBlocks(db, specialistId, now)
  return {
    conflicts: await conflictsWith(db, specialistId, { rules: [...week, ...dated], blocks, zone }, now),
  }
}
