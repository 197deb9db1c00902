import type { QueryIn } from '@emma/contracts/kit'
import {
  listPatients,
  listPatientTags,
  readOwnNotes,
  savePatientNote,
  savePatientTags,
} from '@emma/contracts/patients'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

/** The account holder (null), or one of its dependents. */
export interface Whom {
  readonly customerId: string
  readonly dependentId: string | null
}

export const patientsQuery = (query: QueryIn<typeof listPatients>) =>
  queryOptions({
    queryKey: ['patients', 'list', query],
    queryFn: ({ signal }) => call(listPatients, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const patientTagsQuery = queryOptions({
  queryKey: ['patients', 'tags'],
  queryFn: ({ signal }) => call(listPatientTags, { signal }),
})

export const ownNotesQuery = ({ customerId, dependentId }: Whom) =>
  queryOptions({
    queryKey: ['patients', 'own', customerId, dependentId],
    queryFn: ({ signal }) =>
      call(readOwnNotes, {
        params: { customerId },
        query: dependentId === null ? {} : { dependent_id: dependentId },
        signal,
      }),
  })

export const tagsMutation = ({ customerId, dependentId }: Whom) =>
  mutationOptions({
    mutationFn: (names: readonly string[]) =>
      call(savePatientTags, {
        params: { customerId },
        body: { dependent_id: dependentId, names: [...names] },
      }),
  })

export const noteMutation = ({ customerId, dependentId }: Whom) =>
  mutationOptions({
    mutationFn: (text: string) =>
      call(savePatientNote, { params: { customerId }, body: { dependent_id: dependentId, text } }),
  })
