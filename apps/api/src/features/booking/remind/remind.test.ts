import { HOUR, MINUTE } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import {
  forgetMessages,
  messagesTo,
  runJobs,
  signIn,
  slotId,
  type TestCustomer,
  useBookingFixture,
} from '../../../../test/index.ts'
import {
  bookAt,
  call,
  cancel,
  FRIDAY,
  newcomer,
  renewed,
  THURSDAY,
  type Waiting,
} from '../../../../test/waiting-line.ts'
import { remind } from './remind.ts'

const w = useBookingFixture()

const prefersEmail = ({ customerId }: TestCustomer, zone = 'America/Sao_Paulo') =>
  w()
    .t.deps.db.updateTable('users')
    .set({ time_zone: zone })
    .where('id', '=', (eb) =>
      eb.selectFrom('customers').select('user_id').where('id', '=', customerId).limit(1),
    )
    .execute()
    .then(() =>
      w()
        .t.deps.db.updateTable('customers')
        .set({ contact_preference: 'email' })
        .where('id', '=', customerId)
        .execute(),
    )

/** A patient with an appointment on Thursday at nine, whose confirmation was read. */
const booked = async (zone?: string) => {
  const who = await newcomer(w())
  await prefersEmail(who.customer, zone)
  const id = await bookAt(w(), who, THURSDAY)
  await runJobs(w().t)
  await forgetMessages(w().t)
  return { who, id }
}
const before = (milliseconds: number, startsAt = THURSDAY): void =>
  w().t.clock.set(new Date(Date.parse(startsAt) - milliseconds).toISOString())
const kindsOf = async (who: Waiting): Promise<string[]> => {
  const { body } = await call(w(), await renewed(w(), who), 'GET', 'customer/notifications')
  return body.data
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind.startsWith('reminder'))
    .toReversed()
}
const sentTo = async ({ customer }: Waiting): Promise<string[]> =>
  (await messagesTo(w().t, customer.email)).map(({ text }) => text)

test('comes a day and an hour before, each once, by the preferred way and with the clock it is of', async () => {
  const { who } = await booked('America/Manaus')
  before(24 * HOUR + MINUTE)
  await remind(w().t.deps)
  expect(await kindsOf(who)).toEqual([])
  before(24 * HOUR)
  await Promise.all([remind(w().t.deps), remind(w().t.deps)])
  await remind(w().t.deps)
  expect(await kindsOf(who)).toEqual(['reminder_24h'])
  expect(await runJobs(w().t)).toEqual([])
  const [day, ...more] = await sentTo(who)
  expect(more).toEqual([])
  expect(day).toContain('quinta-feira, 26/11, às 8h (horário de Manaus)')
  before(HOUR)
  await remind(w().t.deps)
  await remind(w().t.deps)
  expect(await runJobs(w().t)).toEqual([])
  expect(await kindsOf(who)).toEqual(['reminder_24h', 'reminder_1h'])
  expect(await sentTo(who)).toHaveLength(2)
})

test('reaches the specialist in the app alone', async () => {
  await booked()
  before(HOUR)
  await remind(w().t.deps)
  await runJobs(w().t)
  const { headers } = await signIn(w().t.deps, w().specialist)
  const list = await w().t.app.inject({ url: '/api/v1/specialists/notifications', headers })
  expect(list.json().data).toMatchObject([
    { kind: 'reminder_1h', customer: {}, starts_at: expect.any(String) },
  ])
  expect(await messagesTo(w().t, w().specialist.email)).toEqual([])
})

test('is not for a canceled one, also when it is canceled between the reminder and its message', async () => {
  const [early, late] = [await booked(), await newcomer(w())]
  await prefersEmail(late.customer)
  const second = await bookAt(w(), late, '2026-11-26T13:00:00.000Z')
  await runJobs(w().t)
  await forgetMessages(w().t)
  before(24 * HOUR)
  expect((await cancel(w(), await renewed(w(), early.who), early.id)).status).toBe(200)
  before(23 * HOUR)
  await remind(w().t.deps)
  expect(await kindsOf(early.who)).toEqual([])
  expect(await kindsOf(late)).toEqual(['reminder_24h'])
  expect((await cancel(w(), await renewed(w(), late), second)).status).toBe(200)
  expect(await runJobs(w().t)).toEqual([])
  expect((await sentTo(late)).filter((text) => text.includes('Sua consulta de'))).toEqual([])
})

test('a moved appointment gets its own, and not the old one’s', async () => {
  const { who, id } = await booked()
  before(24 * HOUR)
  await remind(w().t.deps)
  const to = { schedule_id: slotId(w().specialist.specialistId, FRIDAY) }
  const moved = await call(w(), await renewed(w(), who), 'PUT', `schedules/${id}/reschedule`, to)
  expect(moved.status).toBe(200)
  await runJobs(w().t)
  expect((await sentTo(who)).filter((text) => text.includes('A sala de vídeo abre'))).toEqual([])
  before(24 * HOUR, FRIDAY)
  await remind(w().t.deps)
  expect(await kindsOf(who)).toEqual(['reminder_24h', 'reminder_24h'])
  await runJobs(w().t)
  expect((await sentTo(who)).filter((text) => text.includes('sexta-feira, 27/11, às 9h'))).not.toEqual([])
})

test('after a standstill only what is still of use is sent', async () => {
  const { who } = await booked()
  before(2 * HOUR)
  await remind(w().t.deps)
  expect(await kindsOf(who)).toEqual([])
  before(40 * MINUTE)
  await remind(w().t.deps)
  expect(await kindsOf(who)).toEqual(['reminder_1h'])
  // The message waited in the queue until the call opened.
  before(5 * MINUTE)
  expect(await runJobs(w().t)).toEqual([])
  expect(await sentTo(who)).toEqual([])
})

test('who books later than that needs no reminder', async () => {
  before(20 * HOUR)
  const { who } = await booked()
  before(19 * HOUR)
  await remind(w().t.deps)
  expect(await kindsOf(who)).toEqual([])
  before(HOUR)
  await remind(w().t.deps)
  expect(await kindsOf(who)).toEqual(['reminder_1h'])
})
