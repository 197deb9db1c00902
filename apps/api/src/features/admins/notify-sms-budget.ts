import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'
import { findActiveAdminUsers } from './admins.repo.ts'

export interface SmsAlarm {
  readonly day: string
  readonly kind: 'sms_budget_near' | 'sms_budget_used'
}

/** Job: notifies every admin of the share of the day's SMS budget used, once for each mark. */
export const notifySmsBudget = (deps: Deps, { day, kind }: SmsAlarm): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    for (const userId of await findActiveAdminUsers(tx)) {
      await notify(deps, tx, { userId, kind, dedupeKey: `${kind}:${day}`, data: {}, alsoEmail: true })
    }
  })
