import type { Customer, getCustomerInfo as endpoint } from '@emma/contracts/customers'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import { cardsOf } from '../../cards/index.ts'
import { pendingContactOf } from '../../codes/index.ts'
import { creditBalanceOf } from '../../wallet/index.ts'
import { toCustomer } from '../customers.present.ts'
import { type CustomerRow, findCustomer } from '../customers.repo.ts'
import { openPersonal } from './personal.ts'

/** The whole profile, for the customer and for admins. */
export const customerOf = async (deps: Deps, row: CustomerRow): Promise<Customer> => {
  const opened = await openPersonal(deps, row)
  const pending = await pendingContactOf(deps, row.user_id)
  return toCustomer(row, opened, pending, {
    cards: await cardsOf(deps.db, row.id),
    creditBalance: await creditBalanceOf(deps.db, row.id, deps.clock.now()),
  })
}

/** The own profile. */
export const getCustomerInfo: UseCase<typeof endpoint> = async (deps, { actor: { customerId } }) =>
  customerOf(deps, await findCustomer(deps.db, customerId))
