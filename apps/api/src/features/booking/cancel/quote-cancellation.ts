import type { CancelQuote, quoteCancellation as endpoint } from '@emma/contracts/booking/cancellation'
import { HOUR } from '@emma/domain/interval'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findAppointment } from '../agenda/appointments.repo.ts'
import { assertMayCancel, canceledByOf } from './cancel-appointment.ts'
import { type Cancellation, lockCancellation } from './cancellation.ts'
import { readPolicy, toDeadlines } from './policy.ts'

const toQuote = ({ facts, quote }: Cancellation, stored: unknown, now: number): CancelQuote => {
  const { release_days: _, ...policy } = readPolicy(stored)
  const { toCard, toWallet, rule } = quote
  const { startsAt, purchasedAt } = facts
  const until = facts.startsAt - policy.full_refund_hours * HOUR
  return {
    credit_card: { value: toCard.card, credit: toCard.wallet, kept: toCard.kept },
    wallet: { value: toWallet.wallet, kept: toWallet.kept },
    kept: { value: toCard.kept },
    policy: { ...policy, rule, full_refund_until: new Date(until).toISOString() },
    ...toDeadlines({ startsAt, purchasedAt: purchasedAt ?? now, policy: readPolicy(stored) }, now),
  }
}

/** The same calculation as the cancellation, under the same lock, without writing. */
export const quoteCancellation: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const now = deps.clock.now()
  const row = await findAppointment(deps.db, params.id)
  if (!row) throw notFound()
  assertMayCancel(row, actor, now)
  const by = canceledByOf(actor)
  const cancellation = await inTransaction(deps.db, (tx) => lockCancellation(tx, row.payment_id, by, now))
  return toQuote(cancellation, row.policy, now.getTime())
}
