import type { Slot } from '@emma/contracts/slots'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hourAt } from '../lib/days.ts'
import { formatDay, formatHour, noonOf } from '../lib/format.ts'
import classes from './slot-picker.module.css'

const parts = ['morning', 'afternoon', 'evening'] as const

const partOf = ({ starts_at }: Slot): (typeof parts)[number] => {
  const hour = hourAt(starts_at)
  if (hour < '12:00') return 'morning'
  return hour < '18:00' ? 'afternoon' : 'evening'
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
  const grouped = Map.groupBy(slots, partOf)
  return (
    <div
      role="radiogroup"
      aria-label={t('picker.slots', { day: formatDay(noonOf(day), 'UTC') })}
      className={classes.parts}
    >
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
                  <span>{formatHour(slot.starts_at)}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
    </div>
  )
}
