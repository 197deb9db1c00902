import type { Exam } from '@emma/contracts/exams'
import * as z from 'zod/mini'
import { fileSecret } from '../../crypto/sealed-file.ts'
import type { Cell, Vault } from '../../crypto/vault.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ExamRow } from './exams.repo.ts'

/** The sealed fields of an exam, besides its file. */
const examDetails = z.object({ title: z.string(), name: z.string() })

const cellOf = (column: string, { id, customer_id }: { id: string; customer_id: string }): Cell => ({
  subjectId: customer_id,
  column: `exams.${column}`,
  rowId: id,
})
export const detailsCell = (row: { id: string; customer_id: string }): Cell => cellOf('details_sealed', row)
export const secretCell = (row: { id: string; customer_id: string }): Cell =>
  cellOf('file_secret_sealed', row)

export const openDetails = async (vault: Vault, db: Tx | Db, row: ExamRow) =>
  z.parse(examDetails, await vault.open(db, detailsCell(row), row.details_sealed))

export const openSecret = async (
  vault: Vault,
  db: Tx | Db,
  row: Pick<ExamRow, 'id' | 'customer_id' | 'file_secret_sealed'>,
) => z.parse(fileSecret, await vault.open(db, secretCell(row), row.file_secret_sealed))

/** Row → wire, for an authorized reader. */
export const toExam = async (vault: Vault, db: Tx | Db, row: ExamRow): Promise<Exam> => {
  const { title, name } = await openDetails(vault, db, row)
  return {
    id: row.id,
    title,
    date: row.taken_on,
    dependent: row.dependent_id === null ? null : { id: row.dependent_id, name: row.dependent_name ?? '' },
    file: { name, type: row.content_type, size: row.size, url: `/api/v1/exams/${row.id}/file` },
    created_at: row.created_at.toISOString(),
  }
}
