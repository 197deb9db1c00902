import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { changeSpecialistCellphone } from '../specialists/index.ts'
import { openPhones, sealColumn } from './profile/personal.ts'
import { lockContact, updateCustomerRow } from './profile/profile.repo.ts'

/** For a customer or a specialist; admins have no phone. Returns the previous one. */
export const changeCellphone = async (
  deps: Deps,
  tx: Tx,
  userId: string,
  cellphone: string,
): Promise<string | undefined> => {
  const row = await lockContact(tx, userId)
  if (!row) return changeSpecialistCellphone(deps, tx, userId, cellphone)
  const opener = { vault: deps.vault, db: tx }
  const phones = await openPhones(opener, row)
  const contact_sealed = await sealColumn(opener, row.id, 'contact_sealed', { ...phones, cellphone })
  await updateCustomerRow(tx, row.id, { contact_sealed })
  return phones.cellphone
}
