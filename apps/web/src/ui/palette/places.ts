/** Somewhere the palette leads. */
export interface Place {
  readonly kind: 'action' | 'screen' | 'customer' | 'specialist'
  readonly name: string
  readonly path: string
  /** Where an appointment is booked for a patient. */
  readonly booking?: string
}
