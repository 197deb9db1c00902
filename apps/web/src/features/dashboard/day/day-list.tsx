import type { SpecialistDashboard } from '@emma/contracts/dashboard'
import { MINUTE } from '@emma/domain/interval'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import layout from '../../../ui/layout/layout.module.css'
import classes from './day.module.css'
import { type DayItem, dayItems, isOver } from './day-items.ts'
import { DayLine } from './day-line.tsx'

type Day = Pick<SpecialistDashboard, 'today' | 'free' | 'next'>

/** Past appointments, folded into one line. */
const Over = ({ today }: Pick<Day, 'today'>) => {
  const { t } = useTranslation('today')
  const [isShown, setShown] = useState(false)
  const over = today.filter(isOver)
  if (over.length === 0) return null
  const absent = over.filter(({ status }) => status === 'no_show').length
  const words = [
    over.length > absent && t('over.finished', { count: over.length - absent }),
    absent > 0 && t('over.absent', { count: absent }),
  ]
  return (
    <>
      <li>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          <span>{words.filter(Boolean).join(' · ')}</span>
          <span>{t(isShown ? 'over.hide' : 'over.show')}</span>
        </button>
      </li>
      {isShown &&
        over.map((appointment) => <DayLine key={appointment.id} appointment={appointment} isNext={false} />)}
    </>
  )
}

const Item = ({ item, nextId }: { item: DayItem; nextId: string | undefined }) => {
  const { t } = useTranslation('today')
  if (item.kind === 'appointment') {
    return <DayLine appointment={item.appointment} isNext={item.appointment.id === nextId} />
  }
  if (item.kind === 'now') {
    return (
      <li className={classes.now}>
        <span>{t('now', { hour: formatHour(item.at) })}</span>
      </li>
    )
  }
  const { starts_at, ends_at } = item.free
  return (
    <li className={classes.free}>
      <span>{t('free.from', { from: formatHour(starts_at), to: formatHour(ends_at) })}</span>
      <TextLink to="/specialist/calendar" search={{ bloquear: `${starts_at}/${ends_at}` }}>
        {t('free.block')}
      </TextLink>
    </li>
  )
}

/** The day by time: past ones folded, then lines, gaps and the current time. */
export const DayList = ({ today, free, next }: Day) => {
  const items = dayItems(today, free, useNow(MINUTE))
  return (
    <ol className={`${layout.boxed} ${classes.list}`}>
      <Over today={today} />
      {items.map((item) => (
        <Item
          key={item.kind === 'appointment' ? item.appointment.id : item.kind + item.at}
          item={item}
          nextId={next?.id}
        />
      ))}
    </ol>
  )
}
