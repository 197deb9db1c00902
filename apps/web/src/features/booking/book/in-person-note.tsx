import type { Appointment } from '@emma/contracts/booking'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import { useTranslation } from 'react-i18next'
import classes from '../agenda/agenda.module.css'

/** The specialist advised to be seen in person: what a call could not settle (CFM 2.314/2022). */
export const InPersonNote = ({ in_person_advised: advised }: Pick<Appointment, 'in_person_advised'>) => {
  const { t } = useTranslation('booking')
  if (!advised) return null
  return (
    <p className={classes.advice}>
      <IconStethoscope size={20} stroke={1.75} aria-hidden />
      {t('card.inPersonAdvised')}
    </p>
  )
}
