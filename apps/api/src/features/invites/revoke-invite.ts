import type { revokeInvite as endpoint } from '@emma/contracts/invites'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { lockAdministered } from '../companies/index.ts'
import { nextOf } from './answer-invite.ts'
import { toInvite } from './invites.present.ts'
import { endInvite, findInvite, lockInvite } from './invites.repo.ts'

/** Revokes an unanswered invitation. */
export const revokeInvite: UseCase<typeof endpoint> = (deps, { actor, body }) =>
  inTransaction(deps.db, async (tx) => {
    const found = await findInvite(tx, body.invite_id)
    if (!found) throw notFound()
    await lockAdministered(tx, actor, found.company_id)
    const row = await lockInvite(tx, found.id)
    if (!row) throw notFound()
    const now = deps.clock.now()
    await endInvite(tx, row.id, { status: nextOf(row, 'revoke', now), now })
    const ended = await findInvite(tx, row.id)
    if (!ended) throw notFound()
    return toInvite(ended, now, null)
  })
