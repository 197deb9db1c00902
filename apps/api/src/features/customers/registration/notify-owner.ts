import { DAY } from '@emma/domain/interval'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { countOfOwner } from './registrations.repo.ts'

/** An owner is notified of the first few tries of a day. More could be used to fill a mailbox. */
const NOTICES_A_DAY = 3

/**
 * Notifies an account's owner that somebody tried to register with their e-mail or CPF; the try is already written.
 * @param path the page requested, where the message's link leads after login
 */
export const notifyOwner = async (deps: Deps, tx: Tx, ownerId: string, path?: string): Promise<void> => {
  const since = new Date(deps.clock.now().getTime() - DAY)
  if ((await countOfOwner(tx, ownerId, since)) > NOTICES_A_DAY) return
  await deps.jobs.add(tx, 'tell-account-exists', {
    userId: ownerId,
    ...(path === undefined ? {} : { path }),
  })
}
