import {
  approveWithdrawal,
  listWithdrawals,
  rejectWithdrawal,
  requestWithdrawal,
  type Withdrawal,
} from '@emma/contracts/earnings'
import { createKycLink, deleteBankAccount, getBankAccount } from '@emma/contracts/earnings/bank-accounts'
import type { QueryIn } from '@emma/contracts/kit'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { attempts, isUnanswered } from '../../../lib/api/attempt.ts'
import { isProblem } from '../../../lib/api/problem.ts'
import { earningsKey } from '../earnings.queries.ts'

const FOLLOW_MS = 5000
const ended: ReadonlySet<Withdrawal['status']> = new Set(['paid', 'rejected', 'failed'])

/** Withdrawals, newest first; asked about again while one of them is on its way. */
export const withdrawalsQuery = (query: QueryIn<typeof listWithdrawals>) =>
  queryOptions({
    queryKey: [...earningsKey, 'withdrawals', query],
    queryFn: ({ signal }) => call(listWithdrawals, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => !ended.has(status)) ? FOLLOW_MS : false,
  })

/** The own bank account, or none. */
export const bankAccountQuery = (specialistId: string) =>
  queryOptions({
    queryKey: [...earningsKey, 'bank-account', specialistId],
    queryFn: async ({ signal }) => {
      try {
        return await call(getBankAccount, { params: { id: specialistId }, signal })
      } catch (error) {
        if (isProblem(error, 'not_found')) return null
        throw error
      }
    },
  })

const withdrawing = attempts('withdrawalAttempt')

/** Asks for a withdrawal; as long as no answer came, the same amount is the same attempt. */
export const requestMutation = mutationOptions({
  mutationFn: async (amount: number) => {
    const idempotencyKey = withdrawing.keyOf(String(amount))
    try {
      const made = await call(requestWithdrawal, { body: { amount }, idempotencyKey })
      withdrawing.end()
      return made
    } catch (error) {
      if (!isUnanswered(error)) withdrawing.end()
      throw error
    }
  },
})

export const approveMutation = mutationOptions({
  mutationFn: (id: string) => call(approveWithdrawal, { params: { id } }),
})

export const rejectMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    call(rejectWithdrawal, { params: { id }, body: { reason } }),
})

export const removeAccountMutation = mutationOptions({
  mutationFn: (specialistId: string) => call(deleteBankAccount, { params: { id: specialistId } }),
})

export const kycMutation = mutationOptions({
  mutationFn: (specialistId: string) => call(createKycLink, { params: { id: specialistId } }),
})
