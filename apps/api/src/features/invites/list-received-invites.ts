import type { listReceivedInvites as endpoint } from '@emma/contracts/invites'
import { DAY } from '@emma/domain/interval'
import type { Deps } from '../../deps.ts'
import type { UseCase } from '../../http/mount.ts'
import { toInvite } from './invites.present.ts'
import { countOpen, countReceived, findReceived } from './invites.repo.ts'
import { receiverOf } from './receiver.ts'

/** How long an ended invitation is still shown. */
const SHOWN_MS = 90 * DAY

export const listReceivedInvites: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { db, clock } = deps
  const { page, pageSize } = query
  const now = clock.now()
  const since = new Date(now.getTime() - SHOWN_MS)
  const receiver = await receiverOf(deps, db, actor.specialistId)
  const [rows, total] = await Promise.all([
    findReceived(db, receiver, { now, since, limit: pageSize, offset: (page - 1) * pageSize }),
    countReceived(db, receiver, since),
  ])
  return { invites: rows.map((row) => toInvite(row, now, null)), meta: { page, pageSize, total } }
}

/** How many invitations wait for a specialist's answer. */
export const countOpenInvites = async (
  deps: Pick<Deps, 'readDb' | 'vault' | 'clock'>,
  specialistId: string,
): Promise<number> =>
  countOpen(deps.readDb, await receiverOf(deps, deps.readDb, specialistId), deps.clock.now())
