import type { Appointment } from '@emma/contracts/booking'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './prepare-list.module.css'
import { usePrepareWord } from './use-prepare-word.ts'

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

/** What is to be prepared for a consultation, ticked once it is; nothing where it is too late. Texts of the set `booking`. */
export const PrepareList = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const word = usePrepareWord()
  const { id, can, preparation } = appointment
  if (!can.prepare) return null
  return (
    <ul className={classes.list} aria-label={t('prepare.list')}>
      <li>
        <Link to="/customer/preparo/$id" params={{ id }} data-done={preparation.done || undefined}>
          {preparation.done ? <IconCircleCheck {...icon} /> : <IconCircle {...icon} />}
          {word(appointment)}
        </Link>
      </li>
    </ul>
  )
}
