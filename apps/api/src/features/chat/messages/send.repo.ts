import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { statement } from '../../../db/statement.ts'
import { type RowOf, together } from '../../../db/together/together.ts'
import { isUnavailable } from '../../../db/transaction.ts'
import type { MessageRow, StoredFile } from './messages.repo.ts'

export interface NewMessage {
  readonly chatId: string
  readonly memberId: string
  readonly fromSpecialist: boolean
  readonly id: string
  readonly clientId: string | null
  readonly contentSealed: Buffer
  readonly file: StoredFile | null
  /** Only for an automatic answer: since when the specialist does not answer. */
  readonly quietSince: Date | null
  readonly now: Date
}

/** The other participant is notified after this time if they have not read it. */
const NOTIFY_AFTER = '15 seconds'

/** The outcome of a message, with the users to notify and the specialist's settings. */
export interface Sent extends Omit<MessageRow, 'from_specialist' | 'client_id'> {
  readonly outcome: 'sent' | 'repeated' | 'not_found' | 'chat_closed' | 'chat_disabled' | 'answered'
  readonly customer_user: string
  readonly specialist_user: string
  readonly chat_hours: unknown
  readonly time_zone: string
  readonly auto_reply: string | null
  readonly auto_replied_at: Date | null
}

/** A list per argument, with a place for each message. */
interface Columns {
  readonly chatIds: readonly string[]
  readonly memberIds: readonly string[]
  readonly fromSpecialist: readonly boolean[]
  readonly ids: readonly string[]
  readonly clientIds: readonly (string | null)[]
  readonly contents: readonly Buffer[]
  readonly fileKeys: readonly (string | null)[]
  readonly fileTypes: readonly (string | null)[]
  readonly fileSizes: readonly (number | null)[]
  readonly fileSecrets: readonly (Buffer | null)[]
  readonly times: readonly Date[]
  readonly quietSince: readonly (Date | null)[]
}

const columnsOf = (messages: readonly NewMessage[]): Columns => ({
  chatIds: messages.map(({ chatId }) => chatId),
  memberIds: messages.map(({ memberId }) => memberId),
  fromSpecialist: messages.map(({ fromSpecialist }) => fromSpecialist),
  ids: messages.map(({ id }) => id),
  clientIds: messages.map(({ clientId }) => clientId),
  contents: messages.map(({ contentSealed }) => contentSealed),
  fileKeys: messages.map(({ file }) => file?.key ?? null),
  fileTypes: messages.map(({ file }) => file?.type ?? null),
  fileSizes: messages.map(({ file }) => file?.size ?? null),
  fileSecrets: messages.map(({ file }) => file?.secretSealed ?? null),
  times: messages.map(({ now }) => now),
  quietSince: messages.map(({ quietSince }) => quietSince),
})

/** In the order of the chats, so that two statements never wait for each other's rows. */
const send = statement<Columns, Sent & RowOf>(
  (value) => sql<Sent & RowOf>`
    SELECT sent.*, asked.nth::int FROM (
      SELECT * FROM unnest((SELECT ${value('chatIds')}::uuid[]), (SELECT ${value('memberIds')}::uuid[]),
        (SELECT ${value('fromSpecialist')}::boolean[]), (SELECT ${value('ids')}::uuid[]),
        (SELECT ${value('clientIds')}::text[]), (SELECT ${value('contents')}::bytea[]),
        (SELECT ${value('fileKeys')}::text[]), (SELECT ${value('fileTypes')}::text[]),
        (SELECT ${value('fileSizes')}::integer[]), (SELECT ${value('fileSecrets')}::bytea[]),
        (SELECT ${value('times')}::timestamptz[]), (SELECT ${value('quietSince')}::timestamptz[])
      ) WITH ORDINALITY listed (chat, member, from_specialist, id, client, content, file_key, file_type, file_size,
        file_secret, now, quiet_since, nth)
      ORDER BY chat, nth
    ) asked CROSS JOIN LATERAL send_message(asked.chat, asked.member, asked.from_specialist, asked.id, asked.client,
      asked.content, asked.file_key, asked.file_type, asked.file_size, asked.file_secret, asked.now, asked.quiet_since,
      ${NOTIFY_AFTER}) sent`,
)

const sendAll = (db: Db, messages: readonly NewMessage[]) => send(db, columnsOf(messages))

/** The messages of one turn are stored by one statement, which costs a third of one for each. */
const sendTogether = together({ named: ({ id }: NewMessage) => id, read: sendAll })

/** Nothing of a statement that the database refused is stored, so each message is tried by itself. */
const sendEither = (db: Db, message: NewMessage): Promise<readonly Sent[]> =>
  sendTogether(db, message).catch((error: unknown) => {
    if (isUnavailable(error)) throw error
    return sendAll(db, [message])
  })

/** Stores a message with all its effects (`send_message`). */
export const sendMessage = async (db: Db, message: NewMessage): Promise<Sent> => {
  const [row] = await sendEither(db, message)
  if (!row) throw new Error('send_message said nothing')
  return row
}
