import type { confirmContact as endpoint } from '@emma/contracts/customers'
import { inTransaction, isTaken, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { moveEmail } from '../auth/index.ts'
import { keepContactChange, takeContactChange } from '../codes/index.ts'
import { confirmSpecialistEmail } from '../specialists/index.ts'
import { changeCellphone } from './contact-values.ts'
import { lockUser } from './profile/profile.repo.ts'

type Contact = CallOf<typeof endpoint>['body']

/** The previous e-mail; undefined if another account took the new one meanwhile. */
const changeEmail = async (
  deps: Deps,
  tx: Tx,
  userId: string,
  email: string,
): Promise<string | undefined> => {
  const now = deps.clock.now()
  const user = await lockUser(tx, userId)
  if (!(await moveEmail(tx, userId, email, now))) return undefined
  // The code proves the address, also for a specialist.
  await confirmSpecialistEmail(tx, userId, now)
  return user?.email
}

const confirm = async (
  deps: Deps,
  tx: Tx,
  userId: string,
  contact: Contact,
): Promise<AppError | undefined> => {
  await lockUser(tx, userId)
  const value = await takeContactChange(deps, tx, userId, contact)
  if (value instanceof AppError) return value
  const { kind } = contact
  const change = kind === 'cellphone' ? changeCellphone : changeEmail
  const old = await change(deps, tx, userId, value)
  if (old !== undefined) await keepContactChange(deps, tx, { userId, kind, old })
  else if (kind === 'email') return new AppError('code_invalid')
  await deps.jobs.add(tx, 'renew-payer', { userId })
  return undefined
}

/** A new e-mail or cell phone takes effect once its code is confirmed. */
export const confirmContact: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const refusal = await inTransaction(deps.db, (tx) => confirm(deps, tx, actor.userId, body)).catch(
    (error) => {
      // Two accounts proved the same e-mail at the same moment: the second fails when it writes.
      if (isTaken(error, 'users_email')) return new AppError('code_invalid')
      throw error
    },
  )
  if (refusal) throw refusal
}
