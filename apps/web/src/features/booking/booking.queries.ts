import { listOpenSlots } from '@emma/contracts/availability/slots'
import * as booking from '@emma/contracts/booking'
import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import { getSpecialistCard } from '@emma/contracts/specialists'
import { appointmentStates } from '@emma/domain/booking'
import { MINUTE } from '@emma/domain/interval'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { inTime } from '../../lib/api/in-time.ts'

/** Data that an appointment's event invalidates. */
export const appointmentsKey = ['booking', 'appointments'] as const

/** A specialist with specialties, prices and places. */
export const bookableQuery = (id: string) =>
  queryOptions({
    queryKey: cardKey(id),
    queryFn: ({ signal }) => call(getSpecialistCard, { params: { id }, signal }),
    // Its first free slot passes.
    refetchInterval: MINUTE,
  })

/** The key of a specialist's card: specialties and prices. */
export const cardKey = (specialistId: string) => ['specialists', 'card', specialistId] as const

/** The key of everything read about a specialist's free slots. */
export const slotsKey = (specialistId: string) => ['booking', 'slots', specialistId] as const

interface SlotsAsked {
  readonly from: string
  readonly to: string
  /** The specialty whose price the slots show; the lowest price if undefined. */
  readonly specialtyId: string | undefined
  /** The consultation of a return visit; sent with its specialty. */
  readonly returnOf?: string | undefined
}

/** Open slots between two instants, at most 31 days apart. */
export const slotsQuery = (specialistId: string, { from, to, specialtyId, returnOf }: SlotsAsked) =>
  queryOptions({
    queryKey: [...slotsKey(specialistId), from, to, specialtyId, returnOf],
    queryFn: async ({ signal }) => {
      const visit = returnOf === undefined ? {} : { return_of: returnOf }
      const query = {
        from,
        to,
        ...(specialtyId === undefined ? {} : { specialty_id: specialtyId, ...visit }),
      }
      return (await call(listOpenSlots, { params: { id: specialistId }, query, signal })).data
    },
    staleTime: MINUTE / 6,
    refetchInterval: MINUTE,
  })

/** A small answer: later than this it counts as lost, and is asked for again. */
const PATIENCE_MS = MINUTE / 6

/** One appointment; polled while its payment is pending. */
export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'one', id],
    queryFn: ({ signal }) => inTime(call(booking.getSchedule, { params: { id }, signal }), PATIENCE_MS),
    refetchInterval: ({ state }) => (state.data?.status === 'awaiting_payment' ? 3000 : MINUTE),
  })

/** The customer's own; the allowed actions change with time, so it is reloaded. */
export const agendaQuery = (query: QueryIn<typeof booking.listOwnSchedules>) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'own', query],
    queryFn: ({ signal }) => call(booking.listOwnSchedules, { query, signal }),
    refetchInterval: MINUTE / 2,
    placeholderData: keepPreviousData,
  })

/** The customer's next or running appointment. */
export const nextAppointmentQuery = agendaQuery({
  status: 'confirmed,in_progress',
  sort: 'starts_at',
  pageSize: 1,
})

const everyStatus = appointmentStates.join(',')
const isAppointment = (item: object): item is booking.Appointment => 'customer' in item

type SpecialistAppointmentsQuery = Omit<QueryIn<typeof booking.listSpecialistSchedules>, 'status'> & {
  status?: string
}

/** The specialist's appointments of a period, without the open slots. */
export const specialistAppointmentsQuery = (
  specialistId: string,
  { status = everyStatus, ...period }: SpecialistAppointmentsQuery,
) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'specialist', specialistId, status, period],
    queryFn: async ({ signal }) => {
      const query = { ...period, status }
      const answer = await call(booking.listSpecialistSchedules, {
        params: { id: specialistId },
        query,
        signal,
      })
      return answer.data.filter(isAppointment)
    },
    refetchInterval: MINUTE / 2,
    placeholderData: keepPreviousData,
  })

/** One page of the specialist's appointments, over any period. */
export const specialistAppointmentsPageQuery = (
  specialistId: string,
  { status = everyStatus, ...asked }: SpecialistAppointmentsQuery,
) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'table', specialistId, status, asked],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(booking.listSpecialistSchedules, {
        params: { id: specialistId },
        query: { ...asked, status },
        signal,
      })
      return { data: data.filter(isAppointment), meta }
    },
    refetchInterval: MINUTE / 2,
    placeholderData: keepPreviousData,
  })

export interface Attempt {
  readonly customerId: string
  readonly slotId: string
  readonly body: BodyIn<typeof booking.confirmSchedule>
  readonly idempotencyKey: string
}

/** Books and pays; repeating the key repeats the same booking. */
export const confirmMutation = mutationOptions({
  mutationFn: ({ customerId, slotId, body, idempotencyKey }: Attempt) =>
    call(booking.confirmSchedule, { params: { customerId, scheduleId: slotId }, body, idempotencyKey }),
})

export const updateStatusMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string } & BodyIn<typeof booking.updateScheduleStatus>) =>
    call(booking.updateScheduleStatus, { params: { id }, body }),
})
