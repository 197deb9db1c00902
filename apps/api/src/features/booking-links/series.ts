import { type BookingLinkState, seriesDeadline } from '@emma/domain/booking'
import { MINUTE } from '@emma/domain/interval'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { keepHoldOfLink } from '../slot-holds/index.ts'
import type { LinkRow } from './links.repo.ts'
import { findDatesOf, findPatientOf, giveDate, keepDate } from './series.repo.ts'

/** All dates of the link's series; the link alone if it is none. */
export const datesOf = async (db: Db | Tx, row: LinkRow): Promise<readonly LinkRow[]> =>
  row.series_id === null ? [row] : findDatesOf(db, [row.series_id])

const isAccepted = ({ status }: LinkRow): boolean => status === 'accepted'

/** A series is confirmed once one of its dates is booked. */
export const isConfirmed = (dates: readonly LinkRow[]): boolean => dates.some(isAccepted)

/** Reserved and not being paid. */
const isWaiting = ({ status, expires_at, paying }: LinkRow, now: Date): boolean =>
  status === 'open' && expires_at > now && !paying

const firstOf = (dates: readonly LinkRow[], states: readonly BookingLinkState[]): LinkRow | undefined =>
  dates.find(({ status }) => states.includes(status))

/** The date that a link leads to: the nearest one that waits for the patient, else the one that says how it ended. */
export const nearestOf = (dates: readonly LinkRow[], now: Date): LinkRow | undefined =>
  dates.find((each) => isWaiting(each, now)) ??
  firstOf(dates, ['open']) ??
  firstOf(dates, ['accepted']) ??
  dates[0]

const later = (a: Date, b: number): Date => new Date(Math.max(a.getTime(), b))

/** The open dates beside the one that is being booked; none once the series is confirmed. */
const othersToKeep = async (tx: Tx, row: LinkRow, now: Date): Promise<readonly LinkRow[]> => {
  const others = (await datesOf(tx, row)).filter(({ id }) => id !== row.id)
  // A date that is over already may have been booked by somebody else.
  return isConfirmed(others)
    ? []
    : others.filter(({ status, expires_at }) => status === 'open' && expires_at > now)
}

/** Leaves the confirmation of a payment that ended in time the minutes that it needs. */
const AFTER_PAYING_MS = 5 * MINUTE

/** While the first date is being paid, the others stay reserved as long. */
export const keepWhilePaying = async (tx: Tx, row: LinkRow, paidUntil: Date, now: Date): Promise<void> => {
  for (const { id, starts_at, expires_at } of await othersToKeep(tx, row, now)) {
    const wanted = Math.min(paidUntil.getTime() + AFTER_PAYING_MS, starts_at.getTime() - MINUTE)
    const until = later(expires_at, wanted)
    await keepDate(tx, id, until)
    await keepHoldOfLink(tx, id, { until })
  }
}

/** The first date is booked: the others belong to its patient, each until its own deadline. */
export const confirmSeries = async (
  deps: Deps,
  tx: Tx,
  row: LinkRow,
  appointmentId: string,
): Promise<void> => {
  const now = deps.clock.now()
  const others = await othersToKeep(tx, row, now)
  if (others.length === 0) return
  const patient = await findPatientOf(tx, appointmentId)
  for (const { id, starts_at, expires_at } of others) {
    const until = later(expires_at, seriesDeadline(starts_at.getTime(), now.getTime()))
    await giveDate(tx, id, { ...patient, until })
    await keepHoldOfLink(tx, id, { until, holderId: patient.customer_id })
  }
  await deps.vault.erase(
    tx,
    others.map(({ id }) => id),
  )
}
