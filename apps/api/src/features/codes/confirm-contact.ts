import type { confirmContact as endpoint } from '@emma/contracts/customers'
import * as z from 'zod'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import {
  type ContactKind,
  deletePendingContact,
  findPendingContacts,
  lockPhones,
  lockUser,
  setEmail,
  storePhones,
} from './pending-contacts.repo.ts'
import { openPending } from './pending-contacts.ts'
import { takeCode } from './take-code.ts'

const phones = z.object({ cellphone: z.string().optional(), phone: z.string().optional() })

const setCellphone = async ({ vault }: Deps, tx: Tx, userId: string, cellphone: string): Promise<void> => {
  const row = await lockPhones(tx, userId)
  if (!row) return
  const cell = { subjectId: row.id, column: `${row.table}.contact_sealed`, rowId: row.id }
  const kept = row.contact_sealed === null ? {} : phones.parse(await vault.open(tx, cell, row.contact_sealed))
  await storePhones(tx, row, await vault.seal(tx, cell, { ...kept, cellphone }))
}

/** False where the e-mail went to another account meanwhile. */
const apply = async (
  deps: Deps,
  tx: Tx,
  userId: string,
  kind: ContactKind,
  value: string,
): Promise<boolean> => {
  if (kind === 'email') return setEmail(tx, userId, value, deps.clock.now())
  await setCellphone(deps, tx, userId, value)
  return true
}

const confirm = async (
  deps: Deps,
  tx: Tx,
  userId: string,
  { kind, code }: { readonly kind: ContactKind; readonly code: string },
): Promise<AppError | undefined> => {
  await lockUser(tx, userId)
  const pending = (await findPendingContacts(tx, userId)).find((row) => row.kind === kind)
  if (!pending) return new AppError('code_invalid')
  const purpose = kind === 'email' ? 'change_email' : 'change_cellphone'
  const refusal = await takeCode(deps, tx, { purpose, userId, code, now: deps.clock.now() })
  if (refusal) return refusal
  const value = await openPending(deps, userId, pending.value_sealed)
  await deletePendingContact(tx, userId, kind)
  if (!(await apply(deps, tx, userId, kind, value))) return new AppError('code_invalid')
  await deps.jobs.add(tx, 'renew-payer', { userId })
  return undefined
}

/** A new e-mail or cell phone counts once its code came back. */
export const confirmContact: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const refusal = await inTransaction(deps.db, (tx) => confirm(deps, tx, actor.userId, body))
  if (refusal) throw refusal
}
