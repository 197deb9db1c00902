import type { deletePushSubscription as endpoint } from '@emma/contracts/notifications/push'
import type { UseCase } from '../../../http/mount.ts'
import { deleteSubscriptionOf } from './push.repo.ts'

export const deletePushSubscription: UseCase<typeof endpoint> = async ({ db }, { actor }) => {
  await deleteSubscriptionOf(db, actor.sessionId)
}
