import type { DayAppointment } from '@emma/contracts/dashboard'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { useWhen } from '../../../ui/time/appointment-card-when.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { SpecialistRowActions, StartsIn } from '../../booking/index.ts'
import classes from './next-patient.module.css'
import { useArrived } from './use-arrived.ts'

const NextFacts = lazyPart(() => import('./next-facts.tsx'))

const PORTRAIT = 64

interface Props {
  readonly appointment: DayAppointment
  /** Today's appointments are shown without the day. */
  readonly isToday: boolean
}

const When = ({ appointment, isToday }: Props) => {
  const { t } = useTranslation('today')
  const when = useWhen()(appointment)
  const arrived = useArrived()(appointment)
  const whatFor = useWhatFor()
  const { online, place } = appointment
  const about = [
    isToday ? when.hours : `${when.day}, ${when.hours}`,
    whatFor(appointment),
    online ? t('next.online') : (place?.name ?? t('next.inPerson')),
  ]
  return (
    <p className={classes.when}>
      <strong>
        <StartsIn at={appointment.starts_at} />
      </strong>
      {' · '}
      {about.join(' · ')}
      {arrived && <strong>{` · ${arrived.words}`}</strong>}
    </p>
  )
}

const Enter = ({ appointment }: { appointment: DayAppointment }) => {
  const { t } = useTranslation('today')
  const { id, online, can, customer, dependent } = appointment
  if (online && can.join) {
    return (
      <LinkButton size="md" to="/calls" search={{ id }}>
        {t('next.enter')}
      </LinkButton>
    )
  }
  if (can.start || can.finish) return null
  return (
    <LinkButton
      size="md"
      variant="default"
      to="/specialist/prontuario/$id"
      params={{ id: customer.id }}
      search={{ dependente: dependent?.id }}
    >
      {t('next.open')}
    </LinkButton>
  )
}

/** The current or next patient: the day's most prominent card. */
export const NextPatient = ({ appointment, isToday }: Props) => {
  const { t } = useTranslation('today')
  const { customer, dependent, comes, online, can } = appointment
  const name = dependent?.name ?? customer.name
  const picture = dependent ? null : customer.avatar
  return (
    <section className={classes.next} aria-label={t('next.label')} data-open={can.join || undefined}>
      <PersonAvatar name={name} src={picture} size={PORTRAIT} />
      <div className={classes.words}>
        <When appointment={appointment} isToday={isToday} />
        <h2 className={classes.name}>
          {comes.age === null ? name : t('next.nameAge', { name, count: comes.age })}
        </h2>
        <div className={classes.facts}>
          <Suspense fallback={<Coming />}>
            <NextFacts appointment={appointment} />
          </Suspense>
          <span>
            {comes.last_at === null ? t('next.first') : t('next.last', { date: formatDate(comes.last_at) })}
          </span>
        </div>
      </div>
      <div className={classes.actions}>
        <Enter appointment={appointment} />
        <SpecialistRowActions appointment={appointment} begins={!(online && can.join)} />
      </div>
    </section>
  )
}
