import { ActionIcon, Switch } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useTranslation } from 'react-i18next'
import { CopyMenu } from './copy-menu.tsx'
import { ShiftChip } from './shift-chip.tsx'
import type { Place } from './use-places.ts'
import classes from './week.module.css'
import { type Day, faultOf, nextDay, nextShift, type Shift, toggled, without } from './week-draft.ts'
import { shortWeekday } from './weekdays.ts'

interface Props {
  readonly weekday: number
  readonly day: Day
  readonly slots: number
  readonly places: readonly Place[]
  readonly usual: { readonly interval: number; readonly pause: number }
  /** The first hours of a day without any. */
  readonly like: Shift
  readonly onChange: (weekdays: readonly number[], change: (day: Day) => Day) => void
  /** Divides hours that end on the next day. */
  readonly onSplit: (at: number) => void
}

const Shifts = ({ weekday, day, places, usual, like, onChange, onSplit }: Props) => {
  const { t } = useTranslation('availability')
  const name = shortWeekday(weekday)
  const { shifts } = day
  const change = (next: (day: Day) => Day) => onChange([weekday], next)
  const put = (at: number, shift: Shift) => (of: Day) => ({ ...of, shifts: of.shifts.with(at, shift) })
  return (
    <ul className={classes.shifts}>
      {shifts.map((shift, at) => (
        <ShiftChip
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name but their place in the day.
          key={at}
          day={name}
          shift={shift}
          usual={usual}
          places={places}
          fault={faultOf(shifts, at)}
          onChange={(next) => change(put(at, next))}
          onRemove={() => change(without(at))}
          nextDay={shortWeekday(nextDay(weekday))}
          onSplit={() => onSplit(at)}
        />
      ))}
      <li>
        <ActionIcon
          variant="default"
          radius="xl"
          size={44}
          className={classes.plus ?? ''}
          aria-label={t('week.add', { name })}
          onClick={() => change((of) => ({ ...of, shifts: [...of.shifts, nextShift(of.shifts, like)] }))}
        >
          <IconPlus size={16} stroke={2} />
        </ActionIcon>
      </li>
    </ul>
  )
}

/** One weekday: open or closed, its hours, their total, and the copy menu. */
export const DayRow = (props: Props) => {
  const { t } = useTranslation('availability')
  const { weekday, day, slots, like, onChange } = props
  return (
    <li className={classes.row}>
      <Switch
        className={classes.day ?? ''}
        label={shortWeekday(weekday)}
        checked={day.isOpen}
        onChange={() => onChange([weekday], toggled(like))}
      />
      {day.isOpen ? <Shifts {...props} /> : <span className={classes.closed}>{t('week.closed')}</span>}
      {day.isOpen && (
        <div className={classes.tail}>
          <small>{t('week.slots', { count: slots })}</small>
          <CopyMenu weekday={weekday} onCopy={(weekdays) => onChange(weekdays, () => day)} />
        </div>
      )}
    </li>
  )
}
