import type { EarningsMonth } from '@emma/contracts/earnings'
import { Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyText } from '../../ui/money-text.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import classes from './earnings.module.css'
import { seriesQuery } from './earnings.queries.ts'
import { monthName } from './month-name.ts'

const EarningsBars = lazy(() => import('./earnings-bars.tsx'))

const height = 240

/** The same figures to be read one by one: for who does not see the bars, and for who wants the centavos. */
const MonthTable = ({ months }: { months: readonly EarningsMonth[] }) => {
  const { t } = useTranslation('earnings')
  return (
    <details className={classes.months}>
      <summary>{t('chart.table')}</summary>
      <div className={classes.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chart.month')}</th>
              <th scope="col">{t('chart.appointments')}</th>
              <th scope="col">{t('chart.earned')}</th>
              <th scope="col">{t('chart.withdrawn')}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, appointments, earned, withdrawn }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{appointments}</td>
                <td>
                  <MoneyText value={earned} />
                </td>
                <td>
                  <MoneyText value={withdrawn} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Money month by month: bars, and the same as a table. */
export const EarningsChart = () => {
  const { t } = useTranslation('earnings')
  const id = useId()
  const skeleton = <Skeleton h={height} />
  return (
    <section className={classes.chart} aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('chart.title')}
      </Title>
      <QueryView
        query={useQuery(seriesQuery)}
        skeleton={skeleton}
        isEmpty={(months) => months.every(({ earned, withdrawn }) => earned === 0 && withdrawn === 0)}
        empty={<p className={classes.none}>{t('chart.none')}</p>}
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
