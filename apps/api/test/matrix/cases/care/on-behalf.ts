import * as invitation from '@emma/contracts/booking/invitation'
import * as onBehalf from '@emma/contracts/booking/on-behalf'
import * as series from '@emma/contracts/booking/series'
import { slotIdOf } from '@emma/domain/availability'
import { DAY } from '@emma/domain/interval'
import { hashOf, tokenOf } from '../../../../src/features/booking-links/index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const anySpecialist = {
  specialist: nothing,
  otherSpecialist: nothing,
  pastSpecialist: nothing,
  suspendedSpecialist: nothing,
}
const anyCustomer = { customer: nothing, otherCustomer: nothing }

/** A slot of the specialist on a Thursday two weeks ahead, where no other case books. */
const order = ({ specialist, specialtyId, customer }: MatrixFixture) => ({
  body: {
    slot: slotIdOf({
      specialistId: specialist.specialistId,
      start: Date.parse('2026-12-10T12:00:00.000Z'),
    }),
    specialty_id: specialtyId,
    mode: 'courtesy',
    customer_id: customer.customerId,
  },
})

/** The same an hour later. */
const orderOfAssistant = (fixture: MatrixFixture) => {
  const { body } = order(fixture)
  const start = Date.parse('2026-12-10T13:00:00.000Z')
  return { body: { ...body, slot: slotIdOf({ specialistId: fixture.specialist.specialistId, start }) } }
}

const slotOf = ({ specialist }: MatrixFixture, start: string) =>
  slotIdOf({ specialistId: specialist.specialistId, start: Date.parse(start) })

/** Two dates that no other case books. */
const seriesFrom = (hour: string) => (fixture: MatrixFixture) => ({
  body: {
    slots: ['2026-12-10', '2026-12-17'].map((day) => slotOf(fixture, `${day}T${hour}:00.000Z`)),
    specialty_id: fixture.specialtyId,
    mode: 'courtesy',
    customer_id: fixture.customer.customerId,
  },
})

const previewOf = (fixture: MatrixFixture) => ({
  query: {
    slot_id: slotOf(fixture, '2026-12-10T14:00:00.000Z'),
    specialty_id: fixture.specialtyId,
    weeks: '1',
    times: '2',
  },
})

const ofPatient = ({ customer }: MatrixFixture) => ({ query: { customer_id: customer.customerId } })

let links = 0
/** A slot held for the owner. */
const kept = async ({ t, specialist, specialtyId, customer }: MatrixFixture) => {
  links += 1
  const { db, clock, newId } = t.deps
  const [id, now] = [newId(), clock.now()]
  const startsAt = new Date(now.getTime() + 60 * DAY + links * DAY)
  const span = { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 1_800_000) }
  const practice = { specialist_id: specialist.specialistId, created_at: now, expires_at: after(now, DAY) }
  await db
    .insertInto('booking_links')
    .values({
      ...span,
      ...practice,
      id,
      specialty_id: specialtyId,
      customer_id: customer.customerId,
      person_hash: Buffer.from(id),
      mode: 'link',
      price: 15_000,
      token_hash: onBehalfHash(t, id),
      status: 'open',
      sent_at: after(now, -DAY),
      created_by: specialist.userId,
    })
    .execute()
  await db
    .insertInto('slot_holds')
    .values({
      ...span,
      ...practice,
      id: newId(),
      holder_id: customer.customerId,
      person_hash: Buffer.from(id),
      link_id: id,
    })
    .execute()
  return id
}
const after = (now: Date, ms: number) => new Date(now.getTime() + ms)
const onBehalfHash = (t: MatrixFixture['t'], id: string) => hashOf(tokenOf(t.deps.config, id))
const byId = async (fixture: MatrixFixture) => ({ params: { id: await kept(fixture) } })
const bySecret = async (fixture: MatrixFixture) => ({
  body: { token: tokenOf(fixture.t.deps.config, await kept(fixture)) },
})

export const onBehalfCases: readonly MatrixCase[] = [
  matrixCase(onBehalf.bookOnBehalf, {
    own: { specialist: order, assistant: orderOfAssistant },
    foreign: order,
  }),
  matrixCase(onBehalf.listBookingLinks, { own: { ...anySpecialist, assistant: nothing } }),
  matrixCase(onBehalf.listOpenReturns, {
    own: { specialist: ofPatient, assistant: ofPatient },
    foreign: ofPatient,
  }),
  matrixCase(series.previewSeries, {
    own: { specialist: previewOf, assistant: previewOf },
    foreign: previewOf,
  }),
  matrixCase(series.bookSeries, {
    own: { specialist: seriesFrom('14:00'), assistant: seriesFrom('15:00') },
    foreign: seriesFrom('14:00'),
  }),
  matrixCase(onBehalf.resendBookingLink, { own: { specialist: byId, assistant: byId }, foreign: byId }),
  matrixCase(onBehalf.cancelBookingLink, { own: { specialist: byId, assistant: byId }, foreign: byId }),
  matrixCase(invitation.showBookingLink, { own: { nobody: bySecret, customer: bySecret } }),
  matrixCase(invitation.claimBookingLink, {
    own: { customer: bySecret },
    foreign: bySecret,
    foreignStatus: 409,
  }),
  matrixCase(invitation.listOwnInvitations, { own: anyCustomer }),
  matrixCase(invitation.declineInvitation, { own: { customer: byId }, foreign: byId }),
]
