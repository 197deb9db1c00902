import { rooms } from '@emma/phrases'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { NotTaken } from '../../providers/not-taken.ts'
import { MOST_ATTEMPTS } from './attempts.ts'
import { type Message, messageOf } from './message.ts'
import {
  beginSending,
  type Channel,
  findToSend,
  markNotSent,
  markSent,
  type ToSend,
  type Way,
} from './notifications.repo.ts'
import { queuePushes } from './send-push.ts'

const contact = z.object({ cellphone: z.string().optional() })

/** The patient's cell phone, which is kept sealed; other rooms stand on this one, so it opens the column itself. */
const cellphoneOf = async ({ vault, db }: Deps, row: ToSend): Promise<string | undefined> => {
  const { customer_id: id, contact_sealed: sealed } = row
  if (id === null || sealed === null) return undefined
  const cell = { subjectId: id, column: 'customers.contact_sealed', rowId: id }
  return contact.parse(await vault.open(db, cell, sealed)).cellphone
}

const send = async (deps: Deps, row: ToSend, channel: Channel, message: Message): Promise<void> => {
  if (channel === 'email') {
    return deps.email.send({ to: row.email, subject: message.subject, text: message.email })
  }
  const cellphone = await cellphoneOf(deps, row)
  if (cellphone === undefined) throw new NotTaken('refused', 'There is no cell phone', { isFinal: true })
  await deps.sms.send({ channel, to: `55${cellphone}`, text: message.text })
}

/**
 * What was refused, or never reached anybody, is tried again later, as often as makes sense. Where the answer was lost,
 * the message may have arrived: nobody gets one twice, so it is given up.
 */
const keepFailure = async (deps: Deps, way: Way, attempt: number, error: unknown): Promise<void> => {
  const now = deps.clock.now()
  if (!(error instanceof NotTaken)) {
    deps.log.warn({ err: error, channel: way.channel }, 'a message may not have arrived')
    return markNotSent(deps.db, way, { failure: 'unanswered', failedAt: now })
  }
  const isOver = error.isFinal || attempt >= MOST_ATTEMPTS
  await markNotSent(deps.db, way, { failure: error.failure, failedAt: isOver ? now : null })
  if (!isOver) throw error
}

/**
 * Sends one message. It is written down before it goes and after it went, so that a job that runs again, or beside
 * another, sends nothing. One job a channel: one that fails does not hold the other up.
 */
export const sendNotification = async (deps: Deps, way: Way): Promise<void> => {
  const row = await findToSend(deps.db, way.notificationId, deps.clock.now())
  if (!row) return
  const { default: phrases } = await rooms.messages()
  const message = messageOf(phrases, row, deps.config.publicUrl)
  const attempt = await beginSending(deps.db, way, deps.clock.now())
  if (attempt === undefined) return
  try {
    await send(deps, row, way.channel, message)
  } catch (error) {
    return keepFailure(deps, way, attempt, error)
  }
  await markSent(deps.db, way, deps.clock.now())
}

/** Tells the person's open screens that their list has something new, and the browsers that asked to be told. */
export const tellNotification = async (
  deps: Deps,
  { notificationId }: { readonly notificationId: string },
): Promise<void> => {
  const row = await findToSend(deps.db, notificationId, deps.clock.now())
  if (!row) return
  await queuePushes(deps, row)
  deps.realtime.tellUser(row.user_id, 'notification', { id: row.id, kind: row.kind })
}
