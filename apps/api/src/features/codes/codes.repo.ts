import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export type CodePurpose = 'registration' | 'sign_up' | 'change_email' | 'change_cellphone'
export type CodeChannel = 'sms' | 'email' | 'whatsapp'

export interface NewCode {
  readonly id: string
  readonly userId: string
  readonly purpose: CodePurpose
  readonly channel: CodeChannel
  readonly targetSealed: Buffer
  readonly targetHash: Buffer
  readonly isSilent: boolean
  readonly isResent: boolean
  readonly now: Date
  readonly expiresAt: Date
}

export const insertCode = async (tx: Tx, code: NewCode): Promise<void> => {
  await tx
    .insertInto('codes')
    .values({
      id: code.id,
      user_id: code.userId,
      purpose: code.purpose,
      channel: code.channel,
      target_sealed: code.targetSealed,
      target_hash: code.targetHash,
      is_silent: code.isSilent,
      is_resent: code.isResent,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute()
}

/** Locks a person's codes until the transaction ends. */
export const lockCodes = async (tx: Tx, userId: string, purpose: CodePurpose): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`codes|${userId}|${purpose}`}, 0))`.execute(tx)
}

/** The newest code of a person. */
export const findLatestCode = (tx: Tx, userId: string, purpose: CodePurpose) =>
  tx
    .selectFrom('codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type CodeRow = NonNullable<Awaited<ReturnType<typeof findLatestCode>>>

export const findCode = (db: Db, id: string) =>
  db.selectFrom('codes').selectAll().where('id', '=', id).executeTakeFirst()

/** Codes and wrong tries since an instant: of one person for one purpose. */
export const countOfPerson = (tx: Tx, userId: string, purpose: CodePurpose, since: Date) =>
  tx
    .selectFrom('codes')
    .select((eb) => [
      eb.fn.countAll<number>().as('codes'),
      eb.fn.coalesce(eb.fn.sum<number>('tries'), sql<number>`0`).as('tries'),
      eb.fn.min('created_at').as('oldest'),
    ])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()

/** Codes and wrong tries since an instant for one phone or mailbox, across requesters. */
export const countOfTarget = (tx: Tx, targetHash: Buffer, since: Date) =>
  tx
    .selectFrom('codes')
    .select((eb) => [
      eb.fn.countAll<number>().as('codes'),
      eb.fn.coalesce(eb.fn.sum<number>('tries'), sql<number>`0`).as('tries'),
    ])
    .where('target_hash', '=', targetHash)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()

export const countTry = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const useUp = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('codes').set({ used_at: now }).where('id', '=', id).execute()
}

export const deleteCodesBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('codes').where('created_at', '<', before).execute()
}
