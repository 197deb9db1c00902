import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** An account, and one of its dependents if requested. */
export interface PatientRow {
  readonly customer_id: string
  readonly first_name: string
  readonly last_name: string
  readonly avatar_key: string | null
  readonly birth_date: string | null
  readonly gender: string | null
  readonly marital_status: string | null
  readonly cpf_sealed: Buffer | null
  readonly contact_sealed: Buffer | null
  readonly address_sealed: Buffer | null
  readonly special_document_type: string | null
  readonly special_document_sealed: Buffer | null
  /** The CPF as bytes in JSON: `\x` and hexadecimals. */
  readonly dependent: {
    readonly id: string
    readonly name: string
    readonly birth_date: string | null
    readonly sex: string | null
    readonly relation: string
    readonly cpf_sealed: string | null
  } | null
}

export const findPatientRow = async (
  db: Db | Tx,
  { customerId, dependentId }: { customerId: string; dependentId: string | null },
): Promise<PatientRow | undefined> => {
  const { rows } = await sql<PatientRow>`
    SELECT c.id AS customer_id, u.first_name, u.last_name, u.avatar_key, c.birth_date, c.gender, c.marital_status, c.cpf_sealed,
      c.contact_sealed, c.address_sealed, c.special_document_type, c.special_document_sealed,
      (SELECT json_build_object('id', d.id, 'name', d.name, 'birth_date', d.birth_date, 'sex', d.sex,
          'relation', d.relation, 'cpf_sealed', d.cpf_sealed)
        FROM dependents d WHERE d.id = ${dependentId}::uuid AND d.customer_id = c.id) AS dependent
    FROM customers c JOIN users u ON u.id = c.user_id
    WHERE c.id = ${customerId}::uuid`.execute(db)
  return rows[0]
}
