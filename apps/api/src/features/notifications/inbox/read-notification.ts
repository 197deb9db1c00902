import type {
  readAdminNotification,
  readCustomerNotification,
  readSpecialistNotification,
} from '@emma/contracts/notifications'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { markRead } from '../notifications.repo.ts'

export const readNotification: UseCase<
  typeof readCustomerNotification | typeof readAdminNotification | typeof readSpecialistNotification
> = async ({ db, clock }, { actor, params }) => {
  if (!(await markRead(db, actor.userId, params.id, clock.now()))) throw notFound()
}
