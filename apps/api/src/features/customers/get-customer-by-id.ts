import type { getCustomerById as endpoint } from '@emma/contracts/customers'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { tiesBetween } from '../records/index.ts'
import { toContactCard } from './customers.present.ts'
import { findCustomerOrNone } from './customers.repo.ts'
import { customerOf } from './profile/get-customer-info.ts'
import { openPersonal } from './profile/personal.ts'

/** A suspended specialist has no care. Care of a child includes the guardian's contact. */
const cares = async (deps: Deps, actor: Actor, customerId: string): Promise<boolean> => {
  if (actor.role !== 'specialist' || actor.status !== 1) return false
  const patient = { customerId, dependentId: 'anyone' } as const
  const ties = await inTransaction(deps.db, (tx) => tiesBetween(deps, tx, actor.specialistId, patient))
  return ties.care
}

/** A customer for themselves and for admins; the contact card for a specialist with care. */
export const getCustomerById: UseCase<typeof endpoint> = async (deps, { actor, params: { id } }) => {
  const isOwn = actor.role === 'customer' && actor.customerId === id
  const isWhole = isOwn || actor.role === 'admin'
  if (!isWhole && !(await cares(deps, actor, id))) throw notFound()
  if (isWhole) return customerOf(deps, id)
  const row = await findCustomerOrNone(deps.db, id)
  if (!row) throw notFound()
  return toContactCard(row, await openPersonal(deps, row))
}
