import type { savePushSubscription as endpoint } from '@emma/contracts/notifications/push'
import { inTransaction } from '../../../db/transaction.ts'
import { invalidField } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { saveSubscription } from './push.repo.ts'

export const savePushSubscription: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const target = { endpoint: body.endpoint, ...body.keys }
  if (!deps.push.takes(target)) {
    throw invalidField('endpoint', 'push_service_unknown')
  }
  const { userId, sessionId } = actor
  const row = { ...target, id: deps.newId(), userId, sessionId, now: deps.clock.now() }
  await inTransaction(deps.db, (tx) => saveSubscription(tx, row))
  return { subscribed: true }
}
