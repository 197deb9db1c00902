import type { Difference } from '@emma/contracts/reconciliation'
import { Button, SegmentedControl, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatBRL, formatDate, formatMoment } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import classes from '../withdrawals/withdrawals.module.css'
import { differencesQuery } from './platform.queries.ts'
import { ReconciliationState } from './reconciliation-state.tsx'

const SettleDialog = lazy(() => import('../withdrawals/settle-dialog.tsx'))

const states = ['all', 'open', 'settled'] as const
const filters = ({ status, page }: Search) => ({
  status: oneOf(status, states) ?? 'all',
  page: pageIn(page),
})

const Figures = ({ difference }: { difference: Difference }) => {
  const { t } = useTranslation('finance')
  const { subject, expected, found, amount } = difference
  return (
    <Facts
      facts={[
        { name: t('reconciliation.expected'), value: <MoneyText value={expected} /> },
        { name: t('reconciliation.found'), value: <MoneyText value={found} /> },
        { name: t('reconciliation.amount'), value: <MoneyText value={amount} strong /> },
        { name: t('reconciliation.subject'), value: subject },
      ]}
    />
  )
}

const Settled = ({ at, by, reason, corrected }: NonNullable<Difference['settled']>) => {
  const { t } = useTranslation('finance')
  return (
    <div>
      <p className={classes.note}>{reason}</p>
      <p className={layout.muted}>
        {t('reconciliation.settledBy', { name: by.name, when: formatMoment(at) })}
        {corrected !== 0 && `. ${t('reconciliation.corrected', { amount: formatBRL(corrected) })}`}
      </p>
    </div>
  )
}

const DifferenceCard = ({ difference }: { difference: Difference }) => {
  const { t } = useTranslation('finance')
  const [isSettling, setSettling] = useState(false)
  const { kind, first_seen_at, last_seen_at, settled } = difference
  const seen = { first: formatDate(first_seen_at), last: formatDate(last_seen_at) }
  return (
    <li className={classes.card}>
      <header className={layout.apart}>
        <Title order={3}>{t(`reconciliation.kind.${kind}`)}</Title>
        <StatusChip
          tone={settled ? 'success' : 'danger'}
          label={t(settled ? 'reconciliation.settled' : 'reconciliation.open')}
        />
      </header>
      <Figures difference={difference} />
      <p className={layout.muted}>{t('reconciliation.seen', seen)}</p>
      {settled ? (
        <Settled {...settled} />
      ) : (
        <div>
          <Button onClick={() => setSettling(true)}>{t('reconciliation.settle')}</Button>
        </div>
      )}
      {isSettling && (
        <Suspense fallback={null}>
          <SettleDialog difference={difference} onClose={() => setSettling(false)} />
        </Suspense>
      )}
    </li>
  )
}

const Differences = () => {
  const { t } = useTranslation('finance')
  const [{ status, page }, change] = useFilters(filters)
  const query = useQuery(differencesQuery({ status, page }))
  const none =
    status === 'all' ? (
      <EmptyState title={t('reconciliation.noneTitle')} detail={t('reconciliation.noneDetail')} />
    ) : (
      <EmptyState title={t('reconciliation.noneFiltered')} />
    )
  return (
    <section className={layout.list}>
      <header className={layout.apart}>
        <Title order={2}>{t('reconciliation.differences')}</Title>
        <SegmentedControl
          aria-label={t('reconciliation.filter')}
          data={states.map((value) => ({ value, label: t(`reconciliation.filters.${value}`) }))}
          value={status}
          onChange={(next) => change({ status: next, page: undefined })}
        />
      </header>
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="cards" count={2} />}
        empty={none}
        isEmpty={({ meta }) => meta.total === 0}
      >
        {({ data, meta }) => (
          <>
            <ul className={classes.cards}>
              {data.map((difference) => (
                <DifferenceCard key={difference.id} difference={difference} />
              ))}
            </ul>
            <Pages meta={meta} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </section>
  )
}

/** All differences between provider and ledger, with their outcome. */
export const PlatformDifferences = () => (
  <div className={classes.page}>
    <ReconciliationState />
    <Differences />
  </div>
)
