import type { Tx } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { findLeftAlone } from './members.repo.ts'

/**
 * Before a specialist is suspended or their account closed: an approved or waiting company needs an admin member. The
 * platform suspends or rejects the company first, or another member becomes its admin member.
 * @throws AppError `last_company_admin`, naming the companies
 */
export const requireOtherAdmins = async (tx: Tx, specialistId: string): Promise<void> => {
  const names = await findLeftAlone(tx, specialistId)
  if (names.length > 0) throw new AppError('last_company_admin', { reason: names.join(', ') })
}
