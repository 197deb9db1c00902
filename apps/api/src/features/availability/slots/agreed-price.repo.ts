import type { Db } from '../../../db/pool.ts'

/** Slots that specialists' links reserve for a customer, each with its agreed price. */
export const findAgreedPrices = (
  db: Db,
  {
    customerId,
    specialistId,
    specialtyId,
    now,
  }: Readonly<Record<'customerId' | 'specialistId' | 'specialtyId', string>> & { readonly now: Date },
) =>
  db
    .selectFrom('slot_holds as h')
    .innerJoin('booking_links as l', 'l.id', 'h.link_id')
    .select(['l.starts_at', 'l.price'])
    .where('h.holder_id', '=', customerId)
    .where('h.ended', '=', false)
    .where('l.specialist_id', '=', specialistId)
    .where('l.specialty_id', '=', specialtyId)
    .where('l.status', '=', 'open')
    .where('l.expires_at', '>', now)
    .execute()
