import { ActionIcon, Button, NativeSelect, SegmentedControl } from '@mantine/core'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay, formatMonth, formatShortDay, noonOf } from '../../../lib/i18n/format.ts'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { daysQuery } from '../availability.queries.ts'
import classes from './calendar.module.css'
import {
  daysOf,
  type Layer,
  layers,
  ONLINE,
  type Shown,
  shown,
  stepped,
  type View,
  views,
  type Where,
} from './calendar-filters.ts'

interface CalendarState {
  readonly view: View
  readonly layer: Layer
  readonly show: Shown
  readonly local: Where
  readonly date: string
}
interface Props extends CalendarState {
  readonly today: string
  /** Phones have one view: the day list. */
  readonly isNarrow: boolean
  readonly specialistId: string
  /** False for assistants, who cannot edit opening hours. */
  readonly withHours?: boolean
  readonly onChange: (change: Partial<CalendarState>) => void
}

const useTitle = ({ view, date }: CalendarState): string => {
  const { t } = useTranslation('availability')
  if (view === 'day') return formatDay(noonOf(date), 'UTC')
  if (view === 'month') return formatMonth(noonOf(date), 'UTC')
  const { from, to } = daysOf(view, date)
  return t('calendar.span', {
    from: formatShortDay(noonOf(from), 'UTC'),
    to: formatShortDay(noonOf(to), 'UTC'),
  })
}

const Steps = (props: Props) => {
  const { t } = useTranslation('availability')
  const { view, date, today, onChange } = props
  const title = useTitle(props)
  return (
    <div className={classes.steps}>
      <ActionIcon
        variant="default"
        aria-label={t(`toolbar.previous.${view}`)}
        onClick={() => onChange({ date: stepped(view, date, -1) })}
      >
        <IconChevronLeft size={22} stroke={1.75} />
      </ActionIcon>
      <Button variant="default" onClick={() => onChange({ date: today })}>
        {t('toolbar.today')}
      </Button>
      <ActionIcon
        variant="default"
        aria-label={t(`toolbar.next.${view}`)}
        onClick={() => onChange({ date: stepped(view, date, 1) })}
      >
        <IconChevronRight size={22} stroke={1.75} />
      </ActionIcon>
      <h2 className={classes.capital} aria-live="polite">
        {title}
      </h2>
    </div>
  )
}

const legend = ['confirmed', 'in_progress', 'awaiting_payment', 'finished', 'no_show'] as const

/** Legend of the grid's icons and colours. */
export const Legend = () => {
  const { t } = useTranslation('availability')
  return (
    <ul className={layout.chips} aria-label={t('toolbar.legend')}>
      {legend.map((status) => (
        <li key={status}>
          <AppointmentBadge status={status} />
        </li>
      ))}
      <li>
        <StatusChip tone="warning" icon={IconBookmark} label={t('calendar.status.reserved')} />
      </li>
    </ul>
  )
}

/** One place's appointments and hours: the places of the shown days, if there is any besides video. */
const WhereSelect = ({ specialistId, view, date, local, onChange }: Props) => {
  const { t } = useTranslation('availability')
  const { data = [] } = useQuery(daysQuery(specialistId, daysOf(view, date)))
  const places = new Map(data.flatMap(({ place }) => (place ? [[place.id, place.name] as const] : [])))
  if (local !== undefined && local !== ONLINE && !places.has(local))
    places.set(local, t('toolbar.chosenPlace'))
  if (places.size === 0 && local === undefined) return null
  return (
    <NativeSelect
      size="sm"
      className={classes.where ?? ''}
      aria-label={t('toolbar.where')}
      data={[
        { value: '', label: t('toolbar.everywhere') },
        { value: ONLINE, label: t('calendar.online') },
        ...[...places].map(([value, label]) => ({ value, label })),
      ]}
      value={local ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ local: value || undefined })}
    />
  )
}

/** The days, the view and the filters. */
export const CalendarToolbar = (props: Props) => {
  const { t } = useTranslation('availability')
  const { view, layer, show, isNarrow, withHours = true, onChange } = props
  return (
    <div className={classes.toolbar}>
      <Steps {...props} />
      {!isNarrow && (
        <SegmentedControl
          size="sm"
          aria-label={t('toolbar.view')}
          data={views.map((value) => ({ value, label: t(`toolbar.views.${value}`) }))}
          value={view}
          onChange={(value) => onChange({ view: views.find((each) => each === value) ?? 'week' })}
        />
      )}
      <div className={classes.choices}>
        {withHours && view !== 'month' && !isNarrow && (
          <SegmentedControl
            size="sm"
            aria-label={t('toolbar.layer')}
            data={layers.map((value) => ({ value, label: t(`toolbar.layers.${value}`) }))}
            value={layer}
            onChange={(value) => onChange({ layer: layers.find((each) => each === value) ?? 'appointments' })}
          />
        )}
        <WhereSelect {...props} />
        <NativeSelect
          size="sm"
          aria-label={t('toolbar.show')}
          data={shown.map((value) => ({ value, label: t(`toolbar.shown.${value}`) }))}
          value={show}
          onChange={({ currentTarget: { value } }) =>
            onChange({ show: shown.find((each) => each === value) ?? 'active' })
          }
        />
      </div>
    </div>
  )
}
