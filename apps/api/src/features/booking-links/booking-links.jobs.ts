import { DAY } from '@emma/domain/interval'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { emitSlotsChanged } from '../availability/index.ts'
import { endLinks } from './end-link.ts'
import { forgetPeople, lockDueLinks } from './links.repo.ts'
import { remindSeries } from './remind-series.ts'
import { sendBookingLink } from './send-link.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'end-booking-links': unknown
    'forget-booking-links': unknown
    'remind-series': unknown
  }
}

const AT_ONCE = 50
/** For a week the specialist still sees the person of a link that nobody accepted. */
export const KEPT_MS = 7 * DAY

/** Job: opens the slots of links past their deadline. */
export const endBookingLinks = async (deps: Deps): Promise<void> => {
  const ended = await inTransaction(deps.db, async (tx) => {
    const due = await lockDueLinks(tx, deps.clock.now(), AT_ONCE)
    // The dates of a series that end together are one message.
    const groups = Map.groupBy(due, ({ id, series_id }) => series_id ?? id)
    for (const rows of groups.values()) await endLinks(deps, tx, rows, 'expire')
    return due
  })
  for (const id of new Set(ended.map(({ specialist_id }) => specialist_id))) emitSlotsChanged(deps, id)
  if (ended.length === AT_ONCE) await endBookingLinks(deps)
}

export const bookingLinkJobs: JobHandlers = {
  'send-booking-link': sendBookingLink,
  'end-booking-links': endBookingLinks,
  'remind-series': remindSeries,
  'forget-booking-links': (deps) =>
    inTransaction(deps.db, async (tx) => {
      const before = new Date(deps.clock.now().getTime() - KEPT_MS)
      await deps.vault.erase(tx, await forgetPeople(tx, before))
    }),
}

export const bookingLinkCrontab: readonly CronLine[] = [
  { job: 'end-booking-links', at: '* * * * *' },
  { job: 'remind-series', at: '*/10 * * * *' },
  { job: 'forget-booking-links', at: '10 4 * * *' },
]
