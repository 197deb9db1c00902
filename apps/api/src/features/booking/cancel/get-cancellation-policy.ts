import type { getCancellationPolicy as endpoint } from '@emma/contracts/booking/cancellation'
import type { UseCase } from '../../../http/mount.ts'
import { readVariables } from '../../variables/index.ts'
import { policyOf, toDeadlines } from './policy.ts'

/** The policy that a booking made now would get; shown in the summary before the payment. */
export const getCancellationPolicy: UseCase<typeof endpoint> = async ({ readDb, clock }, { query }) => {
  const policy = policyOf(await readVariables(readDb))
  const { release_days: _, ...told } = policy
  const now = clock.now().getTime()
  if (query.starts_at === undefined) return { ...told, refund_until: null, in_grace_until: null }
  const purchase = { startsAt: Date.parse(query.starts_at), purchasedAt: now, policy }
  return { ...told, ...toDeadlines(purchase, now) }
}
