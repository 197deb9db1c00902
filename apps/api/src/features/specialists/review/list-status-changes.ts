import type { listStatusChanges as endpoint } from '@emma/contracts/specialists/review'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findAccount } from '../account.repo.ts'
import { statusOf } from '../profile/profile.present.ts'
import { findMoves, type MoveRow } from './review.repo.ts'

const toChange = (row: MoveRow) => ({
  id: row.id,
  from: statusOf({ status: row.from_status }),
  to: statusOf({ status: row.to_status }),
  reason: row.reason,
  by: {
    id: row.user_id,
    name: `${row.first_name} ${row.last_name}`,
    role: row.role === 'admin' ? ('admin' as const) : ('specialist' as const),
  },
  at: row.changed_at.toISOString(),
})

/** Changes of a specialist's status: who, when and why. */
export const listStatusChanges: UseCase<typeof endpoint> = async ({ readDb }, { params }) => {
  if (!(await findAccount(readDb, params.id))) throw notFound()
  return { data: (await findMoves(readDb, params.id)).map(toChange) }
}
