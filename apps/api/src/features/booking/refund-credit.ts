import type { refundCredit as endpoint } from '@emma/contracts/cancellation'
import { creditRefunded } from '@emma/domain/earnings'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { CustomerActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { lockCreditOf, postEntry, refundableOf, takeFromCredit } from '../wallet/index.ts'
import { findAppointment, lockAppointment } from './appointments.repo.ts'
import { partyOf, toAppointment } from './booking.present.ts'
import { insertRefund } from './refunds.repo.ts'
import { tellSides } from './sale.ts'
import { lockSale } from './settlement.repo.ts'

interface Wanted {
  readonly appointmentId: string
  readonly creditId: string | undefined
}

/** What is left of the credit leaves the wallet and is on its way; at most what the provider took and still has. */
const sendBack = async (deps: Deps, tx: Tx, actor: CustomerActor, { appointmentId, creditId }: Wanted) => {
  const now = deps.clock.now()
  const { customerId } = actor
  const row = await lockAppointment(tx, appointmentId)
  if (row?.customer_id !== customerId) throw notFound()
  const sale = await lockSale(tx, row.payment_id)
  const found = await lockCreditOf(tx, { customerId, appointmentId, creditId })
  if (found === undefined) throw notFound()
  const amount = await refundableOf(tx, found, now)
  if (amount === 0) throw new AppError('refund_not_allowed')
  const id = deps.newId()
  await takeFromCredit(tx, found, amount)
  await insertRefund(tx, { id, paymentId: sale.id, amount, reason: 'credit', creditId: found, now })
  await postEntry(tx, creditRefunded(customerId, amount), { id: deps.newId(), reference: id, at: now })
  await deps.jobs.add(tx, 'refund-payment', { refundId: id }, { key: `refund:${id}` })
  return sale
}

/** The credit of a consultation that was canceled on the customer goes back to the card. */
export const refundCredit: UseCase<typeof endpoint> = async (deps, { actor, params, query }) => {
  const wanted = { appointmentId: params.id, creditId: query.creditId }
  const sale = await inTransaction(deps.db, (tx) => sendBack(deps, tx, actor, wanted))
  tellSides(deps, sale, sale.appointment_status)
  const row = await findAppointment(deps.db, params.id)
  if (!row) throw notFound()
  return toAppointment(row, partyOf(actor), deps.clock.now())
}
