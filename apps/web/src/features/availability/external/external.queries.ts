import * as external from '@emma/contracts/availability/external-calendars'
import type { BodyIn } from '@emma/contracts/kit'
import { MINUTE } from '@emma/domain/interval'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { inTime } from '../../../lib/api/in-time.ts'
import { practiceKey } from '../availability.queries.ts'
import type { Days } from '../calendar/calendar-filters.ts'

export type ExternalCalendar = external.ExternalCalendar
const SOON = 2000

/** A new one's first reading takes a few seconds, and the screen waits for it. */
const isNew = ({ read_at, failure }: ExternalCalendar): boolean => read_at === null && failure === null

export const calendarsQuery = queryOptions({
  queryKey: [...practiceKey, 'calendars'],
  queryFn: async ({ signal }) => (await call(external.listExternalCalendars, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.some(isNew) ? SOON : MINUTE),
})
export const addCalendarMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof external.addExternalCalendar>) =>
    call(external.addExternalCalendar, { body }),
})
export const removeCalendarMutation = mutationOptions({
  mutationFn: (id: string) => call(external.removeExternalCalendar, { params: { id } }),
})

export type Busy = Awaited<ReturnType<typeof busyOf>>[number]
/** A free time is pressed soon: without an answer by then, busy time is said to be missing. */
const BUSY_MS = 10_000
const busyOf = async (query: Days, signal: AbortSignal) =>
  (await inTime(call(external.listExternalBusy, { query, signal }), BUSY_MS)).data

/** Busy time of external calendars on these days. */
export const busyQuery = (days: Days) =>
  queryOptions({
    queryKey: [...practiceKey, 'busy', days.from, days.to],
    queryFn: ({ signal }) => busyOf(days, signal),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE,
  })
