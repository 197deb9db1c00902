import type { Appointment } from '@emma/contracts/booking'
import { OPENS_MINUTES_BEFORE } from '@emma/domain/booking'
import { MINUTE } from '@emma/domain/interval'
import { SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { serverNow } from '../../../lib/time/now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { useAppointmentChanges } from '../../booking/index.ts'
import classes from '../call.module.css'
import { ownDaysQuery } from '../calls.queries.ts'
import { callDays, isOfToday } from './call-days.ts'

/** When the room of an appointment opens. */
export const opensAt = (startsAt: string): string =>
  formatHour(new Date(Date.parse(startsAt) - OPENS_MINUTES_BEFORE * MINUTE))

const Enter = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('calls')
  const { id, can, starts_at } = appointment
  if (!can.join) {
    const isComing = appointment.status === 'confirmed' && Date.parse(starts_at) > serverNow()
    return isComing ? (
      <p className={classes.quiet}>{t('today.opensAt', { hour: opensAt(starts_at) })}</p>
    ) : null
  }
  return (
    <LinkButton size="lg" to="/customer/calls/{-$id}" params={{ id }}>
      {t('today.enter')}
    </LinkButton>
  )
}

const Nothing = () => {
  const { t } = useTranslation('calls')
  return (
    <EmptyState
      picture="agenda"
      title={t('today.empty')}
      detail={t('today.emptyCustomer')}
      action={
        <LinkButton to="/customer/agenda" variant="light">
          {t('today.agenda')}
        </LinkButton>
      }
    />
  )
}

/** Order of a day's calls: those that can be entered, coming ones, past ones. */
const rankOf = ({ can, status }: Appointment): number => (can.join ? 0 : status === 'confirmed' ? 1 : 2)

/** A patient's calls of today, each with its entry. */
export const TodayCalls = () => {
  const { t } = useTranslation('calls')
  const now = serverNow()
  const select = (all: Appointment[]) => all.filter((appointment) => isOfToday(appointment, now))
  const query = useQuery({ ...ownDaysQuery(callDays(now)), select })
  useAppointmentChanges()
  return (
    <div className={classes.column}>
      <PageHeader title={t('today.titleCustomer')} subtitle={t('today.subtitle')} />
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="cards" count={3} />}
        isEmpty={(data) => data.length === 0}
        empty={<Nothing />}
      >
        {(appointments) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {appointments
              .toSorted((a, b) => rankOf(a) - rankOf(b))
              .map((appointment) => (
                <AppointmentCard
                  key={appointment.id}
                  appointment={appointment}
                  participant="customer"
                  actions={<Enter appointment={appointment} />}
                />
              ))}
          </SimpleGrid>
        )}
      </QueryView>
    </div>
  )
}
