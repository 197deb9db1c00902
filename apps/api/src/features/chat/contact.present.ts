import type { Contact } from '@emma/contracts/chat'
import { chatStatusOf, closedSince } from '@emma/domain/chat'
import type { Deps } from '../../deps.ts'
import { avatarUrl } from '../../files/index.ts'
import { chatHoursOf } from './chat-hours.ts'
import type { ContactRow } from './chats.repo.ts'
import { openContent, statusOf } from './messages/message.present.ts'
import type { Participant } from './participant.ts'

const lastMessageOf = async (
  { vault, db }: Deps,
  participant: Participant,
  row: ContactRow,
): Promise<Contact['lastMessage']> => {
  const { message_id, content_sealed, message_at, from_specialist } = row
  if (message_id === null || content_sealed === null || message_at === null) return null
  const owner = { customerId: row.customer_id, id: message_id }
  const { text, file } = await openContent(vault, db, owner, content_sealed)
  const isOwn = from_specialist === participant.isSpecialist
  return {
    message: text,
    senderId: isOwn ? participant.userId : row.user_id,
    date: message_at.toISOString(),
    ...(row.has_file && file !== undefined ? { file } : {}),
    status: statusOf({ seq: row.last_seq, read_at: row.read_at }, isOwn ? row.their_got : row.last_seq),
  }
}

/** Row → wire, as this participant sees it. */
export const toContact = async (
  deps: Deps,
  participant: Participant,
  row: ContactRow,
  now: Date,
): Promise<Contact> => {
  const hours = chatHoursOf(row.chat_hours)
  const standing = chatStatusOf({
    role: participant.isSpecialist ? 'specialist' : 'customer',
    thread: row.thread,
    inCare: row.in_care,
    enabled: row.chat_enabled,
    closed: closedSince(hours, row.time_zone, now.getTime()) !== null,
  })
  return {
    chatId: row.id,
    thread: row.thread,
    officeAnswers: row.office_answers,
    userId: row.user_id,
    personId: row.person_id,
    name: row.name,
    avatar: avatarUrl(row.avatar_key),
    // Online status is shown only with current care, and of a person, not of an office.
    online: row.in_care && row.online && row.thread === 'care',
    unreadMessages: row.unread,
    lastMessage: await lastMessageOf(deps, participant, row),
    date: row.last_at.toISOString(),
    sequence: row.last_seq,
    standing,
    hours:
      hours === null || row.thread === 'office'
        ? null
        : { ...hours, weekdays: [...hours.weekdays], timezone: row.time_zone },
  }
}
