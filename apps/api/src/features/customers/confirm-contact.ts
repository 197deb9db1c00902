import type { confirmContact as endpoint } from '@emma/contracts/customers'
import { inTransaction, isTaken, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { moveEmail } from '../auth/index.ts'
import { takeContactChange } from '../codes/index.ts'
import { changeSpecialistCellphone, confirmSpecialistEmail } from '../specialists/index.ts'
import { openPhones, sealColumn } from './profile/personal.ts'
import { lockContact, lockUser, updateCustomerRow } from './profile/profile.repo.ts'

type Contact = CallOf<typeof endpoint>['body']

/** False where the e-mail went to another account meanwhile. */
const changeEmail = async (deps: Deps, tx: Tx, userId: string, email: string): Promise<boolean> => {
  const now = deps.clock.now()
  if (!(await moveEmail(tx, userId, email, now))) return false
  // The code came back from it: a specialist's is proven.
  await confirmSpecialistEmail(tx, userId, now)
  return true
}

/** Of a customer or a specialist; admins have no phones. */
const changeCellphone = async (deps: Deps, tx: Tx, userId: string, cellphone: string): Promise<void> => {
  const row = await lockContact(tx, userId)
  if (!row) return changeSpecialistCellphone(deps, tx, userId, cellphone)
  const opener = { vault: deps.vault, db: tx }
  const phones = { ...(await openPhones(opener, row)), cellphone }
  const contact_sealed = await sealColumn(opener, row.id, 'contact_sealed', phones)
  await updateCustomerRow(tx, row.id, { contact_sealed })
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
  if (contact.kind === 'cellphone') await changeCellphone(deps, tx, userId, value)
  else if (!(await changeEmail(deps, tx, userId, value))) return new AppError('code_invalid')
  await deps.jobs.add(tx, 'renew-payer', { userId })
  return undefined
}

/** A new e-mail or cell phone counts once its code came back. */
export const confirmContact: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const refusal = await inTransaction(deps.db, (tx) => confirm(deps, tx, actor.userId, body)).catch(
    (error) => {
      // Two accounts proved the same e-mail at the same moment: the second finds it taken as it writes.
      if (isTaken(error, 'users_email')) return new AppError('code_invalid')
      throw error
    },
  )
  if (refusal) throw refusal
}
