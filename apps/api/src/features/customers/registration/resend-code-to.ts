import type { resendCodeToCustomer as endpoint } from '@emma/contracts/customers/admin'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import { resendCode } from '../../codes/index.ts'
import { findCustomerStatus } from '../admin/customer-status.repo.ts'
import { findRegistration } from './registrations.repo.ts'

/** An admin sends another code to a person waiting for one. A confirmed one needs none. */
export const resendCodeToCustomer: UseCase<typeof endpoint> = async (deps, { actor, client, params }) => {
  const { id } = params
  const row = await findRegistration(deps.db, id)
  if (!row && (await findCustomerStatus(deps.db, id))) throw new AppError('invalid_transition')
  if (!row || row.owner_id !== null) throw notFound()
  await inTransaction(deps.db, async (tx) => {
    await resendCode(deps, tx, { purpose: 'registration', userId: row.user_id })
    await keepAct(deps, tx, { actor, client, action: 'code_resent', entity: 'customer', entityId: id })
  })
}
