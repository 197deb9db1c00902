import type { Slot } from '@emma/contracts/availability/slots'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatHour, noonOf } from '../../lib/i18n/format.ts'
import { hourAt } from '../../lib/time/days.ts'
import layout from '../layout/layout.module.css'
import classes from './slot-picker.module.css'

const parts = ['morning', 'afternoon', 'evening'] as const

const partOf = ({ starts_at }: Slot): (typeof parts)[number] => {
  const hour = hourAt(starts_at)
  if (hour < '12:00') return 'morning'
  return hour < '18:00' ? 'afternoon' : 'evening'
}

/** Where times are and how long: beside each hour where they differ, else once above; a call alone goes without saying. */
const useNotes = (slots: readonly Slot[]) => {
  const { t } = useTranslation('availability')
  const whereOf = ({ online, place }: Slot): string =>
    online ? t('picker.online') : (place?.name ?? t('picker.inPerson'))
  const places = new Set(slots.map(whereOf))
  const hasLengths = new Set(slots.map(({ duration_minutes }) => duration_minutes)).size > 1
  const [first] = slots
  return {
    ofAll: places.size === 1 && first && !first.online ? whereOf(first) : '',
    of: (slot: Slot): string =>
      [
        ...(places.size > 1 ? [whereOf(slot)] : []),
        ...(hasLengths ? [t('picker.length', { minutes: slot.duration_minutes })] : []),
      ].join(' · '),
  }
}

interface Props {
  readonly day: string
  readonly slots: readonly Slot[]
  readonly selected: string | undefined
  readonly onSelect: (slot: Slot) => void
}

/** The free slots of a day as one radio group: arrows walk through all of them, Tab leaves it. */
export const SlotChoice = ({ day, slots, selected, onSelect }: Props) => {
  const { t } = useTranslation('availability')
  const name = useId()
  const note = useNotes(slots)
  const grouped = Map.groupBy(slots, partOf)
  return (
    <div
      role="radiogroup"
      aria-label={t('picker.slots', { day: formatDay(noonOf(day), 'UTC') })}
      className={layout.stack}
    >
      {note.ofAll && <p className={classes.note}>{note.ofAll}</p>}
      {parts
        .filter((part) => grouped.has(part))
        .map((part) => (
          <div key={part}>
            <p className={classes.part}>{t(`picker.${part}`)}</p>
            <div className={classes.slots}>
              {grouped.get(part)?.map((slot) => (
                <label key={slot.id} className={classes.slot}>
                  <input
                    type="radio"
                    name={name}
                    checked={slot.id === selected}
                    onChange={() => onSelect(slot)}
                  />
                  <span>
                    {formatHour(slot.starts_at)}
                    {note.of(slot) && <small>{note.of(slot)}</small>}
                  </span>
                </label>
              ))}
            </div>
          </div>
        ))}
    </div>
  )
}
