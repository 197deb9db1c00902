import * as admin from '@emma/contracts/companies/admin'
import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { companiesKey } from '../companies.queries.ts'

export const allCompaniesQuery = (query: QueryIn<typeof admin.listAllCompanies>) =>
  queryOptions({
    queryKey: [...companiesKey, 'all', query],
    queryFn: ({ signal }) => call(admin.listAllCompanies, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const detailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...companiesKey, 'details', id],
    queryFn: ({ signal }) => call(admin.getCompanyDetails, { params: { id }, signal }),
  })

interface Decision {
  readonly id: string
  readonly body: BodyIn<typeof admin.setCompanyStatus>
}
export const decideMutation = mutationOptions({
  mutationFn: ({ id, body }: Decision) => call(admin.setCompanyStatus, { params: { id }, body }),
})

export const recipientMutation = mutationOptions({
  mutationFn: (id: string) => call(admin.generateRecipient, { params: { id } }),
})

export const deleteDocumentMutation = mutationOptions({
  mutationFn: (id: string) => call(admin.deleteCnpj, { params: { id } }),
})
