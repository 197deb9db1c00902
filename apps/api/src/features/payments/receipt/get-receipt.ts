import type { getReceipt as ofCustomer, getPracticeReceipt as ofSpecialist } from '@emma/contracts/payments'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { FileAnswer, UseCase } from '../../../http/mount.ts'
import { loadLetterhead } from '../../letterhead/index.ts'
import { findReceipt, type ReceiptOf } from './receipt.repo.ts'

/** Made anew each time: it says what has gone back by now. */
const receiptOf = async (deps: Deps, id: string, zone: string, of: ReceiptOf): Promise<FileAnswer> => {
  const row = await findReceipt(deps.db, id, of)
  if (!row || row.paid_at === null) throw notFound()
  const { logo } = await loadLetterhead(deps, deps.db, row.specialist_id)
  // What PDFs are written with is loaded for the first of them.
  const { makeReceiptPdf } = await import('./receipt-pdf.ts')
  const content = await deps.lanes.papers(() => makeReceiptPdf(row, { zone, now: deps.clock.now() }, logo))
  return { content, type: 'application/pdf', name: `recibo-${row.id}.pdf`, inline: true }
}

export const getReceipt: UseCase<typeof ofCustomer> = (deps, { actor, params }) =>
  receiptOf(deps, params.id, actor.timeZone, { customerId: actor.customerId })

/** The same paper, for who was paid: to hand out at the desk. */
export const getPracticeReceipt: UseCase<typeof ofSpecialist> = (deps, { actor, params }) =>
  receiptOf(deps, params.id, actor.timeZone, { specialistId: actor.specialistId })
