import type { getReceipt as endpoint } from '@emma/contracts/cancellation'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findAppointment } from './appointments.repo.ts'
import { findReceiptFacts } from './receipt.repo.ts'
import { makeReceiptPdf } from './receipt-pdf.ts'

/** Made anew each time: it says what has gone back by now. */
export const getReceipt: UseCase<typeof endpoint> = async ({ db, clock }, { actor, params }) => {
  const row = await findAppointment(db, params.id)
  if (row?.customer_id !== actor.customerId) throw notFound()
  const facts = await findReceiptFacts(db, row.id)
  if (facts.paid_at === null) throw notFound()
  const content = await makeReceiptPdf(row, facts, { zone: actor.timeZone, now: clock.now() })
  return { content, type: 'application/pdf', name: `recibo-${row.id}.pdf`, inline: true }
}
