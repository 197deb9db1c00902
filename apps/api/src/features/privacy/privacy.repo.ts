import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Term } from './terms.ts'

export const findConsent = (db: Db | Tx, userId: string, { kind, version }: Term) =>
  db
    .selectFrom('consents')
    .select('accepted_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Everything that a person ever accepted or took back, newest first. */
export const findConsents = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('consents')
    .select(['kind', 'version', 'accepted_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
export type ConsentRow = Awaited<ReturnType<typeof findConsents>>[number]

export interface NewConsent extends Term {
  readonly id: string
  readonly userId: string
  readonly acceptedAt: Date
}

/** Accepting again what is accepted already changes nothing. */
export const insertConsent = async (db: Db | Tx, consent: NewConsent): Promise<void> => {
  await db
    .insertInto('consents')
    .values({
      id: consent.id,
      user_id: consent.userId,
      kind: consent.kind,
      version: consent.version,
      text_hash: consent.hash,
      accepted_at: consent.acceptedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes back every version of a kind: who says no today does not mean yes to an older text. */
export const revokeConsents = async (
  db: Db | Tx,
  { userId, kind, now }: { userId: string; kind: Term['kind']; now: Date },
): Promise<void> => {
  await db
    .updateTable('consents')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .execute()
}
