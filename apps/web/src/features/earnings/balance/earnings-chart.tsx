import type { EarningsMonth } from '@emma/contracts/earnings'
import { Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfMonth } from '../../../lib/i18n/format-names.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { FiguresTable } from '../../../ui/table/figures-table.tsx'
import classes from '../earnings.module.css'
import { seriesQuery } from '../earnings.queries.ts'

const EarningsBars = lazy(() => import('./earnings-bars.tsx'))

const height = 240

const MonthTable = ({ months }: { months: readonly EarningsMonth[] }) => {
  const { t } = useTranslation('earnings')
  const columns = (['month', 'appointments', 'earned', 'withdrawn'] as const).map((name) =>
    t(`chart.${name}`),
  )
  const rows = months.toReversed().map(({ month, appointments, earned, withdrawn }) => ({
    name: nameOfMonth(`${month}-15`),
    cells: [
      appointments,
      <MoneyText key="earned" value={earned} />,
      <MoneyText key="withdrawn" value={withdrawn} />,
    ],
  }))
  return <FiguresTable label={t('chart.table')} columns={columns} rows={rows} />
}

/** Money by month: bars, and the same as a table. */
export const EarningsChart = () => {
  const { t } = useTranslation('earnings')
  const id = useId()
  const skeleton = <Skeleton h={height} data-coming />
  return (
    <section className={classes.chart} aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('chart.title')}
      </Title>
      <QueryView
        query={useQuery(seriesQuery)}
        skeleton={skeleton}
        isEmpty={(months) => months.every(({ earned, withdrawn }) => earned === 0 && withdrawn === 0)}
        empty={<p className={layout.quiet}>{t('chart.none')}</p>}
      >
        {(months) => (
          <>
            <div aria-hidden>
              <Suspense fallback={skeleton}>
                <EarningsBars months={months} />
              </Suspense>
            </div>
            <MonthTable months={months} />
          </>
        )}
      </QueryView>
    </section>
  )
}
