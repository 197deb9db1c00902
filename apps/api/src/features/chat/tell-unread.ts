import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'
import { lockUnread, saveNotice } from './chats.repo.ts'

/**
 * Calls a person who has not read: whoever is in the chat has, by now. Once for a burst of messages, without a word of
 * them; a notification of the same chat that still lies there is taken away for this one.
 */
export const tellUnread = (
  deps: Deps,
  unread: { readonly chatId: string; readonly toSpecialist: boolean; readonly seq: number },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockUnread(tx, unread)
    if (!row) return
    const { chatId, toSpecialist, seq } = unread
    const dedupeKey = `chat:${chatId}:${seq}`
    const other = toSpecialist ? { customerId: row.customer_id } : { specialistId: row.specialist_id }
    const notice = { userId: row.user_id, kind: 'chat_message', dedupeKey, inAppOnly: true } as const
    await notify(deps, tx, { ...notice, data: { chatId, ...other } })
    const now = deps.clock.now()
    await saveNotice(tx, { chatId, toSpecialist, userId: row.user_id, dedupeKey, now })
  })
