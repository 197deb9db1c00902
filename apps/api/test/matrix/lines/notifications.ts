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
const browser = ({ t }: MatrixWorld) => ({ body: newBrowser(t.sandboxUrl).subscription })

/** Something that a person was told. */
const told =
  (whom: 'customer' | 'specialist') =>
  async ({ t, ...people }: MatrixWorld) => {
    const { userId } = people[whom]
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
  line(push.getPushKey, { own: everybody }),
  line(push.savePushSubscription, { own: { customer: browser, admin: browser } }),
  line(push.deletePushSubscription, { own: everybody }),
]
