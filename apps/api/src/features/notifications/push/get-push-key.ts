import type { getPushKey as endpoint } from '@emma/contracts/notifications/push'
import type { UseCase } from '../../../http/mount.ts'
import { hasSubscription } from './push.repo.ts'

export const getPushKey: UseCase<typeof endpoint> = async ({ db, push }, { actor }) => ({
  public_key: push.publicKey,
  subscribed: await hasSubscription(db, actor.sessionId),
})
