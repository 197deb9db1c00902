import { type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../feedback/query-view.module.css'
import { ErrorBlock } from './error-block.tsx'
import { useFailure } from './failures.tsx'

interface Props {
  readonly query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  readonly alone?: boolean | undefined
}

/** In place of missing data: the screen's one error block, or a line that this part is missing too. */
export const QueryFailure = ({ query, alone }: Props) => {
  const { t } = useTranslation()
  const { place, speaks, retryAll } = useFailure('failed', () => void query.refetch())
  const client = useQueryClient()
  const retry = () => {
    retryAll()
    // Also of parts that are not drawn until this one is there: else they would ask for another press.
    const predicate = ({ state }: Query) => state.status === 'error'
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
  }
  // A new try clears the error; the block stays in place until it ends.
  const [error, keep] = useState<unknown>(query.error)
  if (query.error && query.error !== error) keep(query.error)
  return (
    <div ref={place}>
      {speaks ? (
        <ErrorBlock error={error} isRetrying={query.isFetching} alone={alone} onRetry={retry} />
      ) : (
        <p className={classes.missing}>{t('state.missing')}</p>
      )}
    </div>
  )
}
