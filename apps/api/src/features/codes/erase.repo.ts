import type { ErasurePart } from '../../ports/erasure.ts'

/** Codes, and contacts that wait for one. */
export const eraseCodes: ErasurePart = async (tx, { userId }) => {
  for (const table of ['pending_contacts', 'codes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  return []
}
