import type { withdrawalSorts } from '@emma/contracts/earnings'
import type { SortBy } from '@emma/contracts/kit'
import type { WithdrawalState } from '@emma/domain/earnings'
import { type SqlBool, sql } from 'kysely'
import { orderBy } from '../../../db/order-by.ts'
import type { Db } from '../../../db/pool.ts'

/**
 * The withdrawals to list: those of one owner, those that wait for a company's admin member, all, or those the platform
 * decides.
 */
export type Scope =
  | { readonly of: 'owner'; readonly ownerId: string }
  | { readonly of: 'approver'; readonly specialistId: string }
  | { readonly of: 'everybody' }
  | { readonly of: 'platform' }

export interface WithdrawalsQuery {
  readonly scope: Scope
  readonly id?: string
  readonly status?: WithdrawalState | undefined
  readonly from?: Date | undefined
  /** Not included. */
  readonly to?: Date | undefined
  /** Newest first without it. */
  readonly sort?: SortBy<(typeof withdrawalSorts)[number]> | undefined
  readonly limit: number
  readonly offset: number
}

const waiting = sql`SELECT FROM withdrawal_parts p WHERE p.withdrawal_id = w.id AND p.approved_at IS NULL`

const inScope = (scope: Scope) => {
  switch (scope.of) {
    case 'owner':
      return sql<SqlBool>`w.owner_id = ${scope.ownerId}`
    case 'everybody':
      return sql<SqlBool>`true`
    case 'platform':
      return sql<SqlBool>`w.status = 'requested' AND EXISTS (${waiting} AND p.approver = 'platform')`
    case 'approver':
      return sql<SqlBool>`w.status = 'requested' AND w.owner_id <> ${scope.specialistId} AND EXISTS (
        ${waiting} AND p.approver = 'company_admin' AND p.company_id IN (
          SELECT company_id FROM company_members
           WHERE specialist_id = ${scope.specialistId} AND role = 'admin' AND left_at IS NULL))`
  }
}

const filtered = ({ scope, id, status, from, to }: WithdrawalsQuery) => sql<SqlBool>`
  ${inScope(scope)}
  AND (${id ?? null}::uuid IS NULL OR w.id = ${id ?? null})
  AND (${status ?? null}::text IS NULL OR w.status = ${status ?? null})
  AND (${from ?? null}::timestamptz IS NULL OR w.requested_at >= ${from ?? null})
  AND (${to ?? null}::timestamptz IS NULL OR w.requested_at < ${to ?? null})`

const columns = { requested_at: sql`w.requested_at`, amount: sql`w.amount` }

export const findPage = (db: Db, query: WithdrawalsQuery) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('specialists as s', 's.id', 'w.specialist_id')
    .leftJoin('companies as c', 'c.id', 'w.company_id')
    .select((eb) => [
      'w.id',
      'w.owner_id',
      'w.specialist_id',
      's.name as specialist_name',
      'w.company_id',
      'c.name as company_name',
      'w.amount',
      eb.ref('w.status').$castTo<WithdrawalState>().as('status'),
      'w.bank_code',
      'w.bank_ends_with',
      'w.requested_at',
      'w.decided_at',
      'w.sent_at',
      'w.ended_at',
      'w.reason',
    ])
    .where(filtered(query))
    .orderBy(orderBy(query.sort ?? '-requested_at', columns, sql`w.id`))
    .limit(query.limit)
    .offset(query.offset)
    .execute()

export type ListedRow = Awaited<ReturnType<typeof findPage>>[number]

export const countPage = async (db: Db, query: WithdrawalsQuery): Promise<number> => {
  const { total } = await db
    .selectFrom('withdrawals as w')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(filtered(query))
    .executeTakeFirstOrThrow()
  return total
}

/** How many are in a scope. */
export const countInScope = (db: Db, scope: Scope): Promise<number> =>
  countPage(db, { scope, limit: 0, offset: 0 })
