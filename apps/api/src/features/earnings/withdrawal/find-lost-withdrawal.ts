import { HOUR } from '@emma/domain/interval'
import type { Deps } from '../../../deps.ts'
import type { Withdrawal } from '../../../providers/payments/port.ts'
import { isProviderIdKnown } from './sending.repo.ts'
import type { WithdrawalRow } from './withdrawals.repo.ts'

/** The provider stores a key's answer for 24 hours; well before that, the key alone is no longer trusted. */
const KEY_TRUSTED_MS = 20 * HOUR
/**
 * If not found until then, it was never created: lists may lag behind, and money returned too early would be paid
 * twice.
 */
const LOOKED_FOR_MS = 48 * HOUR
/** More than any two clocks differ. A withdrawal is identified by its amount and unknown id, not by the minute. */
const CLOCKS_MS = 24 * HOUR

/**
 * A withdrawal whose answer has been missing for so long that retrying under its key might send it twice: it is
 * searched for among the recipient's own. Undefined while the key still protects.
 */
export const findLost = async (
  deps: Deps,
  { recipient_id, amount, sent_at }: WithdrawalRow,
): Promise<Withdrawal | 'not_found_yet' | 'never_made' | undefined> => {
  const missing = sent_at === null ? 0 : deps.clock.now().getTime() - sent_at.getTime()
  if (sent_at === null || missing < KEY_TRUSTED_MS) return undefined
  const since = sent_at.getTime() - CLOCKS_MS
  for await (const found of deps.payments.listWithdrawals(recipient_id)) {
    const isLike = found.amount === amount && Date.parse(found.createdAt) >= since
    if (isLike && !(await isProviderIdKnown(deps.db, found.id))) return found
  }
  return missing < LOOKED_FOR_MS ? 'not_found_yet' : 'never_made'
}
