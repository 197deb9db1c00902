import type { listHolidays as endpoint } from '@emma/contracts/availability/holidays'
import { isoOf, wallTimeOf } from '@emma/domain/availability'
import { contains, mergeIntervals } from '@emma/domain/interval'
import type { UseCase } from '../../http/mount.ts'
import { spanOfDay } from './blocks/day-span.ts'
import { holidaysOf } from './holidays.ts'
import { findBlocks, findHome } from './rules/rules.repo.ts'

/** From today on, a year ahead. */
export const listHolidays: UseCase<typeof endpoint> = async ({ readDb, clock }, { actor }) => {
  const now = clock.now()
  const { zone, uf } = await findHome(readDb, actor.specialistId)
  const blocked = mergeIntervals(await findBlocks(readDb, actor.specialistId, now))
  const { date: today } = wallTimeOf(now.getTime(), zone)
  const year = Number(today.slice(0, 4))
  const until = `${year + 1}${today.slice(4)}`
  const coming = [year, year + 1]
    .flatMap((each) => holidaysOf(each, uf))
    .filter(({ date }) => date >= today && date < until)
  return {
    data: coming.map((rest) => {
      const span = spanOfDay(rest.date, zone)
      const isBlocked = blocked.some((block) => contains(block, span))
      return {
        ...rest,
        starts_at: isoOf(span.start, zone),
        ends_at: isoOf(span.end, zone),
        blocked: isBlocked,
      }
    }),
  }
}
