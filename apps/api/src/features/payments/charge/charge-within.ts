import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../../deps.ts'
import { chargeNow, resumePayment } from './charge-payment.ts'

/** A written payment: its charge is to be made, to be queried (a repeated call), or not needed. */
export interface Charging {
  readonly paymentId: string
  readonly charge: 'make' | 'ask' | 'none'
}

const ANSWER_WITHIN_MS = 10_000

/** Waits for the charge, but not longer than a person does; a later result is applied all the same. */
export const chargeWithin = async (deps: Deps, { paymentId, charge }: Charging): Promise<void> => {
  if (charge === 'none') return
  const waiting = new AbortController()
  const charging = (charge === 'make' ? chargeNow : resumePayment)(deps, paymentId)
    .catch((error: unknown) => deps.log.warn({ err: error, paymentId }, 'charge left to the job'))
    .finally(() => waiting.abort())
  await Promise.race([
    charging,
    sleep(ANSWER_WITHIN_MS, undefined, { signal: waiting.signal }).catch(() => {}),
  ])
}
