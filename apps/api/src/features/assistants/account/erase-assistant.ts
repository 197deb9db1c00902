import type { eraseAssistant as endpoint } from '@emma/contracts/assistants'
import privacy from '@emma/phrases/privacy'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { endSessionsOf, eraseUser, requireProof } from '../../auth/index.ts'
import { endServices } from '../team/members.repo.ts'

/** LGPD art. 18, VI. Past actions stay in the audit of the specialists, with the assistant's name. */
export const eraseAssistant: UseCase<typeof endpoint> = async (deps, { actor, proof }) => {
  await requireProof(deps, { actor, proof })
  const now = deps.clock.now()
  const publish = await inTransaction(deps.db, async (tx) => {
    await endServices(tx, actor.userId, now)
    const end = await endSessionsOf(deps, tx, actor.userId, 'erased')
    await eraseUser(tx, { userId: actor.userId, name: privacy.erased.name, now })
    return end
  })
  publish()
}
