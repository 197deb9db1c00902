import { sql } from 'kysely'
import type { BookingFixture } from './fixtures/booking-fixture.ts'
import { PRICE } from './fixtures/booking-fixture.ts'
import { createCustomer, type TestCustomer } from './fixtures/factories.ts'
import { type SignedIn, signIn } from './fixtures/sign-in.ts'
import { confirm, giveCredit } from './money.ts'

/** A patient with money in the wallet. */
export interface Waiting {
  readonly customer: TestCustomer
  readonly session: SignedIn
}

/** Slots of the fixture's specialist: Thursday, Friday and the Thursday after, in the morning. */
export const THURSDAY = '2026-11-26T12:00:00.000Z'
export const FRIDAY = '2026-11-27T12:00:00.000Z'
export const NEXT_THURSDAY = '2026-12-03T12:00:00.000Z'
/** Another free slot. */
export const LATER = '2026-12-10T12:00:00.000Z'

export const newcomer = async ({ t }: BookingFixture): Promise<Waiting> => {
  const customer = await createCustomer(t.deps)
  await giveCredit(t.deps, customer.customerId, 10 * PRICE)
  return { customer, session: await signIn(t.deps, customer) }
}

/** The same patient with a new session: access lasts 15 minutes by the clock. */
export const renewed = async ({ t }: BookingFixture, { customer }: Waiting): Promise<Waiting> => ({
  customer,
  session: await signIn(t.deps, customer),
})

export const call = async (
  { t }: BookingFixture,
  { session }: Waiting,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const { headers } = session
  const options = payload === undefined ? {} : { payload }
  const answer = await t.app.inject({ method, url: `/api/v1/${path}`, headers, ...options })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}

/** Books with the wallet; the appointment's id. */
export const bookAt = async (fixture: BookingFixture, who: Waiting, startsAt: string): Promise<string> => {
  const answer = await confirm(fixture.t, who.customer, who.session, fixture.order('wallet', { startsAt }))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().id
}

/** Joins the line; the place's id. */
export const join = async (fixture: BookingFixture, who: Waiting, more: object = {}): Promise<string> => {
  const wish = { specialist_id: fixture.specialist.specialistId, specialty_id: fixture.specialtyId, ...more }
  const { status, body } = await call(fixture, who, 'POST', 'customer/waitlist', wish)
  if (status !== 201) throw new Error(JSON.stringify(body))
  // Later entries are behind it.
  fixture.t.clock.advance(1)
  return body.id
}

export const cancel = (fixture: BookingFixture, who: Waiting, id: string) =>
  call(fixture, who, 'DELETE', `schedules/auth/schedules/${id}/cancelPerCustomer`)

/** The person's lines, and the start of an offer. */
export const linesOf = async (fixture: BookingFixture, who: Waiting) => {
  const { body } = await call(fixture, who, 'GET', 'customer/waitlist')
  return body.data.map(
    ({ id, position, offer }: { id: string; position: number; offer: OfferSeen | null }) => ({
      id,
      position,
      offer: offer && new Date(offer.slot.starts_at).toISOString(),
    }),
  )
}
interface OfferSeen {
  readonly slot: { readonly starts_at: string }
}

/** Whether a slot is free for somebody in the list. */
export const sees = async (fixture: BookingFixture, who: Waiting, startsAt: string): Promise<boolean> => {
  const day = startsAt.slice(0, 10)
  const { specialistId } = fixture.specialist
  const { body } = await call(
    fixture,
    who,
    'GET',
    `customer/specialists/${specialistId}/schedules?from=${day}&to=${day}`,
  )
  return body.data.some(
    ({ starts_at }: { starts_at: string }) => Date.parse(starts_at) === Date.parse(startsAt),
  )
}

/** Offers on the fixture's specialist's times. */
export const offersOf = async ({ t, specialist }: BookingFixture) => {
  const { rows } = await sql<{ customer_id: string; starts_at: Date; status: string }>`
    SELECT customer_id, starts_at, status FROM slot_offers WHERE specialist_id = ${specialist.specialistId}
    ORDER BY created_at, id`.execute(t.deps.db)
  return rows
}

export const CLINIC = {
  name: 'Clínica Ipê',
  street: 'Rua Voluntários da Pátria',
  number: '100',
  district: 'Santana',
  city: 'São Paulo',
  uf: 'SP',
  zipCode: '02010000',
}
export const CLINIC_LINE = 'Clínica Ipê, Rua Voluntários da Pátria, 100, Santana, São Paulo - SP'

/** Adds a clinic of the fixture's specialist and moves a weekday's slots there; its id. */
export const moveToClinic = async ({ t, specialist }: BookingFixture, weekday: number): Promise<string> => {
  const { headers } = await signIn(t.deps, specialist)
  const url = '/api/v1/specialists/places'
  const made = await t.app.inject({ method: 'POST', url, headers, payload: CLINIC })
  if (made.statusCode !== 201) throw new Error(made.body)
  const place_id = made.json().id
  await t.deps.db
    .updateTable('availability_rules')
    .set({ place_id })
    .where('specialist_id', '=', specialist.specialistId)
    .where('weekday', '=', weekday)
    .execute()
  return place_id
}
