import {
  lateFrom,
  type ReminderKind,
  remindedStarts,
  reminderKinds,
  reminderLead,
} from '@emma/domain/booking'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../notifications/index.ts'
import { lockUnreminded } from './reminders.repo.ts'

const AT_ONCE = 100

type Coming = Awaited<ReturnType<typeof lockUnreminded>>[number]

/** Once per start: a moved appointment gets new ones. */
const remindBoth = async (deps: Deps, tx: Tx, kind: ReminderKind, coming: Coming): Promise<void> => {
  const startsAt = coming.starts_at.toISOString()
  const sendBefore = new Date(lateFrom(kind, coming.starts_at.getTime())).toISOString()
  const notice = {
    kind,
    dedupeKey: `${kind}:${coming.id}:${startsAt}`,
    data: { appointmentId: coming.id, startsAt, sendBefore },
  }
  await notify(deps, tx, { ...notice, userId: coming.customer_user_id })
  await notify(deps, tx, { ...notice, userId: coming.specialist_user_id, inAppOnly: true })
}

const remindOf = async (deps: Deps, kind: ReminderKind): Promise<void> => {
  const { after, to } = remindedStarts(kind, deps.clock.now().getTime())
  const period = {
    kind,
    after: new Date(after),
    to: new Date(to),
    stands: reminderLead(kind),
    limit: AT_ONCE,
  }
  const reminded = await inTransaction(deps.db, async (tx) => {
    const coming = await lockUnreminded(tx, period)
    for (const appointment of coming) await remindBoth(deps, tx, kind, appointment)
    return coming
  })
  if (reminded.length === AT_ONCE) await remindOf(deps, kind)
}

/**
 * Job: reminds patients and specialists of appointments that begin in a day and in an hour. After an outage it catches
 * up with appointments that are not too near. Nothing is sent for one canceled or moved in the meantime.
 */
export const remind = async (deps: Deps): Promise<void> => {
  for (const kind of reminderKinds) await remindOf(deps, kind)
}
