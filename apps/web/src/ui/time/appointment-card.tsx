import type { Appointment } from '@emma/contracts/booking'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../layout/layout.module.css'
import { PersonAvatar } from '../person/person-avatar.tsx'
import { AppointmentBadge } from '../status/appointment-badge.tsx'
import classes from './appointment-card.module.css'
import { useWhen } from './appointment-card-when.tsx'
import { PresenceNote } from './presence-note.tsx'
import { useWhatFor } from './use-what-for.ts'
import { useWhere } from './use-where.ts'

interface Props {
  readonly appointment: Appointment
  /** The viewer: the card shows the other participant. */
  readonly participant: 'customer' | 'specialist'
  readonly actions?: ReactNode
  /** A heading above shows the day. */
  readonly dated?: boolean
  /** On a separate line below: a countdown. */
  readonly note?: ReactNode
}

/** The other participant; and for a dependent, the patient or the guardian. */
const useWhom = ({ specialist, customer, dependent }: Appointment, participant: Props['participant']) => {
  const { t } = useTranslation('booking')
  if (participant === 'customer') {
    return { ...specialist, about: dependent && t('card.forWhom', { name: dependent.name }) }
  }
  return dependent
    ? { name: dependent.name, avatar: null, about: t('card.guardian', { name: customer.name }) }
    : { ...customer, about: null }
}

/** An appointment: when, with whom, what for, its state and actions. Texts of the phrase set `booking`. */
export const AppointmentCard = ({ appointment, participant, actions, note, dated }: Props) => {
  const where = useWhere()
  const whatFor = useWhatFor()
  const { name, avatar, about } = useWhom(appointment, participant)
  const { day, hours, zone } = useWhen()(appointment)
  const Where = appointment.online ? IconVideo : IconMapPin
  return (
    <article className={classes.card}>
      <header className={classes.top}>
        <p className={classes.when} data-dated={dated || undefined}>
          {!dated && <strong>{day}</strong>}
          <time dateTime={appointment.starts_at}>{hours}</time>
          {zone && <small>{zone}</small>}
        </p>
        <AppointmentBadge {...appointment} />
      </header>
      <div className={layout.person}>
        <PersonAvatar name={name} src={avatar} />
        <p className={classes.words}>
          <strong>{name}</strong>
          {about && <span>{about}</span>}
          <span>{whatFor(appointment)}</span>
          <span className={classes.where}>
            <Where size={18} stroke={1.75} aria-hidden />
            {where(appointment)}
          </span>
        </p>
      </div>
      <PresenceNote appointment={appointment} participant={participant} />
      {note}
      {actions && <footer className={classes.actions}>{actions}</footer>}
    </article>
  )
}
