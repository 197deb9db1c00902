import type { OwnInvitation, ShownLink } from '@emma/contracts/booking/invitation'
import type { BookingLink } from '@emma/contracts/booking/on-behalf'
import { isoOf } from '@emma/domain/availability'
import { bookingLinkLimits } from '@emma/domain/booking'
import type { Db } from '../../db/pool.ts'
import { termsAt } from '../../db/terms-sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { avatarUrl } from '../../files/index.ts'
import { findPractice, toSlot } from '../availability/index.ts'
import { urlOf } from './link-secret.ts'
import type { LinkRow } from './links.repo.ts'
import { openPerson } from './person.ts'
import { shownStatus, toSeries } from './series.present.ts'
import { isConfirmed } from './series.ts'

const dependentOf = ({ dependent_id: id, dependent_name: name }: LinkRow) =>
  id === null || name === null ? null : { id, name }

const specialtyOf = ({ specialty_id: id, specialty: name }: LinkRow) => ({ id, name })

const isStanding = ({ status, expires_at }: LinkRow, now: Date): boolean =>
  status === 'open' && expires_at > now

const nameOf = async (deps: Pick<Deps, 'vault'>, db: Db | Tx, row: LinkRow): Promise<string | null> => {
  if (row.customer_id === null) return (await openPerson(deps, db, row))?.name ?? null
  return row.dependent_name ?? `${row.customer_first_name} ${row.customer_last_name}`
}

/** Row → BookingLink of the wire, for its specialist. @param dates all of its series, or the row alone */
export const toBookingLink = async (
  deps: Deps,
  db: Db | Tx,
  row: LinkRow,
  dates: readonly LinkRow[],
): Promise<BookingLink> => {
  const now = deps.clock.now()
  const stands = isStanding(row, now)
  const isPaying = dates.some(({ paying }) => paying)
  const { time_zone: timezone, place_id: placeId, place_name: placeName } = row
  return {
    id: row.id,
    mode: row.mode,
    status: shownStatus(row, now),
    customer_id: row.customer_id,
    dependent: dependentOf(row),
    name: await nameOf(deps, db, row),
    specialty: specialtyOf(row),
    starts_at: isoOf(row.starts_at.getTime(), timezone),
    ends_at: isoOf(row.ends_at.getTime(), timezone),
    timezone,
    place: placeId === null || placeName === null ? null : { id: placeId, name: placeName },
    price: row.price,
    expires_at: row.expires_at.toISOString(),
    paying: row.paying,
    url: stands ? urlOf(deps.config, row.series_id ?? row.id) : null,
    sent_at: row.sent_at.toISOString(),
    series: toSeries(dates, now),
    can: {
      resend: stands && !isPaying && !isConfirmed(dates) && row.messages < bookingLinkLimits.messages,
      cancel: stands && !isPaying,
    },
  }
}

const shownOf = async (db: Db | Tx, row: LinkRow, dates: readonly LinkRow[], now: Date) => {
  const { specialist_id: specialistId, specialty_id: specialtyId } = row
  const { zone, terms } = await findPractice(db, specialistId)
  const agreed = termsAt(terms, specialtyId, row.price)
  return {
    specialist: {
      id: specialistId,
      name: row.specialist_name ?? '',
      avatar: avatarUrl(row.specialist_avatar),
    },
    specialty: specialtyOf(row),
    mode: row.mode,
    slot: toSlot({ specialistId, zone, terms: agreed, specialtyId }, row),
    expires_at: row.expires_at.toISOString(),
    series: toSeries(dates, now),
  }
}

/** Row → the view for anyone with the link. */
export const toShownLink = async (
  db: Db | Tx,
  row: LinkRow,
  dates: readonly LinkRow[],
  now: Date,
): Promise<ShownLink> => {
  if (row.status !== 'open') return { status: row.status, invitation: null }
  if (!isStanding(row, now)) return { status: 'expired', invitation: null }
  const invitation = { ...(await shownOf(db, row, dates, now)), for_account: row.customer_id !== null }
  return { status: 'open', invitation }
}

/** Row → the invitation shown to a customer. */
export const toInvitation = async (
  db: Db | Tx,
  row: LinkRow,
  dates: readonly LinkRow[],
  now: Date,
): Promise<OwnInvitation> => ({
  id: row.id,
  dependent: dependentOf(row),
  ...(await shownOf(db, row, dates, now)),
})
