import { fieldMessage } from '@emma/phrases/field-message'
import type { Tx } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { isKnownCid } from './cids.repo.ts'

/** A diagnosis that is not in the list is a wrong field; none at all is none. @throws AppError `validation_failed` */
export const checkCid = async (tx: Tx, code: string | null | undefined): Promise<void> => {
  if (!code || (await isKnownCid(tx, code))) return
  const message = fieldMessage({ message: 'cid_unknown' })
  throw new AppError('validation_failed', { errors: [{ path: 'cid_code', message }] })
}
