import { rooms } from '@emma/phrases'
import * as z from 'zod'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type Message, messageOf } from './message.ts'
import { type Channel, findToSend, lockUnsent, markSent, type ToSend } from './notifications.repo.ts'
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
  if (cellphone !== undefined) await deps.sms.send({ channel, to: `55${cellphone}`, text: message.text })
}

/**
 * Sends one message and remembers it in the same transaction: a job that runs again, or beside another, sends nothing.
 * One job a channel, so that one that fails does not hold the other up.
 */
export const sendNotification = async (
  deps: Deps,
  { notificationId, channel }: { readonly notificationId: string; readonly channel: Channel },
): Promise<void> => {
  const row = await findToSend(deps.db, notificationId, deps.clock.now())
  if (!row) return
  const { default: phrases } = await rooms.messages.pt()
  const message = messageOf(phrases, row, deps.config.publicUrl)
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockUnsent(tx, notificationId, channel))) return
    await send(deps, row, channel, message)
    await markSent(tx, notificationId, channel, deps.clock.now())
  })
}

/** Tells the person's open screens that their list has something new, and the browsers that asked to be told. */
export const tellNotification = async (
  deps: Deps,
  { notificationId }: { readonly notificationId: string },
): Promise<void> => {
  const row = await findToSend(deps.db, notificationId, deps.clock.now())
  if (!row) return
  await queuePushes(deps, notificationId)
  deps.realtime.tellUser(row.user_id, 'notification', { id: row.id, kind: row.kind })
}
