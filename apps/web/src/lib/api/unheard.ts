import type { UseQueryResult } from '@tanstack/react-query'

type State = Pick<UseQueryResult, 'isRefetchError' | 'failureCount' | 'isPaused'>

/** Whether what a query shows could not be checked the last time: it is asked again, and may have changed. */
export const isUnheard = ({ isRefetchError, failureCount, isPaused }: State): boolean =>
  isRefetchError || failureCount > 0 || isPaused
