import type { Contact } from '@emma/contracts/chat'
import { closedSince, standingOf } from '@emma/domain/chat'
import type { Deps } from '../../deps.ts'
import { avatarUrl } from '../../files/index.ts'
import { chatHoursOf } from './chat-hours.ts'
import type { ContactRow } from './chats.repo.ts'
import { openContent, statusOf } from './message.present.ts'
import type { Side } from './side.ts'

const lastMessageOf = async (
  { vault, db }: Deps,
  side: Side,
  row: ContactRow,
): Promise<Contact['lastMessage']> => {
  const { message_id, content_sealed, message_at, from_specialist } = row
  if (message_id === null || content_sealed === null || message_at === null) return null
  const owner = { customerId: row.customer_id, id: message_id }
  const { text, file } = await openContent(vault, db, owner, content_sealed)
  const isOwn = from_specialist === side.isSpecialist
  return {
    message: text,
    senderId: isOwn ? side.userId : row.user_id,
    date: message_at.toISOString(),
    ...(row.has_file && file !== undefined ? { file } : {}),
    status: statusOf({ seq: row.last_seq, read_at: row.read_at }, isOwn ? row.their_got : row.last_seq),
  }
}

/** Row → wire, for this side. */
export const toContact = async (deps: Deps, side: Side, row: ContactRow, now: Date): Promise<Contact> => {
  const hours = chatHoursOf(row.chat_hours)
  const standing = standingOf({
    side: side.isSpecialist ? 'specialist' : 'customer',
    inCare: row.in_care,
    enabled: row.chat_enabled,
    closed: closedSince(hours, row.time_zone, now.getTime()) !== null,
  })
  return {
    chatId: row.id,
    userId: row.user_id,
    personId: row.person_id,
    name: row.name,
    avatar: avatarUrl(row.avatar_key),
    // Without care nobody is told whether the other is there.
    online: row.in_care && row.online,
    unreadMessages: row.unread,
    lastMessage: await lastMessageOf(deps, side, row),
    date: row.last_at.toISOString(),
    sequence: row.last_seq,
    standing,
    hours: hours === null ? null : { ...hours, weekdays: [...hours.weekdays], timezone: row.time_zone },
  }
}
