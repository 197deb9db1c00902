import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, paging, queryInt, uuid } from '../kit/index.ts'
import { chatHours } from '../specialists/setting-fields.ts'
import { ATTACHMENT_MAX_BYTES, clientId, message, messageForm, messageStatus } from './messages.ts'

/**
 * Whether the person may write now: `away` outside the specialist's hours (accepted, and answered automatically), `off`
 * if the specialist takes no messages, `ended` once there is no care between the two.
 */
export const chatStatus = z.enum(['open', 'away', 'off', 'ended'])
export type ChatStatus = z.output<typeof chatStatus>

/** With the specialist, or with their office: the assistants whom the specialist allows it answer there. */
export const chatThread = z.enum(['care', 'office'])

/** The other person of a chat (spec §3). */
export const contact = z.object({
  chatId: uuid,
  thread: chatThread,
  /** Whether the specialist has an office that answers (`chats/office`). */
  officeAnswers: z.boolean(),
  /** The other person's user id, as in `senderId` and `presence`. */
  userId: uuid,
  /** The other person's customerId or specialistId, as in `/chat/{employeeId}`. */
  personId: uuid,
  name: z.string(),
  avatar: z.nullable(z.string()),
  online: z.boolean(),
  unreadMessages: z.int(),
  lastMessage: z.nullable(
    z.object({
      message: z.string(),
      senderId: uuid,
      date: instant,
      /** The name of its file. */
      file: z.optional(z.string()),
      status: messageStatus,
    }),
  ),
  /** Of the last message, or of the chat's creation if there is none. */
  date: instant,
  /** The number of the last message; 0 without any. */
  sequence: z.int(),
  standing: chatStatus,
  /** The specialist's hours for answers, in their zone; null is always. */
  hours: z.nullable(z.object({ ...chatHours.shape, timezone: z.string() })),
})
export type Contact = z.output<typeof contact>

const contactsQuery = z.strictObject({
  ...paging(100),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** One contact: by the chat's id, or (not the office) the other person's customerId, specialistId or user id. */
  person: z.optional(uuid),
})
const contacts = z.object({
  ...listOf(contact).shape,
  /** Unread messages in all chats. */
  unread: z.int(),
})

const messagesQuery = z.strictObject({
  /** Older than this message. */
  before: z.optional(uuid),
  /** After this number, or this message: to load missed ones. */
  after: z.optional(z.union([queryInt(0, 2_000_000_000), uuid])),
  limit: z._default(queryInt(1, 100), 50),
})
const messages = z.object({ data: z.array(message), hasMore: z.boolean() })

const newMessage = z.strictObject({ ...messageForm, clientId })

const summaries = {
  contacts: 'The people one has a chat with, latest first; one without messages only while there is care',
  messages:
    'Messages of an own chat, newest last: the latest, those before a message, or those after a number (or message)',
  read: 'Marks all that the other side wrote as read; `userId` is one of the two, and decides nothing',
  send: 'Writes a message of 1–4,000 characters; the same `clientId` again is the same message',
  upload:
    'Sends a file: multipart with `file` (PDF, PNG, JPEG or WebP by its content, at most 10 MB); the same `clientId` again is the same message',
} as const
/** The reader is known from the token; the specification's clients send it anyway (spec §7). */
const readBody = z.strictObject({ userId: z.optional(uuid) })
const uploadBody = z.strictObject({ clientId })

export const listCustomerContacts = endpoint({
  method: 'GET',
  path: 'customer/contacts',
  summary: summaries.contacts,
  resource: 'chat',
  action: 'read',
  role: 'customer',
  query: contactsQuery,
  response: contacts,
  status: 200,
  errors: [],
})

export const listCustomerMessages = endpoint({
  method: 'GET',
  path: 'customer/chats/:id/messages',
  summary: summaries.messages,
  resource: 'chat',
  action: 'read',
  role: 'customer',
  params: idParams,
  query: messagesQuery,
  response: messages,
  status: 200,
  errors: [],
})

export const readCustomerChat = endpoint({
  method: 'PUT',
  path: 'customer/chats/:id/is_read',
  summary: summaries.read,
  resource: 'chat',
  action: 'update',
  role: 'customer',
  params: idParams,
  body: readBody,
  response: null,
  status: 204,
  errors: [],
})

export const sendCustomerMessage = endpoint({
  method: 'POST',
  path: 'customer/chats/:id/messages',
  summary: summaries.send,
  resource: 'chat',
  action: 'create',
  role: 'customer',
  params: idParams,
  body: newMessage,
  response: message,
  status: 201,
  errors: ['chat_closed', 'chat_disabled'],
})

export const uploadCustomerFile = endpoint({
  method: 'POST',
  path: 'customer/chat/:id/upload',
  summary: summaries.upload,
  resource: 'chat',
  action: 'create',
  role: 'customer',
  params: idParams,
  body: uploadBody,
  multipart: { files: ['file'], maxBytes: ATTACHMENT_MAX_BYTES },
  response: message,
  status: 201,
  errors: ['chat_closed', 'chat_disabled'],
})

export const listSpecialistContacts = endpoint({
  method: 'GET',
  path: 'specialists/contacts',
  summary: summaries.contacts,
  resource: 'chat',
  action: 'read',
  role: 'specialist',
  query: contactsQuery,
  response: contacts,
  status: 200,
  errors: [],
  assistant: { right: 'chat', response: contacts },
})

export const listSpecialistMessages = endpoint({
  method: 'GET',
  path: 'specialists/chats/:id/messages',
  summary: summaries.messages,
  resource: 'chat',
  action: 'read',
  role: 'specialist',
  params: idParams,
  query: messagesQuery,
  response: messages,
  status: 200,
  errors: [],
  assistant: { right: 'chat', response: messages },
})

export const readSpecialistChat = endpoint({
  method: 'PUT',
  path: 'specialists/chats/:id/is_read',
  summary: summaries.read,
  resource: 'chat',
  action: 'update',
  role: 'specialist',
  params: idParams,
  body: readBody,
  response: null,
  status: 204,
  errors: [],
  assistant: { right: 'chat', response: null },
})

export const sendSpecialistMessage = endpoint({
  method: 'POST',
  path: 'specialists/chats/:id/messages',
  summary: summaries.send,
  resource: 'chat',
  action: 'create',
  role: 'specialist',
  params: idParams,
  body: newMessage,
  response: message,
  status: 201,
  errors: ['chat_closed', 'chat_disabled'],
  assistant: { right: 'chat', act: 'message', response: message },
})

export const uploadSpecialistFile = endpoint({
  method: 'POST',
  path: 'specialists/chats/:id/upload',
  summary: summaries.upload,
  resource: 'chat',
  action: 'create',
  role: 'specialist',
  params: idParams,
  body: uploadBody,
  multipart: { files: ['file'], maxBytes: ATTACHMENT_MAX_BYTES },
  response: message,
  status: 201,
  errors: ['chat_closed', 'chat_disabled'],
  assistant: { right: 'chat', act: 'message', response: message },
})

export const readMessageFile = endpoint({
  method: 'GET',
  path: 'messages/:id/file',
  summary: 'The file of one message, for the two people of its chat',
  resource: 'chat',
  action: 'read',
  params: idParams,
  response: 'stream',
  status: 200,
  errors: [],
  assistant: { right: 'chat', response: 'stream' },
})
