import type {
  readAllAdminNotifications,
  readAllCustomerNotifications,
  readAllSpecialistNotifications,
} from '@emma/contracts/notifications'
import type { UseCase } from '../../../http/mount.ts'
import { markAllRead } from '../notifications.repo.ts'

export const readAllNotifications: UseCase<
  | typeof readAllCustomerNotifications
  | typeof readAllSpecialistNotifications
  | typeof readAllAdminNotifications
> = ({ db, clock }, { actor }) => markAllRead(db, actor.userId, clock.now())
