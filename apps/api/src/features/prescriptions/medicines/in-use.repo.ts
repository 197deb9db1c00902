import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { type LockedRecord, type PrescriptionRow, prescriptionColumns } from '../../records/index.ts'

/** A prescription with its content and date. */
export interface TakenRow extends PrescriptionRow {
  readonly ingredient: string | null
  readonly since: string
  readonly specialist_name: string
}

/** More than a person's prescriptions of a year. */
const MOST = 200

interface Scope {
  readonly record: LockedRecord
  /** Any author's; else only those of the record's author. */
  readonly shared: boolean
  readonly from: Date
}

/** This record's prescriptions so far, and those of the patient's signed records since then. */
export const findTaken = async (tx: Tx, { record, shared, from }: Scope): Promise<TakenRow[]> => {
  const { rows } = await sql<{ readonly row: TakenRow }>`
    SELECT to_json(x) AS row FROM (
      SELECT ${prescriptionColumns}, m.active_ingredient AS ingredient, coalesce(r.signed_at, p.created_at) AS since,
        s.name AS specialist_name
      FROM records r
      JOIN prescriptions p ON p.record_id = r.id
      JOIN specialists s ON s.id = r.specialist_id
      LEFT JOIN medicines m ON m.id = p.medicine_id
      WHERE r.customer_id = ${record.customer_id}::uuid
        AND r.dependent_id IS NOT DISTINCT FROM ${record.dependent_id}::uuid
        AND (r.id = ${record.id}::uuid OR (r.signed_at >= ${from}
          AND (${shared}::boolean OR r.specialist_id = ${record.specialist_id}::uuid)))
      ORDER BY since DESC, p.id DESC LIMIT ${MOST}) x`.execute(tx)
  return rows.map(({ row }) => row)
}

interface Taker {
  readonly customerId: string
  readonly dependentId: string | null
  /** Only this specialist's prescriptions; null for everybody's. */
  readonly authorId: string | null
  readonly from: Date
}

/** Prescriptions of a person's signed records since then, newest first. */
export const findTakenBy = async (
  tx: Tx,
  { customerId, dependentId, authorId, from }: Taker,
): Promise<TakenRow[]> => {
  const { rows } = await sql<{ readonly row: TakenRow }>`
    SELECT to_json(x) AS row FROM (
      SELECT ${prescriptionColumns}, m.active_ingredient AS ingredient, r.signed_at AS since, s.name AS specialist_name
      FROM records r
      JOIN prescriptions p ON p.record_id = r.id
      JOIN specialists s ON s.id = r.specialist_id
      LEFT JOIN medicines m ON m.id = p.medicine_id
      WHERE r.customer_id = ${customerId}::uuid AND r.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid
        AND r.signed_at >= ${from} AND (${authorId}::uuid IS NULL OR r.specialist_id = ${authorId}::uuid)
      ORDER BY since DESC, p.id DESC LIMIT ${MOST}) x`.execute(tx)
  return rows.map(({ row }) => row)
}

/** The active ingredient of a listed medicine. */
export const findIngredient = async (tx: Tx, id: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('medicines')
    .select('active_ingredient')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.active_ingredient ?? null
}

/** Shorter beginnings are those of too many names. */
const SHORTEST = 4

/** Whether the catalogue has a medicine whose name begins like one of these, folded. */
export const hasNamed = async (tx: Tx, names: readonly string[]): Promise<boolean> => {
  const plain = names.filter((name) => name.length >= SHORTEST && /^[a-z0-9 -]+$/.test(name))
  if (plain.length === 0) return false
  const { rows } = await sql<{ readonly found: boolean }>`
    SELECT EXISTS (SELECT FROM unnest(${plain}::text[]) n WHERE EXISTS (
      SELECT FROM medicines m WHERE m.folded LIKE n || '%')) AS found`.execute(tx)
  return rows[0]?.found ?? false
}
