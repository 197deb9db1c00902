import type { addExternalCalendar as endpoint } from '@emma/contracts/availability/external-calendars'
import { MOST_EXTERNAL_CALENDARS, untilNextReading } from '@emma/domain/availability'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { lockOffers } from '../rules/rules.repo.ts'
import { toCalendar } from './calendar.present.ts'
import { cellOf } from './cell.ts'
import { findCalendars, insertCalendar } from './external.repo.ts'

/** Seals the address and reads it at once; the result appears in the list. */
export const addExternalCalendar: UseCase<typeof endpoint> = (deps, { actor, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { specialistId } = actor
    const url = deps.calendars.accept(body.address)
    if (!url) throw new AppError('calendar_address_refused')
    await lockOffers(tx, specialistId)
    if ((await findCalendars(tx, specialistId)).length >= MOST_EXTERNAL_CALENDARS) {
      throw new AppError('external_calendars_limit')
    }
    const [id, now] = [deps.newId(), deps.clock.now()]
    const sealed = await deps.vault.seal(tx, cellOf(specialistId, id), url.href)
    const hash = deps.vault.blindIndex(`calendar|${url.href}`)
    const dueAt = new Date(now.getTime() + untilNextReading(0))
    const calendar = { id, specialistId, name: body.name, sealed, hash, host: url.hostname, now, dueAt }
    if (!(await insertCalendar(tx, calendar))) throw new AppError('external_calendar_known')
    await deps.jobs.add(tx, 'read-external-calendar', { calendarId: id }, { maxAttempts: 1 })
    const added = { id, name: body.name, host: url.hostname, created_at: now, due_at: dueAt }
    return toCalendar({ ...added, read_at: null, failure: null, unread: 0 })
  })
