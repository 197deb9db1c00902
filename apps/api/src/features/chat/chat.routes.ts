import * as chat from '@emma/contracts/chat'
import * as office from '@emma/contracts/chat/office'
import type { Mount } from '../../http/mount.ts'
import type { SocketHandlers } from '../../realtime/port.ts'
import { listContacts } from './list-contacts.ts'
import { emitTyping } from './live/emit-typing.ts'
import { deliveredBySocket } from './live/note-delivered.ts'
import { readBySocket, readChat } from './live/read-chat.ts'
import { listMessages } from './messages/list-messages.ts'
import { readMessageFile } from './messages/read-message-file.ts'
import { sendBySocket, sendMessage } from './messages/send-message.ts'
import { uploadFile } from './messages/upload-file.ts'
import { openOffice, openOfficeWith } from './office/open-office.ts'

export const chatRoutes = (mount: Mount): void => {
  mount(chat.listCustomerContacts, listContacts)
  mount(chat.listCustomerMessages, listMessages)
  mount(chat.readCustomerChat, readChat)
  mount(chat.sendCustomerMessage, sendMessage)
  mount(chat.uploadCustomerFile, uploadFile)
  mount(chat.listSpecialistContacts, listContacts)
  mount(chat.listSpecialistMessages, listMessages)
  mount(chat.readSpecialistChat, readChat)
  mount(chat.sendSpecialistMessage, sendMessage)
  mount(chat.uploadSpecialistFile, uploadFile)
  mount(office.openCustomerOffice, openOffice)
  mount(office.openSpecialistOffice, openOfficeWith)
  mount(chat.readMessageFile, readMessageFile)
}

export const chatSockets = {
  'chat:send': sendBySocket,
  'chat:read': readBySocket,
  'chat:delivered': deliveredBySocket,
  'chat:typing': emitTyping,
} satisfies Partial<SocketHandlers>
