import type { Slot } from '@emma/contracts/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateAt, today, weekStart } from '../../lib/days.ts'
import { formatHour, formatShortDay } from '../../lib/format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { SlotPicker } from '../../ui/slot-picker.tsx'
import { ErrorState } from '../../ui/state-block.tsx'
import { openSlotsQuery } from './availability.queries.ts'
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
  const [day, setDay] = useState(card.nextSlot ? dateAt(card.nextSlot.starts_at) : today())
  const [slot, setSlot] = useState<Slot>()
  const query = useQuery(openSlotsQuery(card.id, weekStart(day)))
  if (query.isError && !query.data) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  }
  const standing = slot && query.data?.some(({ id }) => id === slot.id) ? slot : undefined
  return (
    <div className={classes.week}>
      <SlotPicker
        slots={query.data}
        day={day}
        slot={standing?.id}
        onDay={(date) => {
          setDay(date)
          setSlot(undefined)
        }}
        onSlot={setSlot}
      />
      {standing && <BookButton specialistId={card.id} slot={standing} />}
    </div>
  )
}
