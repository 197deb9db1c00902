import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { resumePayment } from './charge-payment.ts'
import { expireHold } from './hold.ts'
import { forgetKeys } from './keys.repo.ts'
import { tellSides } from './sale.ts'
import { claimOpenPayments, lockExpiredHolds } from './settlement.repo.ts'

const AT_ONCE = 50
/** A little longer than the safety net of a booking takes. */
const OPEN_TOO_LONG_MS = 45_000
const DAY_MS = 86_400_000

/** Opens the slots of unpaid bookings whose time ran out. */
export const expireHolds = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  const expired = await inTransaction(deps.db, async (tx) => {
    const sales = await lockExpiredHolds(tx, now, AT_ONCE)
    for (const sale of sales) await expireHold(deps, tx, sale, now)
    return sales
  })
  for (const sale of expired) tellSides(deps, sale, 'expired')
  if (expired.length === AT_ONCE) await expireHolds(deps)
}

/**
 * The safety net of one booking: tried again until the provider says what became of the charge. What waits for the bank
 * or the customer is told by a webhook, or found by the sweep.
 */
export const settlePayment = async (
  deps: Deps,
  { paymentId }: { readonly paymentId: string },
): Promise<void> => {
  if ((await resumePayment(deps, paymentId)) === 'unknown') {
    throw new Error(`Nothing is known of payment ${paymentId} yet`)
  }
}

/** Asks about every payment that is open for longer than it should be, whatever became of its job. */
export const sweepPayments = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - OPEN_TOO_LONG_MS)
  for (const paymentId of await claimOpenPayments(deps.db, { before, now, limit: AT_ONCE })) {
    await resumePayment(deps, paymentId).catch((error: unknown) => {
      deps.log.warn({ err: error, paymentId }, 'payment still open')
    })
  }
}

/** Answers are repeated for 24 hours; then keys are free again. */
export const forgetIdempotencyKeys = (deps: Deps): Promise<void> =>
  forgetKeys(deps.db, new Date(deps.clock.now().getTime() - DAY_MS))
