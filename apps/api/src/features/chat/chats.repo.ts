import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { namePattern } from '../../db/words/name-search.ts'
import type { Participant } from './participant.ts'

/** The columns of the two participants; `m` is the list's owner, `o` the other person. */
const columnsOf = ({ isSpecialist }: Participant) =>
  isSpecialist
    ? { own: sql.ref('c.specialist_id'), other: sql.ref('c.customer_id'), me: 'specialist', them: 'customer' }
    : { own: sql.ref('c.customer_id'), other: sql.ref('c.specialist_id'), me: 'customer', them: 'specialist' }

/** The chats (`c`) that this participant may see: an assistant those of the office. */
export const inSight = ({ assistant }: Participant): RawBuilder<unknown> =>
  assistant === undefined ? sql`true` : sql`c.thread = 'office'`

const column = (role: string, name: string): RawBuilder<unknown> => sql.ref(`c.${role}_${name}`)

export interface ContactsQuery {
  readonly search: string | undefined
  /** The id of a chat, or of a customer, specialist or user. */
  readonly person: string | undefined
  readonly page: number
  readonly pageSize: number
  readonly now: Date
}

export interface ContactRow {
  readonly id: string
  readonly customer_id: string
  readonly thread: 'care' | 'office'
  readonly office_answers: boolean
  readonly last_seq: number
  readonly last_at: Date
  readonly unread: number
  /** The last message delivered to this participant's devices, and to the other's. */
  readonly got: number
  readonly their_got: number
  readonly in_care: boolean
  readonly person_id: string
  readonly user_id: string
  readonly name: string
  readonly avatar_key: string | null
  readonly online: boolean
  readonly chat_enabled: boolean
  readonly chat_hours: unknown
  readonly time_zone: string
  readonly message_id: string | null
  readonly from_specialist: boolean | null
  readonly content_sealed: Buffer | null
  readonly has_file: boolean
  readonly message_at: Date | null
  readonly read_at: Date | null
  readonly total: number
}

/** The other person’s user, and the name under which this participant knows them. */
const peopleOf = ({ isSpecialist }: Participant): RawBuilder<unknown> =>
  isSpecialist
    ? sql`JOIN customers p ON p.id = c.customer_id JOIN users u ON u.id = p.user_id`
    : sql`JOIN users u ON u.id = s.user_id`

/** Sorts chats without messages last: every new patient has one. */
const written = sql`(c.last_seq > 0)`

/** A page of one person's contacts with everything shown, in one statement. */
export const findContacts = async (
  db: Db,
  role: Participant,
  { search, person, page, pageSize, now }: ContactsQuery,
): Promise<readonly ContactRow[]> => {
  const { own, other, me, them } = columnsOf(role)
  const name = role.isSpecialist ? sql`u.first_name || ' ' || u.last_name` : sql`s.name`
  const found = search ? sql`AND fold(${name}) LIKE fold(${namePattern(search)})` : sql``
  const one = person
    ? sql`AND (${person}::uuid = c.id OR c.thread = 'care' AND ${person}::uuid IN (${other}, u.id))`
    : sql``
  // People are joined before paging only if they decide which chats match.
  const people =
    search || person ? sql`JOIN specialists s ON s.id = c.specialist_id ${peopleOf(role)}` : sql``
  const { rows } = await sql<ContactRow>`
    SELECT c.id, c.customer_id, c.thread, office_answers(c.specialist_id) AS office_answers, c.last_seq, c.last_at, ${column(me, 'unread')} AS unread, ${column(me, 'got')} AS got,
      ${column(them, 'got')} AS their_got, c.in_care, ${other} AS person_id, u.id AS user_id, ${name} AS name,
      u.avatar_key, is_connected(u.id) AS online, s.chat_enabled, s.chat_hours, s.time_zone, m.id AS message_id,
      m.from_specialist, m.content_sealed, m.file_key IS NOT NULL AS has_file, m.created_at AS message_at, m.read_at,
      c.total
    FROM (
      SELECT c.*, care_stands(c.last_care_at, ${now}) AS in_care, count(*) OVER ()::int AS total
      FROM chats c ${people}
      WHERE ${own} = ${role.memberId} AND ${inSight(role)}
        AND (c.last_seq > 0 OR care_stands(c.last_care_at, ${now})) ${found} ${one}
      ORDER BY ${written} DESC, c.last_at DESC, c.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
    ) c
    JOIN specialists s ON s.id = c.specialist_id ${peopleOf(role)}
    LEFT JOIN messages m ON m.chat_id = c.id AND m.seq = c.last_seq
    ORDER BY ${written} DESC, c.last_at DESC, c.id DESC`.execute(db)
  return rows
}

/** Messages to an office are for who answers there: a specialist with assistants who do is not told of them. */
const toldOf = ({ isSpecialist, assistant }: Participant) =>
  isSpecialist && assistant === undefined
    ? sql`(c.thread = 'care' OR NOT office_answers(c.specialist_id))`
    : sql`true`

