import type { SpecialistCard } from '@emma/contracts/specialists'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../lib/format.ts'
import { LinkButton } from './link-button.tsx'
import classes from './specialist-card.module.css'

interface Props {
  readonly card: SpecialistCard
  readonly specialtyId?: string | undefined
}

/** The next free slot, to be pressed at once, and the way to the others. */
export const NextSlot = ({ card: { id, name, nextSlot }, specialtyId }: Props) => {
  const { t } = useTranslation('specialists')
  const params = { specialist_id: id }
  if (!nextSlot) return <p className={classes.muted}>{t('card.noSlot')}</p>
  const when = { day: formatShortDay(nextSlot.starts_at), hour: formatHour(nextSlot.starts_at) }
  return (
    <div className={classes.slot}>
      <LinkButton
        to="/customer/horario/$specialist_id"
        params={params}
        search={{ slot: nextSlot.id, specialty: specialtyId }}
        aria-label={t('card.bookLabel', { name, ...when })}
      >
        {t('card.book', when)}
      </LinkButton>
      <LinkButton
        variant="subtle"
        to="/customer/horario/$specialist_id"
        params={params}
        search={{ specialty: specialtyId }}
        aria-label={t('card.seeLabel', { name })}
      >
        {t('card.see')}
      </LinkButton>
    </div>
  )
}
