import { askReschedule } from '@emma/contracts/availability'
import * as cancellation from '@emma/contracts/cancellation'
import { confirm, giveCard, giveCredit, slotId } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const HALF_HOUR_MS = 30 * 60_000
const PRICE = 15_000
let half = 0
/** An open slot of next week that nobody has had yet; the other lines' are of this one. */
const nextSlot = (): string => {
  const day = 30 + Math.floor(half / 20)
  const at = new Date(Date.UTC(2026, 10, day, 11) + (half % 20) * HALF_HOUR_MS)
  half += 1
  return at.toISOString()
}

const booked = async (world: MatrixWorld, method: 'wallet' | 'credit_card'): Promise<string> => {
  const { t, customer, specialist, specialtyId, headers } = world
  const session = { headers: headers.customer }
  if (method === 'wallet') await giveCredit(t.deps, customer.customerId, PRICE)
  else await giveCard(t, session)
  const order = { specialistId: specialist.specialistId, specialtyId, startsAt: nextSlot(), method }
  return (await confirm(t, customer, session, order)).json().id
}

const appointment = async (world: MatrixWorld) => ({ params: { id: await booked(world, 'wallet') } })
const withReason = async (world: MatrixWorld) => ({
  ...(await appointment(world)),
  body: { reason: 'Imprevisto' },
})
const toWallet = async (world: MatrixWorld) => ({
  params: { a: await booked(world, 'wallet'), b: world.customer.customerId },
})
const moved = async (world: MatrixWorld) => ({
  ...(await appointment(world)),
  body: { schedule_id: slotId(world.specialist.specialistId, nextSlot()) },
})
const canceled = async (world: MatrixWorld) => {
  const id = await booked(world, 'credit_card')
  const url = `/api/v1/schedules/auth/schedules/${id}/cancel`
  await world.t.app.inject({ method: 'DELETE', url, headers: world.headers.specialist })
  return { params: { id } }
}

const sides = { customer: appointment, specialist: appointment, admin: appointment }

export const cancellationLines: readonly MatrixLine[] = [
  line(cancellation.getCancellationPolicy, { own: { nobody: () => ({}), customer: () => ({}) } }),
  line(cancellation.quoteCancellation, { own: sides, foreign: appointment }),
  line(cancellation.cancelByWallet, { own: { customer: toWallet }, foreign: toWallet }),
  line(cancellation.cancelPerCustomer, { own: { customer: appointment }, foreign: appointment }),
  line(cancellation.cancelPerSpecialist, { own: { specialist: withReason }, foreign: withReason }),
  line(cancellation.cancelSchedule, { own: sides, foreign: appointment }),
  line(cancellation.refundCredit, { own: { customer: canceled }, foreign: canceled }),
  line(cancellation.getReceipt, { own: { customer: appointment }, foreign: appointment }),
  line(askReschedule, { own: { specialist: appointment }, foreign: appointment }),
  line(cancellation.rescheduleSchedule, { own: { customer: moved }, foreign: moved }),
]
