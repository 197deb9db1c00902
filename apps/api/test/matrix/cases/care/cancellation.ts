import { askReschedule } from '@emma/contracts/availability'
import * as cancellation from '@emma/contracts/booking/cancellation'
import { getPracticeReceipt, getReceipt } from '@emma/contracts/payments'
import { MINUTE } from '@emma/domain/interval'
import { confirm, giveCard, giveCredit, slotId } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const HALF_HOUR_MS = 30 * MINUTE
const PRICE = 15_000
let half = 0
/** An unused open slot next week; other cases use this week's. */
const nextSlot = (): string => {
  const day = 30 + Math.floor(half / 20)
  const at = new Date(Date.UTC(2026, 10, day, 11) + (half % 20) * HALF_HOUR_MS)
  half += 1
  return at.toISOString()
}

const booked = async (fixture: MatrixFixture, method: 'wallet' | 'credit_card'): Promise<string> => {
  const { t, customer, specialist, specialtyId, headers } = fixture
  const session = { headers: headers.customer }
  if (method === 'wallet') await giveCredit(t.deps, customer.customerId, PRICE)
  else await giveCard(t, session)
  const order = { specialistId: specialist.specialistId, specialtyId, startsAt: nextSlot(), method }
  return (await confirm(t, customer, session, order)).json().id
}

const appointment = async (fixture: MatrixFixture) => ({ params: { id: await booked(fixture, 'wallet') } })
const withReason = async (fixture: MatrixFixture) => ({
  ...(await appointment(fixture)),
  body: { reason: 'Imprevisto' },
})
const toWallet = async (fixture: MatrixFixture) => ({
  params: { a: await booked(fixture, 'wallet'), b: fixture.customer.customerId },
})
const moved = async (fixture: MatrixFixture) => ({
  ...(await appointment(fixture)),
  body: { schedule_id: slotId(fixture.specialist.specialistId, nextSlot()) },
})
const canceled = async (fixture: MatrixFixture) => {
  const id = await booked(fixture, 'credit_card')
  const url = `/api/v1/schedules/auth/schedules/${id}/cancel`
  await fixture.t.app.inject({ method: 'DELETE', url, headers: fixture.headers.specialist })
  return { params: { id } }
}

const participants = { customer: appointment, specialist: appointment, admin: appointment }
const ofPractice = { specialist: appointment, assistant: appointment }

export const cancellationCases: readonly MatrixCase[] = [
  matrixCase(cancellation.getCancellationPolicy, { own: { nobody: () => ({}), customer: () => ({}) } }),
  matrixCase(cancellation.quoteCancellation, {
    own: { ...participants, assistant: appointment },
    foreign: appointment,
  }),
  matrixCase(cancellation.cancelByWallet, { own: { customer: toWallet }, foreign: toWallet }),
  matrixCase(cancellation.cancelPerCustomer, { own: { customer: appointment }, foreign: appointment }),
  matrixCase(cancellation.cancelPerSpecialist, {
    own: { specialist: withReason, assistant: withReason },
    foreign: withReason,
  }),
  matrixCase(cancellation.cancelSchedule, { own: participants, foreign: appointment }),
  matrixCase(cancellation.refundCredit, { own: { customer: canceled }, foreign: canceled }),
  matrixCase(getReceipt, { own: { customer: appointment }, foreign: appointment }),
  matrixCase(getPracticeReceipt, { own: ofPractice, foreign: appointment }),
  matrixCase(askReschedule, { own: { specialist: appointment }, foreign: appointment }),
  matrixCase(cancellation.rescheduleSchedule, { own: { customer: moved }, foreign: moved }),
]
