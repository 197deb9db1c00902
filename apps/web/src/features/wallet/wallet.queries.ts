import { type CreditBalance, getBalance } from '@emma/contracts/wallet'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const empty: CreditBalance = { totalBalance: 0, credits: [] }

/** The customer's wallet; whoever has none (an admin asks for other sums) has an empty one. */
export const walletQuery = queryOptions({
  queryKey: ['wallet', 'balance'],
  queryFn: async ({ signal }) => {
    const balance = await call(getBalance, { signal })
    return 'totalBalance' in balance ? balance : empty
  },
})
