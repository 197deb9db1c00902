import type { getReceipt as ofCustomer, getPracticeReceipt as ofSpecialist } from '@emma/contracts/payments'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import type { FileAnswer } from '../../../http/send-answer.ts'
import { loadLetterhead } from '../../letterhead/index.ts'
import { findReceipt, type ReceiptOf } from './receipt.repo.ts'

/** Generated on each request: it shows the refunds so far. */
const receiptOf = async (deps: Deps, id: string, zone: string, of: ReceiptOf): Promise<FileAnswer> => {
  const row = await findReceipt(deps.db, id, of)
  if (!row || row.paid_at === null) throw notFound()
  const { logo } = await loadLetterhead(deps, deps.db, row.specialist_id)
  // The PDF library is loaded on first use.
  const { makeReceiptPdf } = await import('./receipt-pdf.ts')
  const content = await deps.lanes.papers(() => makeReceiptPdf(row, { zone, now: deps.clock.now() }, logo))
  return { content, type: 'application/pdf', name: `recibo-${row.id}.pdf`, inline: true }
}

export const getReceipt: UseCase<typeof ofCustomer> = (deps, { actor, params }) =>
  receiptOf(deps, params.id, actor.timeZone, { customerId: actor.customerId })

/** The same receipt, for the specialist's practice to hand out. */
export const getPracticeReceipt: UseCase<typeof ofSpecialist> = (deps, { actor, params }) =>
  receiptOf(deps, params.id, actor.timeZone, { specialistId: actor.specialistId })
