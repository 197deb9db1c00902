import * as notifications from '@emma/contracts/notifications'
import * as push from '@emma/contracts/notifications/push'
import * as settings from '@emma/contracts/notifications/settings'
import type { Mount } from '../../http/mount.ts'
import { clearNotifications } from './inbox/clear-notifications.ts'
import { deleteNotification } from './inbox/delete-notification.ts'
import { listNotifications } from './inbox/list-notifications.ts'
import { readAllNotifications } from './inbox/read-all-notifications.ts'
import { readNotification } from './inbox/read-notification.ts'
import { deletePushSubscription } from './push/delete-push-subscription.ts'
import { getPushKey } from './push/get-push-key.ts'
import { savePushSubscription } from './push/save-push-subscription.ts'
import { getSettings } from './settings/get-settings.ts'
import { saveSettings } from './settings/save-settings.ts'
import { askToUnsubscribe, unsubscribe } from './settings/unsubscribe.ts'

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
  mount(settings.askToUnsubscribe, askToUnsubscribe)
  mount(settings.unsubscribe, unsubscribe)
  mount(push.getPushKey, getPushKey)
  mount(push.savePushSubscription, savePushSubscription)
  mount(push.deletePushSubscription, deletePushSubscription)
}
