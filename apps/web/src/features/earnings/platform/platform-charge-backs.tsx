import type { ChargeBack } from '@emma/contracts/payments'
import { Title } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCreditCardRefund from '@tabler/icons-react/dist/esm/icons/IconCreditCardRefund.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pageIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyCard } from '../../../ui/money/money-card.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import classes from '../earnings.module.css'
import sheet from '../withdrawals/withdrawals.module.css'
import { chargeBacksQuery, platformQuery } from './platform.queries.ts'

const filters = ({ page }: Search) => ({ page: pageIn(page) })
const bearers = ['platform', 'specialist', 'company', 'credit'] as const

const useColumns = (): readonly Column<ChargeBack>[] => {
  const { t } = useTranslation('finance')
  const bearer = (who: (typeof bearers)[number]): Column<ChargeBack> => ({
    key: who,
    header: t(`chargeBacks.borne.${who}`),
    numeric: true,
    cell: ({ borne }) => <MoneyText value={borne[who]} />,
  })
  return [
    { key: 'received', header: t('chargeBacks.received'), cell: (row) => formatDate(row.received_at) },
    {
      key: 'consultation',
      header: t('chargeBacks.consultation'),
      cell: ({ specialist, starts_at }) => `${specialist.name}, ${formatDate(starts_at)}`,
    },
    {
      key: 'amount',
      header: t('chargeBacks.amount'),
      numeric: true,
      cell: ({ amount }) => <MoneyText value={amount} strong />,
    },
    ...bearers.map(bearer),
  ]
}

const Sums = () => {
  const { t } = useTranslation('finance')
  return (
    <QueryView query={useQuery(platformQuery)} skeleton={<LoadingLines shape="cards" count={2} />}>
      {({ charge_backs: { count, amount, by_platform } }) => (
        <div className={classes.cards}>
          <MoneyCard
            strong
            label={t('chargeBacks.byPlatform')}
            hint={t('chargeBacks.byPlatformHint')}
            value={by_platform}
            icon={IconAlertTriangle}
          />
          <MoneyCard
            label={t('chargeBacks.total')}
            hint={t('chargeBacks.count', { count })}
            value={amount}
            icon={IconCreditCardRefund}
          />
        </div>
      )}
    </QueryView>
  )
}

/** What customers' banks took back of payments, and who bore it. */
export const PlatformChargeBacks = () => {
  const { t } = useTranslation('finance')
  const [{ page }, change] = useFilters(filters)
  return (
    <div className={sheet.page}>
      <Sums />
      <section className={layout.list}>
        <header>
          <Title order={2}>{t('chargeBacks.title')}</Title>
          <p className={layout.muted}>{t('chargeBacks.rule')}</p>
        </header>
        <DataTable
          caption={t('chargeBacks.title')}
          query={useQuery(chargeBacksQuery(page))}
          columns={useColumns()}
          rowKey={(row) => row.payment_id}
          empty={
            <EmptyState
              picture="done"
              title={t('chargeBacks.noneTitle')}
              detail={t('chargeBacks.noneDetail')}
            />
          }
          onPage={(next) => change({ page: next })}
        />
      </section>
    </div>
  )
}
