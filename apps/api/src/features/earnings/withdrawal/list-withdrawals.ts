import type { listWithdrawals as endpoint, Withdrawal } from '@emma/contracts/earnings'
import type { Decider } from '@emma/domain/earnings'
import type { Db } from '../../../db/pool.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { momentsOf } from '../../../http/period.ts'
import { deciderOf } from './decider.ts'
import { toWithdrawal } from './withdrawal.present.ts'
import {
  countPage,
  findPage,
  type ListedRow,
  type Scope,
  type WithdrawalsQuery,
} from './withdrawal-list.repo.ts'
import { findParts } from './withdrawals.repo.ts'

const scopeOf = (actor: Actor, asked: 'all' | 'approval'): Scope => {
  if (actor.role === 'admin') return { of: asked === 'all' ? 'everybody' : 'platform' }
  if (actor.role === 'customer') throw new AppError('forbidden')
  const { specialistId } = actor
  return asked === 'all' ? { of: 'owner', ownerId: specialistId } : { of: 'approver', specialistId }
}

const present = async (db: Db, rows: readonly ListedRow[], decider: Decider): Promise<Withdrawal[]> => {
  const ids = rows.map(({ id }) => id)
  const parts = rows.length === 0 ? [] : await findParts(db, ids)
  return rows.map((row) =>
    toWithdrawal(
      row,
      parts.filter(({ withdrawalId }) => withdrawalId === row.id),
      decider,
    ),
  )
}

/** One withdrawal as the caller sees it; the caller's permission was checked before. */
export const showWithdrawal = async (db: Db, actor: Actor, id: string): Promise<Withdrawal> => {
  const rows = await findPage(db, { scope: { of: 'everybody' }, id, limit: 1, offset: 0 })
  const [shown] = await present(db, rows, await deciderOf(db, actor))
  if (!shown) throw notFound()
  return shown
}

interface Paging {
  readonly page: number
  readonly pageSize: number
}

/** A page of withdrawals as the caller sees them; the caller's permission was checked before. */
export const readWithdrawals = async (
  db: Db,
  actor: Actor,
  which: Omit<WithdrawalsQuery, 'limit' | 'offset'>,
  { page, pageSize }: Paging,
) => {
  const asked = { ...which, limit: pageSize, offset: (page - 1) * pageSize }
  const [rows, total, decider] = await Promise.all([
    findPage(db, asked),
    countPage(db, asked),
    deciderOf(db, actor),
  ])
  return { data: await present(db, rows, decider), meta: { page, pageSize, total } }
}

export const listWithdrawals: UseCase<typeof endpoint> = async ({ db }, { actor, query }) => {
  const { scope, status, from, to, sort } = query
  const which = { scope: scopeOf(actor, scope), status, sort, ...momentsOf(from, to, actor.timeZone) }
  return readWithdrawals(db, actor, which, query)
}
