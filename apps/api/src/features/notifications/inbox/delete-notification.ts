import type {
  deleteAdminNotification,
  deleteCustomerNotification,
  deleteSpecialistNotification,
} from '@emma/contracts/notifications'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { markDeleted } from '../notifications.repo.ts'

/** Removes it from the list. The row stays, so that the same notification is not sent again. */
export const deleteNotification: UseCase<
  typeof deleteCustomerNotification | typeof deleteAdminNotification | typeof deleteSpecialistNotification
> = async ({ db, clock }, { actor, params }) => {
  if (!(await markDeleted(db, actor.userId, params.id, clock.now()))) throw notFound()
}
