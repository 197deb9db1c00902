import type { Appointment } from '@emma/contracts/booking'
import type { AppointmentRow } from '../agenda/appointments.repo.ts'
import { toAppointment } from '../agenda/booking.present.ts'
import type { NewBooking } from './booking.repo.ts'
import type { OfferRow } from './offer.repo.ts'
import type { People } from './people.repo.ts'

const nothingReturned = { refunds: [], credit: null, through_wallet: 0, kept: 0 } as const

/** The row that `findAppointment` will read for a paid booking that is not a return visit. */
const rowOf = (booking: NewBooking, { terms }: OfferRow, people: People): AppointmentRow => ({
  ...people,
  id: booking.id,
  status: 'confirmed',
  specialist_id: booking.specialistId,
  customer_id: booking.customerId,
  dependent_id: booking.dependentId,
  // Whether a return is offered once it took place.
  dependent_removed_at: null,
  dependent_birth_date: null,
  dependent_relation: null,
  starts_at: booking.startsAt,
  ends_at: booking.endsAt,
  time_zone: booking.timeZone,
  place_id: booking.placeId,
  place: terms.places.find(({ id }) => id === booking.placeId) ?? null,
  price: booking.price,
  policy: booking.policy,
  hold_expires_at: null,
  cancel_reason: null,
  canceled_by_platform: false,
  in_person_advised: false,
  specialty_id: booking.specialtyId,
  payment_id: booking.payment.id,
  method: booking.payment.method,
  payment_status: 'paid',
  amount: booking.payment.parts.wallet,
  wallet_amount: booking.payment.parts.wallet,
  paid_at: booking.payment.paidAt,
  refused_reason: null,
  pix: null,
  returned: nothingReturned,
  reviewed: false,
  last_pages: {},
  return_of: null,
  first_visit: null,
  return_days: booking.returns?.days ?? null,
  return_price: booking.returns?.price ?? null,
  return_taken: false,
  series: null,
})

/**
 * The answer to a booking before it is written, equal to what reading the appointment will give. Undefined if unknown:
 * a charge is still to be made, or it is a return visit, whose answer depends on the first one.
 */
export const answerTo = (booking: NewBooking, offer: OfferRow): Appointment | undefined => {
  const { holdExpiresAt, returnOf, customerId, now } = booking
  if (holdExpiresAt !== null || returnOf !== null || offer.people === null) return undefined
  return toAppointment(rowOf(booking, offer, offer.people), { role: 'customer', id: customerId }, now)
}
