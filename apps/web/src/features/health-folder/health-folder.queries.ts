import { readHealthFolder, searchHealthFolder } from '@emma/contracts/health-folder'
import { listAllergies } from '@emma/contracts/records/allergies'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

// For one person of the account: a dependent's id, or null for its holder.

export const folderQuery = (person: string | null) =>
  queryOptions({
    queryKey: ['health-folder', 'newest', person],
    queryFn: ({ signal }) => call(readHealthFolder, { query: { dependent_id: person ?? 'self' }, signal }),
  })

export const searchQuery = (person: string | null, search: string) =>
  queryOptions({
    queryKey: ['health-folder', 'search', person, search],
    queryFn: ({ signal }) =>
      call(searchHealthFolder, { query: { search, dependent_id: person ?? 'self' }, signal }),
    placeholderData: keepPreviousData,
  })

export const ownAllergiesQuery = (customerId: string, person: string | null) =>
  queryOptions({
    queryKey: ['records', 'allergies', 'own', customerId, person],
    queryFn: ({ signal }) => {
      const query = person === null ? {} : { dependent_id: person }
      return call(listAllergies, { params: { customerId }, query, signal })
    },
  })
