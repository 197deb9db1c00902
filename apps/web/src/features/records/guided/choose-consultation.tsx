import type { Appointment } from '@emma/contracts/booking'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { today } from '../../../lib/time/days.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { useWhen } from '../../../ui/time/appointment-card-when.tsx'
import { specialistAppointmentsQuery } from '../../booking/index.ts'
import classes from './guided.module.css'

/** Appointments that can have a record. */
const status = 'confirmed,in_progress,finished'

/** The next one to see: the first of today that has not ended. */
const due = (appointments: readonly Pick<Appointment, 'status'>[]): number =>
  appointments.findIndex(({ status: each }) => each !== 'finished')

/** Chooses one of today's consultations to write about. */
export const ChooseConsultation = () => {
  const { t } = useTranslation('guided')
  const when = useWhen()
  const specialistId = useUser()?.specialistId ?? ''
  const query = useQuery(specialistAppointmentsQuery(specialistId, { status, from: today(), to: today() }))
  const none = (
    <EmptyState
      picture="agenda"
      title={t('choose.none')}
      detail={t('choose.noneDetail')}
      action={<LinkButton to="/specialist/consultas">{t('choose.all')}</LinkButton>}
    />
  )
  return (
    <QueryView query={query} empty={none} isEmpty={(appointments) => appointments.length === 0}>
      {(appointments) => (
        <ul className={layout.items}>
          {appointments.map((appointment, nth) => (
            <li key={appointment.id} className={classes.appointment}>
              <span className={classes.who}>
                <strong>{when(appointment).hours}</strong>{' '}
                {appointment.dependent?.name ?? appointment.customer.name}
              </span>
              <AppointmentBadge {...appointment} />
              <LinkButton
                size="sm"
                variant={nth === due(appointments) ? 'filled' : 'default'}
                to="/specialist/prontuario-emma"
                search={{ schedule_id: appointment.id }}
                aria-label={t('choose.write', {
                  name: appointment.dependent?.name ?? appointment.customer.name,
                })}
              >
                {t('choose.action')}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
