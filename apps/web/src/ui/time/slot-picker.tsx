import type { Slot } from '@emma/contracts/availability/slots'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatShortDay, noonOf, zonePhrase } from '../../lib/i18n/format.ts'
import { ownZone } from '../../lib/i18n/person-zone.ts'
import { addDays, dateAt, WEEK, weekFrom, weekStart } from '../../lib/time/days.ts'
import { LoadingLines } from '../feedback/loading-lines.tsx'
import layout from '../layout/layout.module.css'
import classes from './slot-picker.module.css'
import { SlotChoice } from './slot-picker-choice.tsx'
import { WeekStrip } from './slot-picker-week.tsx'

interface Props {
  /** The open slots of the week that contains `day` (`weekStart`); undefined while loading. */
  readonly slots: readonly Slot[] | undefined
  /** `YYYY-MM-DD` in the reader's zone. */
  readonly day: string
  /** The id of the chosen slot. */
  readonly slot: string | undefined
  readonly onDay: (day: string) => void
  readonly onSlot: (slot: Slot) => void
}

/** Shown if the specialist's zone differs from the reader's. */
const ZoneNote = ({ zone }: { zone: string | undefined }) => {
  const { t } = useTranslation('availability')
  const own = zonePhrase(ownZone())
  const other = zone && zonePhrase(zone)
  if (!other || other === own) return null
  return <p className={classes.note}>{t('picker.zone', { own, other })}</p>
}

/** No slot on this day: offers the next day with some, or the next week. */
const NoneThatDay = ({ day, later, onDay }: Pick<Props, 'day' | 'onDay'> & { later: string | undefined }) => {
  const { t } = useTranslation('availability')
  return (
    <div className={classes.none}>
      <p>{t(later ? 'picker.none' : 'picker.noneWeek')}</p>
      <Button variant="light" onClick={() => onDay(later ?? addDays(weekStart(day), WEEK))}>
        {later ? t('picker.next', { day: formatShortDay(noonOf(later), 'UTC') }) : t('picker.seeNextWeek')}
      </Button>
    </div>
  )
}

/** A week of days and the free slots of one of them, in the reader's zone. Texts of the phrase set `availability`. */
export const SlotPicker = ({ slots, day, slot, onDay, onSlot }: Props) => {
  const free = Map.groupBy(slots ?? [], ({ starts_at }) => dateAt(starts_at))
  const ofDay = free.get(day)
  const later = weekFrom(weekStart(day)).find((date) => date > day && free.has(date))
  return (
    <div className={layout.stack}>
      <WeekStrip
        selected={day}
        countOf={(date) => (slots ? (free.get(date)?.length ?? 0) : undefined)}
        onSelect={onDay}
      />
      <ZoneNote zone={slots?.[0]?.timezone} />
      {!slots && <LoadingLines shape="block" count={1} />}
      {slots && ofDay && <SlotChoice day={day} slots={ofDay} selected={slot} onSelect={onSlot} />}
      {slots && !ofDay && <NoneThatDay day={day} later={later} onDay={onDay} />}
    </div>
  )
}
