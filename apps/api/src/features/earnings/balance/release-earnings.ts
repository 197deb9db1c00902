import { earningsReleased } from '@emma/domain/earnings'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { markReleased } from '../../booking/index.ts'
import { postEntry, sumPending } from '../../wallet/index.ts'
import { lockReleasable, type ReleasableRow } from './release.repo.ts'

const AT_ONCE = 100

/** Releases what the ledger still has pending of an appointment, however it ended. */
const release = async (deps: Deps, tx: Tx, row: ReleasableRow, at: Date): Promise<void> => {
  const earners = { specialistId: row.specialist_id, companyId: row.company_id }
  const { specialist, company } = await sumPending(tx, earners, [row.id, row.payment_id])
  if (specialist === 0 && company === 0) return
  const entry = earningsReleased(earners, { platform: 0, company, specialist })
  await postEntry(tx, entry, { id: deps.newId(), reference: row.id, at })
}

/** Makes pending money available, the number of days after the attendance that the booking's policy sets. */
export const releaseEarnings = async (deps: Deps): Promise<void> => {
  const at = deps.clock.now()
  const released = await inTransaction(deps.db, async (tx) => {
    const due = await lockReleasable(tx, at, AT_ONCE)
    for (const row of due) await release(deps, tx, row, at)
    const ids = due.map(({ id }) => id)
    await markReleased(tx, ids, at)
    return ids.length
  })
  if (released === AT_ONCE) await releaseEarnings(deps)
}
