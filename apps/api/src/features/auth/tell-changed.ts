import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'

/** How one gets in was changed: always by e-mail too, so that the owner hears of it if it was somebody else. */
const tell = (deps: Deps, tx: Tx, userId: string, kind: 'password_changed' | 'second_factor_changed') =>
  notify(deps, tx, { userId, kind, dedupeKey: `${kind}:${deps.newId()}`, data: {}, alsoEmail: true })

export const tellFactorChanged = (deps: Deps, tx: Tx, userId: string): Promise<void> =>
  tell(deps, tx, userId, 'second_factor_changed')
export const tellPasswordChanged = (deps: Deps, tx: Tx, userId: string): Promise<void> =>
  tell(deps, tx, userId, 'password_changed')
