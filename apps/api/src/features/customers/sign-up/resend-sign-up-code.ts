import type { resendSignUpCode as endpoint } from '@emma/contracts/customers/sign-up'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { issueCode, resendCode } from '../../codes/index.ts'
import { openSignUp, urlOf } from './sign-up-form.ts'
import { findSignUp } from './sign-ups.repo.ts'

/**
 * Sends another code. A confirmed e-mail gets one too: the person may continue on another device. An unknown id gets
 * the same answer.
 */
export const resendSignUpCode: UseCase<typeof endpoint> = async (deps, { body, client: asker }) => {
  const row = await findSignUp(deps.db, body.signUpId)
  if (!row) return
  const form = await openSignUp(deps, row)
  const code = { purpose: 'sign_up', userId: row.user_id, asker, url: urlOf(deps, row.id, form) } as const
  await inTransaction(deps.db, (tx) =>
    row.ticket_hash === null
      ? resendCode(deps, tx, code)
      : issueCode(deps, tx, { ...code, channel: 'email', target: form.email }),
  )
}
