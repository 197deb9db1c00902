import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { useReturnWords } from '../../../ui/time/use-return-words.ts'
import classes from './returns.module.css'

interface Props {
  readonly appointment: Appointment
  readonly size?: 'sm' | 'lg'
}

/** A consultation's return visit, with a link to its times; nothing if there is none. */
export const ReturnOffer = ({ appointment, size = 'sm' }: Props) => {
  const { t } = useTranslation('booking')
  const words = useReturnWords()
  const { id, specialist, specialty, dependent, return_visit: visit } = appointment
  if (visit === null) return null
  return (
    <div className={classes.offer}>
      <p>{words(visit)}</p>
      <LinkButton
        size={size}
        variant="light"
        to="/customer/horario/$specialist_id"
        params={{ specialist_id: specialist.id }}
        search={{ specialty: specialty.id, return_of: id, for: dependent?.id }}
        aria-label={t('returns.bookWith', { name: specialist.name })}
      >
        {t('returns.book')}
      </LinkButton>
    </div>
  )
}
