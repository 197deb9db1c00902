import * as chat from '@emma/contracts/chat'
import type { Mount } from '../../http/mount.ts'
import type { SocketHandlers } from '../../realtime/port.ts'
import { listContacts } from './list-contacts.ts'
import { listMessages } from './list-messages.ts'
import { deliveredBySocket } from './note-delivered.ts'
import { readBySocket, readChat } from './read-chat.ts'
import { readMessageFile } from './read-message-file.ts'
import { sendBySocket, sendMessage } from './send-message.ts'
import { tellTyping } from './tell-typing.ts'
import { uploadFile } from './upload-file.ts'

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
  mount(chat.readMessageFile, readMessageFile)
}

export const chatSockets = {
  'chat:send': sendBySocket,
  'chat:read': readBySocket,
  'chat:delivered': deliveredBySocket,
  'chat:typing': tellTyping,
} satisfies Partial<SocketHandlers>
