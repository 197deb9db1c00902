import { sql } from 'kysely'
import type { ErasurePart } from '../../ports/erasure.ts'

/** Deletes the patient's chats completely: the specialist's messages were written to this patient. */
export const eraseChats: ErasurePart = async (tx, { customerId }) => {
  const { rows } = await sql<{ file_key: string }>`
    WITH gone AS (DELETE FROM messages m USING chats c WHERE c.id = m.chat_id AND c.customer_id = ${customerId}::uuid
      RETURNING m.file_key)
    SELECT file_key FROM gone WHERE file_key IS NOT NULL`.execute(tx)
  await tx.deleteFrom('chats').where('customer_id', '=', customerId).execute()
  return rows.map(({ file_key }) => file_key)
}
