import { MINUTE } from '@emma/domain/interval'
import { describe, expect, test } from 'vitest'
import {
  callOf,
  createAdmin,
  forgetMessages,
  giveCard,
  giveCredit,
  ledgerFaults,
  messagesTo,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  useBookingFixture,
} from '../../../test/index.ts'
import { appCode, turnOnFactor } from '../../../test/second-factor.ts'
import { connect, listen } from '../../../test/sockets.ts'

const w = useBookingFixture()
const STARTS = '2026-11-26T12:00:00.000Z'
const LATER = '2026-11-27T12:00:00.000Z'
const LATE = '2026-11-25T18:00:00.000Z'
const call = callOf(() => w().t)
const anAdmin = async (): Promise<SignedIn> => signIn(w().t.deps, await createAdmin(w().t.deps))

const paid = async (method: 'wallet' | 'credit_card', startsAt = STARTS): Promise<string> => {
  if (method === 'wallet') await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  else await giveCard(w().t, w().session)
  const { id } = (await w().book(method, { startsAt })).json()
  await runJobs(w().t)
  return id
}
const reason = 'Pediu por telefone'
const show = async (id: string, as: SignedIn) => (await call(as, 'GET', `support/sales/${id}`)).body
const cancel = (as: SignedIn | null, id: string, body: object = { reason }) =>
  call(as, 'POST', `support/sales/${id}/cancel`, body)
const refund = (as: SignedIn | null, id: string, amount = PRICE, body: object = { reason, amount }) =>
  call(as, 'POST', `support/sales/${id}/refund`, body)
const byPatient = (id: string) =>
  call(w().session, 'DELETE', `schedules/auth/schedules/${id}/cancelPerCustomer`)
const acts = async (as: SignedIn, id: string) => (await call(as, 'GET', `audit?entity_id=${id}`)).body.data
const whole = async () => expect(await ledgerFaults(w().t.deps.db)).toEqual([])
/** Everything that an act could change. */
const everything = async () => {
  const { db } = w().t.deps
  const read = ['appointments', 'payments', 'credits', 'refunds', 'ledger_entries', 'notifications'] as const
  const rows = read.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute())
  const messages = db.selectFrom('notification_messages').selectAll().orderBy('notification_id').execute()
  const kept = db.selectFrom('admin_acts').select('id').orderBy('id').execute()
  return JSON.stringify(await Promise.all([...rows, messages, kept]))
}

