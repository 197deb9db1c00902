import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export interface PersonInCare {
  readonly customer_id: string
  readonly name: string
  readonly birth_date: string | null
  readonly cpf_hash: Buffer | null
  /** The account's: a dependent is reached by it too. */
  readonly email: string
  readonly contact_sealed: Buffer | null
}

/** Everybody with an account who has or had an appointment with the specialist, account holders and dependents. */
export const findPeopleInCare = async (
  db: Db | Tx,
  specialistId: string,
): Promise<readonly PersonInCare[]> => {
  const { rows } = await sql<PersonInCare>`
    WITH seen AS (
      SELECT DISTINCT customer_id, dependent_id FROM appointments
      WHERE specialist_id = ${specialistId}::uuid AND status IN ('confirmed', 'in_progress', 'finished')
    )
    ${person(sql`seen s`)}`.execute(db)
  return rows
}

/** One of them. */
export const findPersonInCare = async (
  tx: Tx,
  { customerId, dependentId }: { readonly customerId: string; readonly dependentId: string | null },
): Promise<PersonInCare | undefined> => {
  const one = sql`(SELECT ${customerId}::uuid AS customer_id, ${dependentId}::uuid AS dependent_id) s`
  const { rows } = await sql<PersonInCare>`${person(one)}`.execute(tx)
  return rows[0]
}

const person = (from: ReturnType<typeof sql>) => sql`
  SELECT s.customer_id,
    CASE WHEN d.id IS NULL THEN u.first_name || ' ' || u.last_name ELSE d.name END AS name,
    (CASE WHEN d.id IS NULL THEN c.birth_date ELSE d.birth_date END)::text AS birth_date,
    CASE WHEN d.id IS NULL THEN c.cpf_hash ELSE d.cpf_hash END AS cpf_hash, u.email, c.contact_sealed
  FROM ${from} JOIN customers c ON c.id = s.customer_id JOIN users u ON u.id = c.user_id
  LEFT JOIN dependents d ON d.id = s.dependent_id
  WHERE c.status <> 'erased'`
