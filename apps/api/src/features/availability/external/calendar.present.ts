import type { ExternalCalendar } from '@emma/contracts/availability/external-calendars'
import type { CalendarRow } from './external.repo.ts'

export const toCalendar = ({ created_at, read_at, due_at, ...row }: CalendarRow): ExternalCalendar => ({
  ...row,
  created_at: created_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
  due_at: due_at.toISOString(),
})
