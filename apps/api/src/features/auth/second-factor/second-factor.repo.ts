import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export interface Offer {
  readonly userId: string
  readonly sealed: Buffer
  readonly now: Date
}

/** Stores an offered secret, replacing an earlier one; `false` if one is already active. */
export const offerSecondFactor = async (tx: Tx, { userId, sealed, now }: Offer): Promise<boolean> => {
  const row = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret_sealed: sealed, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret_sealed: sealed, created_at: now, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export const lockSecondFactor = (tx: Tx, userId: string) =>
  tx
    .selectFrom('second_factors')
    .select(['secret_sealed', 'last_step', 'confirmed_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const confirmOffer = async (tx: Tx, userId: string, step: number, now: Date): Promise<void> => {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

/** Locks the factor's row, so that the same step can't be used twice. */
export const keepStep = async (tx: Tx, userId: string, step: number): Promise<void> => {
  await tx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute()
}

/** Turns it off; `false` if none was active. */
export const deleteSecondFactor = async (tx: Tx, userId: string): Promise<boolean> => {
  const row = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewCodes {
  readonly userId: string
  readonly hashes: readonly Buffer[]
  /** Recovery codes of an offered app: they take effect with it; until then the previous ones do. */
  readonly offered: boolean
  readonly now: Date
}

export const replaceRecoveryCodes = async (
  tx: Tx,
  { userId, hashes, offered, now }: NewCodes,
): Promise<void> => {
  await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .$if(offered, (query) => query.where('offered', '=', true))
    .execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, offered, created_at: now })))
    .execute()
}

export const takeOfferedCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('offered', '=', false).execute()
  await tx.updateTable('recovery_codes').set({ offered: false }).where('user_id', '=', userId).execute()
}

export const deleteRecoveryCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Uses up a recovery code; `false` if it is invalid or was used. */
export const useRecoveryCode = async (db: Db | Tx, userId: string, hash: Buffer, now: Date) => {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('offered', '=', false)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** A person's second factors, independent of any session. */
export const findFactors = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .select((eb) => [
      'f.confirmed_at as totp_since',
      eb
        .selectFrom('passkeys as p')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .whereRef('p.user_id', '=', 'u.id')
        .as('passkeys'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
