import type { Company } from '@emma/contracts/companies'
import type { CompanyTransaction } from '@emma/contracts/companies/money'
import { wallTimeOf } from '@emma/domain/availability'
import { csvMoney } from '@emma/domain/csv'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCalendarDollar from '@tabler/icons-react/dist/esm/icons/IconCalendarDollar.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatBRL, formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MoneyCard } from '../../../ui/money/money-card.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { WorkTable } from '../../../ui/table/work-table.tsx'
import classes from '../companies.module.css'
import { balanceQuery } from '../companies.queries.ts'

const useColumns = (): readonly Column<CompanyTransaction>[] => {
  const { t } = useTranslation('companies')
  return [
    {
      key: 'when',
      header: t('group.money.columns.when'),
      text: ({ starts_at, timezone }) =>
        `${formatDate(starts_at, timezone)} ${formatHour(starts_at, timezone)}`,
      csv: ({ starts_at, timezone }) =>
        `${formatDate(starts_at, timezone)} ${wallTimeOf(Date.parse(starts_at), timezone).hour}`,
      phone: 'below',
    },
    {
      key: 'who',
      header: t('group.money.columns.who'),
      text: ({ specialist }) => specialist.name,
      phone: 'start',
    },
    {
      key: 'price',
      header: t('group.money.columns.price'),
      numeric: true,
      text: ({ price }) => formatBRL(price),
      csv: ({ price }) => csvMoney(price),
    },
    {
      key: 'share',
      header: t('group.money.columns.share'),
      numeric: true,
      text: ({ earned }) => formatBRL(earned),
      cell: ({ earned }) => <MoneyText value={earned} strong />,
      csv: ({ earned }) => csvMoney(earned),
      phone: 'end',
    },
    {
      key: 'status',
      header: t('group.money.columns.status'),
      text: ({ status }) => t(`group.money.status.${status}`),
    },
  ]
}

interface SumsProps {
  readonly waiting_funds: number
  readonly available: number
  readonly transferred: number
}

const Sums = ({ waiting_funds, available, transferred }: SumsProps) => {
  const { t } = useTranslation('companies')
  return (
    <div className={classes.sums}>
      <MoneyCard strong label={t('group.money.available')} value={available} icon={IconWallet} />
      <MoneyCard label={t('group.money.waiting')} value={waiting_funds} icon={IconCalendarDollar} />
      <MoneyCard label={t('group.money.transferred')} value={transferred} icon={IconBuildingBank} />
    </div>
  )
}

const GroupWithdraw = lazyPart(() => import('./group-withdraw.tsx'), 'finance')

/** The company's own money, its origin, and withdrawals; patients are not named. */
export const GroupMoney = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const { asked, place } = useListPlace({ list: 'company-money', name: 'dinheiro' })
  const query = useQuery(balanceQuery(company.id, asked))
  return (
    <>
      <Panel title={t('group.money.title')}>
        {query.data && <Sums {...query.data} />}
        <WorkTable
          caption={t('group.money.title')}
          query={query}
          columns={useColumns()}
          rowKey={({ schedule_id }) => schedule_id}
          empty={<p className={classes.muted}>{t('group.money.none')}</p>}
          place={place}
          file={{
            name: t('group.money.title'),
            load: (at) => queryClient.fetchQuery(balanceQuery(company.id, at)),
          }}
        />
      </Panel>
      <Suspense fallback={<LoadingLines shape="block" />}>
        {query.data && (
          <GroupWithdraw
            company={company}
            available={query.data.available}
            rules={query.data.withdrawal_rules}
          />
        )}
      </Suspense>
    </>
  )
}
