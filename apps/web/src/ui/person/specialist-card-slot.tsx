import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatHour, formatNearDay, formatShortDay, zonePhrase } from '../../lib/i18n/format.ts'
import { ownZone } from '../../lib/i18n/person-zone.ts'
import { addDays, dateAt, today } from '../../lib/time/days.ts'
import { LinkButton } from '../action/link-button.tsx'
import classes from './specialist-card.module.css'

interface Props {
  readonly card: SpecialistCard
  readonly specialtyId?: string | undefined
}

/** `Hoje`, `Amanhã`, `ter., 24`. */
const useDayName = () => {
  const { t } = useTranslation('specialists')
  return (instant: string): string => {
    const day = dateAt(instant)
    if (day === today()) return t('card.today')
    return day === addDays(today(), 1) ? t('card.tomorrow') : formatNearDay(instant)
  }
}

const SlotLink = ({ card: { name }, specialtyId, slot }: Props & { slot: Slot }) => {
  const { t } = useTranslation('specialists')
  const dayName = useDayName()
  const when = { day: formatShortDay(slot.starts_at), hour: formatHour(slot.starts_at) }
  return (
    <Link
      className={classes.slot}
      to="/customer/horario/$specialist_id"
      params={{ specialist_id: slot.specialist_id }}
      search={{ slot: slot.id, specialty: specialtyId }}
      aria-label={t('card.bookLabel', { name, ...when })}
    >
      <span>{dayName(slot.starts_at)}</span>
      <strong>{when.hour}</strong>
    </Link>
  )
}

/** The next free slots of the next days, to be pressed at once, and the way to the others. */
export const NextSlots = ({ card, specialtyId }: Props) => {
  const { t } = useTranslation('specialists')
  const { id, name, nextSlots } = card
  const [first] = nextSlots
  if (!first) return <p className={classes.muted}>{t('card.noSlot')}</p>
  const zone = zonePhrase(first.timezone)
  return (
    <>
      {zone !== zonePhrase(ownZone()) && <p className={classes.muted}>{t('card.zone', { zone })}</p>}
      <ul className={classes.slots} aria-label={t('card.slots', { name })}>
        {nextSlots.map((slot) => (
          <li key={slot.id}>
            <SlotLink card={card} specialtyId={specialtyId} slot={slot} />
          </li>
        ))}
      </ul>
      <LinkButton
        variant="subtle"
        to="/customer/horario/$specialist_id"
        params={{ specialist_id: id }}
        search={{ specialty: specialtyId }}
        aria-label={t('card.seeLabel', { name })}
      >
        {t('card.see')}
      </LinkButton>
    </>
  )
}
