import type { ActLine } from '@emma/contracts/audit'
import * as z from 'zod/mini'
import type { Db } from '../../db/pool.ts'
import type { Deps } from '../../deps.ts'
import { cellOf } from './cell.ts'
import type { ActRow } from './list.repo.ts'

const fields = z.record(z.string(), z.unknown())
const details = z.object({
  before: z.optional(fields),
  after: z.optional(fields),
  reason: z.optional(z.string()),
})

/** Rows → the wire, with their sealed parts. */
export const openActs = async ({ vault }: Deps, db: Db, rows: readonly ActRow[]): Promise<ActLine[]> => {
  await vault.warm(
    db,
    rows.map((row) => row.user_id),
  )
  const lines: ActLine[] = []
  for (const row of rows) {
    const opened = await vault.open(db, cellOf(row.user_id, row.id), row.details_sealed)
    const { before = null, after = null, reason = null } = z.parse(details, opened)
    const { id, action, entity, entity_id, entity_name, session_id, address } = row
    lines.push({
      id,
      at: row.at.toISOString(),
      by: { id: row.user_id, name: row.user_name },
      action,
      entity,
      entity_id,
      entity_name: entity_name ?? nameIn(after) ?? nameIn(before),
      before,
      after,
      reason,
      session_id,
      address,
    })
  }
  return lines
}

/** A deleted thing keeps its last name. */
const nameIn = (kept: ActLine['before']): string | null => {
  const name = kept?.name ?? kept?.title
  return typeof name === 'string' ? name : null
}
