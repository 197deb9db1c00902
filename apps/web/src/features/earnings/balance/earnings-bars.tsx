import type { EarningsMonth } from '@emma/contracts/earnings'
import { BarChart } from '@mantine/charts'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { nameOfMonth } from '../../../lib/i18n/format-names.ts'
import { i18n } from '../../../lib/i18n/i18n.ts'

const height = 240
/** `1,5 mil`: axis labels have little room. */
const short = (centavos: number): string =>
  new Intl.NumberFormat(i18n.language === 'en' ? 'en-GB' : 'pt-BR', { notation: 'compact' }).format(
    centavos / 100,
  )

/** Earned and withdrawn, side by side, month by month. In a separate file, as charts are heavy. */
export default function EarningsBars({ months }: { months: readonly EarningsMonth[] }) {
  const { t } = useTranslation('earnings')
  return (
    <BarChart
      h={height}
      data={months.map((month) => ({ ...month, name: nameOfMonth(`${month.month}-15`) }))}
      dataKey="name"
      series={[
        { name: 'earned', label: t('chart.earned'), color: 'var(--mantine-primary-color-filled)' },
        { name: 'withdrawn', label: t('chart.withdrawn'), color: 'var(--emma-warning-ink)' },
      ]}
      withLegend
      legendProps={{ verticalAlign: 'top' }}
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ tickFormatter: short, width: 52 }}
      valueFormatter={formatBRL}
      barProps={{ radius: [4, 4, 0, 0], isAnimationActive: false }}
      maxBarWidth={28}
      barChartProps={{ accessibilityLayer: false }}
    />
  )
}
