import type {
  clearAdminNotifications,
  clearCustomerNotifications,
  clearSpecialistNotifications,
} from '@emma/contracts/notifications'
import type { UseCase } from '../../../http/mount.ts'
import { markAllDeleted } from '../notifications.repo.ts'
import { requestedKinds } from './requested-kinds.ts'

export const clearNotifications: UseCase<
  typeof clearCustomerNotifications | typeof clearAdminNotifications | typeof clearSpecialistNotifications
> = ({ db, clock }, { actor, query }) => markAllDeleted(db, actor.userId, requestedKinds(query), clock.now())
