import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailure } from '../failure/failures.tsx'
import { QueryFailure } from '../failure/query-failure.tsx'
import { StateStrip } from '../notice/state-strip.tsx'
import { LoadingLines } from './loading-lines.tsx'
import classes from './query-view.module.css'
import { OfflineState } from './state-block.tsx'

interface Props<T> {
  readonly query: UseQueryResult<T>
  /** A skeleton in the shape of the content. */
  readonly skeleton?: ReactNode
  /** Shown instead of the content if `isEmpty` returns true. */
  readonly empty?: ReactNode
  readonly isEmpty?: (data: T) => boolean
  /** The screen is this query alone: its states name the screen. */
  readonly alone?: boolean
  /** Below the offline notice: what was stored for offline use. */
  readonly offline?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Newer data failed to load: the old data stays, with a note. */
const Stale = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  const { place, speaks, retryAll } = useFailure('stale', onRetry)
  return (
    <div ref={place} className={classes.stale}>
      {speaks && (
        <StateStrip tone="warning" action={{ label: t('state.retry'), onPress: retryAll }}>
          {t('state.stale')}
        </StateStrip>
      )}
    </div>
  )
}

/**
 * The states of a query, so that a screen only draws its data. Old data stays while new is loaded. Content after a
 * skeleton is drawn piece by piece: a long list drawn at once would freeze a slow phone.
 */
export const QueryView = <T,>({ query, skeleton, empty, isEmpty, alone, offline, children }: Props<T>) => {
  const isReady = useDeferredValue(query.data !== undefined)
  const waiting = skeleton ?? <LoadingLines />
  if (query.data !== undefined) {
    if (!isReady) return waiting
    return (
      <>
        {query.isRefetchError && <Stale onRetry={() => void query.refetch()} />}
        {empty && isEmpty?.(query.data) ? empty : children(query.data)}
      </>
    )
  }
  // A part that failed before stays in the screen's one error block while it is retried.
  if (query.errorUpdateCount > 0) return <QueryFailure query={query} alone={alone} />
  if (query.fetchStatus === 'paused') {
    return (
      <>
        <OfflineState alone={alone} />
        {offline}
      </>
    )
  }
  return waiting
}
