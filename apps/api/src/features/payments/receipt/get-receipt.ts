import type { getReceipt as endpoint } from '@emma/contracts/payments'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { loadLetterhead } from '../../letterhead/index.ts'
import { findReceipt } from './receipt.repo.ts'

/** Generated on each request: it shows the refunds so far. */
export const getReceipt: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const row = await findReceipt(deps.db, params.id, actor.customerId)
  if (!row || row.paid_at === null) throw notFound()
  const { logo } = await loadLetterhead(deps, deps.db, row.specialist_id)
  const reader = { zone: actor.timeZone, now: deps.clock.now() }
  // The PDF library is loaded on first use.
  const { makeReceiptPdf } = await import('./receipt-pdf.ts')
  const content = await deps.lanes.papers(() => makeReceiptPdf(row, reader, logo))
  return { content, type: 'application/pdf', name: `recibo-${row.id}.pdf`, inline: true }
}
