import * as settings from '@emma/contracts/notification-settings'
import * as notifications from '@emma/contracts/notifications'
import * as push from '@emma/contracts/push'
import { inTransaction } from '../../../src/db/transaction.ts'
import { notify } from '../../../src/features/notifications/index.ts'
import { newBrowser } from '../../push.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const anyCustomer = { customer: nothing, otherCustomer: nothing }
const anySpecialist = {
  specialist: nothing,
  otherSpecialist: nothing,
  pastSpecialist: nothing,
  suspendedSpecialist: nothing,
}

const everybody = { ...anyCustomer, ...anySpecialist, admin: nothing }
const chosen = () => ({ body: { sound: true, quiet_hours: null, groups: [] } })
const browser = ({ t }: MatrixWorld) => ({ body: newBrowser(t.sandboxUrl).subscription })

/** The matrix's own admin is the first there was. */
const userIdOf = async ({ t, ...people }: MatrixWorld, whom: 'customer' | 'specialist' | 'admin') => {
  if (whom !== 'admin') return people[whom].userId
  const first = t.deps.db.selectFrom('admins').select('user_id').orderBy('id').limit(1)
  return (await first.executeTakeFirstOrThrow()).user_id
}

/** Something that a person was told. */
const told = (whom: 'customer' | 'specialist' | 'admin') => async (world: MatrixWorld) => {
  const { t } = world
  const userId = await userIdOf(world, whom)
  const dedupeKey = t.deps.newId()
  await inTransaction(t.deps.db, (tx) =>
    notify(t.deps, tx, { userId, kind: 'password_changed', dedupeKey, data: {} }),
  )
  const { id } = await t.deps.db
    .selectFrom('notifications')
    .select('id')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

export const notificationLines: readonly MatrixLine[] = [
  line(notifications.listCustomerNotifications, { own: anyCustomer }),
  line(notifications.readCustomerNotification, {
    own: { customer: told('customer') },
    foreign: told('customer'),
  }),
  line(notifications.deleteCustomerNotification, {
    own: { customer: told('customer') },
    foreign: told('customer'),
  }),
  line(notifications.clearCustomerNotifications, { own: anyCustomer }),
  line(notifications.listSpecialistNotifications, { own: anySpecialist }),
  line(notifications.readSpecialistNotification, {
    own: { specialist: told('specialist') },
    foreign: told('specialist'),
  }),
  line(notifications.deleteSpecialistNotification, {
    own: { specialist: told('specialist') },
    foreign: told('specialist'),
  }),
  line(notifications.clearSpecialistNotifications, { own: anySpecialist }),
  line(notifications.readAllCustomerNotifications, { own: anyCustomer }),
  line(notifications.readAllSpecialistNotifications, { own: anySpecialist }),
  line(notifications.listAdminNotifications, { own: { admin: nothing } }),
  line(notifications.readAdminNotification, { own: { admin: told('admin') }, foreign: told('customer') }),
  line(notifications.readAllAdminNotifications, { own: { admin: nothing } }),
  line(notifications.deleteAdminNotification, { own: { admin: told('admin') }, foreign: told('customer') }),
  line(notifications.clearAdminNotifications, { own: { admin: nothing } }),
  line(settings.getNotificationSettings, { own: everybody }),
  line(settings.saveNotificationSettings, { own: { customer: chosen, specialist: chosen, admin: chosen } }),
  line(push.getPushKey, { own: everybody }),
  line(push.savePushSubscription, { own: { customer: browser, admin: browser } }),
  line(push.deletePushSubscription, { own: everybody }),
]
