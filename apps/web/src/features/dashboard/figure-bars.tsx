import { BarChart } from '@mantine/charts'
import { formatBRL, locale } from '../../lib/i18n/format.ts'
import type { FigureSeries } from './figure-chart.tsx'

const height = 240
/** `1,5 mil`: axis labels have little room. */
const short = (value: number): string =>
  new Intl.NumberFormat(locale(), { notation: 'compact' }).format(value)

interface Props {
  readonly rows: readonly Readonly<Record<string, string | number>>[]
  readonly series: readonly FigureSeries[]
  /** Centavos instead of a count. */
  readonly money: boolean
}

/** Bars over time. In a separate file, as charts are heavy. */
export default function FigureBars({ rows, series, money }: Props) {
  return (
    <BarChart
      h={height}
      data={rows.map((row) => ({ ...row }))}
      dataKey="name"
      type="stacked"
      series={series.map(({ name, label, color }) => ({ name, label, color }))}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'top' }}
      tickLine="none"
      gridAxis="x"
      yAxisProps={{
        tickFormatter: (value: number) => short(money ? value / 100 : value),
        width: 52,
        allowDecimals: money,
      }}
      valueFormatter={money ? formatBRL : short}
      barProps={{ isAnimationActive: false }}
      maxBarWidth={28}
      barChartProps={{ accessibilityLayer: false }}
    />
  )
}
