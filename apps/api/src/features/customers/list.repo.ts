import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export interface CustomerFilter {
  readonly search: string | undefined
  /** Of a search that is a whole CPF. */
  readonly cpfHash: Buffer | undefined
  readonly status: string | undefined
  readonly page: number
  readonly pageSize: number
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const found = (db: Db, { search, cpfHash, status }: CustomerFilter) => {
  const like = `%${escapeLike(search ?? '')}%`
  return db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .$if(status !== undefined, (query) => query.where('c.status', '=', status ?? ''))
    .$if(cpfHash !== undefined, (query) => query.where('c.cpf_hash', '=', cpfHash ?? null))
    .$if(cpfHash === undefined && search !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(unaccent(u.first_name || ' ' || u.last_name) ILIKE unaccent(${like}) OR u.email ILIKE ${like})`,
      ),
    )
}

/** Customers by name, a page of them. */
export const findCustomers = async (db: Db, filter: CustomerFilter) => {
  const rows = await found(db, filter)
    .select([
      'c.id',
      'c.status',
      'c.cpf_sealed',
      'c.created_at',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.avatar_key',
    ])
    // The database sorts by bytes: Ângela comes before Bruno, where people look for her.
    .orderBy(sql`lower(unaccent(u.first_name || ' ' || u.last_name))`)
    .orderBy('c.id')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute()
  const { total } = await found(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
