import type { Message } from '@emma/contracts/chat/messages'
import { closedSince } from '@emma/domain/chat'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { ChatParts } from '../../../ports/memories.ts'
import { chatHoursOf } from '../chat-hours.ts'
import { partsOf } from '../chat-parts.ts'
import { findPair } from '../chats.repo.ts'
import { emitToOffice } from '../office/emit-to-office.ts'
import type { Participant } from '../participant.ts'
import { type MessageContent, openContent, sealContent, toMessage } from './message.present.ts'
import type { StoredFile } from './messages.repo.ts'
import { type NewMessage, type Sent, sendMessage } from './send.repo.ts'

/** The content of a message: a text, or an already stored file. */
export interface Post {
  readonly chatId: string
  readonly id: string
  readonly clientId: string | null
  readonly content: MessageContent
  readonly file: StoredFile | null
}

/** Most messages that are remembered as sent; it is cleared when full. */
const MOST_KEPT = 50_000

const toWire = (post: Post, participant: Participant, sent: Sent, content: MessageContent): Message =>
  toMessage(
    post.chatId,
    { ...sent, from_specialist: participant.isSpecialist, client_id: post.clientId },
    content,
    // A message just stored has reached no device of the other participant.
    { ...sent, customer_got: 0, specialist_got: 0 },
  )

/** To both sides; an office is only told that there is something new. */
const emitToBoth = async (deps: Deps, parts: ChatParts, sent: Sent, message: Message): Promise<void> => {
  deps.realtime.emitToUser(sent.customer_user, 'chat:message', message)
  if (parts.thread === 'care') deps.realtime.emitToUser(sent.specialist_user, 'chat:message', message)
  else await emitToOffice(deps, { ...parts, chatId: message.chatId })
}

/**
 * `true` once for each message. A message sent again that this process never published may have been stored by a
 * process that died before it published it.
 */
const isUnpublished = ({ memories: { shownMessages: shown } }: Deps, id: string): boolean => {
  if (shown.has(id)) return false
  if (shown.size >= MOST_KEPT) shown.clear()
  shown.add(id)
  return true
}

/** Outside the hours a patient's message is answered once per closed time, with the specialist's text. */
const answerAutomatically = async (
  deps: Deps,
  { chatId, parts }: { readonly chatId: string; readonly parts: ChatParts },
  participant: Participant,
  sent: Sent,
): Promise<void> => {
  if (participant.isSpecialist || parts.thread === 'office' || !sent.auto_reply) return
  const now = deps.clock.now()
  const since = closedSince(chatHoursOf(sent.chat_hours), sent.time_zone, now.getTime())
  if (since === null || (sent.auto_replied_at?.getTime() ?? Number.NEGATIVE_INFINITY) >= since) return
  const pair = await findPair(deps.db, participant, chatId, now)
  if (!pair) return
  const answerer = { memberId: pair.specialist_id, isSpecialist: true, userId: pair.specialist_user }
  const content = { text: sent.auto_reply }
  const post: Post = { chatId, id: deps.newId(), clientId: null, content, file: null }
  const answer = await store(deps, answerer, post, {
    patient: participant.memberId,
    quietSince: new Date(since),
  })
  if (answer.outcome === 'sent')
    await emitToBoth(deps, parts, answer, toWire(post, answerer, answer, content))
}

const store = async (
  { db, vault, clock }: Deps,
  participant: Participant,
  { chatId, id, clientId, content, file }: Post,
  { patient, quietSince }: { readonly patient: string; readonly quietSince: Date | null },
): Promise<Sent> => {
  const message: NewMessage = {
    chatId,
    memberId: participant.memberId,
    fromSpecialist: participant.isSpecialist,
    id,
    clientId,
    contentSealed: await sealContent(vault, db, { customerId: patient, id }, content),
    file,
    quietSince,
    now: clock.now(),
  }
  return sendMessage(db, message)
}

/** `false` if the message existed already, with its file. */
export interface Posted {
  readonly message: Message
  readonly isNew: boolean
}

/** The message just sent, or the existing one. */
const messageOf = async (
  { vault, db }: Deps,
  participant: Participant,
  post: Post,
  sent: Sent,
  patient: string,
): Promise<Message> => {
  if (sent.outcome === 'sent') return toWire(post, participant, sent, post.content)
  const content = await openContent(vault, db, { customerId: patient, id: sent.id }, sent.content_sealed)
  return toWire(post, participant, sent, content)
}

/** What an assistant writes names them. */
const signed = (post: Post, { assistant }: Participant): Post =>
  assistant === undefined ? post : { ...post, content: { ...post.content, author: assistant.name } }

/**
 * Writes a participant's message and emits it to both. A repeated `clientId` gets the first answer, and is emitted
 * again if it may not have been. Used by HTTP and socket alike.
 * @throws AppError `not_found`, `chat_closed`, `chat_disabled`, `too_many_requests`
 */
export const postMessage = async (deps: Deps, participant: Participant, post: Post): Promise<Posted> => {
  const parts = await partsOf(deps, participant, post.chatId)
  const { customerId: patient } = parts
  const written = signed(post, participant)
  const sent = await store(deps, participant, written, { patient, quietSince: null })
  if (sent.outcome === 'chat_closed' || sent.outcome === 'chat_disabled') throw new AppError(sent.outcome)
  if (sent.outcome !== 'sent' && sent.outcome !== 'repeated') throw notFound()
  const message = await messageOf(deps, participant, written, sent, patient)
  if (sent.read_at === null && isUnpublished(deps, sent.id)) {
    await emitToBoth(deps, parts, sent, message)
    await answerAutomatically(deps, { chatId: post.chatId, parts }, participant, sent)
  }
  return { message, isNew: sent.outcome === 'sent' }
}
