import { ApiError, NetworkError } from '@emma/contracts/kit'
import { MutationCache } from '@tanstack/react-query'
import { forgetShared } from '../forget-shared.ts'
import { forgetDrafts } from '../forms/form-draft.ts'
import { forgetSeen } from '../last-seen/forget-seen.ts'
import { createStore } from '../store.ts'
import { session } from './api.ts'
import { FreshQueryClient } from './fresh-query-client.ts'
import { keepRetry } from './retry.ts'

const attempts = 2
const mayPass = new Set([502, 503, 504])

/** Failures worth a retry: a lost connection, a starting server. A refusal is final. */
const worthAnotherTry = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && mayPass.has(error.problem.status))

export const queryClient = new FreshQueryClient({
  mutationCache: new MutationCache({
    // The same variables: if they carry an Idempotency-Key, it is the same attempt.
    onError: (error, variables, _kept, mutation) =>
      keepRetry(error, () => void mutation.execute(variables).catch(() => undefined)),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Data shown without a connection may be hours old.
      refetchOnReconnect: 'always',
      retry: (failures, error) => failures < attempts && worthAnotherTry(error),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** How often one person has followed another: screens drawn for the one are not kept for the next. */
export const readers = createStore(0)

/** One person's data is never shown to the next, here or after a change in another tab. */
let reader = session.state().user?.id
let lastReader = reader
session.subscribe(() => {
  const id = session.state().user?.id
  if (id !== reader) {
    queryClient.clear()
    if (reader !== undefined) {
      forgetDrafts()
      void forgetSeen(id)
      // An expired session leads back to the login, and shared files still wait to be sent.
      if (session.state().ended !== 'expired') forgetShared()
    }
  }
  reader = id
  if (id === undefined) return
  // An open screen still holds what it has shown, although the client forgot it.
  if (lastReader !== undefined && id !== lastReader) readers.set(readers.get() + 1)
  lastReader = id
})
