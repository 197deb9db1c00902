import type { Deps } from '../../deps.ts'
import type { Withdrawal } from '../../providers/payments/port.ts'
import { isProviderIdKnown } from './sending.repo.ts'
import type { WithdrawalRow } from './withdrawals.repo.ts'

const HOUR_MS = 3_600_000
/** The provider keeps a key's answer for 24 hours; well before that, the key alone is no longer trusted. */
const KEY_TRUSTED_MS = 20 * HOUR_MS
/** Clocks differ a little. */
const CLOCKS_MS = 5 * 60_000

/**
 * A withdrawal whose answer has been missing for so long that asking under its key might send it twice: it is looked for
 * among the recipient's own. Undefined while the key still protects.
 */
export const findLost = async (
  deps: Deps,
  { recipient_id, amount, sent_at }: WithdrawalRow,
): Promise<Withdrawal | 'never_made' | undefined> => {
  if (sent_at === null || deps.clock.now().getTime() - sent_at.getTime() < KEY_TRUSTED_MS) return undefined
  const since = sent_at.getTime() - CLOCKS_MS
  for await (const found of deps.payments.listWithdrawals(recipient_id)) {
    const isLike = found.amount === amount && Date.parse(found.createdAt) >= since
    if (isLike && !(await isProviderIdKnown(deps.db, found.id))) return found
  }
  return 'never_made'
}
