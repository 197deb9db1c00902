import type { Appointment } from '@emma/contracts/booking'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/format.ts'
import { AppointmentStatusChip } from '../../ui/appointment-card-status.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import classes from './agenda.module.css'
import { appointmentQuery } from './booking.queries.ts'
import { MoneyBack } from './money-back.tsx'

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Lines = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const { payment } = appointment
  return (
    <>
      <dl className={classes.lines}>
        <Line name={t('details.status')}>
          <AppointmentStatusChip status={appointment.status} />
        </Line>
        <Line name={t('details.when')}>{formatMoment(appointment.starts_at)}</Line>
        <Line name={t('details.where')}>{t(appointment.online ? 'where.online' : 'where.place')}</Line>
        <Line name={t('details.specialist')}>{appointment.specialist.name}</Line>
        <Line name={t('details.specialty')}>{appointment.specialty.name}</Line>
        <Line name={t('details.price')}>
          <MoneyText value={appointment.price} strong />
        </Line>
        <Line name={t('details.method')}>{t(`method.${payment.method}`)}</Line>
        {payment.wallet_amount > 0 && (
          <Line name={t('details.fromWallet')}>
            <MoneyText value={payment.wallet_amount} />
          </Line>
        )}
        <Line name={t('details.payment')}>{t(`paymentStatus.${payment.status}`)}</Line>
        {appointment.cancel_reason && (
          <Line name={t('details.cancelReason')}>{appointment.cancel_reason}</Line>
        )}
        {payment.reason && <Line name={t('details.reason')}>{payment.reason}</Line>}
      </dl>
      <MoneyBack payment={payment} />
    </>
  )
}

/** Everything about one appointment. */
export const AppointmentDetails = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('booking')
  return (
    <Dialog onClose={onClose} title={t('details.title')}>
      <QueryView query={useQuery(appointmentQuery(id))}>
        {(appointment) => <Lines appointment={appointment} />}
      </QueryView>
    </Dialog>
  )
}
