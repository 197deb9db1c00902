import type { AppointmentEvent } from './appointment-state.ts'

/** Which participants came to an appointment that is still open two hours after its end. */
export interface Attendance {
  /** By video. Attendance in person is not recorded. */
  readonly online: boolean
  /** The specialist started it. */
  readonly started: boolean
  readonly customerJoined: boolean
  readonly specialistJoined: boolean
}

/**
 * How the job closes an appointment that is still open `CLOSES_HOURS_AFTER` its end.
 * - Both were in the call, or it was in person (no call to go by): it took place.
 * - Only the patient joined: canceled by the platform, everything goes back as credit.
 * - The patient never joined: an absence, which pays the specialist as if attended.
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
