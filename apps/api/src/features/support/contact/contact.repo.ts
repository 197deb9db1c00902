import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The patient whose account has an address, ignoring case. */
export const findCustomerOf = async (db: Db | Tx, email: string): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`SELECT c.id FROM users u JOIN customers c ON c.user_id = u.id
    WHERE lower(u.email) = lower(${email})`.execute(db)
  return rows[0]?.id ?? null
}

export interface NewMessage {
  readonly id: string
  readonly customer_id: string | null
  readonly subject: string
  readonly language: string
  readonly error_id: string | null
  readonly content_sealed: Buffer
  readonly created_at: Date
}

export const insertMessage = async (tx: Tx, message: NewMessage): Promise<void> => {
  await tx.insertInto('contact_messages').values(message).execute()
}

/** Begins to send. @returns the message; undefined if it was sent, given up or is being sent */
export const beginSending = (db: Db, id: string, now: Date) =>
  db
    .updateTable('contact_messages')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), started_at: now }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('started_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const markSent = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('contact_messages').set({ sent_at: now }).where('id', '=', id).execute()
}

/** Resets the attempts of a failed message. @returns the message; undefined if it had not failed */
export const reopenFailed = (tx: Tx, id: string) =>
  tx
    .updateTable('contact_messages')
    .set({ attempts: 0, started_at: null, failed_at: null, failure: null })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()

export const findMessage = (tx: Tx, id: string) =>
  tx.selectFrom('contact_messages').select('id').where('id', '=', id).executeTakeFirst()

interface NotSent {
  readonly failure: 'unreachable' | 'refused' | 'unanswered'
  /** Null if it will be retried. */
  readonly failedAt: Date | null
}

export const markNotSent = async (db: Db, id: string, { failure, failedAt }: NotSent): Promise<void> => {
  const end = { failure, failed_at: failedAt, started_at: null }
  await db.updateTable('contact_messages').set(end).where('id', '=', id).execute()
}

/** A process died while sending: it is unknown whether the message arrived. */
export const giveUpLost = async (db: Db, startedBefore: Date, now: Date): Promise<void> => {
  await db
    .updateTable('contact_messages')
    .set({ failed_at: now, failure: 'unanswered' })
    .where('started_at', '<', startedBefore)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** One page, latest first. */
export const findMessages = (db: Db, page: { readonly limit: number; readonly offset: number }) =>
  db
    .selectFrom('contact_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

export const countMessages = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** @returns the ids of messages whose key is their own */
export const forgetMessages = async (tx: Tx, before: Date): Promise<string[]> => {
  const gone = await tx
    .deleteFrom('contact_messages')
    .where('created_at', '<', before)
    .returning(['id', 'customer_id'])
    .execute()
  return gone.flatMap(({ id, customer_id }) => (customer_id === null ? [id] : []))
}
