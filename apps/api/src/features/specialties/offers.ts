import type { Offer } from '@emma/contracts/specialties'
import { mayAnnounce, type OfferFacts, specialistStatus, whyHidden } from '@emma/domain/specialists'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { findOwnOfferRow, findOwnOfferRows, type OwnOfferRow } from './specialties.repo.ts'

const statusOf = (status: number): OfferFacts['status'] =>
  Object.values(specialistStatus).find((each) => each === status) ?? specialistStatus.incomplete

/** The facts that decide whether patients see and book it. */
export const offerFacts = (row: OwnOfferRow): OfferFacts => ({
  councilType: row.council_type,
  rqe: row.rqe,
  status: statusOf(row.status),
  enabled: row.enabled,
  specialty: { councils: row.councils, needsRqe: row.needs_rqe, enabled: row.in_catalogue },
})

const toOffer = (row: OwnOfferRow): Offer => {
  const { uuid, specialty_id, name, price, enabled, return_days, return_price, rqe, rqe_uf } = row
  const facts = offerFacts(row)
  const own = { uuid, specialty_id, name, price, enabled, return_days, return_price, rqe, rqe_uf }
  return { ...own, public: mayAnnounce(facts), hidden: whyHidden(facts) }
}

/** All of a specialist's offers, by name, with the reason each is hidden, if any. */
export const findOwnOffers = async (db: Db | Tx, specialistId: string): Promise<Offer[]> =>
  (await findOwnOfferRows(db, specialistId)).map(toOffer)

export const findOwnOffer = async (
  db: Db | Tx,
  specialistId: string,
  id: string,
): Promise<Offer | undefined> => {
  const row = await findOwnOfferRow(db, specialistId, id)
  return row && toOffer(row)
}