describe('support cancels', () => {
  test('with a reason: the patient has everything as credit at once, both are told, and the audit says it in words', async () => {
    const id = await paid('credit_card')
    w().t.clock.set(LATE)
    const admin = await anAdmin()
    expect(await show(id, admin)).toMatchObject({ status: 'confirmed', can: { cancel: true, refund: 0 } })
    await forgetMessages(w().t)
    const { status, body } = await cancel(admin, id)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      status: 'canceled_by_specialist',
      canceled_by: 'platform',
      credit: { amount: PRICE, remaining: PRICE },
      refunds: [],
      kept: 0,
      can: { cancel: false, refund: PRICE },
    })
    expect([await w().wallet(), await w().waiting()]).toEqual([PRICE, 0])
    await runJobs(w().t)
    const [toPaula, toSpecialist] = [
      await messagesTo(w().t, w().paula.email),
      await messagesTo(w().t, w().specialist.email),
    ]
    expect(toPaula.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Consulta cancelada/)])
    expect(toSpecialist.map(({ text }) => text)).toEqual([expect.stringContaining('cancelada pela Emma')])
    expect(await acts(admin, id)).toMatchObject([
      {
        action: 'canceled',
        entity: 'appointment',
        entity_name: `${w().paula.name} · ${w().specialist.name}`,
        before: { status: 'confirmed' },
        after: { status: 'canceled_by_platform', amount: PRICE },
        reason,
      },
    ])
    const csv = await w().t.app.inject({ url: '/api/v1/audit/export', headers: admin.headers })
    expect(csv.body).toMatch(/Cancelou;.*Cancelada pela administração.*Pediu por telefone/)
    await whole()
  })

  test('not for others, not without a reason, not what has started, and nothing moves', async () => {
    const id = await paid('wallet')
    const admin = await anAdmin()
    const before = await everything()
    expect((await cancel(null, id)).status).toBe(401)
    expect((await cancel(w().session, id)).status).toBe(403)
    expect((await cancel(await signIn(w().t.deps, w().specialist), id)).status).toBe(403)
    for (const body of [{}, { reason: ' ' }, { reason, more: true }])
      expect((await cancel(admin, id, body)).status).toBe(422)
    expect((await cancel(admin, w().t.deps.newId())).status).toBe(404)
    w().t.clock.set(STARTS)
    const later = await anAdmin()
    expect((await show(id, later)).can.cancel).toBe(false)
    expect(await cancel(later, id)).toMatchObject({ status: 409, body: { code: 'cancel_not_allowed' } })
    expect(await everything()).toBe(before)
  })

  test.each(['another admin', 'the patient'] as const)(
    'once, when %s cancels at the same time: the money is told of and given once',
    async (who) => {
      const id = await paid('wallet')
      const [one, other] = [await anAdmin(), await anAdmin()]
      const second = who === 'the patient' ? byPatient(id) : cancel(other, id)
      const answers = await Promise.all([cancel(one, id), second])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await w().wallet()).toBe(PRICE)
      const credits = await w()
        .t.deps.db.selectFrom('credits')
        .select('amount')
        .where('origin_appointment_id', '=', id)
        .execute()
      expect(credits).toEqual([{ amount: PRICE }])
      const told = await w()
        .t.deps.db.selectFrom('notifications')
        .select('id')
        .where('appointment_id', '=', id)
        .where('user_id', '=', w().paula.userId)
        .where('dedupe_key', '=', `canceled:${id}`)
        .execute()
      expect(told).toHaveLength(1)
      await whole()
    },
  )

  test('by the call of the specification, too: with the factor that support shows, and a reason in the audit', async () => {
    const [id, other] = [await paid('wallet'), await paid('wallet', LATER)]
    const admin = await anAdmin()
    const byCall = (one: string, body?: object) =>
      call(admin, 'DELETE', `schedules/auth/schedules/${one}/cancel`, body)
    const { secret } = await turnOnFactor(w().t, admin)
    w().t.clock.advance(10 * MINUTE)
    const before = await everything()
    for (const refused of [await cancel(admin, id), await byCall(id, { reason })])
      expect(refused).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
    expect((await byCall(id, { reason: ' ' })).status).toBe(422)
    expect(await everything()).toBe(before)
    await call(admin, 'POST', 'authentication/mfa/verify', { code: appCode(w().t, secret) })
    expect(await byCall(id, { reason })).toMatchObject({ status: 200, body: { cancel_reason: reason } })
    expect(await byCall(other)).toMatchObject({ status: 200, body: { canceled_by: 'platform' } })
    const kept = [await acts(admin, id), await acts(admin, other)].map(([act]) => act.reason)
    expect(kept).toEqual([reason, 'A equipe da Emma não informou o motivo.'])
    await whole()
  })

  test('and the patient’s open pages learn of it at once', async () => {
    const id = await paid('wallet')
    const server = await listen(w().t)
    const socket = await connect(server.url, w().session.accessToken)
    await cancel(await anAdmin(), id)
    expect(await socket.take('appointment:changed')).toEqual({ id, status: 'canceled_by_specialist' })
    socket.close()
    await server.close()
  })
})

describe('support gives back', () => {
  test('the credit to the card that paid, once, and never more than is left', async () => {
    const id = await paid('credit_card')
    const admin = await anAdmin()
    expect(await refund(admin, id)).toMatchObject({ status: 409, body: { code: 'refund_not_allowed' } })
    await cancel(admin, id)
    const before = await everything()
    expect((await refund(null, id)).status).toBe(401)
    expect((await refund(w().session, id)).status).toBe(403)
    expect((await refund(admin, id, PRICE, { amount: PRICE })).status).toBe(422)
    expect(await refund(admin, id, PRICE + 1)).toMatchObject({
      status: 409,
      body: { code: 'refund_changed' },
    })
    expect(await everything()).toBe(before)
    const answers = await Promise.all([refund(admin, id), refund(await anAdmin(), id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await runJobs(w().t)
    expect(await show(id, admin)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ amount: PRICE, status: 'done' }],
      credit: null,
      can: { refund: 0 },
    })
    expect(await w().wallet()).toBe(0)
    expect(await w().chargesOf(id)).toMatchObject([{ canceled_amount: PRICE }])
    expect(await acts(admin, id)).toMatchObject([
      { action: 'refunded', after: { amount: PRICE }, reason },
      {},
    ])
    await whole()
  })

  test('what the patient did not spend meanwhile; a stale amount is asked about again', async () => {
    const id = await paid('credit_card')
    const admin = await anAdmin()
    await cancel(admin, id)
    await w()
      .t.deps.db.updateTable('credits')
      .set({ remaining: 4000 })
      .where('origin_appointment_id', '=', id)
      .execute()
    expect((await refund(admin, id)).body.code).toBe('refund_changed')
    expect((await show(id, admin)).can.refund).toBe(4000)
    expect((await refund(admin, id, 4000)).body).toMatchObject({
      can: { refund: 0 },
      refunds: [{ amount: 4000 }],
    })
  })

  test('nothing that the policy keeps, and nothing to a card that did not pay', async () => {
    const late = await paid('credit_card')
    w().t.clock.set(LATE)
    const session = await signIn(w().t.deps, w().paula)
    await call(session, 'DELETE', `schedules/auth/schedules/${late}/cancelPerCustomer`)
    const admin = await anAdmin()
    expect(await show(late, admin)).toMatchObject({ kept: PRICE / 2, can: { refund: 0 } })
    expect((await refund(admin, late, PRICE / 2)).body.code).toBe('refund_not_allowed')
  })
})

