import type { Tx } from '../../../db/transaction.ts'

/** Deletes half-done logins, links, proofs and known devices, and second factors turned on since then. */
export const forgetWaysInSince = async (tx: Tx, userId: string, since: Date): Promise<void> => {
  for (const table of ['auth_tickets', 'known_devices'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  for (const table of ['passkeys', 'recovery_codes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('confirmed_at', '>=', since)]))
    .execute()
}
