import * as chat from '@emma/contracts/chat'
import type { Message } from '@emma/contracts/chat/messages'
import * as office from '@emma/contracts/chat/office'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { upload, type Watch } from '../../lib/api/upload.ts'

/** The person's role: a patient, or a specialist, for whom an assistant writes in the office's chats. */
export type Participant = 'customer' | 'specialist' | 'assistant'

/** Messages per page. */
export const PAGE = 30
const MOST = 100

const ofSpecialist = {
  contacts: chat.listSpecialistContacts,
  messages: chat.listSpecialistMessages,
  read: chat.readSpecialistChat,
  send: chat.sendSpecialistMessage,
  upload: chat.uploadSpecialistFile,
} as const

const calls = {
  customer: {
    contacts: chat.listCustomerContacts,
    messages: chat.listCustomerMessages,
    read: chat.readCustomerChat,
    send: chat.sendCustomerMessage,
    upload: chat.uploadCustomerFile,
  },
  specialist: ofSpecialist,
  assistant: ofSpecialist,
} as const

export const chatKey = ['chat'] as const
export const contactsKey = [...chatKey, 'contacts'] as const

/** A search's contacts, this many. */
export const contactsQuery = (participant: Participant, search: string, pageSize: number) =>
  queryOptions({
    queryKey: [...contactsKey, participant, search, pageSize],
    queryFn: ({ signal }) =>
      call(calls[participant].contacts, {
        query: { pageSize, ...(search === '' ? {} : { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** One contact, by the id of `/chat/{employeeId}`. */
export const personQuery = (participant: Participant, person: string) =>
  queryOptions({
    queryKey: [...contactsKey, participant, 'person', person],
    queryFn: ({ signal }) => call(calls[participant].contacts, { query: { person, pageSize: 1 }, signal }),
  })

/** A thread's calls to the server. */
export interface ChatSource {
  readonly latest: (limit?: number) => Promise<MessagePage>
  readonly before: (id: string) => Promise<MessagePage>
  readonly after: (sequence: number) => Promise<MessagePage>
  readonly send: (message: string, clientId: string) => Promise<Message>
  readonly upload: (file: File, clientId: string, watch: Watch) => Promise<Message>
  /** By HTTP, if the socket does not answer. */
  readonly readAll: (userId: string) => Promise<unknown>
}
export interface MessagePage {
  readonly data: readonly Message[]
  readonly hasMore: boolean
}

export const chatSource = (participant: Participant, id: string): ChatSource => {
  const { messages, send, upload: uploading, read } = calls[participant]
  const params = { id }
  return {
    latest: (limit = PAGE) => call(messages, { params, query: { limit: Math.min(limit, MOST) } }),
    before: (before) => call(messages, { params, query: { before, limit: PAGE } }),
    after: (after) => call(messages, { params, query: { after, limit: MOST } }),
    send: (message, clientId) => call(send, { params, body: { message, clientId } }),
    upload: (file, clientId, watch) =>
      upload(uploading, { params, body: { clientId }, files: { file } }, watch),
    readAll: (userId) => call(read, { params, body: { userId } }),
  }
}

/** A patient opens the chat with the office of a specialist. */
export const openOfficeMutation = mutationOptions({
  mutationFn: (specialistId: string) => call(office.openCustomerOffice, { body: { specialistId } }),
})
/** An assistant opens the office's chat with a patient. */
export const openOfficeWithMutation = mutationOptions({
  mutationFn: (customerId: string) => call(office.openSpecialistOffice, { body: { customerId } }),
})

export const loadFile = (messageId: string): Promise<Blob> =>
  call(chat.readMessageFile, { params: { id: messageId } })