describe('support sends a message again', () => {
  const confirmation = async (id: string, admin: SignedIn) =>
    (await show(id, admin)).messages.find(
      ({ kind, channel }: Sent & { kind: string }) => kind === 'booking_confirmed' && channel === 'sms',
    )
  const resend = (as: SignedIn | null, id: string, message: Sent, body: object = {}) =>
    call(as, 'POST', `support/sales/${id}/messages/resend`, {
      notification_id: message.notification_id,
      channel: message.channel,
      reason,
      ...body,
    })
  interface Sent {
    readonly notification_id: string
    readonly channel: string
  }
  /** A sent reminder. */
  const reminded = async (id: string): Promise<Sent> => {
    const { db, newId, clock } = w().t.deps
    const [notification_id, created_at] = [newId(), clock.now()]
    const about = { user_id: w().paula.userId, appointment_id: id, kind: 'reminder_24h', dedupe_key: newId() }
    await db
      .insertInto('notifications')
      .values({ ...about, id: notification_id, created_at })
      .execute()
    const message = { notification_id, channel: 'email', sent_at: created_at }
    await db.insertInto('notification_messages').values(message).execute()
    return message
  }

  test('that was sent: it arrives once more, however many press at once, and the audit names it', async () => {
    const id = await paid('wallet')
    const admin = await anAdmin()
    const message = await confirmation(id, admin)
    expect(message).toMatchObject({
      channel: 'sms',
      state: 'sent',
      can_resend: true,
      to: { role: 'customer', name: w().paula.name },
    })
    await forgetMessages(w().t)
    const answers = await Promise.all([resend(admin, id, message), resend(await anAdmin(), id, message)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await confirmation(id, admin)).toMatchObject({
      state: 'waiting',
      can_resend: false,
      first_sent_at: message.at,
    })
    await runJobs(w().t)
    expect(await messagesTo(w().t, '5511987654321')).toMatchObject([
      { text: expect.stringContaining('confirmada') },
    ])
    expect(await confirmation(id, admin)).toMatchObject({ state: 'sent', first_sent_at: message.at })
    expect(await acts(admin, id)).toMatchObject([
      { action: 'message_resent', after: { message: 'booking_confirmed', channel: 'sms' }, reason },
    ])
  })

  test('never one that is untrue by now, that the person refused, or that is about something else', async () => {
    const [id, other] = [await paid('wallet'), w().t.deps.newId()]
    const admin = await anAdmin()
    const message = await confirmation(id, admin)
    expect((await resend(null, id, message)).status).toBe(401)
    expect((await resend(w().session, id, message)).status).toBe(403)
    expect((await resend(admin, other, message)).status).toBe(404)
    expect((await resend(admin, id, { ...message, notification_id: other })).status).toBe(404)
    expect((await resend(admin, id, message, { reason: '' })).status).toBe(422)
    const next = await paid('wallet', LATER)
    expect((await resend(admin, next, message)).status).toBe(404)
    const refused = await reminded(id)
    const muted = {
      sound: true,
      muted_messages: ['reminders'],
      muted_pushes: [],
      updated_at: w().t.clock.now(),
    }
    const settings = { user_id: w().paula.userId, ...muted }
    await w().t.deps.db.insertInto('notification_settings').values(settings).execute()
    expect(await resend(admin, id, refused)).toMatchObject({ status: 409, body: { code: 'message_not_due' } })
    await cancel(admin, id)
    await runJobs(w().t)
    const before = await everything()
    expect((await confirmation(id, admin)).can_resend).toBe(false)
    expect(await resend(admin, id, message)).toMatchObject({ status: 409, body: { code: 'message_not_due' } })
    expect(await everything()).toBe(before)
  })
})
