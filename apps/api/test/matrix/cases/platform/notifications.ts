import * as notifications from '@emma/contracts/notifications'
import * as push from '@emma/contracts/notifications/push'
import * as settings from '@emma/contracts/notifications/settings'
import { inTransaction } from '../../../../src/db/transaction.ts'
import { notify } from '../../../../src/features/notifications/index.ts'
import { unsubscribeUrlOf } from '../../../../src/features/notifications/settings/unsubscribe-token.ts'
import { newBrowser } from '../../../push.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

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
const browser = ({ t }: MatrixFixture) => ({ body: newBrowser(t.sandboxUrl).subscription })

/** The token in a letter's link identifies the person, without a login. */
const refusal = ({ t, customer }: MatrixFixture) => {
  const url = unsubscribeUrlOf(t.deps.config, { userId: customer.userId, group: 'reminders' })
  return { params: { token: url.split('/').at(-1) ?? '' }, body: {} }
}

/** The first admin, who is also the matrix's. */
const userIdOf = async ({ t, ...people }: MatrixFixture, whom: 'customer' | 'specialist' | 'admin') => {
  if (whom !== 'admin') return people[whom].userId
  const first = t.deps.db.selectFrom('admins').select('user_id').orderBy('id').limit(1)
  return (await first.executeTakeFirstOrThrow()).user_id
}

/** A person's notification. */
const notices = (whom: 'customer' | 'specialist' | 'admin') => async (fixture: MatrixFixture) => {
  const { t } = fixture
  const userId = await userIdOf(fixture, whom)
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

export const notificationCases: readonly MatrixCase[] = [
  matrixCase(notifications.listCustomerNotifications, { own: anyCustomer }),
  matrixCase(notifications.readCustomerNotification, {
    own: { customer: notices('customer') },
    foreign: notices('customer'),
  }),
  matrixCase(notifications.deleteCustomerNotification, {
    own: { customer: notices('customer') },
    foreign: notices('customer'),
  }),
  matrixCase(notifications.clearCustomerNotifications, { own: anyCustomer }),
  matrixCase(notifications.listSpecialistNotifications, { own: anySpecialist }),
  matrixCase(notifications.readSpecialistNotification, {
    own: { specialist: notices('specialist') },
    foreign: notices('specialist'),
  }),
  matrixCase(notifications.deleteSpecialistNotification, {
    own: { specialist: notices('specialist') },
    foreign: notices('specialist'),
  }),
  matrixCase(notifications.clearSpecialistNotifications, { own: anySpecialist }),
  matrixCase(notifications.readAllCustomerNotifications, { own: anyCustomer }),
  matrixCase(notifications.readAllSpecialistNotifications, { own: anySpecialist }),
  matrixCase(notifications.listAdminNotifications, { own: { admin: nothing } }),
  matrixCase(notifications.readAdminNotification, {
    own: { admin: notices('admin') },
    foreign: notices('customer'),
  }),
  matrixCase(notifications.readAllAdminNotifications, { own: { admin: nothing } }),
  matrixCase(notifications.deleteAdminNotification, {
    own: { admin: notices('admin') },
    foreign: notices('customer'),
  }),
  matrixCase(notifications.clearAdminNotifications, { own: { admin: nothing } }),
  matrixCase(settings.getNotificationSettings, { own: everybody }),
  matrixCase(settings.saveNotificationSettings, {
    own: { customer: chosen, specialist: chosen, admin: chosen },
  }),
  matrixCase(settings.askToUnsubscribe, {
    own: { nobody: refusal },
    foreign: () => ({ params: { token: 'unknown' } }),
  }),
  matrixCase(settings.unsubscribe, {
    own: { nobody: refusal },
    foreign: () => ({ params: { token: 'unknown' }, body: {} }),
  }),
  matrixCase(push.getPushKey, { own: everybody }),
  matrixCase(push.savePushSubscription, { own: { customer: browser, admin: browser } }),
  matrixCase(push.deletePushSubscription, { own: everybody }),
]
