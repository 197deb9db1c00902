import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Pages } from '../../../ui/table/pages.tsx'
import { WithdrawalLine } from './withdrawal-line.tsx'
import classes from './withdrawals.module.css'
import type { FollowedQuery } from './withdrawals.queries.ts'

interface Props {
  readonly options: FollowedQuery
  readonly showWho?: boolean
  readonly empty: ReactNode
  /** Without it the list has no pages and shows only the newest. */
  readonly onPage?: (page: number) => void
}

/** Withdrawals as lines that open, polled while one of them is pending. */
export const WithdrawalList = ({ options, showWho = false, empty, onPage }: Props) => {
  const { t } = useTranslation('finance')
  const query = useQuery(options)
  return (
    <QueryView
      query={query}
      skeleton={<LoadingLines shape="table" count={3} />}
      empty={empty}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <div className={classes.listed}>
          <ul className={`${layout.boxed} ${classes.list}`} aria-busy={query.isPlaceholderData}>
            {data.map((withdrawal) => (
              <WithdrawalLine key={withdrawal.id} withdrawal={withdrawal} showWho={showWho} />
            ))}
          </ul>
          {onPage && (
            <footer className={classes.footer}>
              <span>{t('list.count', { count: meta.total })}</span>
              <Pages meta={meta} onPage={onPage} />
            </footer>
          )}
        </div>
      )}
    </QueryView>
  )
}
