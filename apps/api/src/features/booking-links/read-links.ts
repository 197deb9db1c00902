import type {
  listOwnInvitations as ownEndpoint,
  showBookingLink as showEndpoint,
} from '@emma/contracts/booking/invitation'
import type { listBookingLinks as listEndpoint } from '@emma/contracts/booking/on-behalf'
import type { Db } from '../../db/pool.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { KEPT_MS } from './booking-links.jobs.ts'
import { hashOf } from './link-secret.ts'
import { toBookingLink, toInvitation, toShownLink } from './links.present.ts'
import { findByToken, findKeptFor, findLinksOf, type LinkRow } from './links.repo.ts'
import { findDatesOf } from './series.repo.ts'
import { datesOf, nearestOf } from './series.ts'

/** Each link with all dates of its series, or itself alone. */
const withDates = async (db: Db, rows: readonly LinkRow[]) => {
  const ids = new Set(rows.flatMap(({ series_id }) => (series_id === null ? [] : [series_id])))
  const dates = Map.groupBy(await findDatesOf(db, [...ids]), ({ series_id }) => series_id)
  return rows.map((row) => ({
    row,
    dates: (row.series_id === null ? undefined : dates.get(row.series_id)) ?? [row],
  }))
}

/** A specialist's open links, and those that ended lately. */
export const listBookingLinks: UseCase<typeof listEndpoint> = async (deps, { actor }) => {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - KEPT_MS)
  const rows = await findLinksOf(deps.db, actor.specialistId, since)
  await deps.vault.warm(
    deps.db,
    rows.filter(({ person_sealed }) => person_sealed !== null).map(({ id }) => id),
  )
  // A series is one entry, where its first row is.
  const firsts = [...Map.groupBy(rows, ({ id, series_id }) => series_id ?? id).values()].flatMap(
    ([row]) => row ?? [],
  )
  const entries = await withDates(deps.db, firsts)
  return {
    data: await Promise.all(
      entries.map(({ row, dates }) => toBookingLink(deps, deps.db, nearestOf(dates, now) ?? row, dates)),
    ),
  }
}

/** The appointment that a link offers, for anyone with the link. */
export const showBookingLink: UseCase<typeof showEndpoint> = async ({ db, clock }, { body }) => {
  const found = await findByToken(db, hashOf(body.token))
  if (!found) throw notFound()
  const now = clock.now()
  const dates = await datesOf(db, found)
  return toShownLink(db, nearestOf(dates, now) ?? found, dates, now)
}

/** Links that wait for a customer's answer. */
export const listOwnInvitations: UseCase<typeof ownEndpoint> = async ({ db, clock }, { actor }) => {
  const now = clock.now()
  const rows = await findKeptFor(db, actor.customerId, now)
  const waiting = await withDates(
    db,
    rows.filter(({ paying }) => !paying),
  )
  return { data: await Promise.all(waiting.map(({ row, dates }) => toInvitation(db, row, dates, now))) }
}
