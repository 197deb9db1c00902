import type { NotificationKind } from '@emma/contracts/notifications/notification'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { queueSending } from '../queue-sending.ts'
import { findToSend, type Way } from '../sending.repo.ts'
import { reopenMessage } from './again.repo.ts'
import { maySendAgain } from './may-send-again.ts'

/** A message, and its required subject. */
export interface Again extends Way {
  readonly aboutId: string
}

/**
 * Sends a sent or failed message again; its text is built when it leaves.
 * @returns its kind
 * @throws AppError `not_found`, `message_not_due`, and `invalid_transition` while it is still to be sent
 */
export const sendAgain = async (
  deps: Deps,
  tx: Tx,
  { aboutId, ...way }: Again,
): Promise<NotificationKind> => {
  const row = await findToSend(tx, way.notificationId, deps.clock.now())
  if (!row || (row.appointment_id ?? row.entry_id) !== aboutId) throw notFound()
  if (!maySendAgain(row)) throw new AppError('message_not_due')
  if (!(await reopenMessage(tx, way))) throw new AppError('invalid_transition')
  const { quiet_from, quiet_until, user_zone: time_zone } = row
  await queueSending(deps, tx, { way, kind: row.kind, person: { time_zone, quiet_from, quiet_until } })
  return row.kind
}
