import type {
  listAdminNotifications,
  listCustomerNotifications,
  listSpecialistNotifications,
} from '@emma/contracts/notifications'
import type { UseCase } from '../../../http/mount.ts'
import { toNotification } from '../notifications.present.ts'
import { countNotifications, findPage } from '../notifications.repo.ts'
import { requestedKinds } from './requested-kinds.ts'

export const listNotifications: UseCase<
  typeof listCustomerNotifications | typeof listAdminNotifications | typeof listSpecialistNotifications
> = async ({ db, clock }, { actor, query }) => {
  const { page, pageSize, unread: onlyUnread, ...some } = query
  const { userId } = actor
  const now = clock.now()
  const filters = { userId, kinds: requestedKinds(some), onlyUnread: onlyUnread === true }
  const [rows, { total, unread, unread_messages }] = await Promise.all([
    findPage(db, { ...filters, now, limit: pageSize, offset: (page - 1) * pageSize }),
    countNotifications(db, filters),
  ])
  return {
    data: rows.map((row) => toNotification(row, actor.role, now)),
    meta: { page, pageSize, total },
    unread,
    unreadMessages: unread_messages,
  }
}
