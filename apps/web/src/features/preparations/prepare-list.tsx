import type { Appointment } from '@emma/contracts/booking'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areDevicesTested } from '../../lib/session/tested-devices.ts'
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

/** Whether the video call term was accepted; undefined until known. */
const useTerm = (): boolean | undefined =>
  useQuery(consentsQuery).data?.some(
    ({ kind, accepted_at }) => kind === 'telemedicine' && accepted_at !== null,
  )

const Term = ({ isAccepted }: { isAccepted: boolean | undefined }) => {
  const { t } = useTranslation('booking')
  if (isAccepted === undefined) return null
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

const Devices = ({ isTested }: { isTested: boolean }) => {
  const { t } = useTranslation('booking')
  if (isTested) return <Done>{t('prepare.testDone')}</Done>
  return (
    <li>
      <Link to="/customer/aparelho">
        <IconCircle {...icon} />
        {t('prepare.test')}
      </Link>
    </li>
  )
}

/** How many are left; shown only once all are known. */
const Left = ({ done }: { done: readonly (boolean | undefined)[] }) => {
  const { t } = useTranslation('booking')
  if (done.includes(undefined)) return t('prepare.list')
  const left = done.filter((each) => !each).length
  return left === 0 ? t('prepare.ready') : t('prepare.left', { count: left })
}

interface Props {
  readonly appointment: Appointment
  /** The time until then: the heading. */
  readonly children: ReactNode
}

/**
 * The preparation of a consultation, ticked once done: a line that opens, so that the way in and other due matters stay
 * on a phone's first screen. After the deadline only the head. Texts of the set `booking`.
 */
export const PrepareList = ({ appointment, children }: Props) => {
  const { t } = useTranslation('booking')
  const word = usePrepareWord()
  const isAccepted = useTerm()
  const isTested = areDevicesTested()
  const [isOpen] = useState(() => matchMedia('(min-width: 48em)').matches)
  const { id, can, online, preparation } = appointment
  if (!can.prepare) return <p className={classes.head}>{children}</p>
  return (
    <details className={classes.fold} open={isOpen}>
      <summary>
        <span className={classes.head}>
          {children}
          <small>
            <Left done={[preparation.done, ...(online ? [isAccepted, isTested] : [])]} />
          </small>
        </span>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <ul className={classes.list} aria-label={t('prepare.list')}>
        <li data-done={preparation.done || undefined}>
          <Link to="/customer/preparo/$id" params={{ id }}>
            {preparation.done ? <IconCircleCheck {...icon} /> : <IconCircle {...icon} />}
            {word(appointment)}
          </Link>
        </li>
        {online && (
          <>
            <Term isAccepted={isAccepted} />
            <Devices isTested={isTested} />
          </>
        )}
      </ul>
    </details>
  )
}
