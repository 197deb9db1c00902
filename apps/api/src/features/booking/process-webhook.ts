import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { settleCharge } from './settle-charge.ts'
import { findPaymentOfAppointment } from './settlement.repo.ts'
import { findEvent, markProcessed } from './webhooks.repo.ts'

const id = z.string().startsWith('ch_')
/** A charge's event carries the charge, an order's its charges; everything else is not about a payment. */
const subject = z.union([z.object({ id }), z.object({ charges: z.array(z.object({ id })).min(1) })])

const chargeIdOf = (payload: unknown): string | undefined => {
  const { data } = subject.safeParse(payload)
  if (data === undefined) return undefined
  return 'id' in data ? data.id : data.charges[0]?.id
}

/** Reads the charge again from the provider, by the id alone, and settles the payment that it belongs to. */
export const processWebhook = async (
  deps: Deps,
  { eventId }: { readonly eventId: string },
): Promise<void> => {
  const event = await findEvent(deps.db, eventId)
  if (event.processed_at !== null) return
  const chargeId = chargeIdOf(event.payload)
  const charge = chargeId === undefined ? undefined : await deps.payments.findCharge(chargeId)
  const appointmentId = z.uuid().safeParse(charge?.code)
  if (charge && appointmentId.success) {
    const paymentId = await findPaymentOfAppointment(deps.db, appointmentId.data)
    if (paymentId !== undefined) await settleCharge(deps, paymentId, charge)
  }
  await markProcessed(deps.db, eventId, deps.clock.now())
}
