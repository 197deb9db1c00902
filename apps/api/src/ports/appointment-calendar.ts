/** What goes with a letter, so that calendars follow an appointment by themselves (RFC 6047). */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  /** An iCalendar file (RFC 5545). */
  readonly content: string
}

export interface Invited {
  readonly appointmentId: string
  readonly role: 'customer' | 'specialist'
  readonly email: string
  /** What they read. */
  readonly language: string
}

/** The feature that has the appointments makes their calendar files for the one that sends messages. */
export interface AppointmentCalendar<D> {
  readonly invite: (deps: D, invited: Invited) => Promise<Invitation | undefined>
}
