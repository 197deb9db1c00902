import * as z from 'zod'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'

const content = z.object({ name: z.string(), email: z.string(), message: z.string() })

/** The sender and the text. */
export type Content = z.output<typeof content>

interface Row {
  readonly id: string
  readonly customer_id: string | null
}

/** Sealed with the patient's key; messages of others have their own. */
export const subjectOf = ({ id, customer_id }: Row): string => customer_id ?? id

const cellOf = (row: Row) => ({
  subjectId: subjectOf(row),
  column: 'contact_messages.content_sealed',
  rowId: row.id,
})

export const sealContent = ({ vault }: Pick<Deps, 'vault'>, tx: Tx, row: Row, value: Content) =>
  vault.seal(tx, cellOf(row), value)

export const openContent = async (
  { vault }: Pick<Deps, 'vault'>,
  db: Db,
  row: Row & { readonly content_sealed: Buffer },
): Promise<Content> => content.parse(await vault.open(db, cellOf(row), row.content_sealed))
