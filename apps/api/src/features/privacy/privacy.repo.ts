import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface Term {
  readonly kind: string
  readonly version: string
}

export const findConsent = (db: Db | Tx, userId: string, { kind, version }: Term) =>
  db
    .selectFrom('consents')
    .select('accepted_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

export interface NewConsent extends Term {
  readonly id: string
  readonly userId: string
  readonly hash: Buffer
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
