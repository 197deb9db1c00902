import type { Contact } from '@emma/contracts/chat'
import type { Message } from '@emma/contracts/chat/messages'

/** Contacts as the server listed them. */
export interface Contacts {
  readonly data: Contact[]
  readonly meta: { readonly page: number; readonly pageSize: number; readonly total: number }
  readonly unread: number
}

const changed = (contacts: Contacts, chatId: string, change: (contact: Contact) => Contact): Contacts => {
  const data = contacts.data.map((each) => (each.chatId === chatId ? change(each) : each))
  const before = contacts.data.find((each) => each.chatId === chatId)?.unreadMessages ?? 0
  const after = data.find((each) => each.chatId === chatId)?.unreadMessages ?? 0
  return { ...contacts, data, unread: Math.max(0, contacts.unread + after - before) }
}

/**
 * The specification's rules for a new message (spec §4): another person's raises the count of its contact; any message
 * moves its contact to the top. A repeated one changes nothing; undefined for an unknown contact.
 */
export const withMessage = (contacts: Contacts, message: Message): Contacts | undefined => {
  const known = contacts.data.find(({ chatId }) => chatId === message.chatId)
  if (!known) return undefined
  if (message.sequence <= known.sequence) return contacts
  const isOwn = message.senderId !== known.userId
  const updated = changed(contacts, message.chatId, (contact) => ({
    ...contact,
    sequence: message.sequence,
    date: message.date,
    unreadMessages: contact.unreadMessages + (isOwn ? 0 : 1),
    lastMessage: {
      message: message.message,
      senderId: message.senderId,
      date: message.date,
      status: message.status,
      ...(message.attachment ? { file: message.attachment.name } : {}),
    },
  }))
  const top = updated.data.filter(({ chatId }) => chatId === message.chatId)
  return { ...updated, data: [...top, ...updated.data.filter(({ chatId }) => chatId !== message.chatId)] }
}

/**
 * Opened, or marked as read up to the last message: the count is zero (spec §4); read by the other side: both ticks.
 */
export const withRead = (
  contacts: Contacts,
  { chatId, userId, sequence }: { chatId: string; userId: string; sequence: number },
): Contacts =>
  changed(contacts, chatId, (contact) => {
    if (sequence < contact.sequence) return contact
    if (userId !== contact.userId) return { ...contact, unreadMessages: 0 }
    return contact.lastMessage && contact.lastMessage.senderId !== contact.userId
      ? { ...contact, lastMessage: { ...contact.lastMessage, status: 'read' } }
      : contact
  })

export const withDelivered = (
  contacts: Contacts,
  { chatId, userId, sequence }: { chatId: string; userId: string; sequence: number },
): Contacts =>
  changed(contacts, chatId, (contact) =>
    userId === contact.userId &&
    sequence >= contact.sequence &&
    contact.lastMessage?.status === 'sent' &&
    contact.lastMessage.senderId !== contact.userId
      ? { ...contact, lastMessage: { ...contact.lastMessage, status: 'delivered' } }
      : contact,
  )

export const withPresence = (contacts: Contacts, userId: string, online: boolean): Contacts => ({
  ...contacts,
  data: contacts.data.map((each) => (each.userId === userId ? { ...each, online } : each)),
})
