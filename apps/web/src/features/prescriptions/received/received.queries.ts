import { listDocuments, type PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export type Kind = PrescriptionDocument['kind']

/** What one person received, a dependent's or with null one's own; of one kind, or all. */
export const receivedQuery = (person: string | null, kind: Kind | undefined, page: number) =>
  queryOptions({
    queryKey: ['prescriptions', 'received', person, kind, page],
    queryFn: ({ signal }) =>
      call(listDocuments, { query: { page, kind, dependent_id: person ?? 'self' }, signal }),
    placeholderData: keepPreviousData,
  })
