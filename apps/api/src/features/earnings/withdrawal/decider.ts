import type { Decider } from '@emma/domain/earnings'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { findAdministered } from '../../companies/index.ts'

/** The caller as a decider about withdrawals. */
export const deciderOf = async (db: Db | Tx, actor: Actor): Promise<Decider> => {
  if (actor.role === 'admin') return { role: 'admin' }
  if (actor.role === 'customer') throw new AppError('forbidden')
  const { specialistId } = actor
  return { role: 'specialist', specialistId, adminOf: await findAdministered(db, specialistId) }
}
