import type { SortBy } from '@emma/contracts/kit'
import type { recordSorts } from '@emma/contracts/records'
import { type RawBuilder, sql } from 'kysely'
import { orderBy } from '../../db/order-by.ts'
import type { Db } from '../../db/pool.ts'
import { statement } from '../../db/statement.ts'
import { type RowOf, together } from '../../db/together/together.ts'
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

const orderOf = (sort: Sort) => orderBy(sort, { created_at: sql`r.created_at` }, sql`r.id`)
const newestFirst = orderOf(NEWEST_FIRST)
const offsetOf = ({ page, pageSize }: Page): number => (page - 1) * pageSize

/** One page of a list, each record with the list's total. */
const partOf = (condition: RawBuilder<unknown>, asked: Page) => {
  const { pageSize: limit, sort = NEWEST_FIRST } = asked
  const order = orderOf(sort)
  const part = sql`(SELECT r.*, (SELECT count(*) FROM records r WHERE ${condition}) AS total FROM records r
    WHERE ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offsetOf(asked)})`
  return sql<PageRow>`${recordsOf(part, sql`, r.total`)} ORDER BY ${order}`
}

const countRecords = async (db: Db | Tx, condition: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`
    SELECT count(*) AS total FROM records r WHERE ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

/** A page of the matching records; they are counted separately only if the page is empty. */
const findPage = async (db: Db | Tx, condition: RawBuilder<unknown>, asked: Page) => {
  const { rows } = await partOf(condition, asked).execute(db)
  const total = rows[0]?.total ?? (asked.page === 1 ? 0 : await countRecords(db, condition))
  return { rows, total }
}

interface FirstPage {
  readonly specialistId: string
  readonly limit: number
}

interface Columns {
  readonly specialists: readonly string[]
  readonly limits: readonly number[]
}

/** First pages, as specialists see them when they open the list. */
const firstPages = statement<Columns, PageRow & RowOf>((value) => {
  const pages = sql`(SELECT r.*, all_of.total, asked.nth
    FROM unnest((SELECT ${value('specialists')}::uuid[]), (SELECT ${value('limits')}::int[]))
      WITH ORDINALITY asked (specialist_id, most, nth)
    CROSS JOIN LATERAL (SELECT count(*) AS total FROM records r WHERE r.specialist_id = asked.specialist_id) all_of
    CROSS JOIN LATERAL (SELECT r.* FROM records r WHERE r.specialist_id = asked.specialist_id
      ORDER BY ${newestFirst} LIMIT asked.most) r)`
  return sql<PageRow & RowOf>`${recordsOf(pages, sql`, r.total, r.nth`)} ORDER BY r.nth, ${newestFirst}`
})

const readFirstPage = together<Db, FirstPage, PageRow & RowOf>({
  named: ({ specialistId, limit }) => `${specialistId} ${limit}`,
  read: (db, asked) =>
    firstPages(db, {
      specialists: asked.map(({ specialistId }) => specialistId),
      limits: asked.map(({ limit }) => limit),
    }),
})

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

export const findRecordsOfSpecialist = async (db: Db, filter: RecordFilter) => {
  const { specialistId, pageSize: limit, sort = NEWEST_FIRST } = filter
  const conditions = narrowed(filter)
  if (conditions.length === 0 && offsetOf(filter) === 0 && sort === NEWEST_FIRST) {
    const rows = await readFirstPage(db, { specialistId, limit })
    return { rows, total: rows[0]?.total ?? 0 }
  }
  const own = sql`r.specialist_id = ${specialistId}::uuid`
  return findPage(db, sql.join([own, ...conditions], sql` AND `), filter)
}

/** A patient's records: one specialist's in any state, and if shared, everybody's signed ones. */
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
