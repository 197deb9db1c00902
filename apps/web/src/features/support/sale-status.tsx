import type { SaleLine, SaleStatus } from '@emma/contracts/support'
import { appointmentStates } from '@emma/domain/booking'
import { queueStates } from '@emma/domain/queue'
import { AppointmentBadge, useAppointmentWord } from '../../ui/status/appointment-badge.tsx'
import { StatusBadge, useStateWord } from '../../ui/status/status-badge.tsx'

type Standing = Pick<SaleLine, 'kind' | 'status' | 'canceled_by'>

const stateIn = <T extends string>(states: readonly T[], status: SaleStatus): T | undefined =>
  states.find((state) => state === status)

/** The state as a word alone. */
export const useSaleWord = () => {
  const appointmentWord = useAppointmentWord()
  const word = useStateWord()
  return ({ kind, status, canceled_by }: Standing): string => {
    const appointment = stateIn(appointmentStates, status)
    if (kind === 'appointment' && appointment) return appointmentWord({ status: appointment, canceled_by })
    const waiting = stateIn(queueStates, status)
    return waiting ? word('queue', waiting) : ''
  }
}

/** Status of an appointment or a place in the queue. */
export const SaleStatusBadge = ({ kind, status, canceled_by }: Standing) => {
  const appointment = stateIn(appointmentStates, status)
  if (kind === 'appointment' && appointment)
    return <AppointmentBadge status={appointment} canceled_by={canceled_by} />
  const waiting = stateIn(queueStates, status)
  return waiting && <StatusBadge of="queue" state={waiting} />
}
