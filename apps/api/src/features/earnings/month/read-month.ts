import { wallTimeOf } from '@emma/domain/availability'
import { type EarningSums, sumEarnings } from '@emma/domain/earnings'
import { monthsBefore } from '@emma/domain/records'
import type { Deps } from '../../../deps.ts'
import { momentsOf } from '../../../http/period.ts'
import { readVariables } from '../../variables/index.ts'
import { findSpecialistZone } from '../balance/earnings.repo.ts'
import { findMonth, type MonthRow } from './month.repo.ts'

/** A month of a specialist's money. */
export interface Month {
  /** `YYYY-MM`. */
  readonly month: string
  /** The specialist's zone, for the month's begin and end. */
  readonly zone: string
  /** Its paid appointments, oldest first. */
  readonly lines: readonly MonthRow[]
}

/** The first and the last day of a month, `YYYY-MM-DD`. */
const daysOf = (month: string): readonly [string, string] => {
  const [year = 0, nth = 0] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, nth, 0)).getUTCDate()
  return [`${month}-01`, `${month}-${days}`]
}

/**
 * Reads a month by the day of the appointments.
 * @param asked `YYYY-MM`; by default the current one
 */
export const readMonth = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  specialistId: string,
  asked: string | undefined,
): Promise<Month> => {
  const now = clock.now()
  const [zone, { care_months }] = await Promise.all([findSpecialistZone(db, specialistId), readVariables(db)])
  const month = asked ?? wallTimeOf(now.getTime(), zone).date.slice(0, 'YYYY-MM'.length)
  const [first, last] = daysOf(month)
  const { from, to } = momentsOf(first, last, zone)
  if (!from || !to) throw new RangeError(`${month} is no month`)
  const careSince = new Date(monthsBefore(now.getTime(), care_months))
  return { month, zone, lines: await findMonth(db, { specialistId, from, to, careSince }) }
}

/** One account's payments in a month. */
export interface Payer extends EarningSums {
  readonly customerId: string
  readonly name: string
}

const byName = new Intl.Collator('pt-BR')

/** The payers, by name, each with their sums. */
export const payersOf = (lines: readonly MonthRow[]): readonly Payer[] =>
  [...Map.groupBy(lines, ({ customerId }) => customerId)]
    .map(([customerId, own]) => ({ customerId, name: own[0]?.payer ?? '', ...sumEarnings(own) }))
    .toSorted((a, b) => byName.compare(a.name, b.name) || a.customerId.localeCompare(b.customerId))
