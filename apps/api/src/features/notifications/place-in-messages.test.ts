import { HOUR } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import {
  createAdmin,
  forgetMessages,
  messagesTo,
  runJobs,
  signIn,
  slotId,
  useBookingFixture,
} from '../../../test/index.ts'
import {
  bookAt,
  CLINIC_LINE,
  call,
  cancel,
  FRIDAY,
  join,
  moveToClinic,
  newcomer,
  renewed,
  THURSDAY,
  type Waiting,
} from '../../../test/waiting-line.ts'
import { bookingJobs } from '../booking/index.ts'

const w = useBookingFixture()
/** The phone of every customer of the factory. */
const PHONE = '5511987654321'
const PLACE = `Presencial: ${CLINIC_LINE}`

const prefer = (channel: 'email' | 'sms', { customer }: Waiting) =>
  w()
    .t.deps.db.updateTable('customers')
    .set({ contact_preference: channel })
    .where('id', '=', customer.customerId)
    .execute()

/** Everything sent to anybody, one text each. */
const sent = async (who: Waiting): Promise<string[]> => {
  expect(await runJobs(w().t)).toEqual([])
  const letters = [
    ...(await messagesTo(w().t, who.customer.email)),
    ...(await messagesTo(w().t, w().specialist.email)),
    ...(await messagesTo(w().t, PHONE)),
  ]
  return letters.map(({ subject = '', text = '' }) => `${subject}\n${text}`)
}
const saysWhereAndWhichClock = (text: string): boolean =>
  text.includes(CLINIC_LINE) && text.includes('horário de Brasília')

const bySpecialist = async (id: string) => {
  const { headers } = await signIn(w().t.deps, w().specialist)
  const url = `/api/v1/schedules/auth/schedules/${id}/cancelPerSpecialist`
  await w().t.app.inject({ method: 'POST', url, headers, payload: { reason: 'Imprevisto' } })
}
const byPlatform = async () => {
  const { headers } = await signIn(w().t.deps, await createAdmin(w().t.deps))
  const url = `/api/v1/specialists/updateSpecialistsStatus/${w().specialist.specialistId}`
  const payload = { status: 4, reason: 'Documento vencido', cancel_appointments: true }
  const answer = await w().t.app.inject({ method: 'PUT', url, headers, payload })
  expect(answer.statusCode).toBe(200)
}
const endings = {
  patient: (who: Waiting, id: string) => cancel(w(), who, id),
  specialist: (_: Waiting, id: string) => bySpecialist(id),
  platform: byPlatform,
} as const

test.each([
  ['patient', 'sms'],
  ['specialist', 'sms'],
  ['platform', 'email'],
] as const)(
  'every message about a consultation says where it is, until the %s cancels it',
  async (by, channel) => {
    await forgetMessages(w().t)
    await moveToClinic(w(), 4)
    const who = await newcomer(w())
    await prefer(channel, who)
    const id = await bookAt(w(), who, FRIDAY)
    const to = { schedule_id: slotId(w().specialist.specialistId, THURSDAY) }
    expect((await call(w(), who, 'PUT', `schedules/${id}/reschedule`, to)).status).toBe(200)
    w().t.clock.set(new Date(Date.parse(THURSDAY) - 24 * HOUR).toISOString())
    await bookingJobs.remind(w().t.deps)
    const before = (await sent(who)).length
    await endings[by](await renewed(w(), who), id)
    const all = await sent(who)
    // The patient and the specialist.
    expect(all.length).toBeGreaterThanOrEqual(before + 2)
    const about = all.filter((text) => text.includes('26/11, às'))
    expect(about.length).toBeGreaterThanOrEqual(4)
    expect(about.filter((text) => !saysWhereAndWhichClock(text))).toEqual([])
  },
)

test('a freed time says where it is', async () => {
  await moveToClinic(w(), 4)
  const [holder, waiting] = [await newcomer(w()), await newcomer(w())]
  await prefer('email', waiting)
  const freed = await bookAt(w(), holder, THURSDAY)
  await join(w(), waiting)
  await cancel(w(), holder, freed)
  const [offer] = (await sent(waiting)).filter((text) => text.includes('Abriu um horário'))
  expect(offer).toContain(PLACE)
})
