import type { Deps } from '../../../deps.ts'
import { resumePayment } from './charge-payment.ts'
import { claimOpenPayments } from './payments.repo.ts'

const AT_ONCE = 50
/** A little longer than the wait of a payment's own job. */
const OPEN_TOO_LONG_MS = 45_000

/**
 * Job: the safety net of one payment, retried until the provider reports the charge's outcome. A payment that waits for
 * the bank or the payer is settled by a webhook, or found by the sweep.
 */
export const settlePayment = async (
  deps: Deps,
  { paymentId }: { readonly paymentId: string },
): Promise<void> => {
  if ((await resumePayment(deps, paymentId)) === 'unknown') {
    throw new Error(`Nothing is known of payment ${paymentId} yet`)
  }
}

/** Job: queries every payment that has been open too long, even if its own job was lost. */
export const sweepPayments = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - OPEN_TOO_LONG_MS)
  for (const paymentId of await claimOpenPayments(deps.db, { before, now, limit: AT_ONCE })) {
    await resumePayment(deps, paymentId).catch((error: unknown) => {
      deps.log.warn({ err: error, paymentId }, 'payment still open')
    })
  }
}
