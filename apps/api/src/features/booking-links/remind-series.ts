import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'
import { lockToRemind } from './series.repo.ts'

const AT_ONCE = 50

/** Job: reminds patients once, a day before the deadline of a date of their series. */
export const remindSeries = async (deps: Deps): Promise<void> => {
  const reminded = await inTransaction(deps.db, async (tx) => {
    const rows = await lockToRemind(tx, deps.clock.now(), AT_ONCE)
    for (const row of rows) {
      if (row.customer_user_id === null || row.paying) continue
      await notify(deps, tx, {
        userId: row.customer_user_id,
        kind: 'series_payment_due',
        dedupeKey: `series_payment_due:${row.id}`,
        data: { linkId: row.id, specialistId: row.specialist_id },
      })
    }
    return rows
  })
  if (reminded.length === AT_ONCE) await remindSeries(deps)
}
