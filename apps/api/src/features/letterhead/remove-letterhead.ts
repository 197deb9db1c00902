import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { logoPath } from '../../files/index.ts'
import { deleteLetterhead, lockLetterhead } from './letterheads.repo.ts'

/** Erases it with the account, including its logo; issued documents keep theirs inside. */
export const removeLetterhead = async (
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  specialistId: string,
): Promise<void> => {
  const row = await lockLetterhead(tx, specialistId)
  if (!row) return
  await deleteLetterhead(tx, specialistId)
  if (row.logo_key !== null) await jobs.add(tx, 'remove-file', { key: logoPath(row.logo_key) })
}
