import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notify, replaceNotification } from '../../notifications/index.ts'
import { lockUnread, saveNotice } from '../chats.repo.ts'

/**
 * Notifies a person of unread messages, once for a burst, without their content. It replaces an earlier notification of
 * the same chat. A person who is in the chat has read them by now.
 */
export const notifyUnread = (
  deps: Deps,
  unread: { readonly chatId: string; readonly toSpecialist: boolean; readonly seq: number },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockUnread(tx, unread)
    if (!row) return
    // The office is read by assistants, whose screens count what is unread.
    if (unread.toSpecialist && row.by_office) return
    const { chatId, toSpecialist, seq } = unread
    const dedupeKey = `chat:${chatId}:${seq}`
    const other = toSpecialist ? { customerId: row.customer_id } : { specialistId: row.specialist_id }
    const notice = { userId: row.user_id, kind: 'chat_message', dedupeKey, inAppOnly: true } as const
    await notify(deps, tx, { ...notice, data: { chatId, ...other } })
    if (row.notice_id) await replaceNotification(tx, row.notice_id, dedupeKey, deps.clock.now())
    await saveNotice(tx, { chatId, toSpecialist, userId: row.user_id, dedupeKey })
  })
