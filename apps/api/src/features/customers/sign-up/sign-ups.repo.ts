import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export interface NewSignUp {
  readonly id: string
  readonly userId: string
  readonly formSealed: Buffer
  readonly person: Buffer
  readonly ownerId: string | null
  readonly now: Date
}

export const insertSignUp = async (tx: Tx, signUp: NewSignUp): Promise<void> => {
  await tx
    .insertInto('sign_ups')
    .values({
      id: signUp.id,
      user_id: signUp.userId,
      form_sealed: signUp.formSealed,
      person_hash: signUp.person,
      owner_id: signUp.ownerId,
      created_at: signUp.now,
    })
    .execute()
}

export const findSignUp = (db: Db, id: string) =>
  db.selectFrom('sign_ups').selectAll().where('id', '=', id).executeTakeFirst()

export type SignUpRow = NonNullable<Awaited<ReturnType<typeof findSignUp>>>

const byTicket = (db: Db | Tx, ticketHash: Buffer, now: Date) =>
  db
    .selectFrom('sign_ups')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .where('ticket_expires_at', '>', now)

export const findByTicket = (db: Db, ticketHash: Buffer, now: Date) =>
  byTicket(db, ticketHash, now).executeTakeFirst()

/** A second one with the same ticket waits, and sees the first one's result. */
export const lockByTicket = (tx: Tx, ticketHash: Buffer, now: Date) =>
  byTicket(tx, ticketHash, now).forUpdate().executeTakeFirst()

/** The ticket of a confirmed e-mail; the previous one becomes invalid. */
export const giveTicket = async (tx: Tx, id: string, ticketHash: Buffer, expiresAt: Date): Promise<void> => {
  await tx
    .updateTable('sign_ups')
    .set({ ticket_hash: ticketHash, ticket_expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** Counts a CPF that has an account, with its owner. */
export const countRefusal = async (tx: Tx, id: string, ownerId: string | null): Promise<void> => {
  await tx
    .updateTable('sign_ups')
    .set((eb) => ({ refusals: eb('refusals', '+', 1), owner_id: ownerId }))
    .where('id', '=', id)
    .execute()
}

export const deleteSignUp = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('sign_ups').where('id', '=', id).execute()
}

/** Deletes incomplete sign-ups; returns their users-to-be. */
export const takeOldSignUps = (tx: Tx, before: Date) =>
  tx.deleteFrom('sign_ups').where('created_at', '<', before).returning('user_id').execute()
