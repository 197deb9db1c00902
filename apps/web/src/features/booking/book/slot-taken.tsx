import type { Slot } from '@emma/contracts/availability/slots'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { bringIntoSight } from '../../../lib/screen/bring-into-sight.ts'
import { addDays, dateAt } from '../../../lib/time/days.ts'
import { slotsQuery } from '../booking.queries.ts'
import { instantsOf } from './days.ts'
import { OwnSlot } from './own-slot.tsx'
import classes from './pick-slot.module.css'
import { useOwnAppointment } from './use-own-booking.ts'

const offered = 4
const daysAhead = 30

/** Later slots first, nearest in front; then earlier ones. */
const nearest = (slots: readonly Slot[], lost: number): readonly Slot[] => {
  const after = slots.filter(({ starts_at }) => Date.parse(starts_at) > lost)
  const before = slots.filter(({ starts_at }) => Date.parse(starts_at) < lost)
  return [...after, ...before.toReversed()].slice(0, offered)
}

interface Props {
  readonly specialistId: string
  /** Start of the lost slot. */
  readonly start: number
  /** Slots still free that week. */
  readonly slots: readonly Slot[]
  /** Nothing was paid or charged yet. */
  readonly isPaying: boolean
  readonly onSelect: (slot: Slot) => void
}

const Gone = ({ specialistId, start, slots, isPaying, onSelect }: Props) => {
  const { t } = useTranslation('booking')
  const day = dateAt(start)
  const { from, to } = instantsOf({ from: day, to: addDays(day, daysAhead) })
  const later = useQuery({
    ...slotsQuery(specialistId, { from, to, specialtyId: undefined }),
    enabled: slots.length === 0,
  })
  const offers = nearest(slots.length > 0 ? slots : (later.data ?? []), start)
  const next = t(offers.length > 0 ? 'pay.takenNext' : 'pay.takenNone')
  return (
    <Alert ref={isPaying ? bringIntoSight : null} color="amber" role="alert" title={t('pay.takenTitle')}>
      {isPaying ? `${t('pay.takenUncharged')} ${next}` : next}
      <div className={classes.offers}>
        {offers.map((slot) => (
          <Button key={slot.id} variant="light" px="xs" onClick={() => onSelect(slot)}>
            {`${formatShortDay(slot.starts_at)} ${formatHour(slot.starts_at)}`}
          </Button>
        ))}
      </div>
    </Alert>
  )
}

/**
 * The slot is not free any more: the patient has it themselves, booked in another tab or before going back; or somebody
 * else took it: says so, with the next free ones.
 */
export const SlotTaken = (props: Props) => {
  const own = useOwnAppointment(props, true)
  if (own.isPending) return null
  return own.appointment === undefined ? <Gone {...props} /> : <OwnSlot appointment={own.appointment} />
}
