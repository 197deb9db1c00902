import type { TimeAsked, Unmet } from '@emma/contracts/specialists'
import { type AskedInSearch, dateAsked } from '@emma/domain/specialists'
import type { Filters } from '../conditions.repo.ts'

/** In the order in which they are given up. */
const names = ['onDuty', 'online', 'hasPlace', 'maxPrice', 'period', 'date', 'language'] as const
type Wish = (typeof names)[number]
type Wishes = Pick<Filters, Wish>

/** What the words ask for and no filter says. */
export const wishesOf = (filters: Filters, asked: AskedInSearch, now: Date): Wishes => {
  const { onDuty, online, inPerson, maxPrice, language, day, period } = asked
  return {
    ...(onDuty && filters.onDuty === undefined && { onDuty }),
    ...(online && filters.online === undefined && { online }),
    ...(inPerson && filters.hasPlace === undefined && { hasPlace: true }),
    ...(maxPrice !== undefined && filters.maxPrice === undefined && { maxPrice }),
    ...(period && filters.period === undefined && { period }),
    ...(day !== undefined && filters.date === undefined && { date: dateAsked(day, now.getTime()) }),
    ...(language && filters.language === undefined && { language }),
  }
}

const pick = (wishes: Wishes, isPicked: (wish: Wish) => boolean): Wishes =>
  Object.fromEntries(names.filter(isPicked).map((name) => [name, wishes[name]]))

const timeOf = ({ date, period }: Wishes): TimeAsked | null =>
  date === undefined && period === undefined ? null : { date: date ?? null, period: period ?? null }

const unmetOf = (left: Wishes): Unmet => ({
  on_duty: left.onDuty === true,
  online: left.online === true,
  in_person: left.hasPlace === true,
  language: left.language ?? null,
  max_price: left.maxPrice ?? null,
  when: timeOf(left),
})

interface Try {
  /** The wishes to search with. */
  readonly met: Wishes
  /** What is told of them with the result. */
  readonly said: Pick<Filters, 'unmet' | 'when'>
}

/** All wishes; if nobody has all, those without one of them, in order, then none. */
export const triesOf = (wishes: Wishes): readonly Try[] => {
  const wanted = names.filter((name) => wishes[name] !== undefined)
  const one = wanted.length > 1 ? wanted.map((name) => [name]) : []
  return [[], ...one, ...(wanted.length > 0 ? [wanted] : [])].map((left: readonly Wish[]) => {
    const met = pick(wishes, (name) => wanted.includes(name) && !left.includes(name))
    const when = timeOf(met)
    const unmet = left.length > 0 && { unmet: unmetOf(pick(wishes, (name) => left.includes(name))) }
    return { met, said: { ...(when && { when }), ...unmet } }
  })
}
