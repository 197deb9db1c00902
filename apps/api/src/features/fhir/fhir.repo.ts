import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

export interface PractitionerRow {
  readonly id: string
  readonly name: string
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
  readonly special_document_sealed: Buffer | null
}
export interface EncounterRow {
  readonly id: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly online: boolean
}
export interface DocumentRow {
  readonly id: string
  readonly record_id: string
  readonly specialist_id: string
  readonly kind: string
  readonly code: string
  readonly created_at: Date
}
export interface DiagnosisRow {
  readonly code: string
  readonly description: string
}

export const findPractitioners = async (tx: Tx, ids: readonly string[]) => {
  const { rows } = await sql<PractitionerRow>`
    SELECT id, name, council_type, council_uf, council_number, special_document_sealed FROM specialists WHERE id = ANY(${ids}::uuid[])
    ORDER BY id`.execute(tx)
  return rows
}

export const findEncounters = async (tx: Tx, ids: readonly string[]) => {
  const { rows } = await sql<EncounterRow>`
    SELECT id, starts_at, ends_at, place_id IS NULL AS online FROM appointments WHERE id = ANY(${ids}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Documents in force of these records that the patient received, or that this specialist issued. */
export const findDocuments = async (tx: Tx, recordIds: readonly string[], authorId: string | null) => {
  const { rows } = await sql<DocumentRow>`
    SELECT id, record_id, specialist_id, kind, code, created_at FROM prescription_documents
    WHERE record_id = ANY(${recordIds}::uuid[]) AND replaced_at IS NULL
      AND (delivery = 'electronic' OR specialist_id = ${authorId}::uuid)
    ORDER BY created_at, id`.execute(tx)
  return rows
}

/** The classification's names of these codes. */
export const findDiagnoses = async (tx: Tx, codes: readonly string[]) => {
  const { rows } = await sql<DiagnosisRow>`
    SELECT code, description FROM cids WHERE code = ANY(${codes}::text[])`.execute(tx)
  return new Map(rows.map(({ code, description }) => [code, description]))
}
