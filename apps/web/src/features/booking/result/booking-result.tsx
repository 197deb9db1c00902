import type { Appointment } from '@emma/contracts/booking'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isUnheard } from '../../../lib/api/unheard.ts'
import { formatHour } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { appointmentQuery } from '../booking.queries.ts'
import { PixPanel } from '../pay/pix-panel.tsx'
import classes from './booking-result.module.css'
import { Confirmed } from './confirmed.tsx'
import { Lost } from './lost.tsx'
import { ResultPanel } from './result-panel.tsx'

const Ways = () => {
  const { t } = useTranslation('booking')
  return (
    <div className={classes.ways}>
      <LinkButton size="lg" to="/customer/agenda">
        {t('result.agenda')}
      </LinkButton>
      <LinkButton variant="default" size="lg" to="/customer">
        {t('result.home')}
      </LinkButton>
    </div>
  )
}

/** The bank has not answered yet: says so, and polls. */
const Waiting = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const { hold_expires_at: until } = appointment
  return (
    <ResultPanel tone="waiting" title={t('result.waitingTitle')} detail={t('result.waitingDetail')}>
      <AppointmentCard
        appointment={appointment}
        participant="customer"
        note={until && <p className={classes.held}>{t('result.heldUntil', { hour: formatHour(until) })}</p>}
      />
      <p className={classes.held}>{t('result.leave')}</p>
      <Ways />
    </ResultPanel>
  )
}

const Over = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const isCanceled = appointment.status.startsWith('canceled')
  return (
    <ResultPanel
      tone="lost"
      title={t(isCanceled ? 'result.canceledTitle' : 'result.passedTitle')}
      detail={t('result.canceledDetail')}
    >
      <Ways />
    </ResultPanel>
  )
}

const isPix = ({ payment: { method } }: Appointment): boolean => method === 'pix' || method === 'wallet_pix'

const Outcome = ({ appointment, isUnheard }: { appointment: Appointment; isUnheard: boolean }) => {
  switch (appointment.status) {
    case 'confirmed':
    case 'in_progress':
      return <Confirmed appointment={appointment} />
    case 'awaiting_payment':
      return isPix(appointment) ? (
        <PixPanel
          amount={appointment.payment.amount - appointment.payment.wallet_amount}
          pix={appointment.payment.pix}
          heldUntil={appointment.hold_expires_at}
          isUnheard={isUnheard}
        >
          <AppointmentCard appointment={appointment} participant="customer" />
        </PixPanel>
      ) : (
        <Waiting appointment={appointment} />
      )
    case 'expired':
      return <Lost appointment={appointment} />
    default:
      return <Over appointment={appointment} />
  }
}

/** The result of a booking; updates itself until it is decided. */
export default function BookingResult({ id }: { id: string }) {
  const query = useQuery(appointmentQuery(id))
  return (
    <QueryView alone query={query} skeleton={<LoadingLines count={6} />}>
      {(appointment) => <Outcome appointment={appointment} isUnheard={isUnheard(query)} />}
    </QueryView>
  )
}
