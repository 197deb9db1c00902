import type { SpecialistCard as Card } from '@emma/contracts/specialists'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/i18n/format-names.ts'
import { TextLink } from '../action/text-link.tsx'
import { StatusChip } from '../feedback/status-chip.tsx'
import { MoneyText } from '../money/money-text.tsx'
import { councilOf } from './council-of.ts'
import { PersonAvatar } from './person-avatar.tsx'
import classes from './specialist-card.module.css'
import { NextSlots } from './specialist-card-slot.tsx'

interface Props {
  readonly card: Card
  /** The specialty that is looked for: its price is shown, and booked. */
  readonly specialtyId?: string | undefined
  /** The heart. */
  readonly corner?: ReactNode
}

/** Stars as picture, number and words. */
export const Rating = ({ rating: { average, count } }: Pick<Card, 'rating'>) => {
  const { t } = useTranslation('specialists')
  if (count === 0) return <span className={classes.muted}>{t('card.noReviews')}</span>
  const values = { count, average: formatNumber(average, 3, 1) }
  return (
    <span className={classes.rating} title={t('card.ratingLabel', values)}>
      <IconStarFilled size={16} aria-hidden />
      {t('card.rating', values)}
    </span>
  )
}

const Where = ({ card: { use_online, city, state } }: Pick<Props, 'card'>) => {
  const { t } = useTranslation('specialists')
  return (
    <ul className={classes.where}>
      {use_online && (
        <li>
          <IconVideo size={18} stroke={1.75} aria-hidden />
          {t('card.online')}
        </li>
      )}
      {city && (
        <li>
          <IconMapPin size={18} stroke={1.75} aria-hidden />
          {state ? `${city}, ${state}` : city}
        </li>
      )}
    </ul>
  )
}

const Price = ({ card: { specialties }, specialtyId }: Props) => {
  const { t } = useTranslation('specialists')
  const specialty = specialties.find(({ id }) => id === specialtyId)
  const prices = specialty ? [specialty.price] : specialties.map(({ price }) => price)
  if (prices.length === 0) return null
  const lowest = Math.min(...prices)
  return (
    <p className={classes.price}>
      {Math.max(...prices) > lowest && <small>{t('card.from')} </small>}
      <MoneyText value={lowest} strong />
    </p>
  )
}

/** Who it is, what they do, how they were rated, what it costs, and the next free slots. Texts of the phrase set `specialists`. */
export const SpecialistCard = ({ card, specialtyId, corner }: Props) => {
  const { t } = useTranslation('specialists')
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <PersonAvatar name={card.name} src={card.avatar} size={56} />
        <div className={classes.words}>
          <h3>
            <TextLink to="/customer/detail/$id" params={{ id: card.id }} c="inherit" inherit>
              {card.name}
            </TextLink>
          </h3>
          <span className={classes.council}>{councilOf(card)}</span>
          <Rating rating={card.rating} />
        </div>
        {corner}
      </header>
      <p className={classes.specialties}>{card.specialties.map(({ name }) => name).join(' · ')}</p>
      <Where card={card} />
      {card.on_duty && (
        <div>
          <StatusChip tone="success" label={t('card.onDuty')} />
        </div>
      )}
      <footer className={classes.foot}>
        <Price card={card} specialtyId={specialtyId} />
        <NextSlots card={card} specialtyId={specialtyId} />
      </footer>
    </article>
  )
}
