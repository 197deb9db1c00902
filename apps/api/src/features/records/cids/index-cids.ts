import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { openRecordContent } from '../record-content.ts'
import { lockUnindexed, saveCidIndexes, type UnindexedRecord } from './cid-index.repo.ts'
import { cidIndexesOf } from './cid-index.ts'

const AT_ONCE = 200

/**
 * A record that cannot be opened is left without a hash, so that the others are reached; `verify-records` reports it.
 */
const codeOf = (deps: Deps, tx: Tx, record: UnindexedRecord): Promise<string> =>
  openRecordContent(deps.vault, tx, record).then(
    ({ cid_code }) => cid_code,
    () => '',
  )

const indexSome = (deps: Deps): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const records = await lockUnindexed(tx, AT_ONCE)
    for (const record of records) {
      const code = await codeOf(deps, tx, record)
      await saveCidIndexes(tx, record, cidIndexesOf(deps.vault, record.specialist_id, code))
    }
    return records.length
  })

/** Job: computes the search hashes of records written before these existed. */
export const indexCids = async (deps: Deps): Promise<void> => {
  while ((await indexSome(deps)) === AT_ONCE);
}
