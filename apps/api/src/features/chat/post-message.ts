import type { Message } from '@emma/contracts/messages'
import { closedSince } from '@emma/domain/chat'
import type { Deps } from '../../deps.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { chatHoursOf } from './chat-hours.ts'
import { findPair } from './chats.repo.ts'
import { type MessageContent, openContent, sealContent, toMessage } from './message.present.ts'
import { findPatientOf, type NewMessage, type Sent, type StoredFile, sendMessage } from './messages.repo.ts'
import type { Side } from './side.ts'

/** What somebody writes: a text, or a file that is stored already. */
export interface Post {
  readonly chatId: string
  readonly id: string
  readonly clientId: string | null
  readonly content: MessageContent
  readonly file: StoredFile | null
}

/** Of what is remembered of chats and messages; then it is begun anew. */
const MOST_KEPT = 50_000
const patients = new Map<string, string>()
/** Whose key seals a chat. Two people are a chat's for good, so that it is asked for once. */
const patientOf = async ({ db }: Deps, side: Side, chatId: string): Promise<string> => {
  if (!side.isSpecialist) return side.memberId
  const known = patients.get(chatId)
  if (known !== undefined) return known
  const found = await findPatientOf(db, chatId)
  if (found === undefined) throw notFound()
  if (patients.size >= MOST_KEPT) patients.clear()
  patients.set(chatId, found)
  return found
}

const toWire = (post: Post, side: Side, sent: Sent, content: MessageContent): Message =>
  toMessage(
    post.chatId,
    { ...sent, from_specialist: side.isSpecialist, client_id: post.clientId },
    content,
    // What was just stored is on no screen of the other side yet.
    { ...sent, customer_got: 0, specialist_got: 0 },
  )

const tellBoth = (deps: Deps, sent: Sent, message: Message): void => {
  deps.realtime.tellUser(sent.specialist_user, 'chat:message', message)
  deps.realtime.tellUser(sent.customer_user, 'chat:message', message)
}

const toldHere = new Set<string>()
/**
 * `true` once for each message. One that is sent again and was never told here was stored by a process that may have died
 * before it told anybody.
 */
const isUntold = (id: string): boolean => {
  if (toldHere.has(id)) return false
  if (toldHere.size >= MOST_KEPT) toldHere.clear()
  toldHere.add(id)
  return true
}

/** Outside the hours a patient's message is answered once in each closed time, with what the specialist has set. */
const answerAutomatically = async (deps: Deps, chatId: string, side: Side, sent: Sent): Promise<void> => {
  if (side.isSpecialist || !sent.auto_reply) return
  const now = deps.clock.now()
  const since = closedSince(chatHoursOf(sent.chat_hours), sent.time_zone, now.getTime())
  if (since === null || (sent.auto_replied_at?.getTime() ?? Number.NEGATIVE_INFINITY) >= since) return
  const pair = await findPair(deps.db, side, chatId, now)
  if (!pair) return
  const answerer = { memberId: pair.specialist_id, isSpecialist: true, userId: pair.specialist_user }
  const content = { text: sent.auto_reply }
  const post: Post = { chatId, id: deps.newId(), clientId: null, content, file: null }
  const answer = await store(deps, answerer, post, { patient: side.memberId, quietSince: new Date(since) })
  if (answer.outcome === 'sent') tellBoth(deps, answer, toWire(post, answerer, answer, content))
}

const store = async (
  { db, vault, clock }: Deps,
  side: Side,
  { chatId, id, clientId, content, file }: Post,
  { patient, quietSince }: { readonly patient: string; readonly quietSince: Date | null },
): Promise<Sent> => {
  const message: NewMessage = {
    chatId,
    memberId: side.memberId,
    fromSpecialist: side.isSpecialist,
    id,
    clientId,
    contentSealed: await sealContent(vault, db, { customerId: patient, id }, content),
    file,
    quietSince,
    now: clock.now(),
  }
  return sendMessage(db, message)
}

/** `false` where the message was there already, and with it whatever file it has. */
export interface Posted {
  readonly message: Message
  readonly isNew: boolean
}

/** The message that was sent, or the one that was there already. */
const messageOf = async (
  { vault, db }: Deps,
  side: Side,
  post: Post,
  sent: Sent,
  patient: string,
): Promise<Message> => {
  if (sent.outcome === 'sent') return toWire(post, side, sent, post.content)
  const content = await openContent(vault, db, { customerId: patient, id: sent.id }, sent.content_sealed)
  return toWire(post, side, sent, content)
}

/**
 * Writes a message as one side of a chat and tells both; what was written before under the same `clientId` is answered
 * as it was, and told where it may not have been. The one way in, by HTTP and by socket.
 * @throws AppError `not_found`, `chat_closed`, `chat_disabled`, `too_many_requests`
 */
export const postMessage = async (deps: Deps, side: Side, post: Post): Promise<Posted> => {
  const patient = await patientOf(deps, side, post.chatId)
  const sent = await store(deps, side, post, { patient, quietSince: null })
  if (sent.outcome === 'chat_closed' || sent.outcome === 'chat_disabled') throw new AppError(sent.outcome)
  if (sent.outcome !== 'sent' && sent.outcome !== 'repeated') throw notFound()
  const message = await messageOf(deps, side, post, sent, patient)
  if (sent.read_at === null && isUntold(sent.id)) {
    tellBoth(deps, sent, message)
    await answerAutomatically(deps, post.chatId, side, sent)
  }
  return { message, isNew: sent.outcome === 'sent' }
}
