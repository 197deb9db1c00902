import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { ErasedAccount } from '../../ports/erasure.ts'

/** Anonymizes the user: without name or e-mail, and without a login. The e-mail can be registered again. */
export const eraseUser = async (
  tx: Tx,
  { userId, name: [first, last], now }: Pick<ErasedAccount, 'userId' | 'name' | 'now'>,
): Promise<readonly string[]> => {
  for (const table of [
    'passkeys',
    'recovery_codes',
    'second_factors',
    'auth_tickets',
    'known_devices',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await sql`DELETE FROM used_refresh_tokens WHERE session_id IN (SELECT id FROM sessions WHERE user_id = ${userId}::uuid)`.execute(
    tx,
  )
  // Times and addresses of access stay for six months (Lei 12.965/2014, art. 15).
  await tx.updateTable('sessions').set({ user_agent: '' }).where('user_id', '=', userId).execute()
  await tx
    .updateTable('users')
    .set({
      email: `${userId}@erased.invalid`,
      password_hash: '',
      first_name: first,
      last_name: last,
      avatar_key: null,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
  return []
}
