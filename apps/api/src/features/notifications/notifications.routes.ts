import * as notifications from '@emma/contracts/notifications'
import type { Mount } from '../../http/mount.ts'
import { clearNotifications } from './clear-notifications.ts'
import { deleteNotification } from './delete-notification.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotification } from './read-notification.ts'

export const notificationRoutes = (mount: Mount): void => {
  mount(notifications.listCustomerNotifications, listNotifications)
  mount(notifications.readCustomerNotification, readNotification)
  mount(notifications.deleteCustomerNotification, deleteNotification)
  mount(notifications.clearCustomerNotifications, clearNotifications)
  mount(notifications.listSpecialistNotifications, listNotifications)
  mount(notifications.readSpecialistNotification, readNotification)
  mount(notifications.deleteSpecialistNotification, deleteNotification)
  mount(notifications.clearSpecialistNotifications, clearNotifications)
}
