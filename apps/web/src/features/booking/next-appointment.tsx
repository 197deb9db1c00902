import { HOUR, MINUTE } from '@emma/domain/interval'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../lib/use-now.ts'
import { AppointmentCard } from '../../ui/appointment-card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { agendaQuery } from './booking.queries.ts'
import { ChangeButtons } from './change-buttons.tsx'
import { JoinWhenOpen } from './join-when-open.tsx'
import classes from './next-appointment.module.css'
import { useAppointmentChanges } from './use-appointment-changes.ts'

const DAY_HOURS = 24

/** `12 min`, `3 h 05 min`, `2 dias`. */
const useDuration = () => {
  const { t } = useTranslation('booking')
  return (ms: number): string => {
    const hours = Math.floor(ms / HOUR)
    const minutes = Math.floor((ms % HOUR) / MINUTE)
    if (hours >= DAY_HOURS * 2) return t('duration.days', { count: Math.floor(hours / DAY_HOURS) })
    return hours > 0 ? t('duration.hours', { hours, minutes }) : t('duration.minutes', { minutes })
  }
}

/** How long until an appointment begins, or since it did. */
export const StartsIn = ({ at }: { at: string }) => {
  const { t } = useTranslation('booking')
  const duration = useDuration()
  const left = Date.parse(at) - useNow(MINUTE / 4)
  if (Math.abs(left) < MINUTE) return <>{t('next.now')}</>
  return <>{t(left > 0 ? 'next.startsIn' : 'next.started', { time: duration(Math.abs(left)) })}</>
}

/** The customer's next appointment, with how long it is until then and the way in. */
export const NextAppointment = () => {
  const { t } = useTranslation('booking')
  const query = useQuery(agendaQuery({ status: 'confirmed,in_progress', sort: 'starts_at', pageSize: 1 }))
  useAppointmentChanges()
  return (
    <section className={classes.next} aria-label={t('next.title')}>
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={1} />}>
        {({ data: [next] }) =>
          next ? (
            <AppointmentCard
              appointment={next}
              side="customer"
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
