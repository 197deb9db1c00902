import * as availability from '@emma/contracts/availability'
import { listHolidays } from '@emma/contracts/availability/holidays'
import { listOpenSlots } from '@emma/contracts/availability/slots'
import { previewWeek, saveWeek } from '@emma/contracts/availability/week'
import { listSpecialistSchedules } from '@emma/contracts/booking'
import type { BodyIn, QueryIn, ResponseOf } from '@emma/contracts/kit'
import { readPracticeLine } from '@emma/contracts/waitlist'
import { MINUTE } from '@emma/domain/interval'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { repeatUnanswered } from '../../lib/api/attempt.ts'
import { addDays, startOf, WEEK } from '../../lib/time/days.ts'
import type { Days } from './calendar/calendar-filters.ts'

/** A specialist's open slots in the week that begins on a date in the reader's zone. */
export const openSlotsQuery = (specialistId: string, first: string) =>
  queryOptions({
    queryKey: ['booking', 'slots', specialistId, first],
    queryFn: async ({ signal }) => {
      const query = { from: startOf(first), to: startOf(addDays(first, WEEK)) }
      return (await call(listOpenSlots, { params: { id: specialistId }, query, signal })).data
    },
    staleTime: MINUTE / 2,
    refetchInterval: MINUTE,
  })

/** One key: a change of rules invalidates rules, day and preview. */
export const practiceKey = ['availability'] as const

/** A conflict ends at its appointment's start without an event, so the list is polled. */
const whileAny = (conflicts: readonly unknown[] | undefined) => (conflicts?.length ? MINUTE : false)

export const practiceQuery = queryOptions({
  queryKey: [...practiceKey, 'practice'],
  queryFn: ({ signal }) => call(availability.listAvailability, { signal }),
  refetchInterval: ({ state }) => whileAny(state.data?.conflicts),
})

/** Rules, time off, conflicts, and their zone. */
export type Practice = ResponseOf<typeof availability.listAvailability>

type PreviewQuery = QueryIn<typeof availability.previewSlots>
export const previewQuery = (query: PreviewQuery) =>
  queryOptions({
    queryKey: [...practiceKey, 'preview', query],
    queryFn: async ({ signal }) => (await call(availability.previewSlots, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export type RuleIn = BodyIn<typeof availability.createRule>
export type BlockIn = BodyIn<typeof availability.createBlock>

type WeekIn = BodyIn<typeof previewWeek>['rules']
/** The appointments that weekly rules would not cover. */
export const previewWeekQuery = (rules: WeekIn) =>
  queryOptions({
    queryKey: [...practiceKey, 'week', rules],
    queryFn: async ({ signal }) => (await call(previewWeek, { body: { rules }, signal })).conflicts,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => whileAny(state.data),
  })
export const saveWeekMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof saveWeek>) => call(saveWeek, { body }),
})

/** A new or a changed rule. */
export const saveRuleMutation = mutationOptions({
  mutationFn: ({ id, body }: { readonly id: string | undefined; readonly body: RuleIn }) =>
    id === undefined
      ? call(availability.createRule, { body })
      : call(availability.updateRule, { params: { id }, body }),
})
/** The same change again is the same; a new rule twice would meet itself. */
export const changeRuleMutation = mutationOptions({ ...saveRuleMutation, retry: repeatUnanswered })
export const deleteRuleMutation = mutationOptions({
  mutationFn: (id: string) => call(availability.deleteRule, { params: { id } }),
})
export const createBlockMutation = mutationOptions({
  mutationFn: (body: BlockIn) => call(availability.createBlock, { body }),
  // The same time off again is the same.
  retry: repeatUnanswered,
})
export const updateBlockMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { readonly id: string } & BlockIn) =>
    call(availability.updateBlock, { params: { id }, body }),
  retry: repeatUnanswered,
})
export const deleteBlockMutation = mutationOptions({
  mutationFn: (id: string) => call(availability.deleteBlock, { params: { id } }),
})
export const closeSlotMutation = mutationOptions({
  mutationFn: (id: string) => call(availability.closeSlot, { params: { id } }),
})

/** One after the other; stops at the first refusal. */
const inTurn = async (ids: readonly string[], solve: (id: string) => Promise<unknown>): Promise<void> => {
  for (const id of ids) await solve(id)
}
export const keepConflictsMutation = mutationOptions({
  mutationFn: (ids: readonly string[]) =>
    inTurn(ids, (id) => call(availability.keepConflict, { params: { id } })),
})
export const askConflictsMutation = mutationOptions({
  mutationFn: (ids: readonly string[]) =>
    inTurn(ids, (id) => call(availability.askReschedule, { params: { id } })),
})

export const holidaysQuery = queryOptions({
  queryKey: [...practiceKey, 'holidays'],
  queryFn: async ({ signal }) => (await call(listHolidays, { signal })).data,
})

/** How many wait for a time of the practice, and the times that are offered to them now. */
export const practiceLineQuery = queryOptions({
  queryKey: ['booking', 'line'],
  queryFn: ({ signal }) => call(readPracticeLine, { signal }),
  refetchInterval: MINUTE / 2,
})

/** The specialist's days: appointments and open slots, in order. */
export const daysQuery = (specialistId: string, { from, to }: Days) =>
  queryOptions({
    queryKey: ['booking', 'days', specialistId, from, to],
    queryFn: async ({ signal }) => {
      const answer = await call(listSpecialistSchedules, {
        params: { id: specialistId },
        query: { from, to },
        signal,
      })
      return answer.data
    },
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE,
  })
