import type { Message } from '@emma/contracts/chat/messages'
import { problemText } from '../../../lib/api/problem.ts'
import { i18n } from '../../../lib/i18n/i18n.ts'
import type { ThreadItem } from '../../../ui/chat-thread/thread-item.ts'
import { loadFile } from '../chat.calls.ts'
import type { Pending } from './outbox.ts'
import { FileGone } from './outbox-files.ts'

const storedItem = (message: Message, otherId: string): ThreadItem => {
  const { id, clientId, senderId, attachment, author } = message
  const own = senderId !== otherId
  return {
    // The same key while it is sent and afterwards: it is not drawn again.
    key: (own ? clientId : undefined) ?? id,
    own,
    text: message.message,
    at: message.date,
    state: message.status,
    automatic: message.automatic,
    ...(author === undefined ? {} : { author }),
    ...(attachment ? { file: { ...attachment, load: () => loadFile(id) } } : {}),
  }
}

const failureText = (failure: unknown): string =>
  failure instanceof FileGone ? i18n.t('composer.fileGone', { ns: 'chat' }) : problemText(failure).detail

const pendingItem = ({ clientId, text, at, file, percent, state, failure }: Pending): ThreadItem => ({
  key: clientId,
  own: true,
  text,
  at,
  state,
  ...(file ? { file } : {}),
  ...(percent === undefined ? {} : { percent }),
  ...(failure === undefined ? {} : { failure: failureText(failure) }),
})

/** Stored messages, then those being sent; a message in both counts as stored. */
export const threadItems = (
  messages: readonly Message[],
  pending: readonly Pending[],
  otherId: string,
): readonly ThreadItem[] => {
  const items = messages.map((message) => storedItem(message, otherId))
  const known = new Set(items.map(({ key }) => key))
  return [...items, ...pending.filter(({ clientId }) => !known.has(clientId)).map(pendingItem)]
}
