import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ContactKind } from './pending-contacts.repo.ts'

export interface NewContactChange {
  readonly id: string
  readonly userId: string
  readonly kind: ContactKind
  readonly oldSealed: Buffer
  readonly tokenHash: Buffer
  readonly now: Date
  readonly expiresAt: Date
}

export const insertContactChange = async (tx: Tx, change: NewContactChange): Promise<void> => {
  await tx
    .insertInto('contact_changes')
    .values({
      id: change.id,
      user_id: change.userId,
      kind: change.kind,
      old_sealed: change.oldSealed,
      token_hash: change.tokenHash,
      changed_at: change.now,
      expires_at: change.expiresAt,
    })
    .execute()
}

const open = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('contact_changes')
    .select(['id', 'user_id', 'kind', 'old_sealed', 'changed_at'])
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)

/** A change that can still be undone. */
export const findContactChange = (db: Db, id: string, now: Date) =>
  open(db, now).where('id', '=', id).executeTakeFirst()

export type ContactChangeRow = NonNullable<Awaited<ReturnType<typeof findContactChange>>>

export const findContactChangeByToken = (db: Db | Tx, tokenHash: Buffer, now: Date) =>
  open(db, now).where('token_hash', '=', tokenHash).executeTakeFirst()

/** Marks a change and all later ones as undone, and returns them, first one first: their links are used up. */
export const takeContactChanges = async (tx: Tx, { id, user_id }: ContactChangeRow, now: Date) => {
  const rows = await tx
    .updateTable('contact_changes')
    .set({ undone_at: now })
    .where('user_id', '=', user_id)
    // Ids are ordered by time (UUIDv7).
    .where('id', '>=', id)
    .where('undone_at', 'is', null)
    .returning(['id', 'kind', 'old_sealed'])
    .execute()
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Deletes the old contact of changes that can no longer be undone; the entry stays as the account's trail. */
export const clearContactChangesBefore = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('contact_changes')
    .set({ old_sealed: null })
    .where('old_sealed', 'is not', null)
    .where('expires_at', '<', now)
    .execute()
}
