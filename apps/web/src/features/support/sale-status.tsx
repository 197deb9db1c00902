import type { SaleLine, SaleStatus } from '@emma/contracts/support'
import { appointmentStates } from '@emma/domain/booking'
import { queueStates } from '@emma/domain/queue'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx'
import { AppointmentStatusChip } from '../../ui/time/appointment-card-status.tsx'

const inQueue: Readonly<Record<(typeof queueStates)[number], Tone>> = {
  awaiting_payment: 'warning',
  waiting: 'info',
  called: 'info',
  in_progress: 'info',
  finished: 'neutral',
  left: 'neutral',
  expired: 'neutral',
}

const payments: Readonly<Record<SaleLine['payment_status'], Tone>> = {
  pending: 'warning',
  paid: 'success',
  partially_refunded: 'info',
  refunded: 'neutral',
  failed: 'danger',
  charged_back: 'danger',
}

const stateIn = <T extends string>(states: readonly T[], status: SaleStatus): T | undefined =>
  states.find((state) => state === status)

/** How an appointment or a place in the queue stands. */
export const SaleStatusBadge = ({
  kind,
  status,
  canceled_by,
}: Pick<SaleLine, 'kind' | 'status' | 'canceled_by'>) => {
  const { t } = useTranslation('support')
  const appointment = stateIn(appointmentStates, status)
  if (kind === 'appointment' && appointment)
    return <AppointmentStatusChip status={appointment} canceledBy={canceled_by} />
  const waiting = stateIn(queueStates, status)
  return waiting && <StatusChip tone={inQueue[waiting]} label={t(`queueStatus.${waiting}`)} />
}

/** How its payment stands. */
export const PaymentStatusBadge = ({ payment_status: status }: Pick<SaleLine, 'payment_status'>) => {
  const { t } = useTranslation('booking')
  return <StatusChip tone={payments[status]} label={t(`paymentStatus.${status}`)} />
}
