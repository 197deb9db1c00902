import * as availability from '@emma/contracts/availability'
import { listSpecialistSchedules } from '@emma/contracts/booking'
import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { addDays, startOf, WEEK } from '../../lib/days.ts'

const minute = 60_000

/** A specialist's open slots in the week that begins on a date of the reader's calendar. */
export const openSlotsQuery = (specialistId: string, first: string) =>
  queryOptions({
    queryKey: ['booking', 'slots', specialistId, first],
    queryFn: async ({ signal }) => {
      const query = { from: startOf(first), to: startOf(addDays(first, WEEK)) }
      return (await call(availability.listOpenSlots, { params: { id: specialistId }, query, signal })).data
    },
    staleTime: minute / 2,
    refetchInterval: minute,
  })

/** Under one key: a change of rules makes rules, day and preview old. */
export const practiceKey = ['availability'] as const

export const practiceQuery = queryOptions({
  queryKey: [...practiceKey, 'practice'],
  queryFn: ({ signal }) => call(availability.listAvailability, { signal }),
})

type PreviewQuery = QueryIn<typeof availability.previewSlots>
export const previewQuery = (query: PreviewQuery) =>
  queryOptions({
    queryKey: [...practiceKey, 'preview', query],
    queryFn: async ({ signal }) => (await call(availability.previewSlots, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export type RuleIn = BodyIn<typeof availability.createRule>
export type BlockIn = BodyIn<typeof availability.createBlock>

/** A new rule, or an old one as it is to be. */
export const saveRuleMutation = mutationOptions({
  mutationFn: ({ id, body }: { readonly id: string | undefined; readonly body: RuleIn }) =>
    id === undefined
      ? call(availability.createRule, { body })
      : call(availability.updateRule, { params: { id }, body }),
})
export const deleteRuleMutation = mutationOptions({
  mutationFn: (id: string) => call(availability.deleteRule, { params: { id } }),
})
export const createBlockMutation = mutationOptions({
  mutationFn: (body: BlockIn) => call(availability.createBlock, { body }),
})
export const deleteBlockMutation = mutationOptions({
  mutationFn: (id: string) => call(availability.deleteBlock, { params: { id } }),
})
export const closeSlotMutation = mutationOptions({
  mutationFn: (id: string) => call(availability.closeSlot, { params: { id } }),
})

const standing = ['open', 'awaiting_payment', 'confirmed', 'in_progress', 'finished']

/** One day of the specialist: open slots and appointments, in time's order. */
export const dayQuery = (specialistId: string, date: string) =>
  queryOptions({
    queryKey: ['booking', 'day', specialistId, date],
    queryFn: async ({ signal }) => {
      const query = { from: date, to: date }
      const answer = await call(listSpecialistSchedules, { params: { id: specialistId }, query, signal })
      return answer.data.filter(({ status }) => standing.includes(status))
    },
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  })
