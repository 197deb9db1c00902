import * as z from 'zod'
import type { Deps } from '../../../deps.ts'
import { findPaymentByCode } from '../charge/payments.repo.ts'
import { settleCharge } from '../charge/settle-charge.ts'
import { findEvent, markProcessed } from './webhooks.repo.ts'

const id = z.string().startsWith('ch_')
/**
 * A charge's event contains the charge, an order's its charges, a dispute's its charge; others do not concern a
 * payment.
 */
const subject = z.union([
  z.object({ id }).transform((charge) => charge.id),
  z.object({ charges: z.tuple([z.object({ id })], z.unknown()) }).transform(({ charges }) => charges[0].id),
  z.object({ charge: z.object({ id }) }).transform(({ charge }) => charge.id),
])

/** An event about a recipient: a payee, not a payment. */
const recipient = z.object({ id: z.string().regex(/^r[ep]_/) })

/** Loads the charge from the provider, by the id alone, and settles its payment. */
export const processWebhook = async (
  deps: Deps,
  { eventId }: { readonly eventId: string },
): Promise<void> => {
  const event = await findEvent(deps.db, eventId)
  if (event.processed_at !== null) return
  const { data: chargeId } = subject.safeParse(event.payload)
  const charge = chargeId === undefined ? undefined : await deps.payments.findCharge(chargeId)
  const code = z.uuid().safeParse(charge?.code)
  if (charge && code.success) {
    const paymentId = await findPaymentByCode(deps.db, code.data)
    if (paymentId !== undefined) await settleCharge(deps, paymentId, charge)
  }
  const { data: paid } = recipient.safeParse(event.payload)
  if (paid) await deps.jobs.add(deps.db, 'refresh-recipient', { recipientId: paid.id })
  await markProcessed(deps.db, eventId, deps.clock.now())
}
