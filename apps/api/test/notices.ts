import { inTransaction } from '../src/db/transaction.ts'
import type { Deps } from '../src/deps.ts'
import { notify } from '../src/features/notifications/index.ts'

/** Notifies a person of something without further data, only in the list on screen. */
export const giveNotice = (
  deps: Deps,
  userId: string,
  kind: 'password_changed' | 'terms_changed' | 'account_approved',
): Promise<void> =>
  inTransaction(deps.db, (tx) =>
    notify(deps, tx, { userId, kind, dedupeKey: deps.newId(), data: {}, inAppOnly: true }),
  )
