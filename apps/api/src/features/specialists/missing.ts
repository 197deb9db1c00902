import { missingOf, type Obstacle, obstaclesOf, type Requirement } from '@emma/domain/specialists'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { findOwnOffers } from '../specialties/index.ts'
import { type AccountRow, findAccount, findPractice, hasOpenSlots } from './account.repo.ts'

const hasCouncil = ({ council_type, council_uf, council_number }: AccountRow): boolean =>
  council_type !== null && council_uf !== null && council_number !== null

/** The requirements a specialist still lacks before the review. */
export const missingFor = async (db: Db | Tx, row: AccountRow): Promise<Requirement[]> => {
  const practice = await findPractice(db, row.id)
  return missingOf({
    personalData: row.first_name !== '' && row.birth_date !== null && row.cpf_sealed !== null,
    contactDetails: row.contact_sealed !== null,
    address: row.address_sealed !== null,
    council: hasCouncil(row),
    specialty: practice.has_offer,
    bankAccount: practice.has_bank_account,
  })
}

/** How many are missing. */
export const countMissing = async (db: Db, specialistId: string): Promise<number> => {
  const row = await findAccount(db, specialistId)
  return row === undefined ? 0 : (await missingFor(db, row)).length
}

/** Reasons that patients cannot book a specialist, besides the approval. */
export const obstaclesFor = async (
  db: Db | Tx,
  specialistId: string,
  now: Date,
): Promise<readonly Obstacle[]> => {
  const offers = await findOwnOffers(db, specialistId)
  return obstaclesOf(
    offers.map(({ hidden }) => hidden),
    await hasOpenSlots(db, specialistId, now),
  )
}
