import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { today } from '../../../lib/days.ts'
import { useUser } from '../../../lib/use-session.ts'
import { AppointmentStatusChip } from '../../../ui/appointment-card-status.tsx'
import { useWhen } from '../../../ui/appointment-card-when.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { EmptyState } from '../../../ui/state-block.tsx'
import { visitsQuery } from '../../booking/index.ts'
import records from '../records.module.css'
import classes from './guided.module.css'

/** Those that a record can be written of. */
const status = 'confirmed,in_progress,finished'

/** Today's consultations, one of which is written about. */
export const ChooseConsultation = () => {
  const { t } = useTranslation('guided')
  const when = useWhen()
  const specialistId = useUser()?.specialistId ?? ''
  const query = useQuery(visitsQuery(specialistId, { status, from: today(), to: today() }))
  const none = (
    <EmptyState
      title={t('choose.none')}
      detail={t('choose.noneDetail')}
      action={<LinkButton to="/specialist/consultas">{t('choose.all')}</LinkButton>}
    />
  )
  return (
    <QueryView query={query} empty={none} isEmpty={(visits) => visits.length === 0}>
      {(visits) => (
        <ul className={records.list}>
          {visits.map((visit) => (
            <li key={visit.id} className={classes.visit}>
              <span className={classes.who}>
                <strong>{when(visit).hours}</strong> {visit.dependent?.name ?? visit.customer.name}
              </span>
              <AppointmentStatusChip status={visit.status} />
              <LinkButton
                size="sm"
                to="/specialist/prontuario-emma"
                search={{ schedule_id: visit.id }}
                aria-label={t('choose.write', { name: visit.dependent?.name ?? visit.customer.name })}
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
