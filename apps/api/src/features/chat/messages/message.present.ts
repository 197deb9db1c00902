import type { Message, MessageStatus } from '@emma/contracts/chat/messages'
import * as z from 'zod/mini'
import { fileSecret } from '../../../crypto/sealed-file.ts'
import type { Cell, Vault } from '../../../crypto/vault.ts'
import type { Db } from '../../../db/pool.ts'
import type { MessageRow } from './messages.repo.ts'

/** The sealed content of a message: the text, its file's name, and the assistant who wrote it. */
const messageContent = z.object({
  text: z.string(),
  file: z.optional(z.string()),
  author: z.optional(z.string()),
})
export type MessageContent = z.output<typeof messageContent>

const cellOf = (column: string, customerId: string, id: string): Cell => ({
  subjectId: customerId,
  column: `messages.${column}`,
  rowId: id,
})

export const sealContent = (
  vault: Vault,
  db: Db,
  { customerId, id }: { customerId: string; id: string },
  content: MessageContent,
): Promise<Buffer> => vault.seal(db, cellOf('content_sealed', customerId, id), content)

export const openContent = async (
  vault: Vault,
  db: Db,
  { customerId, id }: { customerId: string; id: string },
  sealed: Buffer,
): Promise<MessageContent> =>
  z.parse(messageContent, await vault.open(db, cellOf('content_sealed', customerId, id), sealed))

export const sealSecret = (
  vault: Vault,
  db: Db,
  { customerId, id }: { customerId: string; id: string },
  secret: z.output<typeof fileSecret>,
): Promise<Buffer> => vault.seal(db, cellOf('file_secret_sealed', customerId, id), secret)

export const openFileSecret = async (
  vault: Vault,
  db: Db,
  row: { readonly id: string; readonly customer_id: string; readonly file_secret_sealed: Buffer },
) => {
  const cell = cellOf('file_secret_sealed', row.customer_id, row.id)
  return z.parse(fileSecret, await vault.open(db, cell, row.file_secret_sealed))
}

/** Delivery status. `got`: the last message that reached the other participant's devices. */
export const statusOf = (
  { seq, read_at }: { readonly seq: number; readonly read_at: Date | null },
  got: number,
): MessageStatus => {
  if (read_at !== null) return 'read'
  return seq <= got ? 'delivered' : 'sent'
}

interface People {
  readonly customer_user: string
  readonly specialist_user: string
  readonly customer_got: number
  readonly specialist_got: number
}

/** Row → wire. */
export const toMessage = (
  chatId: string,
  row: Omit<MessageRow, 'content_sealed'>,
  { text, file, author }: MessageContent,
  people: People,
): Message => ({
  id: row.id,
  chatId,
  senderId: row.from_specialist ? people.specialist_user : people.customer_user,
  ...(author === undefined ? {} : { author }),
  message: text,
  ...(row.file_type === null || row.file_size === null
    ? {}
    : {
        attachment: {
          name: file ?? '',
          type: row.file_type,
          size: row.file_size,
          url: `/api/v1/messages/${row.id}/file`,
        },
      }),
  date: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
  ...(row.client_id === null ? {} : { clientId: row.client_id }),
  sequence: row.seq,
  status: statusOf(row, row.from_specialist ? people.customer_got : people.specialist_got),
  automatic: row.automatic,
})
