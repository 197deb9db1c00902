import type { RecordContent } from '@emma/contracts/records/forms'
import * as z from 'zod/mini'
import type { Cell, Vault } from '../../crypto/vault.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

const field = z._default(z.string(), '')

/** The shape inside `records.content_sealed`. */
export const sealedContent = z.object({
  complaint: field,
  hpma: field,
  personal_historic: field,
  family_history: field,
  physical_exam: field,
  exPhysicist: field,
  resExams: field,
  diagnosis: field,
  cid_code: field,
  conduct: field,
  guidance: field,
}) satisfies z.ZodMiniType<RecordContent>

export const emptyContent: RecordContent = z.parse(sealedContent, {})

/** The body's fields, over the existing ones. */
export const mergeContent = (
  existing: RecordContent,
  body: Partial<Record<string, unknown>>,
): RecordContent => {
  const named = Object.keys(emptyContent).filter((name) => body[name] !== undefined)
  return z.parse(sealedContent, {
    ...existing,
    ...Object.fromEntries(named.map((name) => [name, body[name]])),
  })
}

/** Whether a body sets any of a record's fields. */
export const writesContent = (body: Partial<Record<string, unknown>>): boolean =>
  Object.keys(emptyContent).some((name) => body[name] !== undefined)

export const contentCell = (record: { readonly id: string; readonly customer_id: string }): Cell => ({
  subjectId: record.customer_id,
  column: 'records.content_sealed',
  rowId: record.id,
})
export const addendumCell = (customerId: string, id: string): Cell => ({
  subjectId: customerId,
  column: 'record_addenda.text_sealed',
  rowId: id,
})

/** The content of a record, opened. */
export const openRecordContent = async (
  vault: Vault,
  db: Db | Tx,
  record: { readonly id: string; readonly customer_id: string; readonly content_sealed: Buffer },
): Promise<RecordContent> =>
  z.parse(sealedContent, await vault.open(db, contentCell(record), record.content_sealed))
