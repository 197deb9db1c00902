import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { agendaQuery } from '../booking.queries.ts'
import { ChangeButtons } from '../change/change-buttons.tsx'
import { JoinWhenOpen } from './join-when-open.tsx'
import classes from './next-appointment.module.css'
import { StartsIn } from './starts-in.tsx'
import { useAppointmentChanges } from './use-appointment-changes.ts'

/** The customer's next appointment, with how long it is until then and the way in. */
export const NextAppointment = () => {
  const { t } = useTranslation('booking')
  const query = useQuery(agendaQuery({ status: 'confirmed,in_progress', sort: 'starts_at', pageSize: 1 }))
  useAppointmentChanges()
  return (
    <section
      className={classes.next}
      aria-label={t('next.title')}
      data-open={query.data?.data[0]?.can.join || undefined}
    >
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={1} />}>
        {({ data: [next] }) =>
          next ? (
            <AppointmentCard
              appointment={next}
              participant="customer"
              note={
                <p className={classes.note}>
                  <strong>
                    <StartsIn at={next.starts_at} />
                  </strong>
                  {next.online && !next.can.join && <span>{t('next.opens')}</span>}
                </p>
              }
              actions={
                <>
                  <JoinWhenOpen appointment={next} />
                  <ChangeButtons appointment={next} />
                </>
              }
            />
          ) : (
            <EmptyState
              picture="agenda"
              title={t('next.none')}
              detail={t('next.noneDetail')}
              action={
                <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
                  {t('next.find')}
                </LinkButton>
              }
            />
          )
        }
      </QueryView>
    </section>
  )
}
