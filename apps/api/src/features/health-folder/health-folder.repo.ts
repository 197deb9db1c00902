import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A patient of the account: its holder (null) or one of its dependents. */
export interface FolderOf {
  readonly customerId: string
  readonly dependentId: string | null
}

interface Attendances {
  readonly records: number
  readonly latest: {
    readonly specialist_name: string
    readonly specialty_name: string
    readonly starts_at: string
  } | null
  readonly family: readonly string[]
}

/** The number of one person's signed records, their latest attendance, and the account's dependents. */
export const findAttendances = async (
  tx: Tx,
  { customerId, dependentId }: FolderOf,
): Promise<Attendances> => {
  const { rows } = await sql<Attendances>`
    SELECT
      (SELECT count(*) FROM records r WHERE r.customer_id = ${customerId}::uuid
        AND r.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid AND r.status = 'signed') AS records,
      (SELECT json_build_object('specialist_name', s.name, 'specialty_name', y.name, 'starts_at', a.starts_at)
        FROM appointments a JOIN specialists s ON s.id = a.specialist_id JOIN specialties y ON y.id = a.specialty_id
        WHERE a.customer_id = ${customerId}::uuid AND a.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid
          AND a.status = 'finished' ORDER BY a.starts_at DESC LIMIT 1) AS latest,
      coalesce((SELECT json_agg(d.name ORDER BY d.created_at, d.id) FROM dependents d
        WHERE d.customer_id = ${customerId}::uuid AND d.removed_at IS NULL), '[]') AS family`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A query without a row')
  return row
}
