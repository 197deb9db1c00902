import type { Slot } from '@emma/contracts/availability/slots'
import { listSpecialistSchedules } from '@emma/contracts/booking'
import * as onBehalf from '@emma/contracts/booking/on-behalf'
import * as series from '@emma/contracts/booking/series'
import type { BodyIn } from '@emma/contracts/kit'
import { listPatients } from '@emma/contracts/patients'
import { readContact } from '@emma/contracts/patients/contacts'
import { MINUTE } from '@emma/domain/interval'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { addDays } from '../../../lib/time/days.ts'
import { appointmentsKey, slotsKey } from '../booking.queries.ts'

const FOUND = 6

/** Patients by a part of the name, those without an account too. */
export const patientsNamedQuery = (search: string) =>
  queryOptions({
    queryKey: ['patients', 'named', search],
    queryFn: async ({ signal }) => {
      const query = { search, pageSize: FOUND, contacts: 'true' as const }
      return (await call(listPatients, { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })

/** The practice's patient without an account for whom it is. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'contact', id],
    queryFn: ({ signal }) => call(readContact, { params: { id }, signal }),
  })

/** The patient it is for, with their possible return visits. */
export const patientQuery = (customerId: string, dependentId: string | undefined) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'returns', customerId, dependentId],
    queryFn: ({ signal }) => {
      const dependent = dependentId === undefined ? {} : { dependent_id: dependentId }
      return call(onBehalf.listOpenReturns, { query: { customer_id: customerId, ...dependent }, signal })
    },
  })

const isSlot = (item: object): item is Slot => !('customer' in item)

/** The specialist's own open slots of a week of days. */
export const ownSlotsQuery = (specialistId: string, days: { readonly from: string; readonly to: string }) =>
  queryOptions({
    queryKey: [...slotsKey(specialistId), 'own', days],
    queryFn: async ({ signal }) => {
      const query = { from: days.from, to: addDays(days.to, -1), status: 'open' as const }
      const params = { id: specialistId }
      return (await call(listSpecialistSchedules, { params, query, signal })).data.filter(isSlot)
    },
    staleTime: MINUTE / 6,
    refetchInterval: MINUTE,
  })

interface SeriesAsked {
  readonly specialistId: string
  readonly slotId: string
  readonly specialtyId: string
  readonly weeks: string
  readonly times: string
}

/** The dates of a series, and which of them are free. */
export const seriesDatesQuery = ({ specialistId, slotId, specialtyId, weeks, times }: SeriesAsked) =>
  queryOptions({
    queryKey: [...slotsKey(specialistId), 'series', slotId, specialtyId, weeks, times],
    queryFn: async ({ signal }) => {
      const query = { slot_id: slotId, specialty_id: specialtyId, weeks, times }
      return (await call(series.previewSeries, { query, signal })).data
    },
    staleTime: MINUTE / 6,
    refetchInterval: MINUTE,
    placeholderData: keepPreviousData,
  })

interface SeriesBooking {
  readonly body: BodyIn<typeof series.bookSeries>
  readonly idempotencyKey: string
}
export const bookSeriesMutation = mutationOptions({
  mutationFn: async ({ body, idempotencyKey }: SeriesBooking) => ({
    appointment: null,
    ...(await call(series.bookSeries, { body, idempotencyKey })),
  }),
})

interface Booking {
  readonly body: BodyIn<typeof onBehalf.bookOnBehalf>
  readonly idempotencyKey: string
}
export const bookMutation = mutationOptions({
  mutationFn: ({ body, idempotencyKey }: Booking) => call(onBehalf.bookOnBehalf, { body, idempotencyKey }),
})
