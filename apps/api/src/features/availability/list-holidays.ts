import { getHolidays } from '@brazilian-utils/brazilian-utils'
import type { listHolidays as endpoint } from '@emma/contracts/availability/holidays'
import { dateOf, isoOf, wallTimeOf } from '@emma/domain/availability'
import { contains, DAY, mergeIntervals } from '@emma/domain/interval'
import { isUf } from '@emma/domain/specialists'
import type { UseCase } from '../../http/mount.ts'
import { spanOfDay } from './blocks/day-span.ts'
import { findBlocks, findHome } from './rules/rules.repo.ts'

/** Holidays of one year, without those that are always Sundays, like Easter. */
const restsOf = (year: number, uf: string | null) =>
  getHolidays({ year, ...(uf !== null && isUf(uf) ? { stateCode: uf } : {}) }).flatMap(
    ({ name, date, type }) =>
      type === 'religious'
        ? []
        : // The library gives local midnights of the server.
          [{ name, kind: type, date: dateOf(Date.UTC(year, date.getMonth(), date.getDate()) / DAY) }],
  )

/** From today on, a year ahead. */
export const listHolidays: UseCase<typeof endpoint> = async ({ readDb, clock }, { actor }) => {
  const now = clock.now()
  const { zone, uf } = await findHome(readDb, actor.specialistId)
  const blocked = mergeIntervals(await findBlocks(readDb, actor.specialistId, now))
  const { date: today } = wallTimeOf(now.getTime(), zone)
  const year = Number(today.slice(0, 4))
  const until = `${year + 1}${today.slice(4)}`
  const coming = [year, year + 1]
    .flatMap((each) => restsOf(each, uf))
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
