import type { Problem } from '@emma/contracts/records/problems'
import * as z from 'zod/mini'
import type { Cell, Vault } from '../../../crypto/vault.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Person } from '../access/sight.ts'
import { findCidNames, findProblems, type ProblemRow } from './problems.repo.ts'

/** The shape inside `problems.content_sealed`. */
const content = z.object({
  description: z.string(),
  cid_code: z.nullable(z.string()),
  since: z.nullable(z.string()),
})
export type ProblemContent = z.output<typeof content>

export const problemCell = (customerId: string, id: string): Cell => ({
  subjectId: customerId,
  column: 'problems.content_sealed',
  rowId: id,
})

const toProblem = (
  row: ProblemRow,
  { description, cid_code, since }: ProblemContent,
  names: ReadonlyMap<string, string>,
): Problem => ({
  id: row.id,
  customer_id: row.customer_id,
  dependent_id: row.dependent_id,
  description,
  cid: cid_code === null ? null : { code: cid_code, description: names.get(cid_code) ?? '' },
  since,
  resolved_at: row.resolved_at?.toISOString() ?? null,
  specialist_name: row.specialist_name,
  created_at: row.created_at.toISOString(),
})

/** A person's problem list, opened for an authorized reader. */
export const loadProblems = async (
  { vault }: { readonly vault: Vault },
  db: Db | Tx,
  person: Person,
  authorId: string | null,
): Promise<Problem[]> => {
  const rows = await findProblems(db, person, authorId)
  const opened = await Promise.all(
    rows.map(async (row) => {
      const cell = problemCell(row.customer_id, row.id)
      return { row, said: z.parse(content, await vault.open(db, cell, row.content_sealed)) }
    }),
  )
  const codes = opened.flatMap(({ said }) => (said.cid_code === null ? [] : [said.cid_code]))
  const names = await findCidNames(db, codes)
  return opened.map(({ row, said }) => toProblem(row, said, names))
}
