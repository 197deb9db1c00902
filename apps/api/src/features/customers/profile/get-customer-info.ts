import type { Customer, getCustomerInfo as endpoint } from '@emma/contracts/customers'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toCard } from '../../cards/index.ts'
import { openWaiting } from '../../codes/index.ts'
import { toCreditBalance } from '../../wallet/index.ts'
import { toCustomer } from '../customers.present.ts'
import { openPersonal } from './personal.ts'
import { findProfile } from './whole-profile.repo.ts'

/** The whole profile, for the customer and for admins. @throws AppError `not_found` */
export const customerOf = async (deps: Deps, customerId: string): Promise<Customer> => {
  const row = await findProfile(deps.db, customerId, deps.clock.now())
  if (!row) throw notFound()
  const opened = await openPersonal(deps, row)
  const pending = await openWaiting(deps, row.user_id, row.waiting)
  const money = { cards: row.cards.map(toCard), creditBalance: toCreditBalance(row.credits) }
  return toCustomer(row, opened, pending, money)
}

/** The own profile. */
export const getCustomerInfo: UseCase<typeof endpoint> = (deps, { actor: { customerId } }) =>
  customerOf(deps, customerId)
