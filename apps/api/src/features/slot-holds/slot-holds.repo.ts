import type { Hold } from '@emma/domain/booking'
import { HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { refreshIfNext } from '../availability/index.ts'

/** Serializes changes to a person's holds until the transaction ends. */
export const lockHoldsOf = async (tx: Tx, person: Buffer): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`slot-holds|${person.toString('hex')}`}, 0))`.execute(
    tx,
  )
}

/** A sign-up's current hold. */
export const findKept = (tx: Tx, holderId: string, now: Date) =>
  tx
    .selectFrom('slot_holds')
    .select(['specialist_id', 'starts_at', 'expires_at'])
    .where('holder_id', '=', holderId)
    .where('link_id', 'is', null)
    .where('proposal_id', 'is', null)
    .where('ended', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** A person's holds, current and of the last hour, under any sign-up. */
export const findHoldsOfPerson = async (tx: Tx, person: Buffer, now: Date): Promise<readonly Hold[]> => {
  const rows = await tx
    .selectFrom('slot_holds')
    .select(['specialist_id', 'created_at', 'expires_at', 'ended'])
    .where('person_hash', '=', person)
    .where('created_at', '>', new Date(now.getTime() - HOUR))
    .execute()
  return rows.map(({ specialist_id: specialistId, created_at, expires_at, ended }) => ({
    specialistId,
    madeAt: created_at.getTime(),
    until: ended ? null : expires_at.getTime(),
  }))
}

export interface NewHold {
  readonly id: string
  readonly holderId: string
  readonly person: Buffer
  readonly specialistId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly expiresAt: Date
  /** The specialist's link that reserves it; null for a sign-up. */
  readonly linkId: string | null
  /** The proposal it reserves the time for. */
  readonly proposalId?: string
  readonly now: Date
}

/** Holds a slot; the caller has locked the practice and checked that the slot is open. */
export const insertHold = async (tx: Tx, hold: NewHold): Promise<void> => {
  await tx
    .insertInto('slot_holds')
    .values({
      id: hold.id,
      holder_id: hold.holderId,
      person_hash: hold.person,
      specialist_id: hold.specialistId,
      starts_at: hold.startsAt,
      ends_at: hold.endsAt,
      created_at: hold.now,
      expires_at: hold.expiresAt,
      link_id: hold.linkId,
      proposal_id: hold.proposalId ?? null,
    })
    .execute()
  await refreshIfNext(tx, hold)
}

type Freed = { readonly specialist_id: string; readonly starts_at: Date }

/** Updates lists for slots that are free again. */
const showAgain = async (tx: Tx, freed: readonly Freed[], now: Date): Promise<readonly string[]> => {
  for (const { specialist_id: specialistId, starts_at: startsAt } of freed)
    await refreshIfNext(tx, { specialistId, startsAt, now })
  return [...new Set(freed.map(({ specialist_id }) => specialist_id))]
}

/** Ends the holds of a sign-up: booked, or no longer wanted. Returns their specialists. */
export const endHoldsOf = async (tx: Tx, holderId: string, now: Date): Promise<readonly string[]> => {
  const freed = await tx
    .updateTable('slot_holds')
    .set({ ended: true })
    .where('holder_id', '=', holderId)
    .where('link_id', 'is', null)
    .where('proposal_id', 'is', null)
    .where('ended', '=', false)
    .returning(['specialist_id', 'starts_at'])
    .execute()
  return showAgain(tx, freed, now)
}

/** From now on the link's slot is open only to this person. */
export const giveHoldOfLink = async (tx: Tx, linkId: string, holderId: string): Promise<void> => {
  await tx
    .updateTable('slot_holds')
    .set({ holder_id: holderId })
    .where('link_id', '=', linkId)
    .where('ended', '=', false)
    .execute()
}

/** The link's slot stays reserved longer, and from now on for this person if one is given. */
export const keepHoldOfLink = async (
  tx: Tx,
  linkId: string,
  { until, holderId }: { readonly until: Date; readonly holderId?: string },
): Promise<void> => {
  await tx
    .updateTable('slot_holds')
    .set({ expires_at: until, ...(holderId === undefined ? {} : { holder_id: holderId }) })
    .where('link_id', '=', linkId)
    .where('ended', '=', false)
    .execute()
}

/** The slot of a link is booked, or open again. */
export const endHoldOfLink = async (tx: Tx, linkId: string, now: Date): Promise<void> => {
  const freed = await tx
    .updateTable('slot_holds')
    .set({ ended: true })
    .where('link_id', '=', linkId)
    .where('ended', '=', false)
    .returning(['specialist_id', 'starts_at'])
    .execute()
  await showAgain(tx, freed, now)
}

/** Ends the hold of a proposal whose time was taken or freed. */
export const endHoldOfProposal = async (tx: Tx, proposalId: string, now: Date): Promise<void> => {
  const freed = await tx
    .updateTable('slot_holds')
    .set({ ended: true })
    .where('proposal_id', '=', proposalId)
    .where('ended', '=', false)
    .returning(['specialist_id', 'starts_at'])
    .execute()
  await showAgain(tx, freed, now)
}

/** Frees the holds of an erased account. */
export const forgetHolds = async (tx: Tx, holderId: string): Promise<void> => {
  await tx.deleteFrom('slot_holds').where('holder_id', '=', holderId).execute()
}

/** Ends holds of sign-ups that took too long; returns their specialists. Links and proposals end their own. */
export const endStaleHolds = async (tx: Tx, now: Date): Promise<readonly string[]> => {
  const freed = await tx
    .updateTable('slot_holds')
    .set({ ended: true })
    .where('expires_at', '<=', now)
    .where('link_id', 'is', null)
    .where('proposal_id', 'is', null)
    .where('ended', '=', false)
    .returning(['specialist_id', 'starts_at'])
    .execute()
  return showAgain(tx, freed, now)
}

export const deleteHoldsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('slot_holds').where('expires_at', '<', before).execute()
}
