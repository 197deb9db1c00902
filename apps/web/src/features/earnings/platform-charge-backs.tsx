import type { ChargeBack } from '@emma/contracts/wallet'
import { Title } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCreditCardRefund from '@tabler/icons-react/dist/esm/icons/IconCreditCardRefund.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pageIn, type Search } from '../../lib/filters.ts'
import { formatDate } from '../../lib/format.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { MoneyCard } from '../../ui/money-card.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import classes from './earnings.module.css'
import { chargeBacksQuery, platformQuery } from './platform.queries.ts'
import sheet from './withdrawals.module.css'

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
      <section className={sheet.section}>
        <header>
          <Title order={2}>{t('chargeBacks.title')}</Title>
          <p className={sheet.label}>{t('chargeBacks.rule')}</p>
        </header>
        <DataTable
          caption={t('chargeBacks.title')}
          query={useQuery(chargeBacksQuery(page))}
          columns={useColumns()}
          rowKey={(row) => row.payment_id}
          empty={<EmptyState title={t('chargeBacks.noneTitle')} detail={t('chargeBacks.noneDetail')} />}
          onPage={(next) => change({ page: next })}
        />
      </section>
    </div>
  )
}
