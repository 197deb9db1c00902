import type { Slot } from '@emma/contracts/availability'
import { wallTimeOf } from '@emma/domain/availability'
import { useTranslation } from 'react-i18next'
import { formatDay, formatHour, noonOf, ownZone } from '../../lib/format.ts'
import classes from './pick-slot.module.css'

const parts = ['morning', 'afternoon', 'evening'] as const

const partOf = ({ starts_at }: Slot): (typeof parts)[number] => {
  const { hour } = wallTimeOf(Date.parse(starts_at), ownZone())
  if (hour < '12:00') return 'morning'
  return hour < '18:00' ? 'afternoon' : 'evening'
}

interface Props {
  readonly date: string
  readonly slots: readonly Slot[]
  readonly selected: string | undefined
  readonly onSelect: (slot: Slot) => void
}

/** The free slots of a day on the reader's clock, by part of the day. */
export const SlotList = ({ date, slots, selected, onSelect }: Props) => {
  const { t } = useTranslation('booking')
  const grouped = Map.groupBy(slots, partOf)
  return (
    <section aria-label={t('pick.slots', { day: formatDay(noonOf(date), 'UTC') })} className={classes.parts}>
      {parts.map((part) => {
        const own = grouped.get(part)
        return own ? (
          <div key={part}>
            <h3 className={classes.part}>{t(`pick.${part}`)}</h3>
            <div className={classes.slots}>
              {own.map((slot) => (
                <button
                  key={slot.id}
                  type="button"
                  className={classes.slot}
                  aria-pressed={slot.id === selected}
                  onClick={() => onSelect(slot)}
                >
                  {formatHour(slot.starts_at)}
                </button>
              ))}
            </div>
          </div>
        ) : null
      })}
    </section>
  )
}
