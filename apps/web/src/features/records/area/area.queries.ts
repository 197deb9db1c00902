import { getPatientArea } from '@emma/contracts/customers'
import { listAccessLog } from '@emma/contracts/records/access-log'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

// One person's data in the patient area: a dependent's id, or null for the account's holder.

/** Everybody's appointments by year; the area shows them with their results. */
export const patientAreaQuery = queryOptions({
  queryKey: ['records', 'patient-area'],
  queryFn: ({ signal }) => call(getPatientArea, { signal }),
})

export const accessLogQuery = (person: string | null, page: number) =>
  queryOptions({
    queryKey: ['records', 'access-log', person, page],
    queryFn: ({ signal }) => call(listAccessLog, { query: { page, dependent_id: person ?? 'self' }, signal }),
    placeholderData: keepPreviousData,
  })
