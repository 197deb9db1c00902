import * as z from 'zod/mini'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { addendumCell, contentCell, sealedContent } from '../record-content.ts'
import { type ChainLine, findBrokenChains, findChainLines, findUnchained } from './record-chain.repo.ts'
import { addendumHashOf, contentHashOf } from './sign-hash.ts'

/** The result of checking the signed records. */
export interface RecordsCheck {
  readonly lines: number
  /** The broken place of a chain: a row of it, a record without a row, or neither for rows cut off at the end. */
  readonly broken: readonly {
    readonly customerId: string
    readonly line: number | null
    readonly recordId: string | null
  }[]
}

const AT_ONCE = 200

const hashOf = async (deps: Pick<Deps, 'vault'>, tx: Tx, line: ChainLine): Promise<Buffer | null> => {
  const record = { ...line, id: line.record_id }
  if (line.addendum_id !== null) {
    if (line.text_sealed === null || line.added_at === null) return null
    const cell = addendumCell(line.customer_id, line.addendum_id)
    const text = z.parse(z.string(), await deps.vault.open(tx, cell, line.text_sealed))
    return addendumHashOf({
      id: line.addendum_id,
      recordId: line.record_id,
      text,
      createdAt: line.added_at,
    })
  }
  if (line.signed_at === null) return null
  const opened = await deps.vault.open(tx, contentCell(record), line.content_sealed)
  return contentHashOf(deps, tx, record, z.parse(sealedContent, opened), line.signed_at)
}

/** False also if the text cannot be opened: the sealed content was altered. */
const isAsSigned = async (deps: Pick<Deps, 'vault'>, tx: Tx, line: ChainLine): Promise<boolean> => {
  try {
    return (await hashOf(deps, tx, line))?.equals(line.content_hash) ?? false
  } catch {
    return false
  }
}

/** Recomputes everything that signatures and addenda cover, and every chain over them. */
export const verifyRecords = async (deps: Pick<Deps, 'db' | 'vault'>): Promise<RecordsCheck> => {
  const changed: ChainLine[] = []
  let lines = 0
  let after = 0
  for (;;) {
    const last = await inTransaction(deps.db, async (tx) => {
      const batch = await findChainLines(tx, after, AT_ONCE)
      for (const line of batch) if (!(await isAsSigned(deps, tx, line))) changed.push(line)
      lines += batch.length
      return batch.at(-1)
    })
    if (!last) break
    after = last.id
  }
  const [broken, unchained] = [await findBrokenChains(deps.db), await findUnchained(deps.db)]
  return {
    lines,
    broken: [
      ...changed.map((line) => ({ customerId: line.customer_id, line: line.id, recordId: line.record_id })),
      ...broken.map(({ customer_id, line }) => ({ customerId: customer_id, line, recordId: null })),
      ...unchained.map(({ customer_id, record_id }) => ({
        customerId: customer_id,
        line: null,
        recordId: record_id,
      })),
    ],
  }
}
