import type { readPracticeLine as endpoint } from '@emma/contracts/waitlist'
import { isoOf } from '@emma/domain/availability'
import type { UseCase } from '../../http/mount.ts'
import { countWaiting, findOffersBy } from '../freed-slots/index.ts'

/** The specialist's side of the waiting list: numbers and times, no names. */
export const readPracticeLine: UseCase<typeof endpoint> = async ({ db, clock }, { actor }) => {
  const now = clock.now()
  const [waiting, offers] = await Promise.all([
    countWaiting(db, actor.specialistId, now),
    findOffersBy(db, actor.specialistId, now),
  ])
  return {
    waiting,
    offers: offers.map(({ id, starts_at, ends_at, place_id, expires_at, time_zone }) => ({
      id,
      starts_at: isoOf(starts_at.getTime(), time_zone),
      ends_at: isoOf(ends_at.getTime(), time_zone),
      place_id,
      expires_at: expires_at.toISOString(),
    })),
  }
}
