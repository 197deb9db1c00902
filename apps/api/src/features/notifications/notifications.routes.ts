import * as notifications from '@emma/contracts/notifications'
import * as push from '@emma/contracts/push'
import type { Mount } from '../../http/mount.ts'
import { clearNotifications } from './clear-notifications.ts'
import { deleteNotification } from './delete-notification.ts'
import { deletePushSubscription } from './delete-push-subscription.ts'
import { getPushKey } from './get-push-key.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotification } from './read-notification.ts'
import { savePushSubscription } from './save-push-subscription.ts'

export const notificationRoutes = (mount: Mount): void => {
  mount(notifications.listCustomerNotifications, listNotifications)
  mount(notifications.readCustomerNotification, readNotification)
  mount(notifications.deleteCustomerNotification, deleteNotification)
  mount(notifications.clearCustomerNotifications, clearNotifications)
  mount(notifications.listSpecialistNotifications, listNotifications)
  mount(notifications.readSpecialistNotification, readNotification)
  mount(notifications.deleteSpecialistNotification, deleteNotification)
  mount(notifications.clearSpecialistNotifications, clearNotifications)
  mount(push.getPushKey, getPushKey)
  mount(push.savePushSubscription, savePushSubscription)
  mount(push.deletePushSubscription, deletePushSubscription)
}
