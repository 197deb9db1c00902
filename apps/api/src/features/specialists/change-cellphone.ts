import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { changeSpecialist, lockContact } from './account.repo.ts'
import { openPhones, sealPersonal } from './profile/personal.ts'

/** Replaces a specialist's cell phone and returns the previous one; undefined for a user of another role. */
export const changeSpecialistCellphone = async (
  deps: Deps,
  tx: Tx,
  userId: string,
  cellphone: string,
): Promise<string | undefined> => {
  const row = await lockContact(tx, userId)
  if (!row) return undefined
  const before = await openPhones(deps, tx, row)
  const phones = { ...before, cellphone }
  await changeSpecialist(tx, row.id, {
    contact_sealed: await sealPersonal(deps, tx, row.id, 'contact_sealed', phones),
  })
  return before.cellphone
}
