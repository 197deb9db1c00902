import type { Appointment } from '@emma/contracts/booking'
import { isActive } from '@emma/domain/booking'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { InPersonNote } from '../book/in-person-note.tsx'
import { appointmentQuery } from '../booking.queries.ts'
import { AddToCalendar } from '../calendar/add-to-calendar.tsx'
import { MoneyBack } from '../pay/money-back.tsx'
import { ReceiptButton } from '../pay/receipt-button.tsx'
import classes from './agenda.module.css'

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What it cost, how it was paid, and what became of the money. */
const Payment = ({ payment, price }: Pick<Appointment, 'payment' | 'price'>) => {
  const { t } = useTranslation('booking')
  return (
    <>
      <Line name={t('details.price')}>
        <MoneyText value={price} strong />
      </Line>
      <Line name={t('details.method')}>{t(`method.${payment.method}`)}</Line>
      {payment.wallet_amount > 0 && (
        <Line name={t('details.fromWallet')}>
          <MoneyText value={payment.wallet_amount} />
        </Line>
      )}
      <Line name={t('details.payment')}>{t(`paymentStatus.${payment.status}`)}</Line>
      {payment.kept !== undefined && (
        <Line name={t('details.kept')}>
          <MoneyText value={payment.kept} />
        </Line>
      )}
      {payment.reason && <Line name={t('details.reason')}>{payment.reason}</Line>}
    </>
  )
}

const unpaid = new Set(['pending', 'failed'])

const Lines = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const where = useWhere()
  const { id, status, payment, cancel_reason } = appointment
  return (
    <>
      <dl className={classes.lines}>
        <Line name={t('details.status')}>
          <AppointmentBadge {...appointment} />
        </Line>
        <Line name={t('details.when')}>{formatMoment(appointment.starts_at)}</Line>
        <Line name={t('details.where')}>{where(appointment)}</Line>
        <Line name={t('summary.duration')}>
          {t('duration.minutes', { minutes: appointment.duration_minutes })}
        </Line>
        {appointment.dependent && <Line name={t('details.whoFor')}>{appointment.dependent.name}</Line>}
        <Line name={t('details.specialist')}>{appointment.specialist.name}</Line>
        <Line name={t('details.specialty')}>{specialtyName(appointment.specialty.name)}</Line>
        {cancel_reason && <Line name={t('details.cancelReason')}>{cancel_reason}</Line>}
        <Payment {...appointment} />
        {appointment.can.cancel && (
          <Line name={t('summary.ruleTitle')}>
            {appointment.agreed.refund_until === null
              ? t('deadline.over')
              : t('deadline.until', { moment: formatMoment(appointment.agreed.refund_until) })}
          </Line>
        )}
      </dl>
      <InPersonNote {...appointment} />
      <MoneyBack payment={payment} />
      <div className={classes.files}>
        {isActive(status) && <AddToCalendar id={id} />}
        {!unpaid.has(payment.status) && <ReceiptButton id={id} />}
      </div>
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
