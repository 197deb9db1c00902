import type { clearCustomerNotifications, clearSpecialistNotifications } from '@emma/contracts/notifications'
import type { UseCase } from '../../http/mount.ts'
import { markAllDeleted } from './notifications.repo.ts'

export const clearNotifications: UseCase<
  typeof clearCustomerNotifications | typeof clearSpecialistNotifications
> = ({ db, clock }, { actor, query }) => markAllDeleted(db, actor.userId, query.kind, clock.now())
