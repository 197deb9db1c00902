import type { SpecialistCard } from '@emma/contracts/specialists'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../lib/i18n/format.ts'
import { specialtyName } from '../../lib/i18n/i18n.ts'
import { councilOf } from './council-of.ts'
import { NextSlots } from './next-slots.tsx'
import { offerOf } from './offer-of.ts'
import { PersonAvatar } from './person-avatar.tsx'
import classes from './person-row.module.css'
import { Rating } from './rating.tsx'

interface Props {
  readonly card: SpecialistCard
  /** The searched specialty: its price is shown, and booked. */
  readonly specialtyId?: string | undefined
  /** The heart. */
  readonly corner?: ReactNode
}

/** Specialty and registration, and whether by video, in a city, or both. */
const What = ({ card, specialtyId }: Props) => {
  const { t } = useTranslation('specialists')
  const { specialties, use_online, city, state } = card
  const shown = specialties.filter(({ id }) => id === specialtyId)
  const names = (shown.length > 0 ? shown : specialties).map(({ name }) => specialtyName(name)).join(', ')
  const facts = [names, councilOf(card), use_online && t('card.video'), city && [city, state].join(', ')]
  return (
    <span className={classes.facts} data-muted>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact || ''} data-long={fact === names || undefined}>
          {fact}
        </span>
      ))}
    </span>
  )
}

/** `30 min`, or `15 a 50 min` if the next slots differ. */
const useDuration = ({ nextSlots }: SpecialistCard): string | undefined => {
  const { t } = useTranslation('specialists')
  const lengths = nextSlots.map(({ duration_minutes }) => duration_minutes)
  const [from, to] = [Math.min(...lengths), Math.max(...lengths)]
  if (lengths.length === 0) return undefined
  return from === to ? t('card.minutes', { minutes: from }) : t('card.range', { from, to })
}

/** Rating, price, duration, and whether they take patients now. */
const Offer = ({ card, specialtyId }: Props) => {
  const { t } = useTranslation('specialists')
  const duration = useDuration(card)
  const offer = offerOf(card, specialtyId)
  const isLowest = offer?.id !== specialtyId && card.specialties.some(({ price }) => price !== offer?.price)
  const price = offer && formatPrice(offer.price)
  return (
    <span className={classes.facts}>
      <Rating rating={card.rating} />
      {price && <strong>{isLowest ? t('card.from', { price }) : price}</strong>}
      {duration && <span>{duration}</span>}
      {card.on_duty && (
        <span>
          <span className={classes.onDuty}>{t('card.onDuty')}</span>
        </span>
      )}
    </span>
  )
}

/**
 * A specialist to choose: the row links to the page, each of the next slots to its summary. The public pages' row shows
 * the same in the same order (`features/site/parts/person-row.tsx`). Texts of the phrase set `specialists`.
 */
export const PersonRow = ({ card, specialtyId, corner }: Props) => (
  <article className={classes.row}>
    <PersonAvatar name={card.name} src={card.avatar} size={48} />
    <div className={classes.who}>
      <h3>
        <Link to="/customer/detail/$id" params={{ id: card.id }}>
          {card.name}
        </Link>
      </h3>
      <What card={card} specialtyId={specialtyId} />
      <Offer card={card} specialtyId={specialtyId} />
    </div>
    <NextSlots card={card} specialtyId={specialtyId} />
    {corner && <div className={classes.corner}>{corner}</div>}
  </article>
)
