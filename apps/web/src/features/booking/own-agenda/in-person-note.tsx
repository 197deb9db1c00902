import type { Appointment } from '@emma/contracts/booking'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import classes from '../agenda/agenda.module.css'

type Advised = Pick<Appointment, 'in_person_advised' | 'specialist_id' | 'specialty'>

/** The specialist advised a visit in person, with a link to find a time (CFM 2.314/2022). */
export const InPersonNote = ({ in_person_advised: advised, specialist_id, specialty }: Advised) => {
  const { t } = useTranslation('booking')
  if (!advised) return null
  return (
    <p className={classes.advice}>
      <IconStethoscope size={20} stroke={1.75} aria-hidden />
      <span>
        {t('card.inPersonAdvised')}{' '}
        <TextLink
          to="/customer/horario/$specialist_id"
          params={{ specialist_id }}
          search={{ specialty: specialty.id }}
        >
          {t('card.bookInPerson')}
        </TextLink>
      </span>
    </p>
  )
}
