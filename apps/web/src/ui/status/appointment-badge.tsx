import type { Appointment } from '@emma/contracts/booking'
import { useUser } from '../../lib/session/use-session.ts'
import type { StatesOf } from './states.ts'
import { StatusBadge, useStateWord } from './status-badge.tsx'

type Standing = Pick<Appointment, 'status'> & Partial<Pick<Appointment, 'canceled_by'>>

/** Names the canceler from the reader's point of view. */
const useAppointmentState = () => {
  const role = useUser()?.role
  return ({ status, canceled_by = null }: Standing): StatesOf['appointment'] => {
    if (canceled_by === 'platform') return 'canceled_by_platform'
    return canceled_by !== null && canceled_by === role ? 'canceled_by_you' : status
  }
}

/** An appointment's status; the canceler from the reader's point of view. */
export const AppointmentBadge = (appointment: Standing) => (
  <StatusBadge of="appointment" state={useAppointmentState()(appointment)} />
)

/** The state as a word alone. */
export const useAppointmentWord = () => {
  const stateOf = useAppointmentState()
  const word = useStateWord()
  return (appointment: Standing): string => word('appointment', stateOf(appointment))
}
