import * as settings from '@emma/contracts/notification-settings'
import * as notifications from '@emma/contracts/notifications'
import * as push from '@emma/contracts/push'
import type { Mount } from '../../http/mount.ts'
import { clearNotifications } from './clear-notifications.ts'
import { deleteNotification } from './delete-notification.ts'
import { deletePushSubscription } from './delete-push-subscription.ts'
import { getPushKey } from './get-push-key.ts'
import { getSettings } from './get-settings.ts'
import { listNotifications } from './list-notifications.ts'
import { readAllNotifications } from './read-all-notifications.ts'
import { readNotification } from './read-notification.ts'
import { savePushSubscription } from './save-push-subscription.ts'
import { saveSettings } from './save-settings.ts'

export const notificationRoutes = (mount: Mount): void => {
  mount(notifications.listCustomerNotifications, listNotifications)
  mount(notifications.readCustomerNotification, readNotification)
  mount(notifications.readAllCustomerNotifications, readAllNotifications)
  mount(notifications.deleteCustomerNotification, deleteNotification)
  mount(notifications.clearCustomerNotifications, clearNotifications)
  mount(notifications.listSpecialistNotifications, listNotifications)
  mount(notifications.readSpecialistNotification, readNotification)
  mount(notifications.readAllSpecialistNotifications, readAllNotifications)
  mount(notifications.deleteSpecialistNotification, deleteNotification)
  mount(notifications.clearSpecialistNotifications, clearNotifications)
  mount(notifications.listAdminNotifications, listNotifications)
  mount(notifications.readAdminNotification, readNotification)
  mount(notifications.readAllAdminNotifications, readAllNotifications)
  mount(notifications.deleteAdminNotification, deleteNotification)
  mount(notifications.clearAdminNotifications, clearNotifications)
  mount(settings.getNotificationSettings, getSettings)
  mount(settings.saveNotificationSettings, saveSettings)
  mount(push.getPushKey, getPushKey)
  mount(push.savePushSubscription, savePushSubscription)
  mount(push.deletePushSubscription, deletePushSubscription)
}
