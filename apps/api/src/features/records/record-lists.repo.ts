import type { SortBy } from '@emma/contracts/kit'
import type { recordSorts } from '@emma/contracts/records'
import { type RawBuilder, sql } from 'kysely'
import { orderBy } from '../../db/order-by.ts'
import type { Db } from '../../db/pool.ts'
import { statement } from '../../db/statement.ts'
import type { Tx } from '../../db/transaction.ts'
import { namePattern } from '../../db/words/name-search.ts'
import type { CidSearch } from './cids/cid-index.ts'
import { type RecordRow, recordsOf } from './records.repo.ts'

type Sort = SortBy<(typeof recordSorts)[number]>

interface Page {
  readonly page: number
  readonly pageSize: number
  readonly sort?: Sort | undefined
}

type PageRow = RecordRow & { readonly total: number }

const NEWEST_FIRST: Sort = '-created_at'

interface Part {
  readonly sort: Sort
  readonly limit: unknown
  readonly offset: unknown
}

/** The part of a list that a page shows, each record with how many the list has. */
const partOf = (condition: RawBuilder<unknown>, { sort, limit, offset }: Part) => {
  const order = orderBy(sort, { created_at: sql`r.created_at` }, sql`r.id`)
  const part = sql`(SELECT r.*, (SELECT count(*) FROM records r WHERE ${condition}) AS total FROM records r
    WHERE ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})`
  return sql<PageRow>`${recordsOf(part, sql`, r.total`)} ORDER BY ${order}`
}

const countRecords = async (db: Db | Tx, condition: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`
    SELECT count(*) AS total FROM records r WHERE ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

const offsetOf = ({ page, pageSize }: Page): number => (page - 1) * pageSize

/** A page of the records that fit; their number is counted apart only where the page is empty. */
const findPage = async (db: Db | Tx, condition: RawBuilder<unknown>, asked: Page) => {
  const { pageSize: limit, sort = NEWEST_FIRST } = asked
  const offset = offsetOf(asked)
  const { rows } = await partOf(condition, { sort, limit, offset }).execute(db)
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countRecords(db, condition))
  return { rows, total }
}

interface FirstPage {
  readonly specialistId: string
  readonly limit: number
}

/** What a specialist sees who opens the list. */
const firstOfSpecialist = statement<FirstPage, PageRow>((value) =>
  partOf(sql`r.specialist_id = ${value('specialistId')}::uuid`, {
    sort: NEWEST_FIRST,
    limit: value('limit'),
    offset: sql`0`,
  }),
)

interface RecordFilter extends Page {
  readonly specialistId: string
  readonly search: string
  readonly status: 'draft' | 'signed' | undefined
  readonly cid: CidSearch | undefined
  /** Days in the specialist's zone, both included. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly timeZone: string
}

const named = (search: string) => sql`(
  SELECT fold(concat_ws(' ', u.first_name, u.last_name, (SELECT d.name FROM dependents d WHERE d.id = r.dependent_id)))
    FROM customers c JOIN users u ON u.id = c.user_id WHERE c.id = r.customer_id) LIKE fold(${namePattern(search)})`

const diagnosed = ({ of, hash }: CidSearch) =>
  of === 'category' ? sql`r.cid_category_index = ${hash}` : sql`r.cid_index = ${hash}`

const narrowed = ({ search, status, cid, from, to, timeZone }: RecordFilter): RawBuilder<unknown>[] => [
  ...(search === '' ? [] : [named(search)]),
  ...(status === undefined ? [] : [sql`r.status = ${status}`]),
  ...(cid === undefined ? [] : [diagnosed(cid)]),
  ...(from === undefined
    ? []
    : [sql`r.created_at >= ${from}::date::timestamp AT TIME ZONE ${timeZone}::text`]),
  ...(to === undefined
    ? []
    : [sql`r.created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}::text`]),
]

export const findRecordsOfSpecialist = async (db: Db | Tx, filter: RecordFilter) => {
  const { specialistId, pageSize: limit, sort = NEWEST_FIRST } = filter
  const conditions = narrowed(filter)
  if (conditions.length === 0 && offsetOf(filter) === 0 && sort === NEWEST_FIRST) {
    const rows = await firstOfSpecialist(db, { specialistId, limit })
    return { rows, total: rows[0]?.total ?? 0 }
  }
  const own = sql`r.specialist_id = ${specialistId}::uuid`
  return findPage(db, sql.join([own, ...conditions], sql` AND `), filter)
}

/** A patient's records: one specialist's in any state, and where shared, the signed ones of all. */
export const findHistory = (
  db: Db | Tx,
  {
    customerId,
    dependentId,
    authorId,
    shared,
    ...page
  }: Page & { customerId: string; dependentId: string | null; authorId: string | null; shared: boolean },
) =>
  findPage(
    db,
    sql`r.customer_id = ${customerId}::uuid AND r.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid
      AND (r.specialist_id = ${authorId}::uuid OR (${shared}::boolean AND r.status = 'signed'))`,
    page,
  )
