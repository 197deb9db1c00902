import type { resendMessage as endpoint } from '@emma/contracts/support'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { sendAgain } from '../notifications/index.ts'
import { showSale } from './show-sale.ts'

/** Sends a message about it again. */
export const resendMessage: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  const { notification_id: notificationId, channel, reason } = body
  const { kind: entity } = await showSale(deps, actor, params.id)
  await inTransaction(deps.db, async (tx) => {
    const message = await sendAgain(deps, tx, { notificationId, channel, aboutId: params.id })
    const what = { actor, client, action: 'message_resent', entity, entityId: params.id } as const
    await keepAct(deps, tx, { ...what, after: { message, channel }, reason })
  })
  return showSale(deps, actor, params.id)
}
