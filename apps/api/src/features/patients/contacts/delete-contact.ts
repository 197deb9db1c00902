import type { deleteContact as endpoint } from '@emma/contracts/patients/contacts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { deleteUnusedTags, lockTags } from '../tags.repo.ts'
import { type ContactRow, deleteContactRow, lockContact } from './contacts.repo.ts'

/** Removes a contact, and the import's key with its last one. */
export const removeContact = async (
  { vault }: Pick<Deps, 'vault'>,
  tx: Tx,
  row: Pick<ContactRow, 'id' | 'import_id'>,
): Promise<void> => {
  if (await deleteContactRow(tx, row)) await vault.erase(tx, [row.import_id])
}

/**
 * Deletes a specialist's data about a patient without an account (LGPD art. 18, VI: also when the person asks for it).
 */
export const deleteContact: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    const { specialistId } = actor
    await lockTags(tx, specialistId)
    const row = await lockContact(tx, specialistId, params.id)
    if (!row) throw notFound()
    await removeContact(deps, tx, row)
    await deleteUnusedTags(tx, specialistId)
  })
