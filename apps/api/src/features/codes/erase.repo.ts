import type { ErasurePart } from '../../ports/erasure.ts'

/** Codes, unconfirmed contacts, and previous ones. */
export const eraseCodes: ErasurePart = async (tx, { userId }) => {
  for (const table of ['contact_changes', 'pending_contacts', 'codes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  return []
}
