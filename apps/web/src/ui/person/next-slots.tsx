import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { MINUTE } from '@emma/domain/interval'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatHour, formatNearDay, zonePhrase } from '../../lib/i18n/format.ts'
import { ownZone } from '../../lib/i18n/person-zone.ts'
import { addDays, dateAt, today } from '../../lib/time/days.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { offerOf } from './offer-of.ts'
import classes from './person-row.module.css'

interface Props {
  readonly card: SpecialistCard
  readonly specialtyId?: string | undefined
}

/** `hoje`, `amanhã`, `ter., 24`. */
const useDayName = () => {
  const { t } = useTranslation('specialists')
  return (instant: string): string => {
    const day = dateAt(instant)
    if (day === today()) return t('card.today')
    return day === addDays(today(), 1) ? t('card.tomorrow') : formatNearDay(instant)
  }
}

const SlotLink = ({ card, specialtyId, slot }: Props & { slot: Slot }) => {
  const { t } = useTranslation('specialists')
  const dayName = useDayName()
  const when = { day: dayName(slot.starts_at), hour: formatHour(slot.starts_at) }
  const mode = t(slot.online ? 'card.byVideo' : 'card.inPerson')
  return (
    <Link
      className={classes.slot}
      to="/customer/horario/$specialist_id"
      params={{ specialist_id: card.id }}
      search={{ slot: slot.id, specialty: offerOf(card, specialtyId)?.id, step: 'pay' }}
      aria-label={t('card.bookLabel', { name: card.name, mode, ...when })}
    >
      <span>{when.day}</span>
      <strong>{when.hour}</strong>
    </Link>
  )
}

/** The next free slots of the next days, each linked to its summary, and a link to the others. */
export const NextSlots = ({ card, specialtyId }: Props) => {
  const { t } = useTranslation('specialists')
  const { id, name, nextSlots } = card
  // The list may stay open for hours: what has begun is not offered, and yesterday's tomorrow is today.
  const now = useNow(MINUTE)
  const coming = nextSlots.filter(({ starts_at }) => Date.parse(starts_at) > now)
  const [first] = nextSlots
  if (!first) return <p className={classes.none}>{t('card.noSlot')}</p>
  const zone = zonePhrase(first.timezone)
  return (
    <div className={classes.times}>
      <ul className={classes.slots} aria-label={t('card.slots', { name })}>
        {coming.map((slot) => (
          <li key={slot.id}>
            <SlotLink card={card} specialtyId={specialtyId} slot={slot} />
          </li>
        ))}
        <li>
          <Link
            className={classes.slot}
            to="/customer/horario/$specialist_id"
            params={{ specialist_id: id }}
            search={{ specialty: specialtyId }}
            aria-label={t('card.seeLabel', { name })}
          >
            <IconDots size={20} stroke={1.75} aria-hidden />
          </Link>
        </li>
      </ul>
      {zone !== zonePhrase(ownZone()) && <p className={classes.zone}>{t('card.zone', { zone })}</p>}
    </div>
  )
}
