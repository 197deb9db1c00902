import type { Appointment } from '@emma/contracts/booking'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { areDevicesTested } from '../../lib/session/tested-devices.ts'
import { Coming } from '../../ui/feedback/coming.tsx'
import { consentsQuery } from '../privacy/index.ts'
import classes from './prepare-list.module.css'
import { usePrepareWord } from './use-prepare-word.ts'

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

const Done = ({ children }: { children: ReactNode }) => (
  <li data-done>
    <IconCircleCheck {...icon} />
    {children}
  </li>
)

/** The term of video calls; nothing until it is known whether it was accepted. */
const Term = () => {
  const { t } = useTranslation('booking')
  const { data: terms } = useQuery(consentsQuery)
  if (!terms) {
    return (
      <li>
        <Coming />
      </li>
    )
  }
  const isAccepted = terms.some(({ kind, accepted_at }) => kind === 'telemedicine' && accepted_at !== null)
  if (isAccepted) return <Done>{t('prepare.termDone')}</Done>
  return (
    <li>
      <Link to="/customer/area-paciente" search={{ tab: 'consents' }}>
        <IconCircle {...icon} />
        {t('prepare.term')}
      </Link>
    </li>
  )
}

const Devices = () => {
  const { t } = useTranslation('booking')
  if (areDevicesTested()) return <Done>{t('prepare.testDone')}</Done>
  return (
    <li>
      <Link to="/customer/aparelho">
        <IconCircle {...icon} />
        {t('prepare.test')}
      </Link>
    </li>
  )
}

/** What is to be prepared for a consultation, ticked once it is; nothing where it is too late. Texts of the set `booking`. */
export const PrepareList = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const word = usePrepareWord()
  const { id, can, online, preparation } = appointment
  if (!can.prepare) return null
  return (
    <ul className={classes.list} aria-label={t('prepare.list')}>
      <li data-done={preparation.done || undefined}>
        <Link to="/customer/preparo/$id" params={{ id }}>
          {preparation.done ? <IconCircleCheck {...icon} /> : <IconCircle {...icon} />}
          {word(appointment)}
        </Link>
      </li>
      {online && (
        <>
          <Term />
          <Devices />
        </>
      )}
    </ul>
  )
}
