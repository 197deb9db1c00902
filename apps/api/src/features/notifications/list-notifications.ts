import type { listCustomerNotifications, listSpecialistNotifications } from '@emma/contracts/notifications'
import type { UseCase } from '../../http/mount.ts'
import { toNotification } from './notifications.present.ts'
import { countNotifications, findPage } from './notifications.repo.ts'

export const listNotifications: UseCase<
  typeof listCustomerNotifications | typeof listSpecialistNotifications
> = async ({ db, clock }, { actor, query }) => {
  const { page, pageSize, kind } = query
  const { userId } = actor
  const [rows, { total, unread }] = await Promise.all([
    findPage(db, { userId, kind, now: clock.now(), limit: pageSize, offset: (page - 1) * pageSize }),
    countNotifications(db, userId, kind),
  ])
  return {
    data: rows.map((row) => toNotification(row, actor.role)),
    meta: { page, pageSize, total },
    unread,
  }
}
