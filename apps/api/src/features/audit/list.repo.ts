import type { ActAction, ActEntity, actSorts } from '@emma/contracts/audit'
import type { SortBy } from '@emma/contracts/kit'
import { type RawBuilder, sql } from 'kysely'
import { orderBy } from '../../db/order-by.ts'
import type { Db } from '../../db/pool.ts'

export interface ActFilters {
  readonly userId: string | undefined
  readonly action: ActAction | undefined
  readonly entity: ActEntity | undefined
  readonly entityId: string | undefined
  /** Moments; the end is excluded. */
  readonly from: Date | undefined
  readonly to: Date | undefined
}

export interface ActRow {
  readonly id: string
  readonly at: Date
  readonly user_id: string
  readonly user_name: string
  readonly action: ActAction
  readonly entity: ActEntity
  readonly entity_id: string
  readonly entity_name: string | null
  readonly details_sealed: Buffer
  readonly session_id: string
  readonly address: string
}

const matching = (filters: ActFilters): RawBuilder<unknown> => {
  const conditions = [sql`true`]
  const { userId, action, entity, entityId, from, to } = filters
  if (userId !== undefined) conditions.push(sql`user_id = ${userId}::uuid`)
  if (action !== undefined) conditions.push(sql`action = ${action}`)
  if (entity !== undefined) conditions.push(sql`entity = ${entity}`)
  if (entityId !== undefined) conditions.push(sql`entity_id = ${entityId}`)
  if (from !== undefined) conditions.push(sql`at >= ${from}`)
  if (to !== undefined) conditions.push(sql`at < ${to}`)
  return sql.join(conditions, sql` AND `)
}

/** The thing's current name; null for a variable or a deleted thing. */
const nameOf = sql`CASE a.entity
  WHEN 'admin' THEN (SELECT first_name || ' ' || last_name FROM users WHERE id = a.entity_id::uuid)
  WHEN 'customer' THEN (SELECT o.first_name || ' ' || o.last_name FROM customers c JOIN users o ON o.id = c.user_id
    WHERE c.id = a.entity_id::uuid)
  WHEN 'specialist' THEN (SELECT name FROM specialists WHERE id = a.entity_id::uuid)
  WHEN 'specialty' THEN (SELECT name FROM specialties WHERE id = a.entity_id::uuid)
  WHEN 'company' THEN (SELECT name FROM companies WHERE id = a.entity_id::uuid)
  WHEN 'post' THEN (SELECT title FROM posts WHERE id = a.entity_id::uuid)
  WHEN 'appointment' THEN (SELECT o.first_name || ' ' || o.last_name || ' · ' || s.name FROM appointments v
    JOIN customers c ON c.id = v.customer_id JOIN users o ON o.id = c.user_id JOIN specialists s ON s.id = v.specialist_id
    WHERE v.id = a.entity_id::uuid)
  WHEN 'queue_entry' THEN (SELECT o.first_name || ' ' || o.last_name FROM queue_entries q
    JOIN customers c ON c.id = q.customer_id JOIN users o ON o.id = c.user_id WHERE q.id = a.entity_id::uuid)
  WHEN 'page' THEN (SELECT slug FROM pages WHERE id::text = a.entity_id)
  END`

/** Whole rows for keys read from an index: at any page, only its own lines are read. */
const rowsOf = (keys: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<ActRow> => sql<ActRow>`
  SELECT a.id, a.at, a.user_id, u.first_name || ' ' || u.last_name AS user_name, a.action, a.entity, a.entity_id,
    ${nameOf} AS entity_name, a.details_sealed, a.session_id, host(a.address) AS address
  FROM (${keys}) k JOIN admin_acts a ON a.id = k.id JOIN users u ON u.id = a.user_id
  ORDER BY ${order}`

type Sort = SortBy<(typeof actSorts)[number]>
const orderOf = (sort: Sort) => orderBy(sort, { at: sql`a.at` }, sql`a.id`)
const newest = orderOf('-at')

/** One page. */
export const findActs = async (
  db: Db,
  filters: ActFilters,
  { page, pageSize, sort }: { readonly page: number; readonly pageSize: number; readonly sort: Sort },
) => {
  const order = orderOf(sort)
  const { rows } = await rowsOf(
    sql`SELECT a.id FROM admin_acts a WHERE ${matching(filters)}
      ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    order,
  ).execute(db)
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM admin_acts WHERE ${matching(filters)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The lines after one, for streaming a file. */
export const findActsAfter = async (
  db: Db,
  filters: ActFilters,
  last: ActRow | undefined,
  limit: number,
): Promise<readonly ActRow[]> => {
  const after = last ? sql`(at, id) < (${last.at}, ${last.id}::uuid)` : sql`true`
  const { rows } = await rowsOf(
    sql`SELECT a.id FROM admin_acts a WHERE ${matching(filters)} AND ${after} ORDER BY ${newest} LIMIT ${limit}`,
    newest,
  ).execute(db)
  return rows
}
