import { Button, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import { durations, pauses } from './lengths.ts'
import { usePeriodText } from './use-period-text.ts'
import type { Draft } from './use-week.ts'
import classes from './week.module.css'

/** Settings of the whole week: the usual duration and pause, and its validity. */
export const WeekHead = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('availability')
  const textOf = usePeriodText()
  const { period, periods, at, usual, change, show, addPeriod } = draft
  const minutes = (count: number) => ({ value: String(count), label: t('week.minutes', { count }) })
  return (
    <div className={classes.head}>
      {periods.length > 1 && (
        <NativeSelect
          label={t('week.period')}
          data={periods.map((each, index) => ({ value: String(index), label: textOf(each) }))}
          value={String(at)}
          onChange={({ currentTarget: { value } }) => show(Number(value))}
        />
      )}
      <NativeSelect
        label={t('week.duration')}
        data={durations(usual.interval).map(minutes)}
        value={String(usual.interval)}
        onChange={({ currentTarget: { value } }) => draft.setUsual('interval', Number(value))}
      />
      <NativeSelect
        label={t('week.pause')}
        data={pauses(usual.pause).map(minutes)}
        value={String(usual.pause)}
        onChange={({ currentTarget: { value } }) => draft.setUsual('pause', Number(value))}
      />
      <DateField
        label={t('week.from')}
        value={period.from ?? ''}
        onChange={(from) => change({ ...period, from: from || null })}
      />
      <DateField
        label={t('week.until')}
        placeholder={t('week.endless')}
        value={period.until ?? ''}
        error={
          period.from !== null && period.until !== null && period.from > period.until && t('form.reversed')
        }
        onChange={(until) => change({ ...period, until: until || null })}
      />
      <Button variant="subtle" size="sm" onClick={addPeriod}>
        {t('week.newPeriod')}
      </Button>
    </div>
  )
}
