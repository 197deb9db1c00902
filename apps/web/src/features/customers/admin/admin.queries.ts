import { type Customer, getCustomerById } from '@emma/contracts/customers'
import {
  blockCustomer,
  getCustomerAll,
  getCustomerStatus,
  resendCodeToCustomer,
  unblockCustomer,
} from '@emma/contracts/customers/admin'
import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import { eraseCustomer } from '@emma/contracts/privacy'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** Customers as admins see them. */
export const customerAdminKey = ['customers', 'admin'] as const

export const customersQuery = (query: QueryIn<typeof getCustomerAll>) =>
  queryOptions({
    queryKey: [...customerAdminKey, 'list', query],
    queryFn: ({ signal }) => call(getCustomerAll, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const statusQuery = (id: string) =>
  queryOptions({
    queryKey: [...customerAdminKey, 'status', id],
    queryFn: ({ signal }) => call(getCustomerStatus, { params: { id }, signal }),
  })

const isWhole = (found: object): found is Customer => 'creditBalance' in found

/** The whole account, as admins see it. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...customerAdminKey, 'account', id],
    queryFn: async ({ signal }): Promise<Customer> => {
      const found = await call(getCustomerById, { params: { id }, signal })
      if (!isWhole(found)) throw new Error('Somebody else is logged in')
      return found
    },
  })

export const blockMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string } & BodyIn<typeof blockCustomer>) =>
    call(blockCustomer, { params: { id }, body }),
})

interface WithReason {
  readonly id: string
  readonly reason: string
}

export const unblockMutation = mutationOptions({
  mutationFn: ({ id, reason }: WithReason) =>
    call(unblockCustomer, { params: { id }, body: { ...(reason && { reason }) } }),
})

export const eraseMutation = mutationOptions({
  mutationFn: ({ id, reason }: WithReason) =>
    call(eraseCustomer, { params: { id }, body: { ...(reason && { reason }) } }),
})

export const resendMutation = mutationOptions({
  mutationFn: (id: string) => call(resendCodeToCustomer, { params: { id } }),
})
