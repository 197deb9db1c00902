import type {
  listOwnInvitations as ownEndpoint,
  showBookingLink as showEndpoint,
} from '@emma/contracts/booking/invitation'
import type { listBookingLinks as listEndpoint } from '@emma/contracts/booking/on-behalf'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { KEPT_MS } from './booking-links.jobs.ts'
import { hashOf } from './link-secret.ts'
import { toBookingLink, toInvitation, toShownLink } from './links.present.ts'
import { findByToken, findKeptFor, findLinksOf } from './links.repo.ts'

/** A specialist's open links, and those that ended lately. */
export const listBookingLinks: UseCase<typeof listEndpoint> = async (deps, { actor }) => {
  const since = new Date(deps.clock.now().getTime() - KEPT_MS)
  const rows = await findLinksOf(deps.db, actor.specialistId, since)
  await deps.vault.warm(
    deps.db,
    rows.filter(({ person_sealed }) => person_sealed !== null).map(({ id }) => id),
  )
  return { data: await Promise.all(rows.map((row) => toBookingLink(deps, deps.db, row))) }
}

/** The appointment that a link offers, for anyone with the link. */
export const showBookingLink: UseCase<typeof showEndpoint> = async ({ db, clock }, { body }) => {
  const row = await findByToken(db, hashOf(body.token))
  if (!row) throw notFound()
  return toShownLink(db, row, clock.now())
}

/** Links that wait for a customer's answer. */
export const listOwnInvitations: UseCase<typeof ownEndpoint> = async ({ db, clock }, { actor }) => {
  const rows = await findKeptFor(db, actor.customerId, clock.now())
  const waiting = rows.filter(({ paying }) => !paying)
  return { data: await Promise.all(waiting.map((row) => toInvitation(db, row))) }
}