export const countUnread = async (db: Db, role: Participant): Promise<number> => {
  const { own, me } = columnsOf(role)
  const { rows } = await sql<{ unread: number }>`
    SELECT coalesce(sum(${column(me, 'unread')}), 0)::int AS unread FROM chats c
     WHERE ${own} = ${role.memberId} AND ${inSight(role)} AND ${toldOf(role)}`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Both people of a chat; undefined if the actor is not in it, or it does not exist. */
export const findPair = async (db: Db | Tx, role: Participant, chatId: string, now: Date) => {
  const { own } = columnsOf(role)
  const { rows } = await sql<{
    customer_id: string
    specialist_id: string
    customer_user: string
    specialist_user: string
    in_care: boolean
    chat_enabled: boolean
    thread: 'care' | 'office'
  }>`
    SELECT c.customer_id, c.specialist_id, p.user_id AS customer_user, s.user_id AS specialist_user,
      care_stands(c.last_care_at, ${now}) AS in_care, s.chat_enabled, c.thread
    FROM chats c JOIN customers p ON p.id = c.customer_id JOIN specialists s ON s.id = c.specialist_id
    WHERE c.id = ${chatId} AND ${own} = ${role.memberId} AND ${inSight(role)}`.execute(db)
  return rows[0]
}

/** The people of a chat, and its thread; undefined if there is none. */
export const findParts = async (db: Db, chatId: string) => {
  const { rows } = await sql<{ customerId: string; specialistId: string; thread: 'care' | 'office' }>`
    SELECT customer_id AS "customerId", specialist_id AS "specialistId", thread FROM chats
     WHERE id = ${chatId}`.execute(db)
  return rows[0]
}

export interface Delivered {
  readonly chat_id: string
  readonly seq: number
  readonly other_user: string
}

/** Marks waiting messages of this participant's chats (one, or all) as delivered. Returns those that changed. */
export const markDelivered = async (
  db: Db,
  role: Participant,
  chatId: string | null,
): Promise<readonly Delivered[]> => {
  const { own, me } = columnsOf(role)
  const got = column(me, 'got')
  const user = role.isSpecialist
    ? sql`(SELECT user_id FROM customers WHERE id = c.customer_id)`
    : sql`(SELECT user_id FROM specialists WHERE id = c.specialist_id)`
  const { rows } = await sql<Delivered>`
    UPDATE chats c SET ${sql.ref(`${me}_got`)} = c.last_seq
    WHERE ${own} = ${role.memberId} AND ${inSight(role)} AND ${got} < c.last_seq AND (${chatId}::uuid IS NULL OR c.id = ${chatId}::uuid)
    RETURNING c.id AS chat_id, c.last_seq AS seq, ${user} AS other_user`.execute(db)
  return rows
}

/** The people who see whether this person is online: those with a chat with current care, and an open screen. */
export const findWatchers = async (db: Db, userId: string, now: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    SELECT s.user_id FROM customers p JOIN chats c ON c.customer_id = p.id JOIN specialists s ON s.id = c.specialist_id
     WHERE p.user_id = ${userId} AND care_stands(c.last_care_at, ${now}) AND is_connected(s.user_id)
    UNION ALL
    SELECT p.user_id FROM specialists s JOIN chats c ON c.specialist_id = s.id JOIN customers p ON p.id = c.customer_id
     WHERE s.user_id = ${userId} AND care_stands(c.last_care_at, ${now}) AND is_connected(p.user_id)`.execute(
    db,
  )
  return rows.map(({ user_id }) => user_id)
}

/** The chat of two people in this thread, created if missing. */
export const insertChat = async (
  tx: Tx,
  chat: {
    readonly id: string
    readonly customerId: string
    readonly specialistId: string
    readonly thread: 'care' | 'office'
    readonly now: Date
  },
): Promise<string> => {
  const { id, customerId, specialistId, thread, now } = chat
  await sql`
    INSERT INTO chats (id, customer_id, specialist_id, thread, last_care_at, last_at, created_at)
    VALUES (${id}, ${customerId}, ${specialistId}, ${thread}, last_care(${customerId}, ${specialistId}), ${now}, ${now})
    ON CONFLICT DO NOTHING`.execute(tx)
  const row = await tx
    .selectFrom('chats')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('specialist_id', '=', specialistId)
    .where('thread', '=', thread)
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Locks the recipient's unread messages for the reminder job. Undefined if they were read or the account was erased.
 */
export const lockUnread = async (
  tx: Tx,
  { chatId, toSpecialist, seq }: { chatId: string; toSpecialist: boolean; seq: number },
) => {
  const me = toSpecialist ? 'specialist' : 'customer'
  const { rows } = await sql<{
    user_id: string
    customer_id: string
    specialist_id: string
    notice_id: string | null
    by_office: boolean
  }>`
    SELECT c.customer_id, c.specialist_id, ${column(me, 'notice_id')} AS notice_id,
      c.thread = 'office' AND office_answers(c.specialist_id) AS by_office,
      ${toSpecialist ? sql`(SELECT user_id FROM specialists WHERE id = c.specialist_id)` : sql`(SELECT user_id FROM customers WHERE id = c.customer_id)`} AS user_id
    FROM chats c WHERE c.id = ${chatId} AND ${column(me, 'read')} < ${seq} AND ${column(me, 'unread')} > 0
    FOR NO KEY UPDATE`.execute(tx)
  return rows[0]
}

/** Stores the notification about unread messages. */
export const saveNotice = async (
  tx: Tx,
  notice: { chatId: string; toSpecialist: boolean; userId: string; dedupeKey: string },
): Promise<void> => {
  const { chatId, toSpecialist, userId, dedupeKey } = notice
  const id = sql.ref(`${toSpecialist ? 'specialist' : 'customer'}_notice_id`)
  await sql`
    UPDATE chats SET ${id} = (SELECT id FROM notifications WHERE user_id = ${userId} AND dedupe_key = ${dedupeKey})
     WHERE id = ${chatId}`.execute(tx)
}
