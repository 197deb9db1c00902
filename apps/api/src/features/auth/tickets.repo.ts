import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { TicketKind } from './tickets.ts'

export interface NewTicket {
  readonly hash: Buffer
  readonly kind: TicketKind
  readonly userId: string | null
  readonly now: Date
  readonly expiresAt: Date
}

export const insertTicket = async (db: Db | Tx, ticket: NewTicket): Promise<void> => {
  await db
    .insertInto('auth_tickets')
    .values({
      hash: ticket.hash,
      kind: ticket.kind,
      user_id: ticket.userId,
      created_at: ticket.now,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

/** Locks the ticket. A second transaction finds it used. */
export const lockTicket = (tx: Tx, kind: TicketKind, hash: Buffer) =>
  tx
    .selectFrom('auth_tickets')
    .select(['user_id', 'expires_at'])
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()

/** Read, without taking it. */
export const findTicket = (db: Db, kind: TicketKind, hash: Buffer, now: Date) =>
  db
    .selectFrom('auth_tickets')
    .select('user_id')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const deleteTicket = async (tx: Tx, hash: Buffer): Promise<void> => {
  await tx.deleteFrom('auth_tickets').where('hash', '=', hash).execute()
}

/** Takes a ticket: the first caller gets it, even if the rest fails. */
export const takeTicket = (db: Db | Tx, kind: TicketKind, hash: Buffer, now: Date) =>
  db
    .deleteFrom('auth_tickets')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()

export const deleteTicketsOf = async (
  db: Db | Tx,
  userId: string,
  kinds: readonly TicketKind[],
): Promise<void> => {
  await db.deleteFrom('auth_tickets').where('user_id', '=', userId).where('kind', 'in', kinds).execute()
}

export const deleteTicketsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('auth_tickets').where('expires_at', '<', before).execute()
}
