import type { companySorts } from '@emma/contracts/companies/admin'
import type { SortBy } from '@emma/contracts/kit'
import type { CompanyState } from '@emma/domain/companies'
import { type RawBuilder, sql } from 'kysely'
import { orderBy } from '../../../db/order-by.ts'
import type { Db } from '../../../db/pool.ts'
import { escapeLike, namePattern } from '../../../db/words/name-search.ts'
import type { Recipient } from '../../../providers/payments/port.ts'

export interface ListedCompany {
  readonly id: string
  readonly name: string
  readonly cnpj: string
  readonly status: CompanyState
  readonly percent: number
  readonly pa_enabled: boolean
  readonly members_count: number
  readonly has_document: boolean
  readonly provider_recipient_id: string | null
  readonly recipient_status: Recipient['status'] | null
  readonly created_at: Date
}

export interface CompanyFilters {
  readonly search: string
  readonly status: CompanyState | undefined
}

interface CompanyPage {
  readonly limit: number
  readonly offset: number
  readonly sort: SortBy<(typeof companySorts)[number]> | undefined
}

const matching = ({ search, status }: CompanyFilters): RawBuilder<unknown> => {
  const conditions = [sql`true`]
  if (status !== undefined) conditions.push(sql`status = ${status}`)
  const cnpj = search.toUpperCase().replace(/[\s./-]/g, '')
  if (search !== '') {
    const byCnpj = cnpj === '' ? sql`false` : sql`cnpj LIKE ${`${escapeLike(cnpj)}%`}`
    conditions.push(sql`(fold(name) LIKE fold(${namePattern(search)}) OR ${byCnpj})`)
  }
  return sql.join(conditions, sql` AND `)
}

/**
 * One page of all companies. The page's ids are read only from the index, so that the last of many pages costs little
 * more than the first; members are counted only for shown rows.
 */
export const findCompanyPage = async (
  db: Db,
  filters: CompanyFilters,
  { limit, offset, sort = '-created_at' }: CompanyPage,
): Promise<readonly ListedCompany[]> => {
  const order = orderBy(sort, { name: sql`fold(c.name)`, created_at: sql`c.created_at` }, sql`c.id`)
  const { rows } = await sql<ListedCompany>`
    WITH page AS MATERIALIZED (
      SELECT c.id FROM companies c WHERE ${matching(filters)}
       ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT c.id, c.name, c.cnpj, c.status, c.percent::int AS percent, c.pa_enabled, c.document_key IS NOT NULL AS has_document,
      c.provider_recipient_id, c.recipient_status, c.created_at,
      (SELECT count(*)::int FROM company_members m WHERE m.company_id = c.id AND m.left_at IS NULL) AS members_count
      FROM page JOIN companies c ON c.id = page.id ORDER BY ${order}`.execute(db)
  return rows
}

export const countCompanies = async (db: Db, filters: CompanyFilters): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM companies WHERE ${matching(filters)}`.execute(db)
  return rows[0]?.total ?? 0
}
