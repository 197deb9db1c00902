import type { ReconciliationState as State } from '@emma/contracts/reconciliation'
import { Button, Title } from '@mantine/core'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { earningsKey } from '../earnings.queries.ts'
import classes from '../withdrawals/withdrawals.module.css'
import { isRunning, reconciliationQuery, runMutation } from './platform.queries.ts'

const RunButton = () => {
  const { t } = useTranslation('finance')
  const client = useQueryClient()
  const { data: books } = useQuery(reconciliationQuery)
  const run = useMutation({
    ...runMutation,
    onSuccess: () => toast.success(t('reconciliation.began')),
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: earningsKey }),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
      loading={run.isPending || (books !== undefined && isRunning(books))}
      onClick={() => run.mutate()}
    >
      {t('reconciliation.run')}
    </Button>
  )
}

const LastRun = ({ last_run, last_complete_at }: State) => {
  const { t } = useTranslation('finance')
  return (
    <>
      {last_run?.finished_at === null && (
        <p role="status">{t('reconciliation.running', { when: formatMoment(last_run.started_at) })}</p>
      )}
      {last_run?.finished_at && (
        <p className={layout.muted}>
          {t('reconciliation.lastRun', { when: formatMoment(last_run.started_at) })}
          {'. '}
          {t('reconciliation.counted', { charges: last_run.charges, withdrawals: last_run.withdrawals })}
        </p>
      )}
      {last_complete_at && (
        <p className={layout.muted}>
          {t('reconciliation.lastComplete', { when: formatMoment(last_complete_at) })}
        </p>
      )}
      {last_run?.failed && <p role="alert">{t('reconciliation.runFailed')}</p>}
    </>
  )
}

/** Whether provider and ledger agree, and since when. */
export const ReconciliationState = () => {
  const { t } = useTranslation('finance')
  return (
    <section className={classes.card}>
      <header className={layout.apart}>
        <Title order={2}>{t('reconciliation.title')}</Title>
        <RunButton />
      </header>
      <QueryView query={useQuery(reconciliationQuery)} skeleton={<LoadingLines shape="lines" count={2} />}>
        {(books) => (
          <div className={classes.state}>
            <StatusBadge of="books" state={books.state} />
            <p>{t(`reconciliation.${books.state}Detail`)}</p>
            <LastRun {...books} />
          </div>
        )}
      </QueryView>
    </section>
  )
}
