import ical from 'node-ical'
import { describe, expect, test } from 'vitest'
import {
  addFault,
  clearFaults,
  forgetMessages,
  messagesTo,
  runJobs,
  slotId,
  useBookingFixture,
} from '../../../test/index.ts'
import { bookAt, call, cancel, FRIDAY, newcomer, THURSDAY, type Waiting } from '../../../test/waiting-line.ts'
import { sendNotification } from './send-notification.ts'

const w = useBookingFixture()

const prefer = (channel: 'email' | 'sms', { customer }: Waiting) =>
  w()
    .t.deps.db.updateTable('customers')
    .set({ contact_preference: channel })
    .where('id', '=', customer.customerId)
    .execute()

/** A patient with an appointment on Thursday whose confirmation was read. */
const booked = async () => {
  const who = await newcomer(w())
  await prefer('email', who)
  const id = await bookAt(w(), who, THURSDAY)
  await runJobs(w().t)
  return { who, id }
}
const move = (who: Waiting, id: string) =>
  call(w(), who, 'PUT', `schedules/${id}/reschedule`, {
    schedule_id: slotId(w().specialist.specialistId, FRIDAY),
  })
const letters = (to: string) => messagesTo(w().t, to)
const subjects = async (to: string) => (await letters(to)).map(({ subject = '' }) => subject.split(':')[0])
const traces = (userId: string) =>
  w()
    .t.deps.db.selectFrom('notification_messages as m')
    .innerJoin('notifications as n', 'n.id', 'm.notification_id')
    .select(['n.kind', 'm.sent_at', 'm.dropped_at', 'm.drop_reason', 'm.attempts'])
    .where('n.user_id', '=', userId)
    .where('m.dropped_at', 'is not', null)
    .execute()
const messageOf = async (userId: string, kind: string) => {
  const row = await w()
    .t.deps.db.selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return { notificationId: row.id, channel: 'email' } as const
}

describe('messages about an appointment', () => {
  test('"remarcada" never arrives after "cancelada": what became untrue while it waited is dropped, with the reason', async () => {
    const { who, id } = await booked()
    await forgetMessages(w().t)
    expect((await move(who, id)).status).toBe(200)
    await addFault(w().t, 'smtp', { mode: 'error', count: 2 })
    expect((await runJobs(w().t)).length).toBeGreaterThan(0)
    await clearFaults(w().t)
    expect((await cancel(w(), who, id)).status).toBe(200)
    expect(await runJobs(w().t)).toEqual([])
    expect(await subjects(w().specialist.email)).toEqual(['Consulta cancelada'])
    expect(await subjects(who.customer.email)).toEqual(['Consulta cancelada'])
    expect(await traces(w().specialist.userId)).toMatchObject([
      { kind: 'booking_rescheduled', sent_at: null, dropped_at: w().t.clock.now(), drop_reason: 'over' },
    ])
  })

  test('a confirmation that waits while the time moves is dropped for the newer message', async () => {
    const who = await newcomer(w())
    await prefer('email', who)
    const id = await bookAt(w(), who, THURSDAY)
    await addFault(w().t, 'smtp', { mode: 'error' })
    expect(await runJobs(w().t)).toHaveLength(1)
    expect((await move(who, id)).status).toBe(200)
    expect(await runJobs(w().t)).toEqual([])
    expect(await subjects(who.customer.email)).toEqual(['Consulta remarcada'])
    expect(await traces(who.customer.userId)).toMatchObject([
      { kind: 'booking_confirmed', drop_reason: 'moved' },
    ])
  })

  test('one that is on its way holds the next back until it is through', async () => {
    const { who, id } = await booked()
    await move(who, id)
    const first = await messageOf(who.customer.userId, 'booking_rescheduled')
    const begun = { started_at: w().t.clock.now(), attempts: 1 }
    await w()
      .t.deps.db.updateTable('notification_messages')
      .set(begun)
      .where('notification_id', '=', first.notificationId)
      .execute()
    await cancel(w(), who, id)
    await forgetMessages(w().t)
    const second = await messageOf(who.customer.userId, 'own_cancellation')
    await sendNotification(w().t.deps, second)
    expect(await letters(who.customer.email)).toEqual([])
    await w()
      .t.deps.db.updateTable('notification_messages')
      .set({ sent_at: w().t.clock.now() })
      .where('notification_id', '=', first.notificationId)
      .execute()
    await runJobs(w().t)
    expect(await subjects(who.customer.email)).toEqual(['Consulta cancelada'])
  })
})

describe('the calendar', () => {
  test('follows by the letters alone: invited, moved and canceled under one UID, with a rising SEQUENCE', async () => {
    const { who, id } = await booked()
    await move(who, id)
    await runJobs(w().t)
    await cancel(w(), who, id)
    await runJobs(w().t)
    const files = (await letters(who.customer.email)).flatMap(({ attachments = [] }) => attachments)
    const events = files
      .filter(({ filename }) => filename === 'consulta.ics')
      .map(({ text = '' }) => {
        const parts = Object.values(ical.sync.parseICS(text))
        const event = parts.find((part) => part?.type === 'VEVENT')
        if (event?.type !== 'VEVENT') throw new Error(`No event in ${text}`)
        const [, method] = /^METHOD:(\w+)\r?$/m.exec(text) ?? []
        return {
          method,
          uid: event.uid,
          sequence: Number(event.sequence),
          status: event.status,
          start: event.start.toISOString(),
          invited: text.replaceAll(/\r?\n /g, '').includes(`MAILTO:${who.customer.email}`),
        }
      })
    const same = { uid: `${id}@localhost`, invited: true }
    expect(events).toEqual([
      { ...same, method: 'REQUEST', sequence: 0, status: 'CONFIRMED', start: THURSDAY },
      { ...same, method: 'REQUEST', sequence: 1, status: 'CONFIRMED', start: FRIDAY },
      { ...same, method: 'CANCEL', sequence: 2, status: 'CANCELLED', start: FRIDAY },
    ])
  })
})
