import type { undoChange as endpoint } from '@emma/contracts/auth/proof'
import { inTransaction, isTaken, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { moveEmail, takeBackAccount, unknownPassword } from '../auth/index.ts'
import { type Undone, undoContactChanges } from '../codes/index.ts'
import { stopWithdrawals, takeBackBankAccount } from '../earnings/index.ts'
import { changeCellphone } from './contact-values.ts'
import { lockUser } from './profile/profile.repo.ts'

const restore = async (deps: Deps, tx: Tx, { userId, email, cellphone }: Undone): Promise<void> => {
  await lockUser(tx, userId)
  if (email !== undefined && !(await moveEmail(tx, userId, email, deps.clock.now())))
    throw new AppError('email_taken')
  if (cellphone !== undefined) await changeCellphone(deps, tx, userId, cellphone)
  await deps.jobs.add(tx, 'renew-payer', { userId })
}

/**
 * Restores the e-mail and cell phone from before this link's change, a bank account too, stops requested withdrawals,
 * and ends all access. The holder of the old e-mail chooses a new password at once; a cell phone may have another owner
 * by now, so its link sends them to the e-mail.
 */
export const undoChange: UseCase<typeof endpoint> = async (deps, { body }) => {
  const passwordHash = await unknownPassword(deps)
  const { publish, reset_token } = await inTransaction(deps.db, async (tx) => {
    const undone = await undoContactChanges(deps, tx, body.token)
    if (!undone) throw new AppError('undo_token_invalid')
    await restore(deps, tx, undone)
    await stopWithdrawals(deps, tx, undone)
    await takeBackBankAccount(deps, tx, undone)
    const { publish, giveReset } = await takeBackAccount(deps, tx, { ...undone, passwordHash })
    if (undone.kind === 'email') return { publish, reset_token: await giveReset() }
    await deps.jobs.add(tx, 'send-password-reset', { userId: undone.userId })
    return { publish, reset_token: null }
  }).catch((error) => {
    if (isTaken(error, 'users_email')) throw new AppError('email_taken')
    throw error
  })
  publish()
  return { reset_token }
}
