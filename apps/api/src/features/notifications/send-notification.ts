import * as z from 'zod'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { NotTaken } from '../../providers/not-taken.ts'
import { MOST_ATTEMPTS } from './attempts.ts'
import { letterOf } from './letter.ts'
import { messageOf } from './message.ts'
import type { Channel } from './notifications.repo.ts'
import { queuePushes } from './push/send-push.ts'
import {
  beginSending,
  findToSend,
  isBehindAnother,
  markDropped,
  markNotSent,
  markSent,
  putBack,
  type ToSend,
  type Way,
} from './sending.repo.ts'
import { sendSms } from './sms/send-sms.ts'
import { wordingIn } from './wording.ts'

const contact = z.object({ cellphone: z.string().optional() })

/** The patient's cell phone is sealed. Other features depend on this one, so it opens the column itself. */
const cellphoneOf = async ({ vault, db }: Deps, row: ToSend): Promise<string | undefined> => {
  const { customer_id: id, contact_sealed: sealed } = row
  if (id === null || sealed === null) return undefined
  const cell = { subjectId: id, column: 'customers.contact_sealed', rowId: id }
  return contact.parse(await vault.open(db, cell, sealed)).cellphone
}

const send = async (deps: Deps, row: ToSend, channel: Channel): Promise<void> => {
  const wording = await wordingIn(row.language)
  const message = messageOf(wording, row, deps.config.publicUrl)
  if (channel === 'email') return deps.email.send(await letterOf(deps, row, message, wording))
  const cellphone = await cellphoneOf(deps, row)
  if (cellphone === undefined) throw new NotTaken('refused', 'There is no cell phone', { isFinal: true })
  await sendSms(deps, { channel, to: `55${cellphone}`, text: message.text })
}

/**
 * A refused or unsent message is retried later, a limited number of times. If the answer was lost it may have arrived,
 * so it is given up: nobody gets it twice.
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

const BEHIND_MS = 2000

/** Waits until the previous message is through. */
const waitBehind = (deps: Deps, way: Way): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await putBack(tx, way)
    await deps.jobs.add(tx, 'send-notification', way, { maxAttempts: MOST_ATTEMPTS, inMs: BEHIND_MS })
  })

/**
 * Whether a message that was marked as begun may be sent. Its content is read after the mark: a change that commits
 * later sees the mark and waits, and a change that came before makes it untrue. So messages never leave out of order.
 */
const mayGo = async (deps: Deps, way: Way, row: ToSend): Promise<boolean> => {
  const now = deps.clock.now()
  if (row.untrue !== null) await markDropped(deps.db, way, row.untrue, now)
  else if (await isBehindAnother(deps.db, row, way, now)) await waitBehind(deps, way)
  else return true
  return false
}

/**
 * Sends one message. It is recorded before and after sending, so that a repeated or parallel job sends nothing. One job
 * per channel: a failure does not delay the other.
 */
export const sendNotification = async (deps: Deps, way: Way): Promise<void> => {
  const attempt = await beginSending(deps.db, way, deps.clock.now())
  if (attempt === undefined) return
  const row = await findToSend(deps.db, way.notificationId, deps.clock.now())
  if (!row || !(await mayGo(deps, way, row))) return
  try {
    await send(deps, row, way.channel)
  } catch (error) {
    return keepFailure(deps, way, attempt, error)
  }
  await markSent(deps.db, way, deps.clock.now())
}

/** Tells the person's open screens that their list changed, and queues the pushes. */
export const publishNotification = async (
  deps: Deps,
  { notificationId }: { readonly notificationId: string },
): Promise<void> => {
  const row = await findToSend(deps.db, notificationId, deps.clock.now())
  if (!row) return
  if (row.untrue === null) await queuePushes(deps, row)
  deps.realtime.emitToUser(row.user_id, 'notification', { id: row.id, kind: row.kind })
}
