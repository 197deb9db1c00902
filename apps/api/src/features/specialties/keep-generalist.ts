import { GENERALIST_SPECIALTY, generalistPrice } from '@emma/domain/specialists'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { offerFacts } from './offers.ts'
import { findOwnOfferRows, findSpecialty, insertOffer } from './specialties.repo.ts'

/**
 * After a change of council, RQE or specialties: a physician who may announce none of them is offered as a generalist,
 * once. The specialist changes, disables or removes that offer like any other.
 */
export const keepGeneralist = async (
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  specialistId: string,
): Promise<void> => {
  const rows = await findOwnOfferRows(tx, specialistId)
  const council = rows[0]?.council_type ?? null
  const price = generalistPrice(
    council,
    rows.map((row) => ({ ...offerFacts(row), price: row.price })),
  )
  if (price === null || !(await findSpecialty(tx, GENERALIST_SPECIALTY))) return
  const own = { specialistId, specialtyId: GENERALIST_SPECIALTY, price, rqe: null, rqeUf: null }
  await insertOffer(tx, { ...own, id: newId(), now: clock.now() })
}
