import type { Slot } from '@emma/contracts/availability/slots'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatHour, noonOf } from '../../lib/i18n/format.ts'
import { hourAt } from '../../lib/time/days.ts'
import layout from '../layout/layout.module.css'
import classes from './slot-picker.module.css'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
const parts = ['morning', 'afternoon', 'evening'] as const

const partOf = ({ starts_at }: Slot): (typeof parts)[number] => {
  const hour = hourAt(starts_at)
  if (hour < '12:00') return 'morning'
  return hour < '18:00' ? 'afternoon' : 'evening'
}

interface Kind {
  /** Place and length, if times differ in them. */
  readonly note: string
  readonly isOnline: boolean
  readonly slots: readonly Slot[]
}

/** Slots of the same place and length together, named once above them; online alone needs no name. */
const useKinds = (slots: readonly Slot[]): readonly Kind[] => {
  const { t } = useTranslation('availability')
  const whereOf = ({ online, place }: Slot): string =>
    online ? t('picker.online') : (place?.name ?? t('picker.inPerson'))
  const hasPlaces = new Set(slots.map(whereOf)).size > 1 || slots.some(({ online }) => !online)
  const hasLengths = new Set(slots.map(({ duration_minutes }) => duration_minutes)).size > 1
  const noteOf = (slot: Slot): string =>
    [
      ...(hasPlaces ? [whereOf(slot)] : []),
      ...(hasLengths ? [t('picker.length', { minutes: slot.duration_minutes })] : []),
    ].join(' · ')
  return [...Map.groupBy(slots, noteOf)].map(([note, alike]) => ({
    note,
    isOnline: alike[0]?.online ?? false,
    slots: alike,
  }))
}

interface Props {
  readonly day: string
  readonly slots: readonly Slot[]
  readonly selected: string | undefined
  readonly onSelect: (slot: Slot) => void
}

interface TimesProps extends Omit<Props, 'day'> {
  /** Name of the radio group. */
  readonly name: string
  /** Part of each time's accessible name: on the screen it is above them. */
  readonly note: string
}

/** A kind's times by part of the day. */
const Times = ({ slots, selected, onSelect, name, note }: TimesProps) => {
  const { t } = useTranslation('availability')
  const grouped = Map.groupBy(slots, partOf)
  return parts
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
                {note && <small className={layout.hidden}> {note}</small>}
              </span>
            </label>
          ))}
        </div>
      </div>
    ))
}

/** A day's free slots as one radio group: arrows move through all of them, Tab leaves it. */
export const SlotChoice = ({ day, slots, ...choice }: Props) => {
  const { t } = useTranslation('availability')
  const name = useId()
  const kinds = useKinds(slots)
  return (
    <div
      role="radiogroup"
      aria-label={t('picker.slots', { day: formatDay(noonOf(day), 'UTC') })}
      className={layout.stack}
    >
      {kinds.map(({ note, isOnline, slots: alike }) => (
        <div key={note} className={classes.kind}>
          {note && (
            <p className={classes.where}>
              {isOnline ? <IconVideo {...icon} /> : <IconMapPin {...icon} />}
              {note}
            </p>
          )}
          <Times {...choice} slots={alike} name={name} note={kinds.length > 1 ? note : ''} />
        </div>
      ))}
    </div>
  )
}
