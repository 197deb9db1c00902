import type { RecordContent } from '@emma/contracts/records/forms'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { type LockedRecord, markSigned } from '../records.repo.ts'
import { chainWords } from './record-chain.repo.ts'
import { contentHashOf } from './sign-hash.ts'

/** Signs finally: the hash of the content is stored with the record and on the account's chain. */
export const signRecord = async (
  deps: Pick<Deps, 'vault'>,
  tx: Tx,
  record: LockedRecord,
  content: RecordContent,
  at: Date,
): Promise<void> => {
  const contentHash = await contentHashOf(deps, tx, record, content, at)
  await markSigned(tx, record.id, contentHash, at)
  await chainWords(tx, {
    customerId: record.customer_id,
    recordId: record.id,
    addendumId: null,
    contentHash,
  })
}
