import { getSchedule, listOwnSchedules, updateScheduleStatus } from '@emma/contracts/booking'
import type { BodyIn } from '@emma/contracts/kit'
import { openConsultation } from '@emma/contracts/records'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { appointmentsKey } from '../booking/index.ts'
import type { CallDays } from './enter/call-days.ts'

const OFTEN_MS = 20_000

/** The appointment of a call; its allowed actions change with time. */
export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'call', id],
    queryFn: ({ signal }) => call(getSchedule, { params: { id }, signal }),
    refetchInterval: OFTEN_MS,
  })

/** The customer's appointments of some days, in order. */
export const ownDaysQuery = (days: CallDays) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'days', days],
    queryFn: async ({ signal }) => {
      const query = { ...days, sort: 'starts_at', pageSize: 50 } as const
      return (await call(listOwnSchedules, { query, signal })).data
    },
    refetchInterval: OFTEN_MS,
  })

export const statusMutation = mutationOptions({
  mutationFn: ({ id, status }: { id: string } & BodyIn<typeof updateScheduleStatus>) =>
    call(updateScheduleStatus, { params: { id }, body: { status } }),
})

/** The record begun for an appointment, if any. */
export const consultationQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', 'consultation', id],
    queryFn: ({ signal }) => call(openConsultation, { params: { id }, signal }),
  })
