import * as support from '@emma/contracts/support'
import { MINUTE } from '@emma/domain/interval'
import { confirm, giveCard } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const HALF_HOUR_MS = 30 * MINUTE
let half = 0
/** An unused open slot in December; other cases use earlier ones. */
const nextSlot = (): string => {
  const day = 14 + Math.floor(half / 20)
  const at = new Date(Date.UTC(2026, 11, day, 11) + (half % 20) * HALF_HOUR_MS)
  half += 1
  return at.toISOString()
}

const booked = async ({ t, customer, specialist, specialtyId, headers }: MatrixFixture): Promise<string> => {
  const session = { headers: headers.customer }
  await giveCard(t, session)
  const order = { specialistId: specialist.specialistId, specialtyId, startsAt: nextSlot() }
  return (await confirm(t, customer, session, { ...order, method: 'credit_card' })).json().id
}
const reason = 'Pediu por telefone'
const one = async (fixture: MatrixFixture) => ({ params: { id: await booked(fixture) } })
const canceling = async (fixture: MatrixFixture) => ({ ...(await one(fixture)), body: { reason } })
const refunding = async (fixture: MatrixFixture) => {
  const { params } = await one(fixture)
  const url = `/api/v1/schedules/auth/schedules/${params.id}/cancel`
  await fixture.t.app.inject({ method: 'DELETE', url, headers: fixture.headers.specialist })
  const { amount } = await fixture.t.deps.db
    .selectFrom('payments')
    .select('amount')
    .where('appointment_id', '=', params.id)
    .executeTakeFirstOrThrow()
  return { params, body: { reason, amount } }
}
/** A sent confirmation. */
const resending = async (fixture: MatrixFixture) => {
  const { params } = await one(fixture)
  const { db, newId, clock } = fixture.t.deps
  const [notification_id, now] = [newId(), clock.now()]
  const about = { user_id: fixture.customer.userId, appointment_id: params.id, kind: 'booking_confirmed' }
  const notification = { ...about, id: notification_id, dedupe_key: notification_id, created_at: now }
  await db.insertInto('notifications').values(notification).execute()
  const message = { notification_id, channel: 'email', sent_at: now }
  await db.insertInto('notification_messages').values(message).execute()
  return { params, body: { notification_id, channel: 'email', reason } }
}

/** Support: only admins, for any patient. */
export const supportCases: readonly MatrixCase[] = [
  matrixCase(support.listSales, { own: { admin: () => ({}) } }),
  matrixCase(support.getSale, { own: { admin: one }, foreign: one }),
  matrixCase(support.cancelSale, { own: { admin: canceling }, foreign: canceling }),
  matrixCase(support.refundSale, { own: { admin: refunding }, foreign: refunding }),
  matrixCase(support.resendMessage, { own: { admin: resending }, foreign: resending }),
]
