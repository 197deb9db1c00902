import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { MINUTE } from '@emma/domain/interval'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { dateAt, later, today, weekStart } from '../../../lib/time/days.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import { SlotPicker } from '../../../ui/time/slot-picker.tsx'
import { openSlotsQuery } from '../availability.queries.ts'
import classes from './week-slots.module.css'

const BookButton = ({ specialistId, slot }: { specialistId: string; slot: Slot }) => {
  const { t } = useTranslation('availability')
  const when = { day: formatShortDay(slot.starts_at), hour: formatHour(slot.starts_at) }
  return (
    <LinkButton
      size="lg"
      to="/customer/horario/$specialist_id"
      params={{ specialist_id: specialistId }}
      search={{ slot: slot.id }}
    >
      {t('picker.at', when)}
    </LinkButton>
  )
}

/** The coming weeks of a specialist: choose a slot, then book it. */
export const WeekSlots = ({ card }: { card: Pick<SpecialistCard, 'id' | 'nextSlot'> }) => {
  const [chosen, setDay] = useState(card.nextSlot ? dateAt(card.nextSlot.starts_at) : today())
  // The screen may stay open over midnight: a day that is over has no times.
  useNow(MINUTE)
  const day = later(chosen, today())
  const [slot, setSlot] = useState<Slot>()
  const query = useQuery(openSlotsQuery(card.id, weekStart(day)))
  if (query.isError && !query.data) {
    return <QueryFailure query={query} />
  }
  const available = slot && query.data?.some(({ id }) => id === slot.id) ? slot : undefined
  return (
    <div className={classes.week}>
      <SlotPicker
        slots={query.data}
        day={day}
        slot={available?.id}
        onDay={(date) => {
          setDay(date)
          setSlot(undefined)
        }}
        onSlot={setSlot}
      />
      {available && <BookButton specialistId={card.id} slot={available} />}
    </div>
  )
}
