import { SegmentedControl } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import type { ChosenDatesProps } from './chosen-dates.tsx'
import { ChosenDates } from './on-behalf.lazy.ts'
import classes from './on-behalf.module.css'

/** Whether it repeats, how often, and on which dates. */
export const SeriesPart = ({ series, price, choose }: ChosenDatesProps) => {
  const { t } = useTranslation('onBehalf')
  const repeats = { never: t('series.never'), 1: t('series.weekly'), 2: t('series.biweekly') }
  return (
    <div className={classes.part}>
      <span className={classes.label} id="series-label">
        {t('series.label')}
      </span>
      <SegmentedControl
        fullWidth
        transitionDuration={0}
        aria-labelledby="series-label"
        value={series.weeks ?? 'never'}
        data={(['never', '1', '2'] as const).map((value) => ({ value, label: repeats[value] }))}
        onChange={(next) => choose({ repeat: next === '1' || next === '2' ? next : undefined })}
      />
      {series.isOn && (
        <Suspense fallback={<LoadingLines count={3} />}>
          <ChosenDates series={series} price={price} choose={choose} />
        </Suspense>
      )}
    </div>
  )
}
