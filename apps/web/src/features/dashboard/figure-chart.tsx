import { Skeleton, Title } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyText } from '../../ui/money-text.tsx'
import classes from './figures.module.css'

const FigureBars = lazy(() => import('./figure-bars.tsx'))
const height = 240

export interface FigureSeries {
  readonly name: string
  readonly label: string
  readonly color: string
}

interface Props {
  readonly title: string
  /** What the first column of the table holds: weeks or months. */
  readonly first: string
  /** Oldest first; `name` says which period, the others are the series. */
  readonly rows: readonly ({ readonly name: string } & Readonly<Record<string, string | number>>)[]
  readonly series: readonly FigureSeries[]
  readonly money?: boolean
}

/** The same figures one by one: for who does not see the bars, and for who wants them exactly. */
const Numbers = ({ first, rows, series, money }: Omit<Props, 'title'>) => {
  const { t } = useTranslation('figures')
  return (
    <details className={classes.numbers}>
      <summary>{t('periods.table')}</summary>
      <div className={classes.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {series.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {series.map(({ name }) => (
                  <td key={name}>{money ? <MoneyText value={Number(row[name])} /> : row[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Figures over time: bars, and the same as a table. */
export const FigureChart = ({ title, money = false, ...figures }: Props) => {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={3} id={id}>
        {title}
      </Title>
      <div aria-hidden>
        <Suspense fallback={<Skeleton h={height} />}>
          <FigureBars rows={figures.rows} series={figures.series} money={money} />
        </Suspense>
      </div>
      <Numbers {...figures} money={money} />
    </section>
  )
}
