import {
  approveWithdrawal,
  listWithdrawals,
  rejectWithdrawal,
  requestWithdrawal,
  type Withdrawal,
} from '@emma/contracts/earnings'
import { createKycLink, deleteBankAccount, getBankAccount } from '@emma/contracts/earnings/bank-accounts'
import type { QueryIn, ResponseOf } from '@emma/contracts/kit'
import { keepPreviousData, mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { attempts, isUnanswered } from '../../../lib/api/attempt.ts'
import { isProblem } from '../../../lib/api/problem.ts'
import { earningsKey } from '../earnings.queries.ts'

const FOLLOW_MS = 5000
const ended: ReadonlySet<Withdrawal['status']> = new Set(['paid', 'rejected', 'failed'])

type Page = ResponseOf<typeof listWithdrawals>

/** A list of withdrawals; polled while one of them is pending. */
export const followedQuery = (queryKey: QueryKey, load: (signal: AbortSignal) => Promise<Page>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => !ended.has(status)) ? FOLLOW_MS : false,
  })

export type FollowedQuery = ReturnType<typeof followedQuery>

/** Withdrawals, newest first. */
export const withdrawalsQuery = (query: QueryIn<typeof listWithdrawals>) =>
  followedQuery([...earningsKey, 'withdrawals', query], (signal) => call(listWithdrawals, { query, signal }))

/** The own bank account, or null. */
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

type Send = (amount: number, idempotencyKey: string) => Promise<Withdrawal>

/** Requests a withdrawal; until an answer arrives, the same amount of the same owner is the same attempt. */
export const askingMutation = (owner: string, send: Send) =>
  mutationOptions({
    mutationFn: async (amount: number) => {
      const idempotencyKey = withdrawing.keyOf(`${owner}:${amount}`)
      try {
        const made = await send(amount, idempotencyKey)
        withdrawing.end()
        return made
      } catch (error) {
        if (!isUnanswered(error)) withdrawing.end()
        throw error
      }
    },
  })

export const requestMutation = askingMutation('own', (amount, idempotencyKey) =>
  call(requestWithdrawal, { body: { amount }, idempotencyKey }),
)

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
