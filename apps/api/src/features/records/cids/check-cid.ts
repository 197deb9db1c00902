import type { Tx } from '../../../db/transaction.ts'
import { invalidField } from '../../../http/app-error.ts'
import { isKnownCid } from './cids.repo.ts'

/**
 * A diagnosis that is not in the list is an invalid field; an empty one is none. @throws AppError `validation_failed`
 */
export const checkCid = async (tx: Tx, code: string | null | undefined): Promise<void> => {
  if (!code || (await isKnownCid(tx, code))) return
  throw invalidField('cid_code', 'cid_unknown')
}
