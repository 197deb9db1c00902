import type { AppointmentState, Participant } from '../booking/index.ts'
import { ok, type Result, refuse } from '../result.ts'

const attended: readonly AppointmentState[] = ['confirmed', 'in_progress', 'finished', 'no_show']

/**
 * The basis on which a person reads the preparation of an appointment: the account that wrote it, or the appointment's
 * own specialist while it is active or after it took place. For all others, admins included, it does not exist.
 */
export const preparationBasis = (
  appointment: {
    readonly state: AppointmentState
    readonly customerId: string
    readonly specialistId: string
  },
  { role, id }: Participant,
): Result<'own' | 'care', 'not_found'> => {
  if (role === 'customer' && id === appointment.customerId) return ok('own')
  const isTheirs = role === 'specialist' && id === appointment.specialistId
  return isTheirs && attended.includes(appointment.state) ? ok('care') : refuse('not_found')
}
