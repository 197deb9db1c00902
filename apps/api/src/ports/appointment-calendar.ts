/** A calendar attachment, so that calendars follow an appointment by themselves (RFC 6047). */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** An iCalendar file (RFC 5545). */
  readonly content: string
}

interface Recipient {
  readonly role: 'customer' | 'specialist'
  /** Language of the recipient. */
  readonly language: string
}

export interface Invited extends Recipient {
  readonly appointmentId: string
  readonly email: string
}

export interface Published extends Recipient {
  readonly appointmentIds: readonly string[]
}

/** Calendar files, made by the feature that owns appointments for the one that sends messages. */
export interface AppointmentCalendar<D> {
  readonly invite: (deps: D, invited: Invited) => Promise<Invitation | undefined>
  /** Several appointments in one file, which an invitation can't hold (RFC 5546). */
  readonly publish: (deps: D, published: Published) => Promise<Invitation | undefined>
}
