import { listCompanyWithdrawals, requestCompanyWithdrawal } from '@emma/contracts/companies/money'
import { call } from '../../../lib/api/api.ts'
import { askingMutation, followedQuery } from '../../earnings/index.ts'
import { companiesKey } from '../companies.queries.ts'

/** Withdrawals of the company's share, newest first. */
export const withdrawalsQuery = (id: string, page: number) =>
  followedQuery([...companiesKey, 'withdrawals', id, page], (signal) =>
    call(listCompanyWithdrawals, { params: { id }, query: { page }, signal }),
  )

export const withdrawMutation = (id: string) =>
  askingMutation(id, (amount, idempotencyKey) =>
    call(requestCompanyWithdrawal, { params: { id }, body: { amount }, idempotencyKey }),
  )
