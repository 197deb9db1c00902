import type { listQueue as endpoint } from '@emma/contracts/queue'
import { BOOKED_SOON_MINUTES, ENOUGH_ATTENDANCES } from '@emma/domain/queue'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { findAttending, findBookedSoon, findCurrent, findWaiting } from './board.repo.ts'
import { requireAttending } from './permission.ts'
import { initialsOf, toItem } from './queue.present.ts'
import { readAttendance, readClinical, shownAt } from './read-queue.ts'
import { findStanding } from './standing.repo.ts'

/** Who waits, in the order of being called, and who is called or attended. */
export const listQueue: UseCase<typeof endpoint> = (deps, call) =>
  inTransaction(deps.db, async (tx) => {
    await requireAttending(tx, call.actor)
    const { specialistId } = call.actor
    const at = shownAt(deps, call.actor)
    const rows = await findWaiting(tx)
    const clinical = await readClinical(deps, tx, call, rows)
    const current = await findCurrent(tx, specialistId)
    const standing = await findStanding(tx, at.now, ENOUGH_ATTENDANCES)
    const soon = new Date(at.now.getTime() + BOOKED_SOON_MINUTES * 60_000)
    const booked = await findBookedSoon(tx, specialistId, at.now, soon)
    const { average_wait_seconds: average } = standing
    return {
      data: rows.flatMap((row, index) => {
        const opened = clinical[index]
        return opened ? [toItem(row, opened, index + 1, at)] : []
      }),
      current: current ? await readAttendance(deps, tx, call, current) : null,
      attending: (await findAttending(tx)).map((row) => ({
        id: row.id,
        initials: initialsOf(row.name),
        specialist: row.specialist_name,
        status: row.status === 'called' ? ('called' as const) : ('in_progress' as const),
        since: (row.started_at ?? row.called_at ?? at.now).toISOString(),
      })),
      on_duty: standing.on_duty,
      average_wait: average === null ? null : Math.round(average / 60),
      booked_soon: booked ? { id: booked.id, starts_at: booked.starts_at.toISOString() } : null,
    }
  })
