import type { ChargeBack } from '@emma/contracts/payments'
import { csvMoney } from '@emma/domain/csv'
import { Title } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCreditCardRefund from '@tabler/icons-react/dist/esm/icons/IconCreditCardRefund.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatBRL, formatDate } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyCard } from '../../../ui/money/money-card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowTitle } from '../../../ui/table/row-open.tsx'
import { WorkTable } from '../../../ui/table/work-table.tsx'
import classes from '../earnings.module.css'
import sheet from '../withdrawals/withdrawals.module.css'
import { chargeBacksQuery, platformQuery } from './platform.queries.ts'

const bearers = ['platform', 'specialist', 'company', 'credit'] as const

const useColumns = (): readonly Column<ChargeBack>[] => {
  const { t } = useTranslation('finance')
  const money = (of: (row: ChargeBack) => number) => ({
    numeric: true,
    text: (row: ChargeBack) => formatBRL(of(row)),
    csv: (row: ChargeBack) => csvMoney(of(row)),
  })
  return [
    {
      key: 'consultation',
      header: t('chargeBacks.consultation'),
      text: ({ specialist, starts_at }) => `${specialist.name}, ${formatDate(starts_at)}`,
      cell: ({ specialist, starts_at }) => (
        <RowTitle note={formatDate(starts_at)}>{specialist.name}</RowTitle>
      ),
    },
    { key: 'received', header: t('chargeBacks.received'), text: (row) => formatDate(row.received_at) },
    { key: 'amount', header: t('chargeBacks.amount'), ...money(({ amount }) => amount), phone: 'end' },
    ...bearers.map(
      (who): Column<ChargeBack> => ({
        key: who,
        header: t(`chargeBacks.borne.${who}`),
        ...money(({ borne }) => borne[who]),
        only: 'wide',
      }),
    ),
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

/** Charge-backs of customers' banks, and who bore them. */
export const PlatformChargeBacks = () => {
  const { t } = useTranslation('finance')
  const { asked, place } = useListPlace({ list: 'charge-backs' })
  return (
    <div className={sheet.page}>
      <Sums />
      <section className={layout.list}>
        <header>
          <Title order={2}>{t('chargeBacks.title')}</Title>
          <p className={layout.muted}>{t('chargeBacks.rule')}</p>
        </header>
        <WorkTable
          caption={t('chargeBacks.title')}
          query={useQuery(chargeBacksQuery(asked))}
          place={place}
          file={{
            name: t('chargeBacks.title'),
            load: (at) => queryClient.fetchQuery(chargeBacksQuery(at)),
          }}
          columns={useColumns()}
          rowKey={(row) => row.payment_id}
          empty={
            <EmptyState
              picture="done"
              title={t('chargeBacks.noneTitle')}
              detail={t('chargeBacks.noneDetail')}
            />
          }
        />
      </section>
    </div>
  )
}
