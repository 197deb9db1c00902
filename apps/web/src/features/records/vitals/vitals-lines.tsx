import type { Vitals } from '@emma/contracts/records/vitals'
import { LineChart } from '@mantine/charts'
import { formatDayOfYear } from '../../../lib/i18n/format.ts'
import { formatNumber } from '../../../lib/i18n/format-names.ts'
import type { ChartedSign } from './vitals-charts.ts'

const colors = ['var(--mantine-primary-color-filled)', 'var(--emma-warning-ink)']

interface Props {
  /** Oldest first. */
  readonly rows: readonly Vitals[]
  readonly signs: readonly { readonly sign: ChartedSign; readonly label: string }[]
}

/** The course of one measure. In a separate file, as charts are heavy. */
export default function VitalsLines({ rows, signs }: Props) {
  return (
    <LineChart
      h={160}
      data={rows.map((row) => ({ ...row, name: formatDayOfYear(row.measured_at) }))}
      dataKey="name"
      series={signs.map(({ sign, label }, at) => ({ name: sign, label, color: colors[at] ?? 'gray' }))}
      withLegend={signs.length > 1}
      legendProps={{ verticalAlign: 'top' }}
      tickLine="none"
      gridAxis="x"
      curveType="linear"
      yAxisProps={{
        width: 44,
        domain: ['auto', 'auto'],
        tickFormatter: (value: number) => formatNumber(value, 1),
      }}
      valueFormatter={(value: number) => formatNumber(value, 1)}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false }}
    />
  )
}
