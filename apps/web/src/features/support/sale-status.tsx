import type { SaleLine, SaleStatus } from '@emma/contracts/support'
import { appointmentStates } from '@emma/domain/booking'
import { queueStates } from '@emma/domain/queue'
import { AppointmentBadge } from '../../ui/status/appointment-badge.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'

const stateIn = <T extends string>(states: readonly T[], status: SaleStatus): T | undefined =>
  states.find((state) => state === status)

/** How an appointment or a place in the queue stands. */
export const SaleStatusBadge = ({
  kind,
  status,
  canceled_by,
}: Pick<SaleLine, 'kind' | 'status' | 'canceled_by'>) => {
  const appointment = stateIn(appointmentStates, status)
  if (kind === 'appointment' && appointment)
    return <AppointmentBadge status={appointment} canceled_by={canceled_by} />
  const waiting = stateIn(queueStates, status)
  return waiting && <StatusBadge of="queue" state={waiting} />
}
