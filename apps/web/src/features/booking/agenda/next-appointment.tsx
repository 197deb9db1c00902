import type { Appointment } from '@emma/contracts/booking'
import { MINUTE } from '@emma/domain/interval'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/time/use-now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { PrepareList } from '../../preparations/index.ts'
import { nextAppointmentQuery } from '../booking.queries.ts'
import { AppointmentMenu } from './appointment-menu.tsx'
import { JoinWhenOpen, useIsNear } from './join-when-open.tsx'
import classes from './next-appointment.module.css'
import { StartsIn } from './starts-in.tsx'
import { useAppointmentChanges } from './use-appointment-changes.ts'

/** When the call can be entered, as long as that is to come. */
const Opens = ({ appointment: { online, starts_at, can } }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const now = useNow(MINUTE)
  if (!online || can.join || Date.parse(starts_at) <= now) return null
  return <span>{t('next.opens')}</span>
}

const NextActions = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const navigate = useNavigate()
  const isNear = useIsNear(appointment)
  const { id, specialist } = appointment
  const search = { open: id }
  return (
    <>
      {isNear ? (
        <JoinWhenOpen appointment={appointment} />
      ) : (
        <LinkButton
          variant="default"
          to="/customer/agenda"
          search={search}
          aria-label={t('card.detailsOf', { name: specialist.name })}
        >
          {t('card.details')}
        </LinkButton>
      )}
      <AppointmentMenu
        appointment={appointment}
        onDetails={isNear ? () => void navigate({ to: '/customer/agenda', search }) : undefined}
      />
    </>
  )
}

interface Props {
  /** Something above it is more important. */
  readonly isQuiet?: boolean
}

/** The customer's next appointment, with a countdown, what to prepare and the entry. */
export const NextAppointment = ({ isQuiet = false }: Props) => {
  const { t } = useTranslation('booking')
  const query = useQuery(nextAppointmentQuery)
  useAppointmentChanges()
  if (query.data?.data.length === 0) return null
  return (
    <section
      className={classes.next}
      data-quiet={isQuiet || undefined}
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
                <div className={classes.note}>
                  <PrepareList appointment={next}>
                    <strong>
                      <StartsIn at={next.starts_at} />
                    </strong>
                    <Opens appointment={next} />
                  </PrepareList>
                </div>
              }
              actions={<NextActions appointment={next} />}
            />
          ) : null
        }
      </QueryView>
    </section>
  )
}
