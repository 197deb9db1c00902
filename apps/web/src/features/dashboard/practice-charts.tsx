import type { PracticePeriod, SpecialistDashboard } from '@emma/contracts/dashboard'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfDate, nameOfMonth } from '../../lib/i18n/format-names.ts'
import { FigureChart } from './figure-chart.tsx'
import classes from './figures.module.css'
import { FiguresSection } from './figures-section.tsx'

type Unit = 'weeks' | 'months'
const isUnit = (value: string): value is Unit => value === 'weeks' || value === 'months'
const isQuiet = ({ earned, finished, no_show, canceled }: PracticePeriod) =>
  earned === 0 && finished + no_show + canceled === 0

/** Earnings and outcomes of appointments, by weeks or months. */
export const PracticeCharts = (series: Pick<SpecialistDashboard, Unit>) => {
  const { t } = useTranslation('figures')
  const [unit, setUnit] = useState<Unit>('weeks')
  const nameOf = unit === 'weeks' ? nameOfDate : nameOfMonth
  const rows = series[unit].map((period) => ({ ...period, name: nameOf(period.from) }))
  const first = t(unit === 'weeks' ? 'periods.week' : 'periods.month')
  const choice = (
    <SegmentedControl
      aria-label={t('periods.label')}
      value={unit}
      onChange={(value) => isUnit(value) && setUnit(value)}
      data={[
        { value: 'weeks', label: t('periods.weeks') },
        { value: 'months', label: t('periods.months') },
      ]}
    />
  )
  if (series.months.every(isQuiet)) {
    return (
      <FiguresSection title={t('practice.title')}>
        <p className={classes.muted}>{t('practice.none')}</p>
      </FiguresSection>
    )
  }
  return (
    <FiguresSection title={t('practice.title')} aside={choice}>
      <div className={classes.charts}>
        <FigureChart
          title={t('practice.earned')}
          first={first}
          rows={rows}
          series={[
            { name: 'earned', label: t('practice.earned'), color: 'var(--mantine-primary-color-filled)' },
          ]}
          money
        />
        <FigureChart
          title={t('practice.attendance')}
          first={first}
          rows={rows}
          series={[
            {
              name: 'finished',
              label: t('practice.finished'),
              color: 'var(--mantine-primary-color-filled)',
            },
            { name: 'no_show', label: t('practice.no_show'), color: 'var(--emma-warning-ink)' },
            { name: 'canceled', label: t('practice.canceled'), color: 'var(--emma-danger-ink)' },
          ]}
        />
      </div>
    </FiguresSection>
  )
}
