import { withdrawalReturned } from '@emma/domain/earnings'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { postEntry } from '../../wallet/index.ts'
import type { PartRow, WithdrawalRow } from './withdrawals.repo.ts'

/** Returns a rejected or failed withdrawal's money, each part to where it was taken. */
export const returnMoney = async (
  deps: Deps,
  tx: Tx,
  { id, owner_id }: WithdrawalRow,
  parts: readonly PartRow[],
): Promise<void> => {
  const entry = withdrawalReturned(owner_id, parts)
  await postEntry(tx, entry, { id: deps.newId(), reference: id, at: deps.clock.now() })
}
