import type { resendContactCode as endpoint } from '@emma/contracts/customers'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { resendCode } from './issue-code.ts'

/** Sends another code to the user's own new e-mail or cell phone. */
export const resendContactCode: UseCase<typeof endpoint> = async (deps, { actor: { userId }, body }) => {
  const purpose = body.kind === 'email' ? 'change_email' : 'change_cellphone'
  await inTransaction(deps.db, (tx) => resendCode(deps, tx, { purpose, userId }))
}
