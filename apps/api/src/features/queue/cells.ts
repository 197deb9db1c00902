import { redFlag } from '@emma/contracts/queue'
import type { RedFlag } from '@emma/domain/queue'
import * as z from 'zod/mini'
import type { Cell, Vault } from '../../crypto/vault.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

interface Sealed {
  readonly id: string
  readonly customer_id: string
}

const cellOf = (column: string, { id, customer_id }: Sealed): Cell => ({
  subjectId: customer_id,
  column,
  rowId: id,
})
export const complaintCell = (row: Sealed): Cell => cellOf('queue_entries.complaint_sealed', row)
export const redFlagsCell = (row: Sealed): Cell => cellOf('queue_entries.red_flags_sealed', row)
export const adviceCell = (row: Sealed): Cell => cellOf('queue_advice.red_flags_sealed', row)

/** The sealed fields of an entry, opened. */
export interface Clinical {
  readonly complaint: string
  readonly redFlags: RedFlag[]
}

export const openClinical = async (
  vault: Vault,
  db: Db | Tx,
  row: Sealed & { readonly complaint_sealed: Buffer; readonly red_flags_sealed: Buffer | null },
): Promise<Clinical> => ({
  complaint: z.parse(z.string(), await vault.open(db, complaintCell(row), row.complaint_sealed)),
  redFlags:
    row.red_flags_sealed === null
      ? []
      : z.parse(z.array(redFlag), await vault.open(db, redFlagsCell(row), row.red_flags_sealed)),
})
