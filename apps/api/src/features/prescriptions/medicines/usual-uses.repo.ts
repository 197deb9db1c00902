import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { type PrescriptionRow, prescriptionColumns } from '../../records/index.ts'

/** Enough to find a specialist's usual texts. */
const OF_A_MEDICINE = 30
const OF_ALL = 150

interface Filter {
  readonly specialistId: string
  /** From the list; null for the newest of all medicines. */
  readonly medicineId: string | null
}

/** A specialist's own newest prescriptions, of one medicine or of all. */
export const findOwnPrescriptions = async (
  tx: Tx,
  { specialistId, medicineId }: Filter,
): Promise<PrescriptionRow[]> => {
  const found =
    medicineId === null
      ? sql`r.specialist_id = ${specialistId}::uuid ORDER BY r.created_at DESC, p.id DESC LIMIT ${OF_ALL}`
      : sql`p.medicine_id = ${medicineId}::uuid AND p.specialist_id = ${specialistId}::uuid
          ORDER BY p.created_at DESC, p.id DESC LIMIT ${OF_A_MEDICINE}`
  const { rows } = await sql<{ readonly row: PrescriptionRow }>`
    SELECT to_json(x) AS row FROM (
      SELECT ${prescriptionColumns} FROM records r JOIN prescriptions p ON p.record_id = r.id WHERE ${found}) x`.execute(
    tx,
  )
  return rows.map(({ row }) => row)
}

interface Reader {
  readonly customerId: string
  readonly dependentId: string | null
  readonly specialistId: string
  /** Colleagues' records too. */
  readonly shared: boolean
}

/** A person's last signed record with prescriptions. */
export const findLastPrescribing = async (
  tx: Tx,
  { customerId, dependentId, specialistId, shared }: Reader,
): Promise<{ id: string; signed_at: Date; specialist_name: string; specialist_id: string } | undefined> => {
  const { rows } = await sql<{ id: string; signed_at: Date; specialist_name: string; specialist_id: string }>`
    SELECT r.id, r.signed_at, r.specialist_id, s.name AS specialist_name
    FROM records r JOIN specialists s ON s.id = r.specialist_id
    WHERE r.customer_id = ${customerId}::uuid AND r.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid
      AND r.signed_at IS NOT NULL AND (${shared}::boolean OR r.specialist_id = ${specialistId}::uuid)
      AND EXISTS (SELECT FROM prescriptions p WHERE p.record_id = r.id)
    ORDER BY r.signed_at DESC LIMIT 1`.execute(tx)
  return rows[0]
}
