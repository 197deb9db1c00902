import { refundCredit } from '@emma/contracts/booking/cancellation'
import { type CreditBalance, getBalance, getStatement } from '@emma/contracts/wallet'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

const empty: CreditBalance = { totalBalance: 0, credits: [] }

/** The customer's wallet; empty for people without one (an admin loads other sums). */
export const walletQuery = queryOptions({
  queryKey: ['wallet', 'balance'],
  queryFn: async ({ signal }) => {
    const balance = await call(getBalance, { signal })
    return 'totalBalance' in balance ? balance : empty
  },
})

/** Every movement, newest first. */
export const statementQuery = (page: number) =>
  queryOptions({
    queryKey: ['wallet', 'statement', page],
    queryFn: ({ signal }) => call(getStatement, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

interface Refund {
  readonly appointmentId: string
  readonly creditId: string
  readonly idempotencyKey: string
}

export const refundMutation = mutationOptions({
  mutationFn: ({ appointmentId, creditId, idempotencyKey }: Refund) =>
    call(refundCredit, { params: { id: appointmentId }, query: { creditId }, idempotencyKey }),
})
