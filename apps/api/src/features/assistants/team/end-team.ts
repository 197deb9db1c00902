import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { endSessionsOf } from '../../auth/index.ts'
import { cancelAllOf } from './invitations.repo.ts'
import { endMembers } from './members.repo.ts'

/** Ends the team of a closed specialist account. Call the returned function after the commit. */
export const endTeamOf = async (deps: Deps, tx: Tx, specialistId: string): Promise<() => void> => {
  const now = deps.clock.now()
  await cancelAllOf(tx, specialistId, now)
  const published: (() => void)[] = []
  for (const assistantId of await endMembers(tx, specialistId, now))
    published.push(await endSessionsOf(deps, tx, assistantId, 'removed'))
  return () => {
    for (const publish of published) publish()
  }
}
