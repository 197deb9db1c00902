import { groupOf } from '@emma/domain/notifications'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { MOST_ATTEMPTS } from '../attempts.ts'
import { pageOf } from '../page-of.ts'
import { findToSend, type ToSend } from '../sending.repo.ts'
import { quietMs } from '../settings/quiet.ts'
import { wordingIn } from '../wording.ts'
import { deleteSubscription, insertPushMessages, lockUnpushed, markPushed } from './push.repo.ts'

/** One job per browser, so that a failing one does not delay the others. */
export const queuePushes = (deps: Deps, { id: notificationId, kind, ...row }: ToSend): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const group = groupOf(kind)
    const inMs = quietMs(kind, { ...row, time_zone: row.user_zone }, now)
    for (const subscriptionId of await insertPushMessages(tx, { notificationId, group }, now)) {
      await deps.jobs.add(
        tx,
        'send-push',
        { notificationId, subscriptionId },
        { maxAttempts: MOST_ATTEMPTS, inMs },
      )
    }
  })

/**
 * Sends a push to one browser: only that there is something, and where, since a locked device shows it to bystanders.
 * Sent and recorded in one transaction, like the other messages.
 */
export const sendPush = async (
  deps: Deps,
  { notificationId, subscriptionId }: { readonly notificationId: string; readonly subscriptionId: string },
): Promise<void> => {
  const row = await findToSend(deps.db, notificationId, deps.clock.now())
  if (!row || row.untrue !== null) return
  const { texts } = await wordingIn(row.language)
  const message = { id: row.id, ...texts.push, path: pageOf(row) }
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const target = await lockUnpushed(tx, notificationId, subscriptionId, now)
    if (!target) return
    if ((await deps.push.send(target, message)) === 'gone') await deleteSubscription(tx, subscriptionId)
    else await markPushed(tx, notificationId, subscriptionId, now)
  })
}
