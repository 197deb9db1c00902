import type { getReceipt as endpoint } from '@emma/contracts/payments'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findReceipt } from './receipt.repo.ts'

/** Made anew each time: it says what has gone back by now. */
export const getReceipt: UseCase<typeof endpoint> = async ({ db, clock, lanes }, { actor, params }) => {
  const row = await findReceipt(db, params.id, actor.customerId)
  if (!row || row.paid_at === null) throw notFound()
  // What PDFs are written with is loaded for the first of them.
  const { makeReceiptPdf } = await import('./receipt-pdf.ts')
  const content = await lanes.papers(() => makeReceiptPdf(row, { zone: actor.timeZone, now: clock.now() }))
  return { content, type: 'application/pdf', name: `recibo-${row.id}.pdf`, inline: true }
}
