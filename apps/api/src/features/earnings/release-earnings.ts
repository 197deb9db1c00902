import { earningsReleased } from '@emma/domain/earnings'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { postEntry } from '../wallet/index.ts'
import { lockReleasable, markReleased } from './earnings.repo.ts'

const AT_ONCE = 100

/** What is pending becomes available, as many days after the attendance as the policy of the booking says (domain §4). */
export const releaseEarnings = async (deps: Deps): Promise<void> => {
  const at = deps.clock.now()
  const released = await inTransaction(deps.db, async (tx) => {
    const due = await lockReleasable(tx, at, AT_ONCE)
    for (const row of due) {
      const earners = { specialistId: row.specialist_id, companyId: row.company_id }
      const { platform_fee: platform, company_share: company, specialist_share: specialist } = row
      const entry = earningsReleased(earners, { platform, company, specialist })
      await postEntry(tx, entry, { id: deps.newId(), reference: row.id, at })
    }
    const ids = due.map(({ id }) => id)
    await markReleased(tx, ids, at)
    return ids.length
  })
  if (released === AT_ONCE) await releaseEarnings(deps)
}
