import type { AppointmentEvent } from './appointment-state.ts'

/** Who came to an appointment that nobody closed, two hours after its end. */
export interface Attendance {
  /** By video; in person nobody is seen coming. */
  readonly online: boolean
  /** The specialist had started it. */
  readonly started: boolean
  readonly customerJoined: boolean
  readonly specialistJoined: boolean
}

/**
 * How the job closes an appointment that is still open `CLOSES_HOURS_AFTER` its end.
 * - Both were in the call: it took place. So did one in person, of which no call tells anything.
 * - The patient came and the specialist never did: canceled by the platform, everything goes back as credit.
 * - The patient never came: an absence, which pays the specialist as if attended.
 */
export const closingOf = ({
  online,
  started,
  customerJoined,
  specialistJoined,
}: Attendance): Extract<AppointmentEvent, 'finish' | 'mark_no_show' | 'cancel_by_specialist'> => {
  if (!online) return 'finish'
  if (!customerJoined) return 'mark_no_show'
  return specialistJoined || started ? 'finish' : 'cancel_by_specialist'
}
