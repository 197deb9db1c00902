import { Skeleton, Title } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Near } from '../../ui/layout/near.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { FiguresTable } from '../../ui/table/figures-table.tsx'
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
  /** Heading of the table's first column: weeks or months. */
  readonly first: string
  /** Oldest first; `name` is the period, the others are the series. */
  readonly rows: readonly ({ readonly name: string } & Readonly<Record<string, string | number>>)[]
  readonly series: readonly FigureSeries[]
  readonly money?: boolean
}

const Numbers = ({ first, rows, series, money }: Omit<Props, 'title'>) => {
  const { t } = useTranslation('figures')
  const read = (value: string | number | undefined) => (money ? <MoneyText value={Number(value)} /> : value)
  return (
    <FiguresTable
      label={t('periods.table')}
      columns={[first, ...series.map(({ label }) => label)]}
      rows={rows.toReversed().map((row) => ({
        name: row.name,
        cells: series.map(({ name }) => read(row[name])),
      }))}
    />
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
        <Near fallback={<Skeleton h={height} />}>
          <Suspense fallback={<Skeleton h={height} />}>
            <FigureBars rows={figures.rows} series={figures.series} money={money} />
          </Suspense>
        </Near>
      </div>
      <Numbers {...figures} money={money} />
    </section>
  )
}
