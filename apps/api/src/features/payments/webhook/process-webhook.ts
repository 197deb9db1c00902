import * as z from 'zod'
import type { Deps } from '../../../deps.ts'
import { findPaymentByCode } from '../charge/payments.repo.ts'
import { settleCharge } from '../charge/settle-charge.ts'
import { findEvent, markProcessed } from './webhooks.repo.ts'

const id = z.string().startsWith('ch_')
/** A charge's event carries the charge, an order's its charges, a dispute's its charge; others are not about a payment. */
const subject = z.union([
  z.object({ id }).transform((charge) => charge.id),
  z.object({ charges: z.tuple([z.object({ id })], z.unknown()) }).transform(({ charges }) => charges[0].id),
  z.object({ charge: z.object({ id }) }).transform(({ charge }) => charge.id),
])

/** An event about a recipient names who is paid, not what is paid. */
const recipient = z.object({ id: z.string().regex(/^r[ep]_/) })

/** Reads the charge again from the provider, by the id alone, and settles the payment that it belongs to. */
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
