import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { faultOf } from '../../../lib/api/fault.ts'
import { formatList } from '../../../lib/i18n/format.ts'
import { useFailure } from '../../../ui/failure/failures.tsx'
import { StateStrip } from '../../../ui/notice/state-strip.tsx'

type Part = 'busy' | 'reserved' | 'line' | 'proposals'
type Read = Pick<
  UseQueryResult,
  'data' | 'error' | 'isError' | 'isPlaceholderData' | 'failureCount' | 'errorUpdateCount' | 'refetch'
>

/** What is drawn beside the appointments, by what reads it. */
export type Parts = Readonly<Partial<Record<Part, Read>>>

const isUnread = ({ data, error, isError, isPlaceholderData, failureCount, errorUpdateCount }: Read) => {
  if (isError) return faultOf(error) !== 'forbidden'
  // A new try clears the error; it stays said until something is there.
  return (data === undefined || isPlaceholderData) && failureCount + errorUpdateCount > 0
}

const Unread = ({ names, onRetry }: { names: readonly Part[]; onRetry: () => void }) => {
  const { t } = useTranslation('availability')
  const { t: common } = useTranslation()
  const { place, speaks, retryAll } = useFailure('stale', onRetry)
  const parts = formatList(names.map((name) => t(`unread.${name}`)))
  return (
    <div ref={place}>
      {speaks && (
        <StateStrip tone="warning" action={{ label: common('state.retry'), onPress: retryAll }}>
          {t('unread.said', { parts })}
        </StateStrip>
      )}
    </div>
  )
}

/** Says what the calendar does not show because it could not be read: a time that looks free may be taken. */
export const UnreadParts = ({ parts }: { parts: Parts }) => {
  const order: readonly Part[] = ['busy', 'reserved', 'proposals', 'line']
  const unread = order.flatMap((name) => {
    const read = parts[name]
    return read && isUnread(read) ? [{ name, read }] : []
  })
  if (unread.length === 0) return null
  const retry = () => {
    for (const { read } of unread) void read.refetch()
  }
  return <Unread names={unread.map(({ name }) => name)} onRetry={retry} />
}
