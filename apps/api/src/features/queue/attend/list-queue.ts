import type { listQueue as endpoint } from '@emma/contracts/queue/attendance'
import { MINUTE } from '@emma/domain/interval'
import { BOOKED_SOON_MINUTES } from '@emma/domain/queue'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { pointedInitials, toItem } from '../queue.present.ts'
import { findQueueNow } from '../queue-status.repo.ts'
import { averageWait } from '../waiting-now.ts'
import { findAttending, findBookedSoon, findCurrent, findWaiting } from './board.repo.ts'
import { requireAttending } from './permission.ts'
import { readAttendance, readClinical, shownAt } from './read-queue.ts'

/** The people waiting, in the order of being called, and those called or attended. */
export const listQueue: UseCase<typeof endpoint> = (deps, call) =>
  inTransaction(deps.db, async (tx) => {
    const kinds = await requireAttending(tx, call.actor)
    const { specialistId } = call.actor
    const at = shownAt(deps, call.actor)
    const rows = await findWaiting(tx, kinds)
    const clinical = await readClinical(deps, tx, call, rows)
    const current = await findCurrent(tx, specialistId)
    const queue = await findQueueNow(tx, at.now)
    const soon = new Date(at.now.getTime() + BOOKED_SOON_MINUTES * MINUTE)
    const booked = await findBookedSoon(tx, specialistId, at.now, soon)
    return {
      data: rows.flatMap((row, index) => {
        const opened = clinical[index]
        return opened ? [toItem(row, opened, index + 1, at)] : []
      }),
      current: current ? await readAttendance(deps, tx, call, current) : null,
      attending: (await findAttending(tx)).map((row) => ({
        id: row.id,
        initials: pointedInitials(row.name),
        specialist: row.specialist_name,
        status: row.status === 'called' ? ('called' as const) : ('in_progress' as const),
        since: (row.started_at ?? row.called_at ?? at.now).toISOString(),
      })),
      on_duty: queue.serving.filter((each) => kinds.some((kind) => each.kinds.includes(kind))).length,
      average_wait: averageWait(queue, kinds),
      booked_soon: booked ? { id: booked.id, starts_at: booked.starts_at.toISOString() } : null,
    }
  })
