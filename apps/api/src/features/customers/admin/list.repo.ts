import type { customerSorts } from '@emma/contracts/customers/admin'
import type { SortBy } from '@emma/contracts/kit'
import { type RawBuilder, sql } from 'kysely'
import { orderBy } from '../../../db/order-by.ts'
import type { Db } from '../../../db/pool.ts'
import { escapeLike, namePattern } from '../../../db/words/name-search.ts'

export interface CustomerFilter {
  readonly search: string | undefined
  /** Set when the search is a whole CPF. */
  readonly cpfHash: Buffer | undefined
  readonly status: string | undefined
  readonly sort: SortBy<(typeof customerSorts)[number]> | undefined
  readonly page: number
  readonly pageSize: number
}

interface CustomerListRow {
  readonly id: string
  readonly status: string
  readonly cpf_sealed: Buffer | null
  readonly created_at: Date
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly avatar_key: string | null
}

/**
 * Ids of customers by a part of their name or e-mail. Each has its own index: two separate searches use both, one with
 * OR neither.
 */
export const customersFoundSql = (search: string): RawBuilder<unknown> =>
  sql`SELECT id FROM customers WHERE folded LIKE fold(${namePattern(search)}::text)
    UNION ALL
    SELECT k.id FROM users u JOIN customers k ON k.user_id = u.id
    WHERE u.role = 'customer' AND lower(u.email) LIKE lower(${`%${escapeLike(search)}%`}::text)`

const matching = ({ search, cpfHash, status }: CustomerFilter): RawBuilder<unknown> => {
  const conditions = [sql`true`]
  if (status !== undefined) conditions.push(sql`c.status = ${status}`)
  if (cpfHash !== undefined) conditions.push(sql`c.cpf_hash = ${cpfHash}::bytea`)
  if (cpfHash === undefined && search !== undefined)
    conditions.push(sql`c.id IN (${customersFoundSql(search)})`)
  return sql.join(conditions, sql` AND `)
}

/** A page of customers: read from an index, and only its own rows are looked up. */
export const findCustomers = async (db: Db, filter: CustomerFilter) => {
  const { page, pageSize, sort = 'name' } = filter
  const order = orderBy(sort, { name: sql`c.folded`, created_at: sql`c.created_at` }, sql`c.id`)
  const { rows } = await sql<CustomerListRow>`
    SELECT c.id, c.status, c.cpf_sealed, c.created_at, u.email, u.first_name, u.last_name, u.avatar_key
    FROM (SELECT c.id FROM customers c WHERE ${matching(filter)}
      ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) k
    JOIN customers c ON c.id = k.id JOIN users u ON u.id = c.user_id
    ORDER BY ${order}`.execute(db)
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM customers c WHERE ${matching(filter)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
