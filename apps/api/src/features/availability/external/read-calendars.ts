import { EXTERNAL_AHEAD, untilNextReading } from '@emma/domain/availability'
import { DAY } from '@emma/domain/interval'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { CalendarAnswer, Validators } from '../../../providers/calendars/port.ts'
import { lockOffers } from '../rules/rules.repo.ts'
import { emitSlotsChanged } from '../slots/emit-slots-changed.ts'
import { refreshNextSlot } from '../slots/slots.repo.ts'
import { cellOf } from './cell.ts'
import {
  findForReading,
  lockCalendar,
  noteFailure,
  noteRead,
  type ReadingRow,
  replaceBusy,
  takeDueCalendars,
} from './external.repo.ts'

declare module '../../../ports/jobs.ts' {
  interface JobPayloads {
    'read-external-calendars': unknown
    'read-external-calendar': { calendarId: string }
  }
}

const AT_ONCE = 500

/** Job: assigns due calendars to readers, and postpones their next reading. */
export const readExternalCalendars = async (deps: Deps): Promise<void> => {
  const { db, jobs, clock } = deps
  const now = clock.now()
  const next = new Date(now.getTime() + untilNextReading(0))
  const taken = await inTransaction(db, async (tx) => {
    const due = await takeDueCalendars(tx, now, next, AT_ONCE)
    // Not retried: failures are recorded, and after a crash it is due again soon.
    for (const calendarId of due) {
      await jobs.add(tx, 'read-external-calendar', { calendarId }, { maxAttempts: 1 })
    }
    return due.length
  })
  if (taken === AT_ONCE) await readExternalCalendars(deps)
}

/** Asks only for changes if the known events reach far enough; else reads all. */
const seenOf = ({ etag, last_modified, known_until }: ReadingRow, until: Date): Validators | undefined => {
  const isEnough = known_until !== null && known_until.getTime() > until.getTime() - DAY
  return isEnough ? { etag, lastModified: last_modified } : undefined
}

/** Stores a reading's result, under the locks of the practice; true if free times changed. */
const apply = async (tx: Tx, row: ReadingRow, answer: CalendarAnswer, now: Date, until: Date) => {
  const { id, specialist_id: specialistId } = row
  await lockOffers(tx, specialistId)
  const calendar = await lockCalendar(tx, id)
  if (!calendar) return false
  if (answer.kind === 'failed') {
    const next = new Date(now.getTime() + untilNextReading(calendar.failures + 1))
    await noteFailure(tx, id, answer.failure, next)
    return false
  }
  if (answer.kind === 'unchanged') {
    await noteRead(tx, id, now)
    return false
  }
  const { unread, validators } = answer
  const { etag, lastModified: last_modified } = validators
  await noteRead(tx, id, now, { etag, last_modified, known_until: until, unread })
  const isChanged = await replaceBusy(tx, { id, specialistId }, answer.busy)
  if (isChanged) await refreshNextSlot(tx, specialistId, now)
  return isChanged
}

/** Job: reads one calendar. Earlier events count until a reading succeeds. */
export const readExternalCalendar = async (
  deps: Deps,
  { calendarId }: { readonly calendarId: string },
): Promise<void> => {
  const row = await findForReading(deps.db, calendarId)
  if (!row) return
  const { id, specialist_id: specialistId, time_zone: zone } = row
  const now = deps.clock.now()
  const until = new Date(now.getTime() + EXTERNAL_AHEAD)
  const address = String(await deps.vault.open(deps.db, cellOf(specialistId, id), row.address_sealed))
  const within = { start: now.getTime() - DAY, end: until.getTime() }
  const answer = await deps.calendars.read({ address, seen: seenOf(row, until), zone, within })
  if (await inTransaction(deps.db, (tx) => apply(tx, row, answer, now, until))) {
    emitSlotsChanged(deps, specialistId)
  }
}
