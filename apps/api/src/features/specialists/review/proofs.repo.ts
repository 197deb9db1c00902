import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export interface NewProof {
  readonly id: string
  readonly specialistId: string
  readonly key: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly now: Date
}

export const insertProof = async (tx: Tx, proof: NewProof): Promise<void> => {
  await tx
    .insertInto('specialist_documents')
    .values({
      id: proof.id,
      specialist_id: proof.specialistId,
      storage_key: proof.key,
      type: proof.type,
      size: proof.size,
      created_at: proof.now,
    })
    .execute()
}

/** The newest of a specialist. */
export const findLatestProof = (db: Db | Tx, specialistId: string) =>
  db
    .selectFrom('specialist_documents')
    .select(['id', 'type', 'size', 'created_at'])
    .where('specialist_id', '=', specialistId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ProofRow = NonNullable<Awaited<ReturnType<typeof findLatestProof>>>

export const findProof = (db: Db, id: string) =>
  db
    .selectFrom('specialist_documents')
    .select(['id', 'specialist_id', 'storage_key', 'type'])
    .where('id', '=', id)
    .executeTakeFirst()
