import type { SortBy } from '@emma/contracts/kit'
import type { specialistSorts } from '@emma/contracts/specialists/review'
import { type RawBuilder, sql } from 'kysely'
import { orderBy } from '../../../db/order-by.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { namePattern } from '../../../db/words/name-search.ts'
import { blockUser } from '../../auth/index.ts'

export interface Move {
  readonly id: string
  readonly specialistId: string
  readonly from: number
  readonly to: number
  readonly reason: string | null
  readonly userId: string
  readonly now: Date
}

/** Writes a move and its history. A specialist who is not active is not on duty. */
export const storeMove = async (tx: Tx, move: Move): Promise<void> => {
  const { specialistId, to, reason, now } = move
  await tx
    .updateTable('specialists')
    .set((eb) => ({
      status: to,
      status_reason: to === 3 || to === 4 ? reason : null,
      on_duty: to === 1 ? eb.ref('on_duty') : false,
      submitted_at: to === 2 ? now : eb.ref('submitted_at'),
    }))
    .where('id', '=', specialistId)
    .execute()
  await tx
    .insertInto('specialist_status_changes')
    .values({
      id: move.id,
      specialist_id: specialistId,
      from_status: move.from,
      to_status: to,
      reason,
      changed_by: move.userId,
      changed_at: now,
    })
    .execute()
}

export const findMoves = (db: Db, specialistId: string) =>
  db
    .selectFrom('specialist_status_changes as c')
    .innerJoin('users as u', 'u.id', 'c.changed_by')
    .select([
      'c.id',
      'c.from_status',
      'c.to_status',
      'c.reason',
      'c.changed_at',
      'u.id as user_id',
      'u.first_name',
      'u.last_name',
      'u.role',
    ])
    .where('c.specialist_id', '=', specialistId)
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
export type MoveRow = Awaited<ReturnType<typeof findMoves>>[number]

export const hasOpenAppointments = async (tx: Tx, specialistId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('appointments')
    .select('id')
    .where('specialist_id', '=', specialistId)
    .where('status', 'in', ['awaiting_payment', 'confirmed', 'in_progress'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const closeAccount = async (
  tx: Tx,
  { specialistId, userId, now }: { specialistId: string; userId: string; now: Date },
): Promise<void> => {
  await tx.updateTable('specialists').set({ deleted_at: now }).where('id', '=', specialistId).execute()
  await blockUser(tx, userId, now, now)
}

export interface ReviewFilters {
  readonly search: string
  /** Set when the search is a whole CPF. */
  readonly cpfHash: Buffer | null
  readonly status: number | undefined
}

interface ReviewRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly avatar_key: string | null
  readonly status: number
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
  readonly specialties: readonly string[]
  readonly city: string | null
  readonly state: string | null
  readonly email_confirmed: boolean
  readonly has_document: boolean
  readonly created_at: Date
  readonly submitted_at: Date | null
}

const matching = ({ search, cpfHash, status }: ReviewFilters): RawBuilder<unknown> => {
  const conditions = [sql`s.deleted_at IS NULL`]
  if (status !== undefined) conditions.push(sql`s.status = ${status}`)
  if (search !== '') {
    conditions.push(sql`(fold(s.name) LIKE fold(${namePattern(search)}::text)
      OR strpos(lower(u.email), lower(${search}::text)) > 0
      OR s.council_number = ${search} OR s.cpf_hash = ${cpfHash}::bytea)`)
  }
  return sql`specialists s JOIN users u ON u.id = s.user_id WHERE ${sql.join(conditions, sql` AND `)}`
}

type Sort = SortBy<(typeof specialistSorts)[number]> | undefined

/**
 * Those under review first, longest waiting on top; the rest by name. Those who never submitted come last either way.
 */
const orderOf = (sort: Sort): RawBuilder<unknown> => {
  if (sort === undefined)
    return sql`s.status = 2 DESC, CASE WHEN s.status = 2 THEN s.submitted_at END, fold(s.name), s.id`
  if (sort === '-submitted_at') return sql`s.submitted_at DESC NULLS LAST, s.id DESC`
  const columns = {
    name: sql`fold(s.name)`,
    submitted_at: sql`s.submitted_at`,
  }
  return orderBy(sort, columns, sql`s.id`)
}

/** One page of all specialists. */
export const findForReview = async (
  db: Db,
  filters: ReviewFilters,
  { page, pageSize, sort }: { readonly page: number; readonly pageSize: number; readonly sort: Sort },
): Promise<{ rows: ReviewRow[]; total: number }> => {
  const { rows } = await sql<ReviewRow>`
    SELECT s.id, s.name, u.email, u.avatar_key, s.status, s.council_type, s.council_uf, s.council_number, s.city, s.state,
      s.email_confirmed_at IS NOT NULL AS email_confirmed, s.created_at, s.submitted_at,
      EXISTS (SELECT FROM specialist_documents d WHERE d.specialist_id = s.id) AS has_document,
      (SELECT coalesce(json_agg(y.name ORDER BY y.name), '[]')
         FROM specialist_specialties o JOIN specialties y ON y.id = o.specialty_id
        WHERE o.specialist_id = s.id) AS specialties
    FROM ${matching(filters)}
    ORDER BY ${orderOf(sort)}
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM ${matching(filters)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
export type { ReviewRow }
