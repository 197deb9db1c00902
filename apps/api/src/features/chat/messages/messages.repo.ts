import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { inSight } from '../chats.repo.ts'
import type { Participant } from '../participant.ts'

/** A stored message. */
export interface MessageRow {
  readonly id: string
  readonly seq: number
  readonly from_specialist: boolean
  readonly automatic: boolean
  readonly content_sealed: Buffer
  readonly file_type: string | null
  readonly file_size: number | null
  readonly client_id: string | null
  readonly created_at: Date
  readonly read_at: Date | null
}

export interface StoredFile {
  readonly key: string
  readonly type: string
  readonly size: number
  readonly secretSealed: Buffer
}

/** Marks the other participant's messages as read; undefined if the actor is not in the chat. */
export const markRead = async (
  db: Db,
  participant: Participant,
  { chatId, until, now }: { chatId: string; until: number | null; now: Date },
) => {
  const { rows } = await sql<{
    moved: boolean
    seq: number
    customer_user: string
    specialist_user: string
  }>`SELECT * FROM read_chat(${chatId}, ${participant.memberId}, ${participant.isSpecialist}, ${until}, ${now})`.execute(
    db,
  )
  return rows[0]
}

export interface MessagesQuery {
  readonly chatId: string
  readonly before: string | undefined
  /** A number, or a message. */
  readonly after: number | string | undefined
  readonly limit: number
}

interface PageRow extends MessageRow {
  readonly customer_id: string
  readonly customer_user: string
  readonly specialist_user: string
  readonly customer_got: number
  readonly specialist_got: number
  /** Whether the page's reference messages are in this chat. */
  readonly is_anchored: boolean
}

const seqOf = (id: string | undefined) =>
  sql`(SELECT seq FROM messages WHERE id = ${id ?? null}::uuid AND chat_id = ${sql.ref('c.id')})`

/**
 * A page of a chat, oldest first and one more than requested; only the chat's row if it has no message. Empty if the
 * actor is not in the chat.
 */
export const findMessages = async (
  db: Db,
  participant: Participant,
  { chatId, before, after, limit }: MessagesQuery,
): Promise<readonly (PageRow | (Omit<PageRow, keyof MessageRow> & { readonly id: null }))[]> => {
  const afterId = typeof after === 'string' ? after : undefined
  const afterSeq = typeof after === 'number' ? after : null
  const order = sql.raw(after === undefined ? 'DESC' : 'ASC')
  const own = sql.ref(participant.isSpecialist ? 'c.specialist_id' : 'c.customer_id')
  const { rows } = await sql<PageRow>`
    SELECT c.customer_id, p.user_id AS customer_user, s.user_id AS specialist_user, c.customer_got, c.specialist_got,
      (${before === undefined}::boolean OR b.before IS NOT NULL)
        AND (${afterId === undefined}::boolean OR b.after IS NOT NULL) AS is_anchored,
      m.id, m.seq, m.from_specialist, m.automatic, m.content_sealed, m.file_type, m.file_size, m.client_id,
      m.created_at, m.read_at
    FROM chats c
    JOIN customers p ON p.id = c.customer_id
    JOIN specialists s ON s.id = c.specialist_id
    CROSS JOIN LATERAL (SELECT ${seqOf(before)} AS before, coalesce(${afterSeq}::int, ${seqOf(afterId)}) AS after) b
    LEFT JOIN LATERAL (
      SELECT * FROM messages x WHERE x.chat_id = c.id AND x.seq < coalesce(b.before, 2147483647)
        AND x.seq > coalesce(b.after, 0) ORDER BY x.seq ${order} LIMIT ${limit + 1}
    ) m ON true
    WHERE c.id = ${chatId} AND ${own} = ${participant.memberId} AND ${inSight(participant)} ORDER BY m.seq ${order}`.execute(
    db,
  )
  return rows
}

/** A message with its file, for the chat's participants. */
export const findFile = async (db: Db, participant: Participant, messageId: string) => {
  const own = sql.ref(participant.isSpecialist ? 'c.specialist_id' : 'c.customer_id')
  const { rows } = await sql<{
    id: string
    customer_id: string
    content_sealed: Buffer
    file_key: string
    file_type: string
    file_secret_sealed: Buffer
  }>`
    SELECT m.id, c.customer_id, m.content_sealed, m.file_key, m.file_type, m.file_secret_sealed
    FROM messages m JOIN chats c ON c.id = m.chat_id
    WHERE m.id = ${messageId} AND m.file_key IS NOT NULL AND ${own} = ${participant.memberId}
      AND ${inSight(participant)}`.execute(db)
  return rows[0]
}
