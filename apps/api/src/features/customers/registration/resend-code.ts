import type { resendCode as endpoint } from '@emma/contracts/customers/registration'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import { resendCode as sendAnother } from '../../codes/index.ts'
import { findUnconfirmedSpecialist } from '../../specialists/index.ts'
import { findRegistration } from './registrations.repo.ts'

const userOf = async ({ db }: Deps, id: string): Promise<string | undefined> =>
  (await findRegistration(db, id))?.user_id ?? (await findUnconfirmedSpecialist(db, id))?.user_id

/** Another code for a registration. An unknown id gets the same answer. */
export const resendCode: UseCase<typeof endpoint> = async (deps, { body, client: asker }) => {
  const userId = await userOf(deps, body.customerId)
  if (userId === undefined) return
  await inTransaction(deps.db, (tx) => sendAnother(deps, tx, { purpose: 'registration', userId, asker }))
}
