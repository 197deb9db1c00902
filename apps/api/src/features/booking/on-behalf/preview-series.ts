import type { previewSeries as endpoint, PreviewedDate } from '@emma/contracts/booking/series'
import { isoOf, MAX_DAYS_AHEAD, readSlotId, wallTimeOf } from '@emma/domain/availability'
import { seriesDates } from '@emma/domain/booking'
import { DAY } from '@emma/domain/interval'
import { termsAt } from '../../../db/terms-sql.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findHome, holidaysOf, toSlot } from '../../availability/index.ts'
import { findOffer, type OfferQuery } from '../book/offer.repo.ts'

type Home = Awaited<ReturnType<typeof findHome>>

/** The holiday at the practice on the day of an instant. */
const holidayAt = (at: number, { zone, uf }: Home): string | null => {
  const { date } = wallTimeOf(at, zone)
  return holidaysOf(Number(date.slice(0, 4)), uf).find((holiday) => holiday.date === date)?.name ?? null
}

const toDate = async (tx: Tx, query: OfferQuery, home: Home): Promise<PreviewedDate> => {
  const { startsAt, now, specialistId, specialtyId } = query
  const { zone } = home
  const day = { starts_at: isoOf(startsAt.getTime(), zone), holiday: holidayAt(startsAt.getTime(), home) }
  const without = (state: PreviewedDate['state']) => ({ ...day, state, slot: null })
  if (startsAt.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY) return without('beyond')
  const offer = await findOffer(tx, query)
  if (!offer || offer.price === null || offer.status === 'blocked') return without('closed')
  if (offer.status !== 'open') return without('taken')
  const terms = termsAt(offer.terms, specialtyId, offer.price)
  return { ...day, state: 'free', slot: toSlot({ specialistId, zone, terms, specialtyId }, offer) }
}

/** The dates of a series, each free or not, and those on holidays. */
export const previewSeries: UseCase<typeof endpoint> = (deps, { actor, query }) => {
  const slot = readSlotId(query.slot_id)
  if (!slot.ok || slot.value.specialistId !== actor.specialistId) throw notFound()
  const { start } = slot.value
  const weeks = query.weeks === 2 ? 2 : 1
  return inTransaction(deps.db, async (tx) => {
    const { specialistId, userId: customerId } = actor
    const home = await findHome(tx, specialistId)
    const asked = { specialistId, specialtyId: query.specialty_id, customerId, walletOf: undefined }
    const now = deps.clock.now()
    const data: PreviewedDate[] = []
    for (const at of seriesDates(start, home.zone, { weeks, count: query.times }))
      data.push(await toDate(tx, { ...asked, startsAt: new Date(at), now }, home))
    return { data }
  })
}
