import type { DayAppointment } from '@emma/contracts/dashboard'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { AppointmentBadge, useAppointmentWord } from '../../../ui/status/appointment-badge.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { SpecialistRowActions } from '../../booking/index.ts'
import classes from './day.module.css'
import { useArrived } from './use-arrived.ts'

const FACE = 32

const isUnanswered = ({ status, preparation }: DayAppointment): boolean =>
  status === 'confirmed' && preparation.asked && !preparation.done

/** Presence in the call first, then missing data, then the status. */
const Standing = ({ appointment }: { appointment: DayAppointment }) => {
  const { t } = useTranslation('today')
  const arrived = useArrived()(appointment)
  const word = useAppointmentWord()
  if (arrived) return <span data-presence={arrived.state}>{arrived.words}</span>
  if (isUnanswered(appointment)) return <span data-warns>{t('line.unanswered')}</span>
  if (appointment.status === 'confirmed') return <span>{word(appointment)}</span>
  return <AppointmentBadge {...appointment} />
}

const useAbout = () => {
  const { t } = useTranslation('today')
  const whatFor = useWhatFor()
  return (appointment: DayAppointment): string => {
    const { online, place, comes, dependent, customer } = appointment
    const parts = [
      whatFor(appointment),
      !online && (place?.name ?? t('next.inPerson')),
      comes.last_at === null && t('line.first'),
      dependent && t('line.guardian', { name: customer.name }),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}

interface Props {
  readonly appointment: DayAppointment
  /** The one on top, with the entry to the call. */
  readonly isNext: boolean
}

/** An appointment of the day: hour, face, name, reason and status; the whole line opens the patient. */
export const DayLine = ({ appointment, isNext }: Props) => {
  const about = useAbout()
  const { customer, dependent, starts_at } = appointment
  const name = dependent?.name ?? customer.name
  return (
    <li className={classes.line} data-next={isNext || undefined}>
      <time dateTime={starts_at}>{formatHour(starts_at)}</time>
      <PersonAvatar name={name} src={dependent ? null : customer.avatar} size={FACE} />
      <span className={classes.whom}>
        <Link
          to="/specialist/prontuario/$id"
          params={{ id: customer.id }}
          search={{ dependente: dependent?.id }}
          className={classes.open}
        >
          {name}
        </Link>
        <small>{about(appointment)}</small>
      </span>
      <span className={classes.standing}>
        <Standing appointment={appointment} />
      </span>
      <span className={classes.more}>
        <SpecialistRowActions appointment={appointment} begins={!isNext} />
      </span>
    </li>
  )
}
