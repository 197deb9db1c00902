import type { QueryIn } from '@emma/contracts/kit'
import { listChargeBacks } from '@emma/contracts/payments'
import {
  getReconciliation,
  listDifferences,
  type ReconciliationState,
  runReconciliation,
  settleDifference,
} from '@emma/contracts/reconciliation'
import { getBalance, type PlatformBalance } from '@emma/contracts/wallet'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { earningsKey } from '../earnings.queries.ts'

const platformKey = [...earningsKey, 'platform'] as const

/** The platform's money, for an admin. */
export const platformQuery = queryOptions({
  queryKey: [...platformKey, 'balance'],
  queryFn: async ({ signal }): Promise<PlatformBalance> => {
    const balance = await call(getBalance, { signal })
    if ('provider' in balance) return balance
    throw new Error('The server answered a wallet to an admin')
  },
})

const RUNNING_MS = 2000

/** Whether a comparison is running. */
export const isRunning = ({ last_run }: Pick<ReconciliationState, 'last_run'>): boolean =>
  last_run !== null && last_run.finished_at === null

/** How the provider's figures compare with the ledger. */
export const reconciliationQuery = queryOptions({
  queryKey: [...platformKey, 'reconciliation'],
  queryFn: ({ signal }) => call(getReconciliation, { signal }),
  // A job does it: the page polls until it is done.
  refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? RUNNING_MS : false),
})

/** Differences found by the reconciliation. */
export const differencesQuery = (query: QueryIn<typeof listDifferences>) =>
  queryOptions({
    queryKey: [...platformKey, 'differences', query],
    queryFn: ({ signal }) => call(listDifferences, { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Charge-backs. */
export const chargeBacksQuery = (at: QueryIn<typeof listChargeBacks>) =>
  queryOptions({
    queryKey: [...platformKey, 'charge-backs', at],
    queryFn: ({ signal }) => call(listChargeBacks, { query: at, signal }),
    placeholderData: keepPreviousData,
  })

export const runMutation = mutationOptions({ mutationFn: () => call(runReconciliation, {}) })

export const settleMutation = mutationOptions({
  mutationFn: ({ id, reason, correct }: { id: string; reason: string; correct: boolean }) =>
    call(settleDifference, { params: { id }, body: { reason, correct } }),
})
