import { ApiError } from '@emma/contracts/kit'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from './loading-lines.tsx'
import classes from './query-view.module.css'
import { ErrorState, ForbiddenState, OfflineState } from './state-block.tsx'

interface Props<T> {
  readonly query: UseQueryResult<T>
  /** A skeleton of the same shape as what comes. */
  readonly skeleton?: ReactNode
  /** Shown instead of the content when `isEmpty` says so. */
  readonly empty?: ReactNode
  readonly isEmpty?: (data: T) => boolean
  /** The screen is this query alone: its states name the screen. */
  readonly alone?: boolean
  readonly children: (data: T) => ReactNode
}

/** Newer data was asked for and did not come: what is there stays, and says so. */
const Stale = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <p role="status" className={classes.stale}>
      {t('state.stale')}
      <Button variant="subtle" size="sm" onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </p>
  )
}

/** The states of a query, so that a screen only says what its data looks like. Old data stays while new is fetched. */
export const QueryView = <T,>({ query, skeleton, empty, isEmpty, alone, children }: Props<T>) => {
  if (query.data !== undefined) {
    return (
      <>
        {query.isRefetchError && <Stale onRetry={() => void query.refetch()} />}
        {empty && isEmpty?.(query.data) ? empty : children(query.data)}
      </>
    )
  }
  if (query.isError) {
    const forbidden = query.error instanceof ApiError && query.error.problem.status === 403
    return forbidden ? (
      <ForbiddenState alone={alone} />
    ) : (
      <ErrorState alone={alone} error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (query.fetchStatus === 'paused') return <OfflineState alone={alone} />
  return <>{skeleton ?? <LoadingLines />}</>
}
