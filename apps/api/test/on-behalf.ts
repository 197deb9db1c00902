import { slotIdOf } from '@emma/domain/availability'
import { DAY } from '@emma/domain/interval'
import { callOf } from './call.ts'
import { insertAppointment } from './fixtures/appointments.ts'
import type { BookingFixture } from './fixtures/booking-fixture.ts'
import { TOMORROW } from './fixtures/booking-fixture.ts'
import { type SignedIn, signIn } from './fixtures/factories.ts'

let phones = 0
/** Another phone each time: how many messages one gets in a day is limited. */
export const somebody = () => {
  phones += 1
  return { name: 'Rosa de Almeida', cell_phone: `119${70_001_000 + phones}` }
}

/** What a specialist does for others, over HTTP. */
export const onBehalf = (w: () => BookingFixture) => {
  const call = callOf(() => w().t)
  const sergio = (): Promise<SignedIn> => signIn(w().t.deps, w().specialist)
  const slotAt = (startsAt = TOMORROW) =>
    slotIdOf({ specialistId: w().specialist.specialistId, start: Date.parse(startsAt) })
  const body = (more: object = {}, startsAt = TOMORROW) => ({
    slot: slotAt(startsAt),
    specialty_id: w().specialtyId,
    mode: 'link',
    ...more,
  })
  return {
    call,
    sergio,
    slotAt,
    body,
    /** An appointment of the patient that is over: from then on there is care. */
    attend: (terms: { readonly days: number; readonly price: number } | null = null) => inCare(w(), terms),
    post: async (more: object = {}, startsAt = TOMORROW) =>
      call(await sergio(), 'POST', 'schedules/on-behalf', body(more, startsAt)),
    list: async () => (await call(await sergio(), 'GET', 'schedules/on-behalf')).body.data,
    linkRows: () =>
      w()
        .t.deps.db.selectFrom('booking_links')
        .selectAll()
        .where('specialist_id', '=', w().specialist.specialistId)
        .orderBy('created_at')
        .execute(),
    slotNow: async (startsAt = TOMORROW) =>
      (await call(null, 'GET', `schedules/slot?slot_id=${slotAt(startsAt)}&specialty_id=${w().specialtyId}`))
        .body.status,
  }
}

const inCare = async (
  { t, specialist, paula, specialtyId }: BookingFixture,
  terms: { readonly days: number; readonly price: number } | null,
): Promise<string> => {
  const startsAt = new Date(t.clock.now().getTime() - DAY)
  const id = await insertAppointment(t, {
    specialist,
    customer: paula,
    specialtyId,
    startsAt,
    status: 'finished',
  })
  await t.deps.db
    .updateTable('appointments')
    .set({ return_days: terms?.days ?? null, return_price: terms?.price ?? null })
    .where('id', '=', id)
    .execute()
  return id
}
