import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type ProvingCaller, requireProof } from '../auth/index.ts'
import { issueCode } from './issue-code.ts'
import { type ContactKind, findUserByEmail, storePendingContact } from './pending-contacts.repo.ts'
import { pendingCell } from './pending-contacts.ts'

export interface ContactChange {
  readonly userId: string
  readonly kind: ContactKind
  /** The new e-mail, or area code and number of the new cell phone. */
  readonly value: string
}

/** A change prepared outside the transaction: its value is sealed, and it is known whether the e-mail is taken. */
export interface PreparedChange extends ContactChange {
  readonly valueSealed: Buffer
  /** The account that already has this e-mail. The caller does not learn it, but no code will be right. */
  readonly ownerId: string | undefined
}

export const prepareContactChange = async (deps: Deps, change: ContactChange): Promise<PreparedChange> => ({
  ...change,
  valueSealed: await deps.vault.seal(deps.db, pendingCell(change.userId), change.value),
  ownerId: change.kind === 'email' ? (await findUserByEmail(deps.db, change.value))?.id : undefined,
})

/**
 * The same for a requested change, after proof of identity; nothing without a requested change.
 * @throws AppError `proof_required`
 */
export const proveContactChanges = async (
  deps: Deps,
  caller: ProvingCaller,
  changes: readonly ContactChange[],
): Promise<readonly PreparedChange[]> => {
  if (changes.length > 0) await requireProof(deps, caller)
  return Promise.all(changes.map((change) => prepareContactChange(deps, change)))
}

/**
 * Stores a new e-mail or cell phone until its code is confirmed, sends the code there and notifies the current e-mail.
 * @throws AppError `too_many_requests`
 */
export const requestContactChange = async (deps: Deps, tx: Tx, change: PreparedChange): Promise<void> => {
  const { userId, kind, value, valueSealed, ownerId } = change
  await storePendingContact(tx, { userId, kind, valueSealed, now: deps.clock.now() })
  await issueCode(deps, tx, {
    purpose: kind === 'email' ? 'change_email' : 'change_cellphone',
    userId,
    channel: kind === 'email' ? 'email' : 'sms',
    target: value,
    isSilent: ownerId !== undefined,
  })
  await deps.jobs.add(tx, 'tell-contact-change', { userId, kind })
  if (ownerId !== undefined) await deps.jobs.add(tx, 'tell-account-exists', { userId: ownerId })
}
