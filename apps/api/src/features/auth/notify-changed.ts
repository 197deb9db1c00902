import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'

/**
 * A login method was changed. Always sent by e-mail too, so that the owner learns of a change made by another person.
 */
const notifyChanged = (
  deps: Deps,
  tx: Tx,
  userId: string,
  kind: 'password_changed' | 'second_factor_changed',
) => notify(deps, tx, { userId, kind, dedupeKey: `${kind}:${deps.newId()}`, data: {}, alsoEmail: true })

export const notifyFactorChanged = (deps: Deps, tx: Tx, userId: string): Promise<void> =>
  notifyChanged(deps, tx, userId, 'second_factor_changed')
export const notifyPasswordChanged = (deps: Deps, tx: Tx, userId: string): Promise<void> =>
  notifyChanged(deps, tx, userId, 'password_changed')
