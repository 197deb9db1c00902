import { listDocuments, type PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { addDays, today } from '../../../lib/time/days.ts'

export type Kind = PrescriptionDocument['kind']

/** One person's documents: a dependent's, or with null one's own; of some kinds, or all. */
export const receivedQuery = (person: string | null, kinds: readonly Kind[] | undefined, page: number) =>
  queryOptions({
    queryKey: ['prescriptions', 'received', person, kinds, page],
    queryFn: ({ signal }) =>
      call(listDocuments, {
        query: { page, kind: kinds?.join(','), dependent_id: person ?? 'self' },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

const LATEST = 20
const DAYS_BEFORE = 7

/** The account's prescriptions, dependents' too, that soon expire at the pharmacy, the nearest first. */
export const endingPrescriptionsQuery = queryOptions({
  queryKey: ['prescriptions', 'received', 'ending'],
  queryFn: ({ signal }) => call(listDocuments, { query: { kind: 'prescription', pageSize: LATEST }, signal }),
  select: ({ data }) => {
    const [first, last] = [today(), addDays(today(), DAYS_BEFORE)]
    const endOf = ({ valid_until }: PrescriptionDocument): string => valid_until ?? ''
    return data
      .filter((document) => endOf(document) >= first && endOf(document) <= last)
      .toSorted((a, b) => endOf(a).localeCompare(endOf(b)))
  },
})

const MOST = 50

/** The documents of one appointment, for anyone of the account. */
export const givenQuery = (appointmentId: string) =>
  queryOptions({
    queryKey: ['prescriptions', 'received', 'appointment', appointmentId],
    queryFn: ({ signal }) =>
      call(listDocuments, { query: { schedule_id: appointmentId, pageSize: MOST }, signal }),
  })
