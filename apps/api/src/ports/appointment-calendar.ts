/** A calendar attachment, so that calendars follow an appointment by themselves (RFC 6047). */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  /** An iCalendar file (RFC 5545). */
  readonly content: string
}

export interface Invited {
  readonly appointmentId: string
  readonly role: 'customer' | 'specialist'
  readonly email: string
  /** Language of the recipient. */
  readonly language: string
}

/** Calendar files, made by the feature that owns appointments for the one that sends messages. */
export interface AppointmentCalendar<D> {
  readonly invite: (deps: D, invited: Invited) => Promise<Invitation | undefined>
}
